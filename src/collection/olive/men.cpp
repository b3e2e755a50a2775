#include "collection/olive/men.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "chess/attributes.hpp"
#include "chess/fairy_men.hpp"
#include "collection/named_men.hpp"
#include "terms/popeye/words.hpp"
#include "text/ascii.hpp"

namespace dawson::collection::olive {
namespace {

namespace popeye = terms::popeye;
using Kind = Node::Kind;

constexpr std::string_view pawn = "P";

bool is_square(std::string_view text) { return text.size() == 2 && popeye::are_squares(text); }

// What the reader's language calls the piece with this walk.
std::string called(std::string_view walk) {
  auto const* const piece = chess::find_fairy_piece(walk, chess::Language::english);
  return piece ? std::string(piece->name) : std::string(walk);
}

}  // namespace

void PiecesReader::refuse(text::Span where, std::string_view code, std::string message) {
  sound_ = false;
  entry_.tell(text::error(std::string(code), where, std::move(message),
                          "write Popeye's letters and a square (`Sg3`, `PAa6`, `Royal Zf3`) under "
                          "`white`, `black` or `neutral`; the entry is left out"));
}

void PiecesReader::read_algebraic(Node const& node) {
  if (!node.is(Kind::map))
    return refuse(entry_.where(node), "E-MAN", "expected lists of pieces by colour");
  for (auto const& [colour, pieces] : node.pairs) {
    auto const found =
        popeye::match(std::string_view(colour->text), popeye::colours(), chess::Language::english);
    if (!found.index || !popeye::colours()[*found.index].side) {
      refuse(entry_.where(*colour), "E-COLOUR", fmt::format("unknown colour `{}`", colour->text));
      continue;
    }
    auto const side = *popeye::colours()[*found.index].side;
    if (pieces->is(Kind::list))
      for (Node const* piece : pieces->items) take_piece(*piece, side);
    else if (!pieces->is(Kind::null)) take_piece(*pieces, side);
  }
}

// "Kb2", "Royal Zf3".
void PiecesReader::take_piece(Node const& node, chess::Side side) {
  if (!node.is(Kind::scalar))
    return refuse(entry_.where(node), "E-MAN", "expected a piece, found a list or a map");
  Piece piece{{side, {}, {}, {}, {}}, {}, entry_.mapped(node)};
  std::string_view rest = piece.written.text();
  piece.placed.where = piece.written.origin();
  for (std::size_t blank = rest.find(' '); blank != std::string_view::npos;
       blank = rest.find(' ')) {
    std::string_view const word = rest.substr(0, blank);
    auto const attributes = chess::attributes();
    auto const row = std::ranges::find_if(attributes, [&](chess::Attribute const& one) {
      return text::lower_case(one.words.english) == text::lower_case(word);
    });
    if (row == attributes.end())
      return refuse(piece.placed.where, "E-MAN", fmt::format("unknown attribute `{}`", word));
    piece.placed.attributes.push_back(row->words.english);
    rest.remove_prefix(blank + 1);
  }
  auto const cut = popeye::cut_piece(rest);
  bool const bare = is_square(rest);
  if (!bare && (!cut || cut->squares.size() != 2))
    return refuse(piece.placed.where, "E-MAN",
                  fmt::format("expected a piece on a square, found `{}`", rest));
  if (!bare) piece.letters = cut->walk;
  piece.placed.square = text::lower_case(bare ? rest : cut->squares);
  pieces_.push_back(std::move(piece));
}

void PiecesReader::read_legend(Node const& node) {
  if (!node.is(Kind::map)) {
    entry_.scalar(node);
    return entry_.tell(text::warning("W-VALUE", entry_.where(node),
                                     "legend not understood; left out",
                                     "write names with their squares: `Grasshopper: [d4]`"));
  }
  for (auto const& [name, squares] : node.pairs) {
    if (squares->is(Kind::list))
      for (Node const* square : squares->items) name_squares(name->text, *square);
    else name_squares(name->text, *squares);
  }
}

// "d4", "d4, e5", "d4e5".
void PiecesReader::name_squares(std::string const& name, Node const& node) {
  auto const value = entry_.scalar(node);
  if (!value) return;
  std::string squares = text::lower_case(value->text());
  std::erase_if(squares, [](char c) { return c == ' ' || c == ','; });
  if (!popeye::are_squares(squares))
    return entry_.tell(text::warning(
        "W-VALUE", value->origin(),
        fmt::format("expected squares in the legend, found `{}`; left out", value->text())));
  for (std::size_t at = 0; at < squares.size(); at += 2)
    legend_.push_back({name, squares.substr(at, 2), value->origin()});
}

// What the letters and the legend make of the piece; false where neither knows it.
bool PiecesReader::name_walk(Piece& piece, Record& record) {
  auto const walk = piece.letters.empty()
                        ? std::nullopt
                        : popeye::english_walk(piece.letters, chess::Language::english);
  auto const named = std::ranges::find(legend_, piece.placed.square, &Named::square);
  auto const* const meant = named == legend_.end() ? nullptr : piece_called(named->name);
  if (walk) piece.placed.walk = *walk;
  else if (meant) piece.placed.walk = meant->abbreviations.english;
  else if (piece.letters.empty()) piece.placed.walk = pawn;
  else return false;
  if (!walk && !meant)
    entry_.tell(text::warning(
        "W-VALUE", piece.placed.where,
        fmt::format("no piece letter before `{}`; read as a pawn", piece.placed.square)));
  if (named == legend_.end() || (meant && meant->abbreviations.english == piece.placed.walk))
    return true;
  if (meant)
    entry_.tell(text::warning("W-VALUE", named->where,
                              fmt::format("the legend calls the {} on {} {}; the letter is used",
                                          called(piece.placed.walk), named->square, named->name),
                              "correct the letter or the legend; the name is kept in a remark"));
  record.add(Id::remark, fmt::format("{}: {}", named->square, named->name), named->where);
  return true;
}

bool PiecesReader::add_to(Record& record) {
  std::vector<popeye::Placed> placed;
  for (Piece& piece : pieces_) {
    if (!name_walk(piece, record)) {
      refuse(piece.placed.where, "E-MAN", fmt::format("unknown piece `{}`", piece.letters));
      continue;
    }
    auto const there = std::ranges::find(placed, piece.placed.square, &popeye::Placed::square);
    if (there == placed.end()) {
      placed.push_back(std::move(piece.placed));
      continue;
    }
    sound_ = false;
    auto finding = text::error("E-DOUBLE", piece.placed.where,
                               fmt::format("two pieces on {}", piece.placed.square),
                               "remove one of the two; the entry is left out");
    finding.notes.push_back({there->where, "first one here"});
    entry_.tell(std::move(finding));
  }
  for (Named const& named : legend_)
    if (std::ranges::find(placed, named.square, &popeye::Placed::square) == placed.end() && sound_)
      entry_.tell(text::warning(
          "W-VALUE", named.where,
          fmt::format("no piece on {}; its name in the legend is left out", named.square)));
  if (!placed.empty()) record.add("men", popeye::write_list(placed));
  return sound_;
}

}  // namespace dawson::collection::olive
