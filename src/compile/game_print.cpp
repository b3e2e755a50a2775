#include "compile/game_print.hpp"

#include <algorithm>
#include <map>
#include <string_view>
#include <utility>

#include "chess/language.hpp"
#include "notation/pgn/comments.hpp"
#include "notation/pgn/move_walk.hpp"

namespace dawson::run {
namespace {

using notation::pgn::MoveNode;
using notation::pgn::MoveNote;

constexpr std::string_view board_sign = "[#]", board_of_black = "[#b]";

bool has_board(std::string_view words) {
  return words.find(board_sign) != words.npos || words.find(board_of_black) != words.npos;
}

// Returns the positions after the half-moves whose comments have a board.
std::map<std::uint32_t, chess::Position> positions_of(document::GameMoves const& game) {
  std::map<std::uint32_t, chess::Position> out;
  auto const is_wanted = [&](std::uint32_t node) {
    return std::ranges::any_of(game.tree.nodes[node].notes,
                               [](MoveNote const& note) { return has_board(note.text); });
  };
  text::Diagnostics ignored;
  replay_rules::play_game(game.tree, game.start, ignored,
                          [&](std::uint32_t node, replay_rules::GameState const& state) {
                            if (is_wanted(node)) out.emplace(node, document::position_of(state));
                          });
  return out;
}

std::vector<chess::Mark> board_marks(std::vector<notation::pgn::CommentMark> const& marks) {
  std::vector<chess::Mark> out;
  for (notation::pgn::CommentMark const& one : marks) {
    chess::Mark mark;
    mark.kind = one.arrow ? chess::MarkKind::arrow : chess::MarkKind::fill;
    mark.area.from = *chess::read_square(one.from);
    mark.area.to = one.arrow ? *chess::read_square(one.to) : mark.area.from;
    mark.colour = notation::pgn::colour_name(one.colour);
    out.push_back(std::move(mark));
  }
  return out;
}

class Printer {
 public:
  Printer(document::GameMoves const& game, semantics::SolutionForm const& form,
          document::Settings const& settings)
      : game_(game), form_(form), settings_(settings), positions_(positions_of(game)) {
    language_ = form.letters.value_or(settings.language.value_or(chess::Language::english));
  }

  std::vector<GameSegment> run(prose::Inlines const& result) {
    present_ = document::position_of(game_.start);
    for (MoveNote const& note : nodes()[0].notes) comment(note.text, 0);
    notation::pgn::MoveWalk(game_.tree, *this).run();
    if (!result.empty()) {
      blank();
      end_bold();
      inlines_.insert(inlines_.end(), result.begin(), result.end());
    }
    end_segment({});
    return std::move(out_);
  }

  void open(bool first) {
    if (first) blank();
    text(first ? "(" : "; ");
    after_bracket_ = force_number_ = true;
  }
  void close(bool last) {
    force_number_ = true;
    if (last) text(")");
  }

  bool half_move(std::uint32_t at, bool main) {
    MoveNode const& node = nodes()[at];
    replay_rules::PlayedMove const& played = game_.played[at];
    for (MoveNote const& note : node.notes)
      if (note.kind == MoveNote::Kind::comment_before) comment(note.text, at);
    blank();
    if (main) bold_open_ = true;
    if (!played.played) {
      plain(node.number);
      if (!node.number.empty()) plain(node.number_has_dots ? "..." : ".");
      plain(played.san);
    } else {
      if (played.white || force_number_)
        plain(std::to_string(played.number) + (played.white ? "." : "..."));
      san(played.san);
    }
    force_number_ = false;
    plain(node.mark);
    for (MoveNote const& note : node.notes)
      if (note.kind == MoveNote::Kind::sign) plain("\u00A0" + note.text);
    for (MoveNote const& note : node.notes)
      if (note.kind == MoveNote::Kind::comment) comment(note.text, at);
    return true;
  }

 private:
  std::vector<MoveNode> const& nodes() const { return game_.tree.nodes; }

  void text(std::string_view words) {
    end_bold();
    plain(words);
  }
  void plain(std::string_view words) {
    prose::Inlines& to = bold_open_ ? bold_ : inlines_;
    auto* const last = to.empty() ? nullptr : std::get_if<prose::Text>(&to.back());
    if (last) last->text += words;
    else to.push_back(prose::Text{std::string(words)});
  }
  void end_bold() {
    if (std::exchange(bold_open_, false) && !bold_.empty())
      inlines_.push_back(prose::Strong{std::exchange(bold_, {})});
  }
  void blank() {
    bool const begins = inlines_.empty() && bold_.empty();
    if (!std::exchange(after_bracket_, false) && !begins) plain(" ");
  }

  // Returns a sign of SAN; castling is printed as in solutions.
  std::string sign(char c) const {
    if (c == 'O' && form_.castling == "0-0") return "0";
    return std::string(1, c);
  }

  // Writes SAN with figurines, or with the letters of the document.
  void san(std::string_view words) {
    constexpr std::string_view letters = "KQRBN";
    constexpr chess::Kind kinds[] = {chess::Kind::king, chess::Kind::queen, chess::Kind::rook,
                                     chess::Kind::bishop, chess::Kind::knight};
    for (char const c : words) {
      std::size_t const piece = letters.find(c);
      if (piece == letters.npos) {
        plain(sign(c));
      } else if (form_.pieces == semantics::SolutionForm::Men::figurines) {
        prose::Inlines& to = bold_open_ ? bold_ : inlines_;
        to.push_back(
            prose::Figurines{{chess::Piece{kinds[piece], chess::Side::white, 0, std::string()}}});
      } else {
        auto const& row = chess::about(language_);
        bool const own_knight = c == 'N' && row.print_knight != '\0';
        char const letter = own_knight ? row.print_knight : row.pieces[piece];
        plain(std::string_view(&letter, 1));
      }
    }
  }

  // Prints a comment; a board in it ends the segment.
  void comment(std::string words, std::uint32_t at) {
    std::vector<chess::Mark> const marks = board_marks(notation::pgn::take_marks(words));
    force_number_ = true;
    for (;;) {
      std::size_t const sign = std::min(words.find(board_sign), words.find(board_of_black));
      paragraphs(words.substr(0, sign));
      if (sign == std::string::npos) return;
      bool const flip = words.compare(sign, board_of_black.size(), board_of_black) == 0;
      words.erase(0, sign + (flip ? board_of_black : board_sign).size());
      auto const position = positions_.find(at);
      if (at != 0 && position == positions_.end()) continue;
      end_segment(GameBoard{at == 0 ? present_ : position->second, flip, marks});
    }
  }

  void paragraphs(std::string_view words) {
    for (std::size_t begin = 0; begin < words.size();) {
      std::size_t const end = std::min(words.find("\n\n", begin), words.size());
      std::string_view paragraph = words.substr(begin, end - begin);
      while (paragraph.starts_with(' ')) paragraph.remove_prefix(1);
      while (paragraph.ends_with(' ')) paragraph.remove_suffix(1);
      if (begin > 0) end_line();
      if (!paragraph.empty()) {
        blank();
        end_bold();
        markup(paragraph);
      }
      begin = end + 2;
    }
  }

  void markup(std::string_view words) {
    text::SourceMappedText value;
    value.append_for(words, game_.written.origin());
    text::Diagnostics ignored;
    auto read = settings_.markup->prose(value, settings_.links, ignored);
    if (!read) return plain(words);
    std::ranges::move(*read, std::back_inserter(inlines_));
  }

  void end_line() {
    end_bold();
    if (inlines_.empty()) return;
    prose::Indented line;
    line.text = std::exchange(inlines_, {});
    line.next = 0;
    line.place = lines_.empty() ? prose::Indented::Place::opens : prose::Indented::Place::paragraph;
    lines_.push_back(std::move(line));
  }

  void end_segment(std::optional<GameBoard> board) {
    end_line();
    if (lines_.empty() && !board) return;
    out_.push_back({std::exchange(lines_, {}), std::move(board)});
  }

  document::GameMoves const& game_;
  semantics::SolutionForm const& form_;
  document::Settings const& settings_;
  chess::Language language_ = chess::Language::english;
  std::map<std::uint32_t, chess::Position> positions_;
  chess::Position present_;
  prose::Inlines inlines_, bold_;
  bool bold_open_ = false, force_number_ = true, after_bracket_ = false;
  std::vector<prose::Indented> lines_;
  std::vector<GameSegment> out_;
};

}  // namespace

std::vector<GameSegment> print_game(document::GameMoves const& game,
                                    semantics::SolutionForm const& form,
                                    document::Settings const& settings,
                                    prose::Inlines const& result) {
  return Printer(game, form, settings).run(result);
}

}  // namespace dawson::run
