#include "collection/position.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include <fmt/format.h>

#include "chess/board.hpp"
#include "chess/fairy_pieces.hpp"
#include "notation/men/men.hpp"
#include "notation/notations.hpp"
#include "text/scanning.hpp"

namespace dawson::collection {
namespace {

// Dawson's extension of Popeye's list: "S*Ud5".
constexpr char turn_sign = '*';

}  // namespace

RecordField const* position_of(Record const& record) {
  auto const found = std::ranges::find_if(record.fields, [](RecordField const& field) {
    return notation::find_notation(field.name) != nullptr;
  });
  return found == record.fields.end() ? nullptr : &*found;
}

std::optional<chess::Position> read_position(Record const& record, RecordField const& field,
                                             text::Diagnostics& findings) {
  text::SourceMappedText const& value = field.values.front();
  notation::Dialect dialect;
  if (RecordField const* const variant = record.find(Id::variant)) {
    auto letters = notation::read_variant(variant->values.front().text());
    if (!letters) {
      findings.push_back(variant->values.front().origin(letters.error()));
      return {};
    }
    dialect.letters = std::move(*letters);
  }
  text::Diagnostics own;
  auto position = notation::find_notation(field.name)->read(value.text(), dialect, own);
  if (!position) own.push_back(position.error());
  for (text::Diagnostic const& finding : own) findings.push_back(value.origin(finding));
  return position ? std::optional(std::move(*position)) : std::nullopt;
}

std::optional<EnglishList> english_list(Record const& record, RecordField const* field,
                                        std::string_view format, text::Diagnostics& findings) {
  if (!field) {
    findings.push_back(text::error("E-LOSS", record.where, "problem has no position",
                                   "add a position, such as `fen: ...`"));
    return {};
  }
  text::SourceMappedText const& value = field->values.front();
  std::string const& text = value.text();
  bool const own =
      field->name == "men" && text.find(turn_sign) == std::string::npos &&
      (text.starts_with("White ") || text.starts_with("Black ") || text.starts_with("Neutral "));
  if (own) return EnglishList{text};
  auto const position = read_position(record, *field, findings);
  if (!position) return {};
  NamedPieces const pieces = with_named_pieces(record, *position);
  auto written = notation::write_men(pieces.position);
  notation::WriteResult beside;
  notation::notation_that(&notation::Notation::attributes).report_unsaid(pieces.position, beside);
  std::ranges::move(beside.unsupported, std::back_inserter(written.unsupported));
  for (std::string const& what : beside.dropped)
    findings.push_back(text::warning(
        "W-LOSS", value.origin(), fmt::format("{} cannot represent {}; left out", format, what)));
  bool const turned = written.text.find(turn_sign) != std::string::npos;
  if (written.ok() && !turned && !written.text.starts_with('['))
    return EnglishList{written.text, pieces.legend_said};
  std::string const why = written.ok() && !turned ? fmt::format("{} allows only 8x8 boards", format)
                          : turned                ? fmt::format("{} has no rotated pieces", format)
                                                  : notation::refusal(format, written);
  findings.push_back(text::error("E-LOSS", value.origin(), why,
                                 turned || !written.ok()
                                     ? "name rotated pieces in a legend: `legend: *2n = nightrider`"
                                     : "use another format, such as `--to json`"));
  return {};
}

namespace {

using chess::FairyPiece;
using chess::Piece;

constexpr std::string_view around_names = " \t\n.,:;";

bool same_figure(Piece const& a, Piece const& b) {
  return a.kind == b.kind && a.rotation == b.rotation && a.name == b.name;
}

void name_piece(Piece& piece, FairyPiece const& fairy) {
  piece.kind = chess::Kind::named;
  piece.name = fairy.name;
  piece.rotation = 0;
}

// A row "*2Q*2q = Grashüpfer: gQ".
struct LegendRow {
  std::vector<Piece> figures;
  FairyPiece const* name = nullptr;
};

std::optional<LegendRow> legend_row(std::string_view item) {
  std::size_t const equals = item.find('=');
  if (equals == std::string_view::npos) return {};
  std::string_view const meaning = item.substr(equals + 1);
  LegendRow row;
  row.name =
      piece_called(text::trimmed(meaning.substr(0, meaning.find_first_of(":(")), around_names));
  text::Diagnostics none;
  auto const pieces = notation::read_men(
      notation::notation_of_men(), text::trimmed(item.substr(0, equals), around_names), {}, none);
  if (!row.name || !pieces) return {};
  for (chess::SquareContent const& occupant : *pieces)
    if (auto const* piece = std::get_if<Piece>(&occupant)) row.figures.push_back(*piece);
  return row;
}

// A row "d5, e6: Grasshopper" or "Nightrider d5".
struct SquaresRow {
  std::vector<chess::Square> squares;
  FairyPiece const* name = nullptr;
};

SquaresRow squares_row(std::string_view item) {
  SquaresRow row;
  std::string name;
  constexpr std::string_view between = " \t\n,;:=";
  constexpr int default_value = 8;
  for (std::size_t at = 0; (at = item.find_first_not_of(between, at)) != std::string_view::npos;) {
    std::size_t const end = std::min(item.find_first_of(between, at), item.size());
    std::string_view const word = item.substr(at, end - at);
    auto const square = text::is_lower(word.front()) ? chess::read_square(word) : std::nullopt;
    if (square && square->file < default_value && square->rank < default_value)
      row.squares.push_back(*square);
    else name += (name.empty() ? "" : " ") + std::string(word);
    at = end;
  }
  if (!row.squares.empty()) row.name = piece_called(text::trimmed(name, around_names));
  return row;
}

class Naming {
 public:
  Naming(Record const& record, chess::Position position) : record_(record) {
    made_.position = std::move(position);
  }

  NamedPieces run() {
    for (FieldName const field : {Id::legend, Id::conditions, Id::remark})
      if (RecordField const* const items = record_.find(field))
        for (text::SourceMappedText const& item : items->values)
          name_squares(squares_row(item.text()));
    if (RecordField const* const legend = record_.find(Id::legend)) {
      made_.legend_said = true;
      for (text::SourceMappedText const& item : legend->values) {
        auto const row = legend_row(item.text());
        if (row) name_figures(*row);
        made_.legend_said = made_.legend_said && row && has_default_figures(*row);
      }
    }
    return std::move(made_);
  }

 private:
  template <class Take>
  void each_piece(Take const& take) {
    chess::Board& board = made_.position.board;
    for (std::size_t r = 0; r < board.rows(); ++r)
      for (std::size_t file = 0; file < board.row(r).size(); ++file)
        if (auto& occupant = board.row(r)[file].occupant)
          if (auto* const piece = std::get_if<Piece>(&*occupant))
            take(*piece,
                 chess::Square{static_cast<int>(file), static_cast<int>(board.rows() - 1 - r)});
  }

  // An upright piece on the square is the piece that it looks like.
  void name_squares(SquaresRow const& row) {
    if (!row.name) return;
    each_piece([&](Piece& piece, chess::Square at) {
      bool const is_figure = piece.rotation != 0 || piece.kind == chess::Kind::circle;
      if (is_figure && std::ranges::find(row.squares, at) != row.squares.end())
        name_piece(piece, *row.name);
    });
  }

  void name_figures(LegendRow const& row) {
    each_piece([&](Piece& piece, chess::Square) {
      bool const meant = std::ranges::any_of(
          row.figures, [&](Piece const& figure) { return same_figure(figure, piece); });
      if (meant) name_piece(piece, *row.name);
    });
  }

  static bool has_default_figures(LegendRow const& row) {
    return std::ranges::all_of(row.figures, [&](Piece const& piece) {
      return piece.kind == row.name->figure.kind && piece.rotation == row.name->figure.rotation;
    });
  }

  Record const& record_;
  NamedPieces made_;
};

}  // namespace

// Finds a piece by its name, in the plural too: the singular with an ending of the language.
FairyPiece const* piece_called(std::string_view name) {
  constexpr std::string_view endings[] = {"", "s", "n", "e", "en"};
  for (std::string_view const ending : endings) {
    if (!name.ends_with(ending)) continue;
    std::string_view const singular = name.substr(0, name.size() - ending.size());
    if (singular.empty()) continue;
    if (auto const* piece = chess::find_fairy_piece(singular)) return piece;
  }
  return nullptr;
}

NamedPieces with_named_pieces(Record const& record, chess::Position position) {
  return Naming(record, std::move(position)).run();
}

}  // namespace dawson::collection
