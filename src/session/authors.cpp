#include "session/authors.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "document/fields/person_name.hpp"
#include "document/listing/names.hpp"
#include "prose/plain.hpp"
#include "text/names.hpp"

namespace dawson::run {
namespace {

using problem::FieldId;

constexpr std::size_t most_names = 20'000;  // later ones are not compared

// Ways to transcribe one sound, longest first; the second is what all are compared by.
constexpr std::pair<std::string_view, std::string_view> sounds[] = {
    {"tsch", "c"}, {"tch", "c"}, {"sch", "s"}, {"ch", "c"}, {"cz", "c"}, {"sh", "s"},
    {"sz", "s"},   {"zh", "z"},  {"ck", "k"},  {"ph", "f"}, {"ae", "a"}, {"oe", "o"},
    {"ue", "u"},   {"ie", "i"},  {"ij", "i"},  {"iy", "i"}, {"ii", "i"}, {"ff", "f"},
    {"w", "v"},    {"y", "i"},   {"j", "i"},   {"x", "ks"}, {"ß", "s"},  {"ss", "s"}};

// How a surname sounds, whoever has transcribed it.
std::string sound_of(std::string const& surname) {
  std::string const letters = text::folded(surname);
  std::string out;
  for (std::size_t at = 0; at < letters.size();) {
    auto const* const found = std::ranges::find_if(sounds, [&](auto const& sound) {
      return letters[at] == sound.first.front() &&
             std::string_view(letters).substr(at).starts_with(sound.first);
    });
    bool const known = found != std::end(sounds);
    out += known ? found->second : std::string_view(letters).substr(at, 1);
    at += known ? found->first.size() : 1;
  }
  return out;
}

std::vector<std::string> words_of(std::string const& given) {
  std::vector<std::string> words;
  for (std::size_t begin = 0; begin < given.size();) {
    std::size_t const end = std::min(given.find_first_of(" .-", begin), given.size());
    if (end > begin) words.push_back(text::folded(given.substr(begin, end - begin)));
    begin = end + 1;
  }
  return words;
}

// Given names and their beginnings, "Petko A.", "P." and none at all.
bool can_be_same(std::vector<std::string> const& one, std::string const& other) {
  std::vector<std::string> const two = words_of(other);
  for (std::size_t i = 0; i < std::min(one.size(), two.size()); ++i)
    if (!one[i].starts_with(two[i]) && !two[i].starts_with(one[i])) return false;
  return true;
}

constexpr std::size_t shortest_surname = 3;

}  // namespace

void settle_authors(problem::Problem& problem, AuthorForms const& forms) {
  auto const authors = problem.entries.find(FieldId::author);
  if (forms.empty() || authors == problem.entries.end()) return;
  for (problem::Entry& entry : authors->second) {
    auto const form = forms.find(prose::plain(entry.text));
    if (form == forms.end()) continue;
    text::SourceMappedText name;
    name.append_for(form->second, entry.where);
    entry.text = {prose::Text{form->second}};
    entry.name = document::read_person_name(name, document::markdown_host, {});
  }
}

void AuthorSpellings::look(problem::Problem const& problem, text::SourceId source,
                           std::optional<text::Span> where, text::Diagnostics& findings) {
  for (problem::Entry const& entry : problem.all(FieldId::author)) {
    std::string const written = prose::plain(entry.text);
    // Initials alone say nothing: A, B A.
    if (!entry.name || prose::plain(entry.name->surname).size() < shortest_surname) continue;
    if (count_ >= most_names || document::is_unknown_author(written)) continue;
    Name const name{written, prose::plain(entry.name->surname), prose::plain(entry.name->given),
                    where.value_or(entry.where), source};
    auto& alike = names_[sound_of(name.surname)];
    if (std::ranges::find(alike, written, &Name::written) != alike.end()) continue;
    std::vector<std::string> const given = words_of(name.given);
    auto const other = std::ranges::find_if(
        alike, [&](Name const& known) { return can_be_same(given, known.given); });
    if (other != alike.end()) {
      auto finding = text::warning(
          "W-AUTHOR", name.where,
          fmt::format("{} and {} may be two spellings of one name", other->written, written),
          "use one spelling, or choose the printed one in the table `authors` of `dawson.yaml`");
      finding.notes.push_back({other->where, "other spelling here", other->source});
      findings.push_back(std::move(finding));
    }
    alike.push_back(name);
    ++count_;
  }
}

}  // namespace dawson::run
