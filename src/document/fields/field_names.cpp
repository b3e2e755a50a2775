#include "document/fields/field_names.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <unordered_map>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "notation/notations.hpp"
#include "text/closest_name.hpp"
#include "text/scanning.hpp"

namespace dawson::document {
namespace {

// Returns one field per notation, named after it.
std::vector<Field> const& positions() {
  static std::vector<Field> const all = [] {
    std::vector<Field> list;
    for (notation::Notation const& notation : notation::notations()) {
      Field row{FieldId::position, notation.name, Syntax::position};
      row.stands = problem::Stands::directive_alone;
      row.in_url = true;
      row.words = notation.words;
      list.push_back(row);
    }
    return list;
  }();
  return all;
}

}  // namespace

// A map, because this is called for each line.
Field const* find_field(std::string_view name) {
  static auto const by_name = [] {
    std::unordered_map<std::string_view, Field const*> all;
    for (Field const& field : positions()) all.emplace(field.name, &field);
    for (Field const& field : problem::fields()) all.emplace(field.name, &field);
    return all;
  }();
  auto const found = by_name.find(name);
  return found == by_name.end() ? nullptr : found->second;
}

namespace {

std::vector<std::string_view> names_of_fields() {
  std::vector<std::string_view> names;
  for (std::span<Field const> const rows : {std::span<Field const>(positions()), problem::fields()})
    for (Field const& field : rows) names.push_back(field.name);
  return names;
}

}  // namespace

std::string_view closest_field(std::string_view name) {
  return text::closest_name(name, names_of_fields());
}

std::string_view meant_field(std::string_view name) {
  return text::meant_name(name, names_of_fields());
}

namespace {

struct ForeignName {
  std::string_view name;  // folded: in lower case, umlauts and accents transcribed
  FieldId field;
};

constexpr auto table = std::to_array<ForeignName>({
    {"nummer", FieldId::number},
    {"numero", FieldId::number},
    {"marke", FieldId::label},
    {"etiquette", FieldId::label},
    {"autor", FieldId::author},
    {"autoren", FieldId::author},
    {"verfasser", FieldId::author},
    {"auteur", FieldId::author},
    {"auteurs", FieldId::author},
    {"stadt", FieldId::city},
    {"ort", FieldId::city},
    {"ville", FieldId::city},
    {"titel", FieldId::title},
    {"titre", FieldId::title},
    {"widmung", FieldId::dedication},
    {"dedicace", FieldId::dedication},
    {"quelle", FieldId::source},
    {"zeitschrift", FieldId::source},
    {"revue", FieldId::source},
    {"quellennummer", FieldId::source_number},
    {"heft", FieldId::issue},
    {"ausgabe", FieldId::issue},
    {"seite", FieldId::pages},
    {"seiten", FieldId::pages},
    {"datum", FieldId::date},
    {"jahr", FieldId::date},
    {"annee", FieldId::date},
    {"turnier", FieldId::tournament},
    {"tournoi", FieldId::tournament},
    {"auszeichnung", FieldId::award},
    {"preis", FieldId::award},
    {"distinction", FieldId::award},
    {"prix", FieldId::award},
    {"nach", FieldId::after},
    {"dapres", FieldId::after},
    {"fassung", FieldId::version},
    {"korrektur", FieldId::correction},
    {"verbesserung", FieldId::correction},
    {"nachdruck", FieldId::reprint},
    {"reimpression", FieldId::reprint},
    {"forderung", FieldId::stipulation},
    {"enonce", FieldId::stipulation},
    {"bedingung", FieldId::conditions},
    {"bedingungen", FieldId::conditions},
    {"zwilling", FieldId::twins},
    {"zwillinge", FieldId::twins},
    {"jumeaux", FieldId::twins},
    {"anzahl", FieldId::count},
    {"steine", FieldId::count},
    {"amzug", FieldId::tomove},
    {"trait", FieldId::tomove},
    {"legende", FieldId::legend},
    {"bemerkung", FieldId::remark},
    {"bemerkungen", FieldId::remark},
    {"remarque", FieldId::remark},
    {"thema", FieldId::themes},
    {"themen", FieldId::themes},
    {"loesung", FieldId::solution},
    {"kommentar", FieldId::comment},
    {"commentaire", FieldId::comment},
    {"urteil", FieldId::judgement},
    {"groesse", FieldId::size},
    {"taille", FieldId::size},
    {"stil", FieldId::style},
    {"drehen", FieldId::flip},
    {"koordinaten", FieldId::coordinates},
    {"coordonnees", FieldId::coordinates},
    {"brett", FieldId::board},
    {"sprache", FieldId::language},
    {"langue", FieldId::language},
});

}  // namespace

std::optional<FieldId> field_called(std::string_view foreign) {
  std::string const name = text::folded(foreign);
  auto const row = std::ranges::find(table, name, &ForeignName::name);
  return row == table.end() ? std::nullopt : std::optional(row->field);
}

namespace {

using text::Span;

enum class Meaning { arrows, squares, annotations, side, yes, none };

struct Row {
  std::string_view key;  // in lower case
  Meaning meaning;
  std::string_view remedy = {};
};

constexpr std::string_view stored = "write `fen: ...`: each directive has its own position",
                           screen_only = "remove the line: it is only for screens",
                           style_field = "remove the line, or write `style: NAME`";
constexpr auto rows = std::to_array<Row>({
    {"arrows", Meaning::arrows},
    {"squares", Meaning::squares},
    {"highlights", Meaning::squares},
    {"highlight", Meaning::squares},
    {"lastmove", Meaning::squares},
    {"check", Meaning::squares},
    {"annotations", Meaning::annotations},
    {"shapes", Meaning::none, "write `marks: arrow e2-e4; fill e4`"},
    {"orientation", Meaning::side},
    {"flipboard", Meaning::yes},
    {"load", Meaning::none, stored},
    {"save", Meaning::none, stored},
    {"overwrite", Meaning::none, stored},
    {"ply", Meaning::none, stored},
    {"currentmoveidx", Meaning::none, stored},
    {"piecestyle", Meaning::none, style_field},
    {"boardstyle", Meaning::none, style_field},
    {"theme", Meaning::none, style_field},
    {"drawable", Meaning::none, screen_only},
    {"viewonly", Meaning::none, screen_only},
    {"free", Meaning::none, screen_only},
    {"showtoolbar", Meaning::none, screen_only},
    {"id", Meaning::none, "remove the line, or write `label: NAME`"},
});

Row const* row_of(std::string_view key) {
  std::string const lower = text::lower_case(key);
  auto const* const row = std::ranges::find(rows, lower, &Row::key);
  return row == rows.end() ? nullptr : row;
}

bool is_square(std::string_view text) {
  return text.size() >= 2 && text[0] >= 'a' && text[0] <= 'h' && text[1] >= '1' && text[1] <= '8';
}

// Returns the colour of a letter or word ("g", "green"); empty for anything else.
std::string_view colour_of(std::string_view sign) {
  constexpr std::pair<std::string_view, std::string_view> colours[] = {
      {"r", "red"}, {"g", "green"}, {"b", "blue"}, {"y", "yellow"}};
  for (auto const& [letter, name] : colours)
    if (sign == letter || sign == name) return name;
  return {};
}

// Reads the parts of a value: squares with arrows, colours or other marks.
class ValueReader {
 public:
  ValueReader(std::string_view body, PluginLine& line) : body_(body), line_(line) {}

  void run(Meaning meaning) {
    constexpr std::string_view between = " \t\r\n,;[]\"'";
    std::string_view const value =
        body_.substr(line_.value.begin, line_.value.end - line_.value.begin);
    for (std::string_view const part : text::words_of(value, between)) {
      if (part == "-" || part == "->") continue;
      if (!take(part, meaning)) {
        auto const begin = static_cast<std::size_t>(part.data() - body_.data());
        line_.unread.push_back({begin, begin + part.size()});
      }
    }
  }

 private:
  bool take(std::string_view part, Meaning meaning) {
    bool arrow = meaning == Meaning::arrows;
    if (meaning == Meaning::annotations) {
      if (part.front() != 'A' && part.front() != 'H') return false;
      arrow = part.front() == 'A';
      part.remove_prefix(1);
    }
    if (!is_square(part)) return false;
    std::string_view const from = part.substr(0, 2);
    part.remove_prefix(2);
    std::string_view to;
    std::size_t const next = std::min(part.find_first_not_of("-–>:"), part.size());
    if (is_square(part.substr(next))) {
      to = part.substr(next, 2);
      part.remove_prefix(next + 2);
    }
    std::string_view const colour =
        part.starts_with('/') || part.starts_with(':') ? colour_of(part.substr(1)) : "";
    if (!part.empty() && colour.empty()) return false;
    std::string const tail = colour.empty() ? "" : fmt::format(" {}", colour);
    if (arrow == to.empty() && meaning != Meaning::squares) return false;
    if (arrow) line_.items.push_back(fmt::format("arrow {}-{}{}", from, to, tail));
    else line_.items.push_back(fmt::format("fill {}{}", from, tail));
    // "d7d5": both squares of the last move.
    if (!arrow && !to.empty()) line_.items.push_back(fmt::format("fill {}{}", to, tail));
    return true;
  }

  std::string_view body_;
  PluginLine& line_;
};

void read_value(std::string_view body, Row const& row, PluginLine& line) {
  std::string const value = text::lower_case(
      text::without_tail(body.substr(line.value.begin, line.value.end - line.value.begin)));
  switch (row.meaning) {
    case Meaning::arrows:
    case Meaning::squares:
    case Meaning::annotations:
      line.field = FieldId::marks;
      return ValueReader(body, line).run(row.meaning);
    case Meaning::side:
    case Meaning::yes:
      line.field = FieldId::flip;
      if (value == "black" || value == "true" || value == "yes") line.items.emplace_back("yes");
      else if (value == "white" || value == "false" || value == "no") line.items.emplace_back("no");
      else line.unread.push_back(line.value);
      return;
    case Meaning::none: line.remedy = row.remedy;
  }
}

}  // namespace

bool is_plugin_key(std::string_view key) {
  return row_of(key) != nullptr && find_field(key) == nullptr;
}

std::vector<PluginLine> plugin_lines(std::string_view body) {
  std::vector<PluginLine> all;
  bool continues = false;
  for (std::size_t at = 0; at < body.size();) {
    std::size_t const end = std::min(body.find('\n', at), body.size());
    std::string_view const line = text::without_tail(body.substr(at, end - at));
    std::size_t const indent = std::min(line.find_first_not_of(" \t"), line.size());
    std::size_t const colon = line.find(':');
    bool const below = indent > 0 || line.substr(indent).starts_with("- ");
    if (below && continues) {
      all.back().value.end = at + line.size();
    } else if (colon != std::string_view::npos &&
               is_plugin_key(line.substr(indent, colon - indent))) {
      std::size_t const value = std::min(line.find_first_not_of(" \t", colon + 1), line.size());
      PluginLine made;
      made.key = {at + indent, at + colon};
      made.value = {at + value, at + line.size()};
      all.push_back(std::move(made));
      continues = true;
    } else {
      continues = false;
    }
    at = end + 1;
  }
  for (PluginLine& line : all) {
    Row const& row = *row_of(body.substr(line.key.begin, line.key.end - line.key.begin));
    read_value(body, row, line);
  }
  return all;
}

std::string help_for_plugin_key(std::string_view body, std::string_view key) {
  std::vector<PluginLine> const lines = plugin_lines(body);
  auto const own = std::ranges::find_if(lines, [&](PluginLine const& line) {
    return body.substr(line.key.begin, line.key.end - line.key.begin) == key;
  });
  if (own == lines.end()) {
    Row const* const row = row_of(key);
    return std::string(row && !row->remedy.empty() ? row->remedy
                                                   : "see the manual for the equivalent field");
  }
  if (!own->field) return std::string(own->remedy);
  std::vector<std::string> items;
  for (PluginLine const& line : lines)
    if (line.field == own->field)
      for (std::string const& item : line.items)
        if (std::ranges::count(items, item) == 0) items.push_back(item);
  std::string_view const name = problem::field(*own->field).name;
  if (items.empty()) return fmt::format("write `{}: ...`", name);
  if (*own->field == FieldId::flip && items.front() == "no") return "remove the line";
  return fmt::format("write `{}: {}`", name, fmt::join(items, "; "));
}

}  // namespace dawson::document
