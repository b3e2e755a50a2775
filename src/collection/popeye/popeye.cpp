#include "collection/popeye/popeye.hpp"

#include <algorithm>
#include <vector>

#include <fmt/format.h>

#include "collection/authors.hpp"
#include "collection/from_tex.hpp"
#include "collection/markup.hpp"
#include "document/markup.hpp"
#include "semantics/popeye/words.hpp"
#include "semantics/twins/commands.hpp"
#include "semantics/twins/heads.hpp"
#include "semantics/twins/lists.hpp"
#include "text/encoding.hpp"

namespace dawson::collection::popeye {

// The end of a problem is searched for line by line: a word that can only be the end's or the next
// command's, or a shorter one at the start of a line. The texts of authors, sources and remarks
// are not commands, so the rest of a line after such a command is skipped.

namespace {

using namespace semantics::popeye;

bool takes_the_line(Command command) {
  return command == Command::remark || command == Command::author || command == Command::origin ||
         command == Command::title || command == Command::award || command == Command::protocol ||
         command == Command::latex;
}

bool blank(std::string_view line) {
  return line.find_first_not_of(" \t\r\n") == std::string_view::npos;
}

constexpr std::size_t opening_letters = 3, letters_anywhere = 4;

}  // namespace

// Returns the position after the word that ends the problem.
std::optional<std::size_t> Cutter::boundary_in(std::string_view line) {
  bool first = true;
  for (std::size_t at = 0; at < line.size();) {
    while (at < line.size() && !in_token(line[at])) ++at;
    std::size_t const begin = at;
    while (at < line.size() && in_token(line[at])) ++at;
    std::string_view const token = line.substr(begin, at - begin);
    if (token.empty()) return {};
    if (auto const language = begun_ ? std::nullopt : language_of(token)) {
      language_ = *language;
      begun_ = true;
    }
    auto const found = match(token, keywords(), language_);
    auto const colour = match(token, colours(), language_);
    // "wei kc8" continues with a list: Weiss, not WeiteresProblem.
    if (found.index && !colour.index && !colour.several) {
      Command const command = keywords()[*found.index].command;
      bool const ends = command == Command::next || command == Command::end;
      // "fin" also begins lines of French prose.
      bool const french = chess::about(language_).popeye == &chess::PopeyeWords::french;
      std::size_t const needed = first && !french ? opening_letters : letters_anywhere;
      if (ends && token.size() >= needed) {
        if (command == Command::end) begun_ = false;
        return at;
      }
      if (takes_the_line(command)) return {};
    }
    first = false;
  }
  return {};
}

bool Cutter::cut(Lines& lines, Stretch& entry) {
  Stretch line;
  while (!lines.peek().empty()) {
    auto const end = boundary_in(lines.peek());
    bool const to_line_end = !end || blank(lines.peek().substr(*end));
    lines.take(line, to_line_end ? lines.peek().size() : *end);
    if (entry.bytes.empty()) entry = {{}, line.first, line.offset};
    entry.bytes += text::utf8_line(line.bytes);
    line = {};
    if (end) return true;
  }
  return !blank(entry.bytes);
}

// Reading such lines is a guess at their meaning: "feenschach 76, 1985" has an issue, "feenschach
// 76 1985" has none. So lines are written in several ways, and the reader is used to find the one
// that is read correctly.

namespace {

using text::SourceMappedText;

constexpr Id of_publication[] = {Id::source_number, Id::source, Id::issue,     Id::date,
                                 Id::pages,         Id::award,  Id::tournament};

// Joins the values of a publication line that are not empty.
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

// Returns whether the lines are read as the values of `record`.
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

// Splits a source with several lines; the first one is combined with the number and the date.
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
  auto plain = document::tex_markup.plain(letters);
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

text::SourceMappedText read_twin(semantics::popeye::Tokens& tokens, chess::Language language,
                                 semantics::popeye::Token const& word, std::string_view label,
                                 text::Diagnostics& findings) {
  chess::Twin const twin = semantics::read_twin_commands(tokens, language, findings);
  std::size_t const end = std::max(word.where.end, twin.where.end);
  text::SourceMappedText made;
  made.append_for(fmt::format("{}) {}", label, semantics::write_twin_commands(twin)),
                  {word.where.begin, end});
  return made;
}

namespace {

// Returns whether Popeye can express the twin: it names pieces by their squares.
bool names_squares(chess::Twin const& twin) {
  return !twin.changes.empty() &&
         std::ranges::all_of(twin.changes, [](chess::TwinChange const& change) {
           bool const comes =
               change.kind == chess::ChangeKind::add || change.kind == chess::ChangeKind::replace;
           bool const walks = change.kind == chess::ChangeKind::substitute;
           return std::ranges::all_of(change.pieces, [&](chess::NamedPiece const& piece) {
             if (walks) return !piece.pieces.empty();
             return piece.square && (!comes || (piece.side && !piece.pieces.empty()));
           });
         });
}

bool are_changes(std::string_view text) {
  return semantics::read_twin_commands(text, chess::Language::english).ok();
}

}  // namespace

std::optional<std::string> changes_in_english(std::string_view text, bool continued) {
  if (are_changes(text)) return std::string(text);
  std::optional<std::string> found;
  for (chess::Language const language : chess::all_languages) {
    // Languages that abbreviate White as w take precedence over the others.
    if (found && chess::about(language).sides.front() != 'w') break;
    chess::Twin twin = semantics::read_twin_changes(text, language);
    if (twin.fault || !names_squares(twin)) continue;
    twin.continued |= continued;
    std::string written = semantics::write_twin_commands(twin);
    if (!are_changes(written) || (found && *found != written)) return {};
    found = std::move(written);
  }
  return found;
}

std::optional<std::vector<RecordTwin>> twins_of(RecordField const& field) {
  text::SourceMappedText all;
  for (text::SourceMappedText const& value : field.values) {
    if (!all.empty()) all.append_for("; ", value.origin());
    all.append(value, {0, value.text().size()});
  }
  text::Diagnostics none;
  auto const read = semantics::read_twins(all.text(), chess::Language::english, none);
  if (read.empty()) return {};
  std::vector<RecordTwin> twins;
  bool known = true;  // whether the position of the previous twin is known
  for (chess::Twin const& twin : read) {
    std::string_view const text =
        std::string_view(twin.text).substr(semantics::after_zeroposition(twin.text, 0));
    bool const diagram = twin.label == "a" && !twin.fault && twin.changes.empty();
    if (diagram) continue;
    auto commands =
        twin.continued && !known ? std::nullopt : changes_in_english(text, twin.continued);
    known = commands.has_value();
    twins.push_back({twin, std::move(commands), all.origin(twin.where)});
  }
  return twins;
}

std::vector<std::string> twins_in_commands(RecordField const& field) {
  std::vector<std::string> out;
  if (auto const twins = twins_of(field))
    for (RecordTwin const& one : *twins)
      out.push_back(fmt::format("{}) {}", one.twin.label, one.commands.value_or(one.twin.text)));
  return out;
}

}  // namespace dawson::collection::popeye
