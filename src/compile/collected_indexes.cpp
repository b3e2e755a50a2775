#include "compile/collected_indexes.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "chess/movement.hpp"
#include "document/listing/lines.hpp"
#include "document/listing/listing_words.hpp"
#include "layout/captions/values.hpp"
#include "semantics/solution/study.hpp"
#include "text/closest_name.hpp"
#include "text/scanning.hpp"
#include "type/language_rules.hpp"

namespace dawson::run {

using document::Index, problem::FieldId;

namespace {

// Returns the letters of code without accents, for sorting: `M\"uller`, `\v{C}apek`.
std::string letters_of(std::string_view code) {
  constexpr std::string_view letters[] = {"ss", "ae", "oe", "aa", "AE", "OE", "AA",
                                          "o",  "O",  "l",  "L",  "i",  "j"};
  std::string out;
  for (std::size_t i = 0; i < code.size(); ++i) {
    if (code[i] == '{' || code[i] == '}') continue;
    if (code[i] != '\\') {
      out += code[i] == '~' ? ' ' : code[i];
      continue;
    }
    std::size_t end = i + 1;
    while (end < code.size() && text::is_letter(code[end])) ++end;
    std::string_view const word = code.substr(i + 1, end - i - 1);
    if (std::ranges::find(letters, word) != std::end(letters)) out += word;
    if (word.empty() && end < code.size()) ++end;  // an accent or a symbol
    if (!word.empty() && end < code.size() && code[end] == ' ') ++end;
    i = end - 1;
  }
  return out;
}

// Returns the text of a name for sorting, also where it is LaTeX code.
std::string sort_text(prose::Inlines const& name) {
  std::string out;
  for (prose::Inline const& part : name) {
    auto const* const raw = std::get_if<prose::Raw>(&part);
    if (raw && raw->markup == prose::Markup::tex) out += letters_of(raw->text);
    else if (prose::Inlines const* const inner = prose::nested(part)) out += sort_text(*inner);
    else out += prose::plain({part});
  }
  return out;
}

// Returns the text without its article. A source keeps the language of its name in any document.
std::string_view without_article(std::string_view text, Index::Of of, chess::Language language) {
  if (of == Index::Of::sources) return text.substr(document::article_end(text));
  if (of == Index::Of::titles) return text.substr(document::article_end(text, language));
  return text;
}

bool has_fairy_piece(chess::Board const& board) {
  return std::ranges::any_of(board.cells(), [](chess::Cell const& cell) {
    chess::Piece const* const piece = chess::piece_on(cell);
    return piece && (piece->kind > chess::Kind::pawn || piece->rotation != 0 ||
                     (piece->side != chess::Side::white && piece->side != chess::Side::black));
  });
}

TaskGroup group_of(problem::Problem const& problem) {
  constexpr int two_moves = 4, three_moves = 6;  // half-moves
  if (!problem.stipulation || !problem.stipulation->task) return TaskGroup::others;
  chess::Task const& task = *problem.stipulation->task;
  if (!problem.all(FieldId::conditions).empty() || has_fairy_piece(problem.position.board))
    return TaskGroup::fairies;
  if (semantics::is_study(task)) return TaskGroup::studies;
  if (task.goal != "#") return TaskGroup::others;
  if (task.play == "h") return TaskGroup::helpmates;
  if (task.play == "s") return TaskGroup::selfmates;
  if (!task.play.empty()) return TaskGroup::fairies;
  if (task.half_moves <= two_moves) return TaskGroup::two_movers;
  return task.half_moves <= three_moves ? TaskGroup::three_movers : TaskGroup::more_movers;
}

}  // namespace

void CollectedIndexes::add(DiagramContent const& diagram) {
  problem::Problem const& problem = diagram.problem;
  layout::ValueStyle style = diagram.design.caption->values;
  style.language = diagram.language;
  auto const joined = [&](FieldId field) {
    prose::Inlines out;
    for (prose::Inlines const& value : layout::slot_values(problem, field, {}, style)) {
      if (!out.empty()) out.push_back(prose::Text{", "});
      out.insert(out.end(), value.begin(), value.end());
    }
    return out;
  };
  problems_.push_back({joined(FieldId::number), joined(FieldId::author),
                       joined(FieldId::stipulation), diagram.anchor, group_of(problem)});
  auto const* const number = problem.first(FieldId::number);
  bool const has_date = problem.first(FieldId::date) || problem.first(FieldId::issue);
  layout::SlotForm form;
  form.name = layout::NameForm::reversed;
  for (auto const& [of, field] : {std::pair{Index::Of::authors, FieldId::author},
                                  {Index::Of::sources, FieldId::source},
                                  {Index::Of::titles, FieldId::title},
                                  {Index::Of::themes, FieldId::themes}})
    for (prose::Inlines& name : layout::slot_values(problem, field, form, style)) {
      if (of == Index::Of::authors && document::is_unknown_author(prose::plain(name))) continue;
      std::string sort = sort_text(name);
      sort.erase(0, sort.size() - without_article(sort, of, diagram.language).size());
      names_[of].push_back({std::move(name), diagram.anchor,
                            number ? number->text : prose::Inlines(), std::move(sort), has_date});
    }
}

namespace {

// Removes numbers and dates of issues from the names of sources. If the date has a field of its
// own, a number belongs to the name ("Themes 64"), unless the name has several.
void cut_sources(std::vector<IndexedName>& names) {
  std::map<std::string, std::set<std::string>, std::less<>> of_name;
  for (IndexedName const& one : names) {
    std::string const whole = prose::plain(one.name);
    of_name[std::string(pages::source_name(whole))].insert(whole);
  }
  for (IndexedName& one : names) {
    std::string const whole = prose::plain(one.name);
    one.is_cut = !one.has_date || of_name[std::string(pages::source_name(whole))].size() > 1;
    if (one.is_cut) one.sort.resize(pages::source_name(one.sort).size());
  }
}

// Sorts entries by the texts that the directive gives for them. W-INDEX: there is no such entry.
void sort_as(std::vector<Index::SortAs> const& texts, IndexContent& index,
             text::Diagnostics& findings) {
  for (Index::SortAs const& one : texts) {
    std::string const wanted = letters_of(one.name.text());
    bool found = false;
    for (IndexedName& name : index.names) {
      std::string entry = sort_text(name.name);
      if (name.is_cut) entry.resize(pages::source_name(entry).size());
      if (entry != wanted) continue;
      name.sort = letters_of(one.text);
      found = true;
    }
    if (!found)
      findings.push_back(text::warning(
          "W-INDEX", one.name.origin(), fmt::format("the index has no entry `{}`", one.name.text()),
          "write the entry as the index prints it, without a link or a number after it"));
  }
}

}  // namespace

Content CollectedIndexes::print(Index const& kind, text::Span where, text::Diagnostics& findings) {
  bool const table = kind.of == Index::Of::table;
  if (table || kind.of == Index::Of::problems) return ProblemTable{problems_, kind.language, table};
  IndexContent out{names_[kind.of], kind.of == Index::Of::authors,
                   kind.by == document::IndexBy::numbers, kind.language};
  if (kind.of == Index::Of::sources) cut_sources(out.names);
  sort_as(kind.sort, out, findings);
  std::size_t const without =
      out.by_numbers
          ? std::erase_if(out.names, [](auto const& name) { return name.number.empty(); })
          : 0;
  if (without > 0)
    findings.push_back(
        text::warning("W-INDEX", where,
                      fmt::format("entries without a number left out of the index: {}", without),
                      "add `number: auto` to the defaults, or write `index-by: pages`"));
  return out;
}

void CollectedIndexes::begin_again() {
  names_.clear();
  problems_.clear();
  set_ = 0;
}

std::vector<pages::IndexEntry> entries_of(
    IndexContent const& index, std::function<std::string(prose::Inlines const&)> const& written,
    std::function<std::string(std::string const& anchor, std::string number)> const& place) {
  std::vector<pages::IndexEntry> out;
  for (IndexedName const& one : index.names) {
    std::string name = written(one.name);
    if (one.is_cut) {
      std::string_view const cut = pages::source_name(name);
      bool const in_group = std::ranges::count(cut, '{') != std::ranges::count(cut, '}');
      if (!in_group) name.resize(cut.size());
    }
    if (!name.empty())
      out.push_back(
          {std::move(name), {{one.anchor, place(one.anchor, written(one.number))}}, one.sort});
  }
  return out;
}

pages::IndexOrder order_of(IndexContent const& index) {
  std::string_view const code = chess::about(index.language).code;
  return {type::collation(code), type::index_letter(code), index.of_authors};
}

std::vector<ProblemGroup> groups_of(ProblemTable const& index) {
  constexpr std::pair<TaskGroup, std::string_view> groups[] = {
      {TaskGroup::two_movers, "two-movers"},   {TaskGroup::three_movers, "three-movers"},
      {TaskGroup::more_movers, "more-movers"}, {TaskGroup::studies, "studies"},
      {TaskGroup::selfmates, "selfmates"},     {TaskGroup::helpmates, "helpmates"},
      {TaskGroup::fairies, "fairies"},         {TaskGroup::others, "other-tasks"}};
  std::vector<ProblemGroup> out;
  for (auto const& [group, name] : groups) {
    ProblemGroup of{layout::find_word(name, index.language, {}).value_or(""), {}};
    for (ListedProblem const& problem : index.problems)
      if (problem.group == group) of.problems.push_back(&problem);
    if (!of.problems.empty()) out.push_back(std::move(of));
  }
  if (out.size() == 1) out.front().name.clear();
  return out;
}

prose::Inlines authors_in(ProblemTable const& table, std::size_t line) {
  prose::Inlines const& authors = table.problems[line].authors;
  bool const repeated = line > 0 && !authors.empty() && table.problems[line - 1].authors == authors;
  return repeated ? prose::Inlines{prose::Text{std::string(pages::ditto)}} : authors;
}

std::array<std::string, 4> problem_head(chess::Language language) {
  auto const word = [&](std::string_view name) {
    return text::capitalised(layout::find_word(name, language, {}).value_or(""));
  };
  return {word("number"), word("author"), word("task"), word("page")};
}

}  // namespace dawson::run
