#include "compile/indexes.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <utility>

#include "document/listing/names.hpp"
#include "layout/captions/caption_words.hpp"
#include "layout/captions/values.hpp"
#include "prose/plain.hpp"
#include "text/ascii.hpp"
#include "text/names.hpp"
#include "type/collation.hpp"

namespace dawson::run {

using document::Index, problem::FieldId;

namespace {

// The letters of code: `M\"uller`, `\v{C}apek` without their accents, which sort among those.
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
    if (word.empty() && end < code.size()) ++end;  // an accent, or a sign
    if (!word.empty() && end < code.size() && code[end] == ' ') ++end;
    i = end - 1;
  }
  return out;
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
                       joined(FieldId::stipulation), diagram.anchor});
  auto const* const number = problem.first(FieldId::number);
  layout::SlotForm form;
  form.name = layout::NameForm::reversed;
  for (auto const& [of, field] : {std::pair{Index::Of::authors, FieldId::author},
                                  {Index::Of::sources, FieldId::source},
                                  {Index::Of::themes, FieldId::themes}})
    for (prose::Inlines& name : layout::slot_values(problem, field, form, style)) {
      if (of == Index::Of::authors && document::is_unknown_author(prose::plain(name))) continue;
      names_[of].push_back(
          {std::move(name), diagram.anchor, number ? number->text : prose::Inlines()});
    }
}

Content CollectedIndexes::print(Index const& kind, text::Span where, text::Diagnostics& findings) {
  if (kind.of == Index::Of::problems) return ProblemTable{problems_, kind.language};
  IndexContent out{names_[kind.of], kind.of == Index::Of::sources,
                   kind.by == document::IndexBy::numbers, kind.language};
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
    if (index.of_sources) {
      std::string_view const cut = pages::source_name(name);
      bool const in_group = std::ranges::count(cut, '{') != std::ranges::count(cut, '}');
      if (!in_group) name.resize(cut.size());
    }
    if (!name.empty())
      out.push_back({std::move(name), {{one.anchor, place(one.anchor, written(one.number))}}});
  }
  return out;
}

pages::Collate collation_of_code(chess::Language language) {
  return [collate = type::collation(chess::about(language).code)](std::string_view code) {
    return collate(letters_of(code));
  };
}

std::array<std::string, 4> problem_head(chess::Language language) {
  auto const word = [&](std::string_view name) {
    return text::capitalised(layout::find_word(name, language, {}).value_or(""));
  };
  return {word("number"), word("author"), word("task"), word("page")};
}

}  // namespace dawson::run
