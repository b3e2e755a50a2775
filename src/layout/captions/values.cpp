#include "layout/captions/values.hpp"

#include <algorithm>
#include <initializer_list>
#include <set>
#include <utility>

#include <fmt/format.h>

#include "chess/board.hpp"
#include "chess/fairy_pieces.hpp"
#include "chess/languages/words.hpp"
#include "layout/games.hpp"
#include "semantics/printing/diagram_men.hpp"
#include "semantics/stipulation.hpp"
#include "semantics/twins/heads.hpp"
#include "semantics/twins/lists.hpp"
#include "text/scanning.hpp"

namespace dawson::layout {
namespace {

using chess::SquareContent;
using problem::Problem;

// Returns every occupied square of a board, by file, then rank.
std::vector<std::pair<chess::Square, SquareContent const*>> occupied(chess::Board const& board) {
  std::vector<std::pair<chess::Square, SquareContent const*>> squares;
  for (chess::Cell const& cell : board.cells())
    if (cell.occupant) squares.emplace_back(chess::square_of(board, cell), &*cell.occupant);
  std::ranges::sort(squares, {},
                    [](auto const& one) { return std::pair(one.first.file, one.first.rank); });
  return squares;
}

// Adds pieces known only by name that the legend does not explain, in the order of the board.
void add_named_pieces(Problem const& problem, chess::Language language,
                      std::vector<LegendValue>& items) {
  std::set<std::string> known;
  std::set<std::string, std::less<>> names;
  for (LegendValue const& item : items) {
    names.insert(semantics::words_of_name(item.name));
    for (SquareContent const& figure : item.figures)
      if (auto const* piece = std::get_if<chess::Piece>(&figure)) known.insert(piece->name);
  }
  chess::for_each_piece(problem.position, [&](chess::Piece const& piece) {
    if (piece.kind != chess::Kind::named || !known.insert(piece.name).second) return;
    std::string_view const name = chess::fairy_name(piece.name, language);
    if (!names.contains(name)) items.push_back({{piece}, {prose::Text{std::string(name)}}, {}});
  });
}

}  // namespace

std::vector<LegendValue> legend_values(Problem const& problem, ValueStyle const& style) {
  std::vector<LegendValue> items;
  for (problem::LegendItem const& item : problem.legend)
    items.push_back({item.figures,
                     style.quotes_by_language ? with_quotes(item.name, style.language) : item.name,
                     {}});
  add_named_pieces(problem, style.language, items);
  if (items.empty()) return items;
  auto const pieces = occupied(problem.position.board);
  for (LegendValue& item : items)
    for (auto const& [square, piece] : pieces)
      if (std::ranges::find(item.figures, *piece) != item.figures.end())
        item.squares += (item.squares.empty() ? "" : ", ") + chess::square_name(square);
  return items;
}

namespace {

using prose::Inlines;

Inlines joined(std::initializer_list<Inlines const*> parts) {
  Inlines out;
  for (Inlines const* part : parts) {
    if (part->empty()) continue;
    if (!out.empty()) out.push_back(prose::Text{" "});
    out.insert(out.end(), part->begin(), part->end());
  }
  return out;
}

}  // namespace

Inlines author_name(problem::Entry const& author, NameForm form, bool titles) {
  if (!author.name) return author.text;
  problem::PersonName const& name = *author.name;
  Inlines const none;
  Inlines const& title = titles ? name.titles : none;
  switch (form) {
    case NameForm::full: return titles ? author.text : joined({&name.given, &name.surname});
    case NameForm::brief: return joined({&title, &name.initials, &name.surname});
    case NameForm::surname: return name.surname;
    case NameForm::reversed: break;
  }
  Inlines const rest = joined({&title, &name.given});
  Inlines out = name.surname;
  if (rest.empty()) return out;
  out.push_back(prose::Text{", "});
  out.insert(out.end(), rest.begin(), rest.end());
  return out;
}

namespace {

using chess::Language;

std::optional<std::string> own_word(std::string_view name, Language language, Words const& own) {
  auto const words = own.find(language);
  if (words == own.end()) return {};
  auto const found = words->second.find(name);
  if (found == words->second.end()) return {};
  return found->second;
}

}  // namespace

std::optional<std::string> find_word(std::string_view name, Language language, Words const& own) {
  for (Language const one : {language, Language::english}) {
    if (auto word = own_word(name, one, own)) return word;
    if (std::string_view const word = chess::words(one).caption[name]; !word.empty())
      return std::string(word);
  }
  for (auto const& [other, words] : own)
    if (auto word = own_word(name, other, own)) return word;
  return {};
}

// A syntax of fields is printed in one way: a row of the table below. Styles of dates, numbers and
// names are applied here, before a template sees the value.

namespace {

using problem::Entry;
using problem::FieldId;
using Values = std::vector<Inlines>;

// Input for the items of a field.
struct Asked {
  Problem const& problem;
  FieldId field;
  SlotForm const& form;
  ValueStyle const& style;
};

// The syntax of the value determines which typographic changes are allowed.
Inlines set(Inlines text, Asked const& asked) {
  using problem::ValueSyntax;
  problem::Syntax const syntax = problem::field(asked.field).syntax;
  if (problem::value_syntax(syntax) == ValueSyntax::own) return with_arrows(std::move(text));
  if (asked.style.en_dash_ranges && problem::field(asked.field).ranges)
    text = with_en_dashes(std::move(text));
  if (asked.style.quotes_by_language) text = with_quotes(std::move(text), asked.style.language);
  return text;
}

Inlines words(std::string text) {
  Inlines out;
  out.push_back(prose::Text{std::move(text)});
  return out;
}

Values single_value(std::string text) {
  Values out;
  out.push_back(words(std::move(text)));
  return out;
}

Values as_written(Asked const& asked) {
  Values values;
  for (Entry const& entry : asked.problem.all(asked.field))
    if (!entry.text.empty()) values.push_back(set(entry.text, asked));
  return values;
}

std::string print_name(chess::Piece const& piece, chess::Language language, bool letters) {
  if (!letters && piece.kind < chess::Kind::letter)
    return std::string(chess::fairy_name(chess::kind_name(piece.kind), language));
  if (piece.kind == chess::Kind::letter) return text::upper_case(piece.name);
  chess::LanguageRow const& row = chess::about(language);
  if (piece.kind == chess::Kind::knight && row.print_knight != 0) return {row.print_knight};
  if (piece.kind <= chess::Kind::pawn) return {row.pieces[static_cast<std::size_t>(piece.kind)]};
  return std::string(chess::fairy_name(piece.name, language));
}

// Writes "White Q N2; Black P": letters separated by blanks, names by commas.
std::string hands_in_print(std::vector<chess::Pocket> const& hands, chess::Language language) {
  std::string out;
  auto const& words = chess::words(language);
  std::optional<chess::Side> open;
  bool const letters = std::ranges::all_of(hands, [](chess::Pocket const& held) {
    return held.piece.kind <= chess::Kind::pawn || held.piece.kind == chess::Kind::letter;
  });
  for (chess::Pocket const& held : in_printed_order(hands)) {
    if (open != held.piece.side) {
      bool const black = held.piece.side == chess::Side::black;
      out.append(out.empty() ? "" : "; ").append(words.caption[black ? "black" : "white"]);
    } else if (!letters) {
      out += ',';
    }
    open = held.piece.side;
    out.append(" ").append(print_name(held.piece, language, letters));
    if (held.count > 1) out.append(letters ? "" : "\u00A0").append(std::to_string(held.count));
  }
  return out;
}

// Adds the pieces in hand if they are printed among the conditions.
Values plain(Asked const& asked) {
  Values values = as_written(asked);
  chess::Position const& position = asked.problem.position;
  if (asked.field == FieldId::conditions && asked.problem.view.hand == problem::HandPlace::text &&
      position.hands && !position.hands->empty())
    values.push_back(words(std::string(chess::words(asked.style.language).hands.held) +
                           hands_in_print(*position.hands, asked.style.language)));
  return values;
}

// Adds the checks still to be given after the remarks.
Values remarks(Asked const& asked) {
  Values values = as_written(asked);
  auto const& checks = asked.problem.position.checks;
  if (asked.field == FieldId::remark && asked.problem.view.checks && checks)
    values.push_back(words(
        fmt::format("{}{}+{}", std::string_view(chess::words(asked.style.language).hands.checks),
                    checks->white, checks->black)));
  return values;
}

Values names(Asked const& asked) {
  NameForm const form = asked.form.name.value_or(asked.style.names);
  Values values;
  for (Entry const& author : asked.problem.all(asked.field))
    values.push_back(set(author_name(author, form, asked.style.academic_titles), asked));
  return values;
}

// Returns the text if the inlines are one text only.
std::optional<std::string_view> sole_text(Inlines const& inlines) {
  if (inlines.size() != 1) return {};
  if (auto const* text = std::get_if<prose::Text>(&inlines.front())) return text->text;
  if (auto const* raw = std::get_if<prose::Raw>(&inlines.front())) return raw->text;
  return {};
}

Values date(Asked const& asked) {
  Values values;
  for (Entry const& entry : asked.problem.all(asked.field)) {
    auto const text = sole_text(entry.text);
    auto const date = text ? problem::read_date(*text).date : std::nullopt;
    values.push_back(date ? words(date_text(*date, asked.style.dates, asked.style.language))
                          : set(entry.text, asked));
  }
  return values;
}

// Returns the side to move: of the position, or as the problem says it.
chess::Side mover_of(problem::Problem const& problem) {
  if (problem.view.to_move) return *problem.view.to_move;
  return problem.position.to_move.value_or(chess::Side(chess::Side::white));
}

// Without a form, the text already has the form of the document's defaults.
Values stipulation(Asked const& asked) {
  auto const& meaning = asked.problem.stipulation;
  TaskForm const form = asked.form.task.value_or(TaskForm::as_written);
  Values values;
  if (!meaning || !meaning->task || form == TaskForm::as_written) values = as_written(asked);
  else if (form == TaskForm::words)
    values = {words(
        semantics::stipulation_in_words(*meaning, asked.style.language, mover_of(asked.problem)))};
  else values = {words(semantics::stipulation_in_symbols(*meaning))};
  for (Inlines& value : values) value = with_decimals(std::move(value), asked.style.decimal);
  return values;
}

// Returns the label as written, and the changes in print form; `before`: label of the twin before.
Inlines printed_twin(Inlines const& written, chess::Twin const& twin, std::string_view before,
                     ValueStyle const& style) {
  auto const* text = written.empty() ? nullptr : std::get_if<prose::Text>(&written.front());
  std::size_t const bracket = text ? text->text.find(')') : std::string::npos;
  if (bracket == std::string::npos) return written;
  bool const figurines = style.moves == MoveForm::figurines;
  Inlines out{prose::Text{text->text.substr(0, bracket + 1) + " "}};
  for (prose::Inline& part : semantics::print_twin(
           twin, style.language,
           figurines ? semantics::PiecesIn::figurines : semantics::PiecesIn::letters, before))
    out.push_back(std::move(part));
  return out;
}

Values twins(Asked const& asked) {
  ValueStyle const& style = asked.style;
  Values values = as_written(asked);
  auto const& known = asked.problem.twins;
  bool const all_known = known.size() == values.size();
  for (std::size_t i = 0; i < values.size(); ++i) {
    Inlines& twin = values[i];
    bool const understood = all_known && !known[i].fault;
    if (understood && (style.moves >= MoveForm::figurines || semantics::is_in_commands(known[i])))
      twin = printed_twin(twin, known[i],
                          i > 0 ? semantics::label_before(known[i - 1], known[i - 1].label) : "",
                          style);
    twin = with_decimals(with_twin_label(std::move(twin), style.twin_label), style.decimal);
    if (!understood && style.moves == MoveForm::figurines)
      twin = with_twin_figurines(twin, style.language);
  }
  return values;
}

Values played(Asked const& asked) {
  return played_half_moves(as_written(asked), asked.problem, asked.style);
}

// Returns ", in hand 2+1" if there are pieces in hand.
std::string in_hand(Asked const& asked) {
  auto const& hands = asked.problem.position.hands;
  if (!hands || hands->empty()) return {};
  chess::Count count;
  for (chess::Pocket const& held : *hands)
    (held.piece.side == chess::Side::black ? count.black : count.white) +=
        static_cast<int>(held.count);
  return fmt::format(", {} {}", std::string_view(chess::words(asked.style.language).hands.counted),
                     chess::count_text(count));
}

// A diagram without a task (a title and a board) is not a problem and has no piece count.
Values count(Asked const& asked) {
  if (!asked.problem.count_printed) return {};
  if (!asked.problem.stipulation && !asked.problem.count) return {};
  chess::Count const count =
      asked.problem.count.value_or(chess::count_pieces(asked.problem.position.board));
  switch (asked.form.count) {
    case CountForm::all: return single_value(chess::count_text(count) + in_hand(asked));
    case CountForm::white_pieces: return single_value(std::to_string(count.white));
    case CountForm::black_pieces: return single_value(std::to_string(count.black));
    case CountForm::neutral_pieces:
      return count.neutral == 0 ? Values{} : single_value(std::to_string(count.neutral));
  }
  return {};
}

Values side_to_move(Asked const& asked) {
  auto const& side = asked.problem.view.to_move;
  if (!side || side->name > chess::Side::neutral) return {};
  return {words(std::string(chess::words(asked.style.language).to_move[side->name]))};
}

Values legend(Asked const& asked) {
  Values values;
  for (LegendValue& item : legend_values(asked.problem, asked.style))
    values.push_back(std::move(item.name));
  return values;
}

struct Printing {
  problem::Syntax syntax;
  Values (*values)(Asked const&);
};

constexpr Printing printings[] = {
    {problem::Syntax::names, names},
    {problem::Syntax::date, date},
    {problem::Syntax::stipulation, stipulation},
    {problem::Syntax::twins, twins},
    {problem::Syntax::played, played},
    {problem::Syntax::count, count},
    {problem::Syntax::side, side_to_move},
    {problem::Syntax::legend, legend},
    {problem::Syntax::plain, plain},
    {problem::Syntax::text, remarks},
};

}  // namespace

Values slot_values(Problem const& problem, FieldId field, SlotForm const& form,
                   ValueStyle const& style) {
  Asked const asked{problem, field, form, style};
  auto const row = std::ranges::find(printings, problem::field(field).syntax, &Printing::syntax);
  return row == std::end(printings) ? as_written(asked) : row->values(asked);
}

bool prints_entries_alone(FieldId field) {
  using problem::Syntax;
  switch (problem::field(field).syntax) {
    case Syntax::stipulation:
    case Syntax::count:
    case Syntax::side:
    case Syntax::legend: return false;
    default: return field != FieldId::conditions && field != FieldId::remark;
  }
}

std::optional<std::string> word(std::string_view name, ValueStyle const& style) {
  return find_word(name, style.language, style.words);
}

}  // namespace dawson::layout
