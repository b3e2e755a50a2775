#include "semantics/position_checks.hpp"

#include <algorithm>
#include <array>
#include <set>

#include <fmt/format.h>

#include "chess/fairy_pieces.hpp"
#include "prose/prose.hpp"
#include "semantics/popeye/conditions.hpp"
#include "text/closest_name.hpp"
#include "text/scanning.hpp"

namespace dawson::semantics {
namespace {

using chess::Kind;
using chess::Piece;
using chess::Side;

// Conditions and options under which a side may have no king, or several; the first word of each
// in Popeye's English.
constexpr auto kingless = std::to_array<std::string_view>(
    {"ExtinctionChess", "LosingChess", "RepublicanChess", "WhiteRoyalSquare", "BlackRoyalSquare",
     "RoyalDynasty", "AntiKings", "Dummy", "NoWk", "NoBk", "OhneWk", "OhneSk", "SansRB", "SansRN"});
// The same for conditions that Popeye does not know.
constexpr auto kingless_words =
    std::to_array<std::string_view>({"rex multiplex", "rex solus", "knightmate", "giveaway",
                                     "kriegspiel", "räuberschach", "gravity", "progressive"});

bool is_kingless(std::string_view condition) {
  auto const popeye = popeye::condition_for_popeye(condition).value_or(std::string(condition));
  std::string const lower = text::lower_case(condition);
  return std::ranges::any_of(kingless,
                             [&](std::string_view word) { return popeye.starts_with(word); }) ||
         std::ranges::any_of(kingless_words, [&](std::string_view word) {
           return lower.find(word) != std::string::npos;
         });
}

bool does_without_kings(problem::Problem const& problem) {
  for (auto const field : {problem::FieldId::conditions, problem::FieldId::options})
    for (problem::Entry const& entry : problem.all(field))
      if (is_kingless(prose::plain(entry.text))) return true;
  return std::ranges::any_of(problem.position.attributes, [](chess::Attributes const& one) {
    return std::ranges::count(one.words, "Royal") > 0;
  });
}

// Returns the side whose king is mated, if the task is a mate.
std::optional<Side> mated(chess::Task const& task) {
  if (task.goal != "#" && task.goal != "#=" && task.goal != "##!") return {};
  std::string_view play = task.play;
  // The goal at the end of the play: in self- and reflexmates White is mated.
  bool const of_white = play.ends_with("s") || (play.ends_with("r") && !play.ends_with("ser-"));
  return of_white ? Side::white : Side::black;
}

class PositionCheck {
 public:
  PositionCheck(problem::Problem const& problem, text::Span where,
                text::SourceMappedText const& written)
      : problem_(problem),
        where_(where),
        written_(written),
        is_default_board_(is_default(problem.position.board)) {}

  text::Diagnostics run() {
    chess::Board const& board = problem_.position.board;
    for (std::size_t row = 0; row < board.rows(); ++row) {
      auto const cells = board.row(row);
      for (chess::Cell const& cell : cells)
        if (Piece const* const piece = chess::piece_on(cell))
          check_piece(*piece, {static_cast<int>(&cell - cells.data()),
                               static_cast<int>(board.rows() - 1 - row)});
    }
    check_kings();
    if (!pawns_.empty())
      report("W-PAWN", fmt::format("pawn on {}", pawns_),
             "place pawns between the first and the last rank");
    return std::move(findings_);
  }

 private:
  void check_piece(Piece const& piece, chess::Square square) {
    if (piece.kind != Kind::king && piece.kind != Kind::pawn && piece.kind != Kind::named) return;
    bool const upright = piece.rotation == 0;
    if (piece.kind == Kind::king && upright && piece.side == Side::white) ++white_kings_;
    if (piece.kind == Kind::king && upright && piece.side == Side::black) ++black_kings_;
    if (piece.kind == Kind::king && upright && piece.side == Side::neutral) neutral_king_ = true;
    bool const edge =
        square.rank == 0 || square.rank + 1 == static_cast<int>(problem_.position.board.rows());
    bool const of_a_side = piece.side == Side::white || piece.side == Side::black;
    if (piece.kind == Kind::pawn && upright && of_a_side && edge && is_default_board_)
      pawns_ += (pawns_.empty() ? "" : ", ") + chess::square_name(square);
    if (piece.kind == Kind::named) check_name(piece.name);
  }

  static bool is_default(chess::Board const& board) {
    return board.rectangular() && board.rows() == 8 && board.row(0).size() == 8;
  }

  // Names are free text; a name close to a known one is probably misspelled.
  void check_name(std::string const& name) {
    if (chess::find_fairy_piece(std::string_view(name)) || !reported_names_.insert(name).second)
      return;
    auto const closest_name = chess::closest_fairy_piece(name);
    bool const hunter = name.find('/') != std::string::npos;
    if (closest_name.empty() || hunter || name.starts_with(closest_name)) return;
    report("W-NAME", fmt::format("unknown piece `{}`", name),
           fmt::format("did you mean `{}`?", closest_name));
    auto const place = place_of(name);
    if (!place) return;
    // The case of the first letter may be the colour of the piece.
    std::string by(closest_name);
    if (text::is_upper(written_.text()[place->begin])) by = text::capitalised(std::move(by));
    findings_.back().span = written_.origin(*place);
    findings_.back() = text::replaceable(std::move(findings_.back()), by);
  }

  // Returns the place of a name, of which only letters are in the position, in any case.
  std::optional<text::Span> place_of(std::string_view name) const {
    std::string_view const text = written_.text();
    auto const lower = [](char c) { return text::to_lower(c); };
    auto const is_letter = [&](std::size_t at) {
      return at < text.size() && text::is_letter(text[at]);
    };
    for (std::size_t at = 0; at + name.size() <= text.size(); ++at) {
      bool const whole = (at == 0 || !is_letter(at - 1)) && !is_letter(at + name.size());
      if (whole && std::ranges::equal(text.substr(at, name.size()), name, {}, lower, lower))
        return text::Span{at, at + name.size()};
    }
    return {};
  }

  void check_kings() {
    bool const zero = !problem_.twins.empty() && problem_.twins.front().zeroposition;
    if (!is_default_board_ || zero || does_without_kings(problem_)) return;
    if (white_kings_ > 1) report_too_many("White", white_kings_);
    if (black_kings_ > 1) report_too_many("Black", black_kings_);
    auto const side = mated(*problem_.stipulation->task);
    if (neutral_king_) return;  // it is White's and Black's
    if (side == Side::white && white_kings_ == 0) report_missing("White");
    if (side == Side::black && black_kings_ == 0) report_missing("Black");
  }

  void report_too_many(std::string_view side, int kings) {
    report("W-KING", fmt::format("{} has {} kings", side, kings),
           "correct the position, or name the condition that allows it");
  }

  void report_missing(std::string_view side) {
    report("W-KING", fmt::format("{} has no king, but the stipulation is mate", side),
           "correct the position or the stipulation, or name the condition that needs no king");
  }

  void report(std::string code, std::string message, std::string hint) {
    findings_.push_back(
        text::warning(std::move(code), where_, std::move(message), std::move(hint)));
  }

  problem::Problem const& problem_;
  text::Span where_;
  text::SourceMappedText const& written_;
  bool is_default_board_;
  int white_kings_ = 0, black_kings_ = 0;
  bool neutral_king_ = false;
  std::string pawns_;
  std::set<std::string> reported_names_;
  text::Diagnostics findings_;
};

}  // namespace

text::Diagnostics check_position(problem::Problem const& problem, text::Span where,
                                 text::SourceMappedText const& written) {
  if (!problem.stipulation || !problem.stipulation->task || problem.view.moves) return {};
  return PositionCheck(problem, where, written).run();
}

}  // namespace dawson::semantics
