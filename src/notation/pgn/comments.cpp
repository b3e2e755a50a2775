#include "notation/pgn/comments.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

#include "notation/pgn/tags.hpp"
#include "text/scanning.hpp"

namespace dawson::notation::pgn {
namespace {

constexpr std::pair<std::string_view, std::string_view> replaced[] = {
    {"@@StartBracket@@", "("},
    {"@@EndBracket@@", ")"},
    {"@@StartSquareBracket@@", "["},
    {"@@EndSquareBracket@@", "]"},
};
constexpr auto diagram_words = std::to_array<std::string_view>(
    {"#", "[#]", "D", "Diagram", "diagram", "Diagramm", "diagramme"});
struct MarkColour {
  char letter;
  std::string_view of_squares, of_arrows;
};
constexpr MarkColour colours[] = {
    {'R', "red", "red!85!black"},       {'G', "green", "green!50!black"},
    {'Y', "yellow", "yellow!55!black"}, {'B', "blue", "blue"},
    {'O', "orange", "orange!85!black"}, {'C', "cyan", "cyan!55!black"}};
constexpr std::string_view arrows = "cal", squares = "csl";

// A command: [%name ...].
struct Command {
  std::string_view name, content;
  text::Span where;
};

// Reads a command at a bracket; no name if there is none.
Command command_at(std::string_view words, std::size_t begin) {
  text::Cursor at{words, begin};
  Command command;
  if (!at.take("[%")) return command;
  at.take_while([](char c) { return c == ' '; });
  text::Span const name = at.take_while(text::is_word);
  if (name.end == name.begin) return command;
  std::size_t const end = words.find(']', at.at);
  if (end == std::string_view::npos) return command;
  command.name = at.part(name);
  command.content = words.substr(at.at, end - at.at);
  command.where = {begin, end + 1};
  return command;
}

bool marks_board(Command const& command) {
  return command.name == arrows || command.name == squares;
}

std::string without_commands(std::string_view words, LeftOut& left_out) {
  std::string out;
  std::size_t at = 0;
  std::size_t const last = words.rfind(']');
  for (std::size_t begin;
       (begin = words.find("[%", at)) < last && last != std::string_view::npos;) {
    Command const command = command_at(words, begin);
    if (command.name.empty() || marks_board(command)) {
      std::size_t const end = command.name.empty() ? begin + 2 : command.where.end;
      out += words.substr(at, end - at);
      at = end;
      continue;
    }
    out.append(words, at, begin - at) += ' ';
    ++left_out["%" + std::string(command.name)];
    at = command.where.end;
  }
  return out.append(words, at);
}

std::string with_brackets(std::string_view words) {
  std::string out;
  for (std::size_t at = 0; at < words.size();) {
    auto const* const name = std::ranges::find_if(
        replaced, [&](auto const& one) { return words.substr(at).starts_with(one.first); });
    if (name != std::end(replaced)) {
      out += name->second;
      at += name->first.size();
    } else {
      char const c = words[at++];
      out += c == '{' ? '(' : c == '}' ? ')' : c;
    }
  }
  return out;
}

// Removes blanks; an empty line separates paragraphs.
std::string in_paragraphs(std::string_view words) {
  std::string out, paragraph;
  auto const end_paragraph = [&] {
    std::string const tidy = single_blanks(std::exchange(paragraph, {}));
    if (!tidy.empty() && !out.empty()) out += "\n\n";
    out += tidy;
  };
  for (std::size_t at = 0; at <= words.size();) {
    std::size_t const end = std::min(words.find('\n', at), words.size());
    std::string_view const line = words.substr(at, end - at);
    bool const blank = line.find_first_not_of(" \t\r") == std::string_view::npos;
    // The first and the last line are parts of lines with braces.
    if (blank && at > 0 && end < words.size()) end_paragraph();
    paragraph.append(line) += ' ';
    at = end + 1;
  }
  end_paragraph();
  return out;
}

// "+0.22/13 0.28s", "-M5/22", "book".
bool is_of_engine(std::string_view words) {
  if (words == "book") return true;
  text::Cursor at{words};
  at.take_any({"+", "-"});
  auto const digits = [&] {
    text::Span const span = at.take_while(text::is_digit);
    return span.end > span.begin;
  };
  bool const mate = at.take("M");
  if (!digits() || (!mate && !(at.take(".") && digits())) || !at.take("/") || !digits())
    return false;
  if (at.take(" ")) {
    at.take_while([](char c) { return text::is_digit(c) || c == '.'; });
    if (!at.take("s")) return false;
  }
  return at.done() || at.take(", ");
}

std::vector<CommentMark> marks_of(Command const& command) {
  std::vector<CommentMark> marks;
  bool const arrow = command.name == arrows;
  std::size_t const length = arrow ? 4 : 2;
  auto const is_square = [](std::string_view name) {
    return name[0] >= 'a' && name[0] <= 'h' && name[1] >= '1' && name[1] <= '8';
  };
  for (std::string_view const item : text::words_of(command.content, ", ")) {
    if (item.size() != length + 1 || !is_square(item.substr(1, 2))) continue;
    CommentMark mark{arrow, std::string(item.substr(1, 2)), "", item.front()};
    if (arrow && !is_square(item.substr(3, 2))) continue;
    if (arrow) mark.to = item.substr(3, 2);
    marks.push_back(std::move(mark));
  }
  return marks;
}

}  // namespace

std::string comment_words(std::string_view written, LeftOut& left_out) {
  std::string words = in_paragraphs(with_brackets(without_commands(written, left_out)));
  if (is_of_engine(words)) {
    ++left_out["comments of engines"];
    return {};
  }
  if (std::ranges::find(diagram_words, words) != diagram_words.end())
    return std::string(diagram_sign);
  return words;
}

std::vector<CommentMark> take_marks(std::string& words) {
  std::vector<CommentMark> marks;
  std::string rest;
  std::size_t at = 0;
  bool any = false;
  std::size_t const last = words.rfind(']');
  for (std::size_t begin; (begin = words.find("[%", at)) < last && last != std::string::npos;) {
    Command const command = command_at(words, begin);
    if (!marks_board(command)) {
      rest.append(words, at, begin + 2 - at);
      at = begin + 2;
      continue;
    }
    std::ranges::move(marks_of(command), std::back_inserter(marks));
    rest.append(words, at, begin - at) += ' ';
    at = command.where.end;
    any = true;
  }
  if (any) words = in_paragraphs(rest.append(words, at));
  return marks;
}

std::string_view colour_of(CommentMark const& mark) {
  auto const* const row = std::ranges::find(colours, mark.colour, &MarkColour::letter);
  if (row == std::end(colours)) return "black";
  return mark.arrow ? row->of_arrows : row->of_squares;
}

char colour_letter(std::string_view colour) {
  constexpr std::string_view of_commands = "RGYB";
  for (MarkColour const& row : colours)
    if ((row.of_squares == colour || row.of_arrows == colour) &&
        of_commands.find(row.letter) != std::string_view::npos)
      return row.letter;
  return 'G';
}

}  // namespace dawson::notation::pgn
