#include "collection/diagram_sty/cursor.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "text/scanning.hpp"

namespace dawson::collection::diagram_sty {

using text::SourceMappedText;

std::optional<Command> Cursor::next() {
  auto command = next_or_brace();
  while (command && (command->name == "{" || command->name == "}")) command = next_or_brace();
  return command;
}

std::optional<Command> Cursor::next_or_brace() {
  while (at_ < end_) {
    if (text_[at_] == '%') {
      at_ = std::min(text_.find('\n', at_), end_);
    } else if (text_[at_] == '{' || text_[at_] == '}') {
      ++at_;
      return Command{text_.substr(at_ - 1, 1), {at_ - 1, at_}};
    } else if (text_[at_] != '\\') {
      ++at_;
    } else {
      std::size_t const begin = at_++;
      while (at_ < end_ && text::is_letter(text_[at_])) ++at_;
      if (at_ > begin + 1) return Command{text_.substr(begin + 1, at_ - begin - 1), {begin, at_}};
      at_ = std::min(at_ + 1, end_);
    }
  }
  return {};
}

void Cursor::skip_blanks() {
  while (at_ < end_) {
    if (text_[at_] == '%') at_ = std::min(text_.find('\n', at_), end_);
    else if (text::white_space.find(text_[at_]) != std::string_view::npos) ++at_;
    else return;
  }
}

char Cursor::sign(std::string_view signs) {
  bool const here = at_ < end_ && signs.find(text_[at_]) != std::string_view::npos;
  return here ? text_[at_++] : '\0';
}

// Reads up to the closing character, without comments; continues after it.
SourceMappedText Cursor::up_to(char close) {
  std::size_t const opening = at_++;
  SourceMappedText inside;
  int depth = 0;
  for (std::size_t begin = at_; at_ < end_; ++at_) {
    char const c = text_[at_];
    if (c == '\\') {
      ++at_;
    } else if (c == '%') {
      inside.append(text_.substr(begin, at_ - begin), begin);
      at_ = std::min(text_.find('\n', at_), end_);
      // TeX drops the line end with the comment, and blanks at the start of the next line.
      std::size_t const next = std::min(text_.find_first_not_of(" \t", at_ + 1), end_);
      begin = at_ < end_ ? next : at_;
      at_ = begin - 1;
    } else if (depth == 0 && c == close) {
      inside.append(text_.substr(begin, at_ - begin), begin);
      ++at_;
      return inside.trimmed();
    } else if (c == '{') {
      ++depth;
    } else if (c == '}') {
      --depth;
    }
  }
  findings_.push_back(text::error("E-BRACE", {opening, opening + 1},
                                  fmt::format("missing closing `{}`", close),
                                  fmt::format("add `{}`", close)));
  at_ = end_;
  return inside.trimmed();
}

std::optional<SourceMappedText> Cursor::option() {
  std::size_t const before = at_;
  skip_blanks();
  if (at_ < end_ && text_[at_] == '[') return up_to(']');
  at_ = before;
  return {};
}

std::optional<SourceMappedText> Cursor::argument() {
  std::size_t const before = at_;
  skip_blanks();
  if (at_ < end_ && text_[at_] == '{') return up_to('}');
  at_ = before;
  return {};
}

std::vector<SourceMappedText> parts(SourceMappedText const& list, char sign) {
  std::vector<SourceMappedText> made;
  std::string_view const text = list.text();
  int depth = 0;
  std::size_t begin = 0;
  for (std::size_t i = 0; i <= text.size(); ++i) {
    bool const ends =
        i == text.size() ||
        (depth == 0 && text[i] == sign &&
         (i + 1 == text.size() || text::white_space.find(text[i + 1]) != std::string_view::npos));
    if (ends) {
      made.push_back(list.part({begin, i}).trimmed());
      begin = i + 1;
    } else if (text[i] == '\\') {
      ++i;
    } else if (text[i] == '{') {
      ++depth;
    } else if (text[i] == '}') {
      --depth;
    }
  }
  std::erase_if(made, [](SourceMappedText const& part) { return part.empty(); });
  return made;
}

}  // namespace dawson::collection::diagram_sty
