// Where a problem ends is looked for line by line: a word that can only be the end's or the next's,
// or a shorter one that opens a line. The texts of authors, sources and remarks are no words, so a
// line is not looked at behind such a command.
#include <algorithm>

#include "collection/popeye/popeye.hpp"
#include "terms/popeye/tokens.hpp"
#include "terms/popeye/words.hpp"
#include "text/encoding.hpp"

namespace dawson::collection::popeye {
namespace {

using namespace terms::popeye;

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

// Where the word ends that ends the problem.
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
    // "wei kc8" goes on with a list: Weiss, not WeiteresProblem.
    if (found.index && !colour.index && !colour.several) {
      Command const command = keywords()[*found.index].command;
      bool const ends = command == Command::next || command == Command::end;
      // "fin" opens lines of French prose.
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

}  // namespace dawson::collection::popeye
