// Reading such lines is a guess at what people mean: "feenschach 76, 1985" has an issue,
// "feenschach 76 1985" has none. So lines are made in several ways, and the reader says which of
// them is right.
#include "collection/popeye/text_lines.hpp"

#include <algorithm>
#include <vector>

#include <fmt/format.h>

#include "collection/german_letters.hpp"
#include "collection/hosts.hpp"
#include "collection/sources.hpp"
#include "document/host.hpp"

namespace dawson::collection::popeye {
namespace {

using text::SourceMappedText;

constexpr Id of_publication[] = {Id::source_number, Id::source, Id::issue,     Id::date,
                                 Id::pages,         Id::award,  Id::tournament};

// The values of a line by which it was published, joined where they are not empty.
std::string joined(std::vector<std::string> const& parts, std::string_view between = ", ") {
  std::string out;
  for (std::string const& part : parts)
    if (!part.empty()) out += (out.empty() ? "" : std::string(between)) + part;
  return out;
}

std::string in_one_line(std::string_view text) {
  std::string line(text);
  std::ranges::replace(line, '\n', ' ');
  return line;
}

struct Lines {
  std::vector<std::string> origins;
  std::string award;
};

// Whether the lines are read as what `record` has.
bool say(Lines const& lines, Record const& record) {
  Record read;
  for (std::string const& line : lines.origins)
    add_source(read, read_text_line(SourceMappedText(text_line(line), 0)));
  if (!lines.award.empty())
    put_award(read, read_text_line(SourceMappedText(text_line(lines.award), 0)));
  return std::ranges::all_of(of_publication, [&](Id field) {
    RecordField const *const wanted = record.find(field), *const got = read.find(field);
    if (!wanted || !got) return wanted == got;
    return std::ranges::equal(wanted->values, got->values, {}, &SourceMappedText::text,
                              &SourceMappedText::text);
  });
}

// The lines of a source that has several; the first one goes with the number and the date.
std::vector<std::string> paragraphs(std::string_view text) {
  std::vector<std::string> out;
  for (std::size_t at = 0; at < text.size();) {
    std::size_t const end = std::min(text.find("\n\n", at), text.size());
    out.push_back(in_one_line(text.substr(at, end - at)));
    at = end + 2;
  }
  return out;
}

class SourceLines {
 public:
  explicit SourceLines(Record const& record) : record_(record) {
    further_ = paragraphs(record.text(Id::source));
    if (!further_.empty()) {
      name_ = further_.front();
      further_.erase(further_.begin());
    }
  }

  Lines run() {
    std::string const award = of(Id::award), tournament = of(Id::tournament);
    std::string const both = joined({award, tournament});
    std::string const name = joined({name_, of(Id::issue)}, " ");
    std::string const number = of(Id::source_number), date = of(Id::date), pages = of(Id::pages);
    std::string const dated = joined({name, date}, " ");
    if (award.empty() && !tournament.empty()) {
      try_line(joined({number, name, pages, tournament, date}), "");
      try_line(joined({number, name, date, pages, tournament}), "");
      try_line(joined({number, name, pages, joined({tournament, date}, " ")}), "");
    }
    try_line(joined({number, name, date, pages}), both);
    try_line(joined({number, dated, pages}), both);
    try_line(joined({joined({number, name}, " "), date, pages}), both);
    try_line(joined({number, name, pages, date}), both);
    try_line(joined({number, name, date, pages, award, tournament}), "");
    try_line(joined({award, tournament, number, dated, pages}), "");
    if (found_) return best_;
    return with_further(joined({number, name, date, pages}), both);
  }

 private:
  std::string of(Id field) const { return in_one_line(record_.text(field)); }

  Lines with_further(std::string origin, std::string award) const {
    Lines lines{further_, std::move(award)};
    if (!origin.empty()) lines.origins.insert(lines.origins.begin(), std::move(origin));
    return lines;
  }

  void try_line(std::string origin, std::string award) {
    if (found_) return;
    best_ = with_further(std::move(origin), std::move(award));
    found_ = say(best_, record_);
  }

  Record const& record_;
  std::string name_;
  std::vector<std::string> further_;
  Lines best_;
  bool found_ = false;
};

std::string in_reading_order(std::string_view name) {
  std::size_t const comma = name.find(", ");
  if (comma == std::string_view::npos || name.find(',', comma + 1) != std::string_view::npos)
    return std::string(name);
  return fmt::format("{} {}", name.substr(comma + 2), name.substr(0, comma));
}

}  // namespace

SourceMappedText read_text_line(SourceMappedText const& written) {
  SourceMappedText const letters = german_letters(written);
  if (written.text().find_first_of("\\{~") == std::string::npos) return letters;
  auto plain = document::tex_host.plain(letters);
  if (!plain) return letters;
  std::string blanks(plain->text());
  std::ranges::replace(blanks, '~', ' ');
  SourceMappedText made;
  made.append_for(blanks, written.origin());
  return made;
}

std::string text_line(std::string_view text) {
  std::string line = in_one_line(text);
  auto const is_read_as_it_is = [&](std::string const& written) {
    return read_text_line(SourceMappedText(written, 0)).text() == line;
  };
  if (is_read_as_it_is(line)) return line;
  std::string escaped = collection::escaped(line, Markup::tex);
  return is_read_as_it_is(escaped) ? escaped : line;
}

std::string source_lines(Record const& record) {
  if (std::ranges::none_of(of_publication, [&](Id field) { return record.find(field); })) return {};
  Lines const lines = SourceLines(record).run();
  std::string out;
  for (std::string const& line : lines.origins) out += fmt::format("Origin {}\n", text_line(line));
  if (!lines.award.empty()) out += fmt::format("Award {}\n", text_line(lines.award));
  return out;
}

std::string author_line(std::string_view name) {
  std::string const line = text_line(name);
  Record read;
  text::Diagnostics none;
  add_authors(read, read_text_line(SourceMappedText(line, 0)), none);
  RecordField const* const authors = read.find(Id::author);
  bool const as_it_is = read.fields.size() == 1 && authors && authors->values.size() == 1 &&
                        authors->values.front().text() == name;
  return fmt::format("Author {}\n", as_it_is ? line : text_line(in_reading_order(name)));
}

}  // namespace dawson::collection::popeye
