#include "collection/from_tex.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include <fmt/format.h>

#include "collection/markup.hpp"
#include "document/tex/text.hpp"
#include "text/scanning.hpp"

namespace dawson::collection {
namespace {

using text::SourceMappedText;
using text::Span;

// A mark for words in LaTeX and in Markdown: with an argument, or for the rest of a group.
struct Mark {
  std::string_view argument, group, sign;
};
constexpr Mark marks[] = {
    {"emph", "em", "*"},  {"textit", "it", "*"},  {"textsl", "sl", "*"},  {"", "itshape", "*"},
    {"", "slshape", "*"}, {"textbf", "bf", "**"}, {"", "bfseries", "**"},
};

constexpr int deepest = 32;  // groups within groups

class Reading {
 public:
  Reading(SourceMappedText const& value, Markup target, text::Diagnostics& findings)
      : value_(value), text_(value.text()), target_(target), findings_(findings) {
    std::vector<std::size_t> open;
    for (std::size_t i = 0; i < text_.size(); ++i) {
      if (text_[i] == '\\') ++i;
      else if (text_[i] == '{') open.push_back(i);
      else if (text_[i] == '}' && !open.empty()) {
        closing_[open.back()] = i;
        open.pop_back();
      }
    }
  }

  SourceMappedText run() {
    read({0, text_.size()});
    flush();
    if (out_.empty()) out_.append({}, value_.origin().begin);
    return std::move(out_);
  }

 private:
  void read(Span stretch) {
    ++depth_;
    for (std::size_t at = stretch.begin; at < stretch.end;) {
      std::size_t const begin = at;
      if (text_[at] == '\\') {
        at = command(at, stretch.end);
      } else if (std::size_t const close = group_end(at, stretch.end); close > at) {
        group({at + 1, close});
        at = close + 1;
      } else if (std::string_view("{}$").find(text_[at]) != std::string_view::npos) {
        ++at;
      } else if (text_[at] == '~') {
        add_printed(" ", {begin, ++at});
      } else if (std::size_t const degree = degree_at(at); degree > 0) {
        add_printed("\u00B0", {begin, at += degree});
      } else {
        at = std::min(text_.find_first_of("\\{}$~^", at + 1), stretch.end);
        add_printed(text_.substr(begin, at - begin), {begin, at});
      }
    }
    --depth_;
  }

  // Returns the position after the command.
  std::size_t command(std::size_t at, std::size_t limit) {
    std::size_t end = at + 1;
    while (end < limit && text::is_letter(text_[end])) ++end;
    std::string_view const word = text_.substr(at + 1, end - at - 1);
    if (std::size_t const close = group_end(end, limit); close > end) {
      std::string_view const argument = text_.substr(end + 1, close - end - 1);
      if (word == "chess" && target_ == Markup::markdown) {
        put(fmt::format("`chess {}`", argument), {at, close + 1});
        return close + 1;
      }
      auto const* const mark = std::ranges::find(marks, word, &Mark::argument);
      if (mark != std::end(marks)) {
        marked(*mark, {end + 1, close}, {at, end});
        return close + 1;
      }
    }
    std::size_t after = at;
    if (auto const printed = document::printed_command(text_.substr(0, limit), after)) {
      add_printed(*printed, {at, after});
      return after;
    }
    return unknown(at, word.empty() ? std::min(at + 2, limit) : end, limit);
  }

  std::size_t unknown(std::size_t at, std::size_t end, std::size_t limit) {
    for (std::size_t after; (after = argument_end(end, limit)) > end;) end = after;
    add_printed(text_.substr(at, end - at), {at, end});
    findings_.push_back(text::warning(
        "W-MARKUP", value_.origin({at, end}),
        fmt::format("LaTeX not understood; kept as written: {}", text_.substr(at, end - at)),
        target_ == Markup::markdown ? "write it in Markdown" : "write it as plain text"));
    return end;
  }

  // {\bf words}; other groups only protect their content, which needs no braces elsewhere.
  void group(Span inside) {
    std::size_t end = inside.begin + 1;
    while (end < inside.end && text::is_letter(text_[end])) ++end;
    std::string_view const word = text_.substr(inside.begin, end - inside.begin);
    auto const* const mark = std::ranges::find_if(marks, [&](Mark const& one) {
      return word.starts_with('\\') && word.substr(1) == one.group;
    });
    if (mark == std::end(marks)) return read(inside);
    Span const command{inside.begin, end};
    while (end < inside.end && text_[end] == ' ') ++end;
    marked(*mark, {end, inside.end}, command);
  }

  // Markdown marks must touch words: no blanks inside.
  void marked(Mark const& mark, Span words, Span command) {
    bool const is_marked = target_ == Markup::markdown && words.begin < words.end &&
                           text_[words.begin] != ' ' && text_[words.end - 1] != ' ';
    if (!is_marked)
      findings_.push_back(
          text::warning("W-MARKUP", value_.origin(command), "LaTeX markup left out"));
    if (is_marked) put(mark.sign, command);
    read(words);
    if (is_marked) put(mark.sign, {words.end, words.end});
  }

  std::size_t degree_at(std::size_t at) const {
    for (std::string_view const sign : {"^\\circ", "^{\\circ}"})
      if (text_.substr(at).starts_with(sign)) return sign.size();
    return 0;
  }

  // Returns the brace that closes the one at `at`; `at` if there is none or too many are open.
  std::size_t group_end(std::size_t at, std::size_t limit) const {
    auto const found = closing_.find(at);
    return found == closing_.end() || found->second >= limit || depth_ >= deepest ? at
                                                                                  : found->second;
  }

  // Returns the position after the option or argument at `at`; `at` if there is none.
  std::size_t argument_end(std::size_t at, std::size_t limit) const {
    if (std::size_t const close = group_end(at, limit); close > at) return close + 1;
    bool const option = at < limit && text_[at] == '[';
    std::size_t const close = option ? text_.find_first_of("]\n", at) : std::string_view::npos;
    return close < limit && text_[close] == ']' ? close + 1 : at;
  }

  // Adds printed text; it is escaped as a whole, since some characters have a meaning only before
  // others.
  void add_printed(std::string_view plain, Span from) {
    if (said_.empty()) said_from_ = from;
    said_from_.end = from.end;
    said_ += plain;
  }

  void put(std::string_view text, Span from) {
    flush();
    out_.append_for(text, value_.origin(from));
  }

  void flush() {
    if (!said_.empty()) out_.append_for(escaped(said_, target_), value_.origin(said_from_));
    said_.clear();
  }

  SourceMappedText const& value_;
  std::string_view text_;
  Markup target_;
  text::Diagnostics& findings_;
  std::unordered_map<std::size_t, std::size_t> closing_;  // the closing brace of each group
  int depth_ = 0;
  std::string said_;
  Span said_from_{};
  SourceMappedText out_;
};

}  // namespace

SourceMappedText from_tex(SourceMappedText const& value, Markup target,
                          text::Diagnostics& findings) {
  return Reading(value, target, findings).run();
}

namespace {

struct Shorthand {
  char base;
  std::string_view letter;
  bool begins_words;
};
constexpr auto shorthands = std::to_array<Shorthand>({{'a', "ä", true},
                                                      {'o', "ö", true},
                                                      {'u', "ü", true},
                                                      {'A', "Ä", true},
                                                      {'O', "Ö", true},
                                                      {'U', "Ü", true},
                                                      {'e', "ë", false},
                                                      {'i', "ï", false},
                                                      {'s', "ß", false},
                                                      {'z', "ß", false}});

Shorthand const* shorthand_at(std::string_view text, std::size_t mark) {
  if (mark + 1 >= text.size()) return nullptr;
  auto const* const found = std::ranges::find(shorthands, text[mark + 1], &Shorthand::base);
  return found == shorthands.end() ? nullptr : found;
}

bool after_letter(std::string_view text, std::size_t mark) {
  return mark > 0 && (text::is_letter(text[mark - 1]) || (text[mark - 1] & 0x80) != 0);
}

// Returns whether a mark may close a quotation: there is text before it, and it is not part of a
// letter.
bool closes(std::string_view text, std::size_t mark) {
  return mark > 0 && text[mark - 1] != ' ' && text[mark - 1] != '\\' &&
         !(after_letter(text, mark) && shorthand_at(text, mark));
}

}  // namespace

text::SourceMappedText german_letters(text::SourceMappedText const& value) {
  std::string_view const text = value.text();
  std::size_t last_closing = text.rfind('"');
  if (last_closing == text.npos) return value;
  while (last_closing != text.npos && !closes(text, last_closing))
    last_closing = last_closing == 0 ? text.npos : text.rfind('"', last_closing - 1);
  text::SourceMappedText out;
  std::size_t copied = 0;
  for (std::size_t at = text.find('"'); at != text.npos; at = text.find('"', at + 1)) {
    Shorthand const* const found = shorthand_at(text, at);
    if (!found || (at > 0 && text[at - 1] == '\\')) continue;
    bool const closed = last_closing != text.npos && last_closing > at;
    if (!after_letter(text, at) && (!found->begins_words || closed)) continue;
    out.append(value, {copied, at});
    copied = at + 2;
    out.append_for(found->letter, value.origin({at, copied}));
  }
  if (copied == 0) return value;
  out.append(value, {copied, text.size()});
  return out;
}

std::optional<std::string> figure_key(std::string_view figure) {
  constexpr std::string_view german = "KDTLSB", letters = "kqrbnp", turns = "RUL";
  if (figure.empty() || figure.size() > 2) return {};
  if (figure == "C" || figure == "c") return "c";
  std::size_t const kind = german.find(text::to_upper(figure[0]));
  if (kind == std::string_view::npos) return {};
  if (figure.size() == 1) return std::string(1, letters[kind]);
  std::size_t const turn = turns.find(text::to_upper(figure[1]));
  if (turn == std::string_view::npos) return {};
  return fmt::format("*{}{}", turn + 1, letters[kind]);
}

}  // namespace dawson::collection
