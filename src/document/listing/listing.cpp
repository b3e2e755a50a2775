#include "document/listing/listing.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "document/fields/person_name.hpp"
#include "document/fields/values.hpp"
#include "document/listing/publication.hpp"
#include "notation/guess.hpp"
#include "terms/stipulation.hpp"
#include "terms/twins/lists.hpp"
#include "text/ascii.hpp"
#include "text/names.hpp"

namespace dawson::document {
namespace {

using text::Mapped;

constexpr std::array<std::string_view, 4> dashes{" - ", " -- ", " \xE2\x80\x93 ", " \xE2\x80\x94 "};

constexpr std::array<std::string_view, 19> award_words{
    "prix",   "prize",        "preis",     "hm",      "lob",
    "comm",   "commendation", "commended", "mention", "erw\xC3\xA4hnung",
    "place",  "platz",        "pr.",       "e.e.",    "recommandation",
    "premio", "mentions",     "prizes",    "preise"};

bool has_award_word(std::string_view text) {
  std::string const all = text::lower_case(text);
  for (std::size_t begin = 0; begin < all.size();) {
    std::size_t const end = std::min(all.find_first_of(" \t()~", begin), all.size());
    std::string_view word = std::string_view(all).substr(begin, end - begin);
    if (std::ranges::find(award_words, word) != award_words.end()) return true;
    if (word.ends_with('.')) word.remove_suffix(1);
    if (std::ranges::find(award_words, word) != award_words.end()) return true;
    begin = end + 1;
  }
  return false;
}

// Two to four words with capitals, initials and particles among them, that open with no article.
bool looks_like_name(std::string_view text) {
  constexpr std::size_t least = 2, most = 4;
  constexpr std::array<std::string_view, 12> articles{"The", "A",  "An", "Der", "Die", "Das",
                                                      "Ein", "Le", "La", "Les", "Un",  "Une"};
  std::size_t words = 0;
  bool capital = false;  // of the word before, at the end of the last one
  for (std::size_t begin = 0; begin < text.size(); ++words) {
    std::size_t const end = std::min(text.find(' ', begin), text.size());
    std::string_view const word = text.substr(begin, end - begin);
    if (word.empty() || (words == 0 && std::ranges::find(articles, word) != articles.end()))
      return false;
    for (char const c : word)
      if (!text::is_letter(c) && static_cast<unsigned char>(c) < 0x80 &&
          std::string_view(".,-'").find(c) == std::string_view::npos)
        return false;
    capital = !text::begins_in_lower_case(word);
    if (words == 0 && !capital) return false;
    begin = end + 1;
  }
  return capital && words >= least && words <= most;
}

class Listing {
 public:
  explicit Listing(Host const& host) : host_(host) {}

  std::vector<FieldLine> run(std::vector<Mapped> const& lines) {
    for (std::size_t i = 0; i < lines.size(); ++i) take(lines[i], i == 0);
    take_publication_apart();
    return std::move(fields_);
  }

 private:
  void add(Field const& field, Mapped const& value, Mapped const& line) {
    Mapped const trimmed = value.trimmed();
    if (trimmed.empty()) return;
    auto const same = std::ranges::find(fields_, &field, &FieldLine::field);
    // A second position or task is an error of the directive's, never a continuation.
    bool const joins = field.list || problem::tongue(field.syntax) == problem::Tongue::host;
    if (same != fields_.end() && joins) {
      same->lines.push_back({trimmed, false});
      return;
    }
    FieldLine made;
    made.field = &field;
    made.name = line.origin();
    made.itemised = field.list;
    made.lines.push_back({trimmed, false});
    fields_.push_back(std::move(made));
  }
  void add(FieldId id, Mapped const& value, Mapped const& line) {
    add(problem::field(id), value, line);
  }

  void take(Mapped const& written, bool first) {
    if (notation::is_position_line(written.text()))
      return add(position_of_listing(), written, written);
    Mapped const line = host_.without_comment(written);
    std::string const& text = line.text();
    if (first && take_number_and_author(line)) return;
    if (text::lower_case(text).find("fide album") != std::string::npos ||
        text::lower_case(text).find("fide-album") != std::string::npos)
      return add(FieldId::album, line, line);
    // In Dawson's own syntax `%` is a sign (a man is won).
    Mapped const plain = host_.own_syntax(written).mapped();
    if (terms::is_twins_line(plain.text())) return add(FieldId::twins, plain, line);
    if (terms::is_stipulation_line(plain.text())) {
      auto const parts = terms::split_stipulation_line(plain.text());
      add(FieldId::stipulation, plain.part(parts.stipulation), line);
      for (text::Span const condition : parts.conditions)
        add(FieldId::conditions, plain.part(condition), line);
      return;
    }
    std::size_t const comma = text.rfind(',');
    if (comma != std::string::npos && has_award_word(std::string_view(text).substr(comma + 1))) {
      add(FieldId::source, line.part({0, comma}), line);
      add(FieldId::award, line.part({comma + 1, text.size()}), line);
      return;
    }
    add(first ? FieldId::title : FieldId::source, line, line);
  }

  // A source of several lines is a sentence of the author's.
  void take_publication_apart() {
    auto const source = std::ranges::find(fields_, FieldId::source,
                                          [](FieldLine const& field) { return field.field->id; });
    if (source == fields_.end() || source->lines.size() != 1) return;
    FieldLine const written = *source;
    Mapped const line = written.lines.front().text;
    auto const parts = parts_of_publication(line.text(), host_.parting(line.text(), ','));
    auto next = fields_.erase(source);
    for (auto const& [id, part] :
         {std::pair(FieldId::source, std::optional(parts.source)),
          std::pair(FieldId::issue, parts.issue), std::pair(FieldId::date, parts.date),
          std::pair(FieldId::pages, parts.pages)}) {
      if (!part) continue;
      FieldLine field = written;
      field.field = &problem::field(id);
      field.lines = {{line.part(*part), false}};
      next = fields_.insert(next, std::move(field)) + 1;
    }
  }

  bool take_number_and_author(Mapped const& line) {
    std::size_t at = std::string::npos, length = 0;
    for (std::string_view const dash : dashes) {
      std::size_t const found = line.text().find(dash);
      if (found < at) at = found, length = dash.size();
    }
    if (at == std::string::npos) return false;
    add(FieldId::number, line.part({0, at}), line);
    take_authors(line.part({at + length, line.text().size()}), line);
    return true;
  }

  void take_authors(Mapped const& names, Mapped const& line) {
    for (text::Span const& one : names_in_line(names.text()))
      add(FieldId::author, names.part(one), line);
  }

  Host const& host_;
  std::vector<FieldLine> fields_;
};

}  // namespace

text::Diagnostics doubts_of_listing(std::vector<Mapped> const& listing,
                                    std::vector<FieldLine> const& fields, Host const& host) {
  text::Diagnostics doubts;
  for (Mapped const& line : listing) {
    if (auto doubt = doubt_of_percentage(line, host)) doubts.push_back(std::move(*doubt));
    std::string_view const text = line.text();
    std::string_view const word = text.substr(0, text.find(' '));
    if (word.size() == text.size() || !find_field(word)) continue;
    doubts.push_back(text::warning(
        "W-LISTING", line.origin({0, word.size()}),
        fmt::format("this line is taken as it would be printed, not as the field `{}`", word),
        fmt::format("write `{}: ...` if the field is meant", word)));
  }
  auto const given = [&](FieldId id) {
    return std::ranges::any_of(fields, [&](FieldLine const& line) { return line.field->id == id; });
  };
  if (listing.empty() || given(FieldId::author) || !given(FieldId::title) || !doubts.empty())
    return doubts;
  Mapped const first = listing.front().trimmed();
  if (looks_like_name(first.text()))
    doubts.push_back(text::warning(
        "W-LISTING", first.origin(),
        "this line is taken as the title, and the problem has no author",
        fmt::format("an author stands behind a dash: `1 - {0}`, or write `author: {0}`",
                    first.text())));
  return doubts;
}

Field const& position_of_listing() {
  static constexpr Field field{FieldId::position, "position", Syntax::position};
  return field;
}

std::vector<FieldLine> fields_of_listing(std::vector<Mapped> const& listing, Host const& host) {
  return Listing(host).run(listing);
}

}  // namespace dawson::document
