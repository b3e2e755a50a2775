#include "document/glossary.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <set>

#include "chess/movement.hpp"
#include "semantics/betza/betza.hpp"
#include "semantics/men_by_moves.hpp"
#include "text/closest_name.hpp"

namespace dawson::document {
namespace {

constexpr std::string_view colours[] = {"neutral",   "white",   "black",   "neutraler", "neutrale",
                                        "neutrales", "weisser", "weisse",  "schwarzer", "schwarze",
                                        "neutre",    "blanc",   "blanche", "noir",      "noire"};

bool is_orthodox(chess::Piece const& piece) {
  return piece.kind <= chess::Kind::pawn && piece.rotation == 0;
}

// Returns one key for the names of a piece in all languages.
std::string key_of(std::string_view name) {
  chess::FairyPiece const* const fairy = chess::find_fairy_piece(name);
  return fairy ? text::folded(fairy->name) : text::folded(name);
}

}  // namespace

void FairyPieces::collect(problem::Problem const& problem, chess::Language language) {
  std::set<Figure> in_legend;
  for (problem::LegendItem const& item : problem.legend)
    for (chess::SquareContent const& occupant : item.figures)
      if (auto const* piece = std::get_if<chess::Piece>(&occupant)) {
        in_legend.insert(figure_of(*piece));
        add(*piece, item.name, item.betza);
      }
  chess::for_each_piece(problem.position, [&](chess::Piece const& piece) {
    if (!in_legend.empty() && in_legend.contains(figure_of(piece))) return;
    bool const named = piece.kind == chess::Kind::named;
    std::string_view const name = named ? std::string_view(piece.name) : conventional_name(piece);
    if (!name.empty())
      add(piece, {prose::Text{std::string(chess::fairy_name(name, language))}}, {});
  });
}

void FairyPieces::add(chess::Piece piece, prose::Inlines const& name, std::string betza) {
  if (is_orthodox(piece) && betza.empty()) return;
  std::string const bare = bare_name(name);
  piece.side = chess::Side::white;
  // Without a name, the symbol identifies the piece.
  std::size_t const at = used_.size();
  std::size_t known = at;
  auto const look_up = [&](auto const& index, auto const& key) {
    if (auto const found = index.find(key); found != index.end())
      known = std::min(known, found->second);
  };
  look_up(bare.empty() ? by_figure_ : unnamed_, figure_of(piece));
  if (!bare.empty()) look_up(by_name_, key_of(bare));
  if (betza.empty()) betza = semantics::betza_of(bare);
  if (known < at) {
    if (used_[known].betza.empty()) used_[known].betza = std::move(betza);
    return;
  }
  by_figure_.try_emplace(figure_of(piece), at);
  if (bare.empty()) unnamed_.try_emplace(figure_of(piece), at);
  else by_name_.try_emplace(key_of(bare), at);
  used_.push_back(
      {piece, bare.empty() ? name : prose::Inlines{prose::Text{bare}}, std::move(betza)});
}

std::string glossary_board(std::string_view betza) {
  int longest = 4;
  text::Diagnostics findings;
  if (auto const piece = semantics::read_betza(betza, findings))
    for (chess::Slide const& ride : chess::movement(*piece))
      longest = std::max({longest, std::abs(ride.step.dx), std::abs(ride.step.dy)});
  return fmt::format("{0}x{0}", 2 * longest + 1);
}

std::string_view conventional_name(chess::Piece const& piece) {
  constexpr int upside_down = 4;
  if (piece.rotation != upside_down) return {};
  return piece.kind == chess::Kind::queen    ? "grasshopper"
         : piece.kind == chess::Kind::knight ? "nightrider"
                                             : "";
}

bool same_figure(chess::Piece const& a, chess::Piece const& b) {
  return a.kind == b.kind && a.rotation == b.rotation && a.name == b.name;
}

std::string bare_name(prose::Inlines const& name) {
  std::string plain;
  for (prose::Inline const& part : name) {
    if (auto const* text = std::get_if<prose::Text>(&part)) plain += text->text;
    else if (auto const* raw = std::get_if<prose::Raw>(&part)) plain += raw->text;
    else return {};
  }
  if (plain.find_first_of("\\{}$<") != std::string::npos) return {};
  std::size_t const blank = plain.find(' ');
  if (blank == std::string::npos) return plain;
  bool const coloured =
      std::ranges::find(colours, text::folded(plain.substr(0, blank))) != std::end(colours);
  return coloured ? plain.substr(plain.find_first_not_of(' ', blank)) : plain;
}

}  // namespace dawson::document
