#include "collection/named_men.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "chess/fairy_men.hpp"
#include "chess/square.hpp"
#include "notation/notations.hpp"
#include "text/ascii.hpp"

namespace dawson::collection {
namespace {

using chess::FairyMan;
using chess::Man;

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view around = " \t\n.,:;";
  std::size_t const begin = text.find_first_not_of(around);
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(around) - begin + 1);
}

bool same_figure(Man const& a, Man const& b) {
  return a.kind == b.kind && a.rotation == b.rotation && a.name == b.name;
}

void name_man(Man& man, FairyMan const& fairy) {
  man.kind = chess::Kind::named;
  man.name = fairy.name;
  man.rotation = 0;
}

// "*2Q*2q = Grashüpfer: gQ".
struct LegendRow {
  std::vector<Man> figures;
  FairyMan const* name = nullptr;
};

std::optional<LegendRow> legend_row(std::string_view item) {
  std::size_t const equals = item.find('=');
  if (equals == std::string_view::npos) return {};
  std::string_view const meaning = item.substr(equals + 1);
  LegendRow row;
  row.name = man_called(trimmed(meaning.substr(0, meaning.find_first_of(":("))));
  text::Diagnostics none;
  auto const men =
      notation::read_men(notation::notation_of_men(), trimmed(item.substr(0, equals)), {}, none);
  if (!row.name || !men) return {};
  for (chess::Occupant const& occupant : *men)
    if (auto const* man = std::get_if<Man>(&occupant)) row.figures.push_back(*man);
  return row;
}

// "d5, e6: Grasshopper", "Nightrider d5".
struct SquaresRow {
  std::vector<chess::Square> squares;
  FairyMan const* name = nullptr;
};

SquaresRow squares_row(std::string_view item) {
  SquaresRow row;
  std::string name;
  constexpr std::string_view between = " \t\n,;:=";
  constexpr int usual = 8;
  for (std::size_t at = 0; (at = item.find_first_not_of(between, at)) != std::string_view::npos;) {
    std::size_t const end = std::min(item.find_first_of(between, at), item.size());
    std::string_view const word = item.substr(at, end - at);
    auto const square = text::is_lower(word.front()) ? chess::read_square(word) : std::nullopt;
    if (square && square->file < usual && square->rank < usual) row.squares.push_back(*square);
    else name += (name.empty() ? "" : " ") + std::string(word);
    at = end;
  }
  if (!row.squares.empty()) row.name = man_called(trimmed(name));
  return row;
}

class Naming {
 public:
  Naming(Record const& record, chess::Position position) : record_(record) {
    made_.position = std::move(position);
  }

  NamedMen run() {
    for (FieldName const field : {Id::legend, Id::conditions, Id::remark})
      if (RecordField const* const items = record_.find(field))
        for (text::Mapped const& item : items->values) name_squares(squares_row(item.text()));
    if (RecordField const* const legend = record_.find(Id::legend)) {
      made_.legend_said = true;
      for (text::Mapped const& item : legend->values) {
        auto const row = legend_row(item.text());
        if (row) name_figures(*row);
        made_.legend_said = made_.legend_said && row && has_usual_figures(*row);
      }
    }
    return std::move(made_);
  }

 private:
  template <class Take>
  void each_man(Take const& take) {
    chess::Board& board = made_.position.board;
    for (std::size_t r = 0; r < board.rows(); ++r)
      for (std::size_t file = 0; file < board.row(r).size(); ++file)
        if (auto& occupant = board.row(r)[file].occupant)
          if (auto* const man = std::get_if<Man>(&*occupant))
            take(*man,
                 chess::Square{static_cast<int>(file), static_cast<int>(board.rows() - 1 - r)});
  }

  // What stands there upright is what it looks like.
  void name_squares(SquaresRow const& row) {
    if (!row.name) return;
    each_man([&](Man& man, chess::Square at) {
      bool const is_figure = man.rotation != 0 || man.kind == chess::Kind::circle;
      if (is_figure && std::ranges::find(row.squares, at) != row.squares.end())
        name_man(man, *row.name);
    });
  }

  void name_figures(LegendRow const& row) {
    each_man([&](Man& man, chess::Square) {
      bool const meant = std::ranges::any_of(
          row.figures, [&](Man const& figure) { return same_figure(figure, man); });
      if (meant) name_man(man, *row.name);
    });
  }

  static bool has_usual_figures(LegendRow const& row) {
    return std::ranges::all_of(row.figures, [&](Man const& man) {
      return man.kind == row.name->figure.kind && man.rotation == row.name->figure.rotation;
    });
  }

  Record const& record_;
  NamedMen made_;
};

}  // namespace

// Names in the plural are those in the singular and an ending of the language.
FairyMan const* man_called(std::string_view name) {
  constexpr std::string_view endings[] = {"", "s", "n", "e", "en"};
  for (std::string_view const ending : endings) {
    if (!name.ends_with(ending)) continue;
    std::string_view const singular = name.substr(0, name.size() - ending.size());
    if (singular.empty()) continue;
    if (auto const* man = chess::find_fairy_man(singular)) return man;
  }
  return nullptr;
}

NamedMen with_named_men(Record const& record, chess::Position position) {
  return Naming(record, std::move(position)).run();
}

}  // namespace dawson::collection
