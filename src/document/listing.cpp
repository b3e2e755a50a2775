#include "document/listing.hpp"

#include <algorithm>
#include <array>

#include "notation/guess.hpp"
#include "terms/stipulation.hpp"
#include "terms/twins/lists.hpp"
#include "text/ascii.hpp"

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

class Listing {
 public:
  explicit Listing(Host const& host) : host_(host) {}

  std::vector<FieldLine> run(std::vector<Mapped> const& lines) {
    for (std::size_t i = 0; i < lines.size(); ++i) take(lines[i], i == 0);
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
    Mapped const plain = host_.plain(written).value_or(written);
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
    constexpr std::array<std::string_view, 6> separators{" \\& ", " & ",  " and ",
                                                         " und ", " et ", "; "};
    std::string const& text = names.text();
    std::size_t begin = 0;
    int depth = 0;  // braces protect
    for (std::size_t at = 0; at < text.size();) {
      auto const separator = std::ranges::find_if(separators, [&](std::string_view one) {
        return std::string_view(text).substr(at).starts_with(one);
      });
      if (depth == 0 && separator != separators.end()) {
        add(FieldId::author, names.part({begin, at}), line);
        begin = at += separator->size();
        continue;
      }
      if (text[at] == '{') ++depth;
      if (text[at] == '}') --depth;
      at += text[at] == '\\' ? 2 : 1;
    }
    add(FieldId::author, names.part({begin, text.size()}), line);
  }

  Host const& host_;
  std::vector<FieldLine> fields_;
};

}  // namespace

Field const& position_of_listing() {
  static constexpr Field field{FieldId::position, "position", Syntax::position};
  return field;
}

std::vector<FieldLine> fields_of_listing(std::vector<Mapped> const& listing, Host const& host) {
  return Listing(host).run(listing);
}

}  // namespace dawson::document
