#include <algorithm>
#include <array>
#include <utility>

#include "document/tex/shown.hpp"
#include "document/tex/stretches.hpp"
#include "document/tex/words.hpp"
#include "text/ascii.hpp"

namespace dawson::document {
namespace {

using prose::Inlines;

struct Section {
  std::string_view word;
  int below;  // \section
};
constexpr std::array sections{Section{"part", -1},         Section{"chapter", -1},
                              Section{"section", 0},       Section{"subsection", 1},
                              Section{"subsubsection", 2}, Section{"paragraph", 3}};
// Environments that are paragraphs, whose names say how these look.
constexpr std::array of_paragraphs{"itemize", "enumerate", "description", "center",    "quote",
                                   "verse",   "quotation", "flushleft",   "flushright"};

class Blocks {
 public:
  Blocks(std::string_view bytes, text::Span stretch, std::span<Directive const> directives, int top)
      : bytes_(bytes.substr(0, stretch.end)),
        at_(stretch.begin),
        directives_(directives),
        top_(top),
        text_from_(stretch.begin) {}

  prose::Blocks run() {
    while (next_ < directives_.size() && directives_[next_].whole.begin < at_) ++next_;
    while (at_ < bytes_.size()) step();
    end_paragraph();
    return std::move(out_);
  }

 private:
  void step() {
    if (next_ < directives_.size() && at_ == directives_[next_].whole.begin) return directive();
    char const c = bytes_[at_];
    if (c == '%') {
      // It takes its line end along: only an empty line behind it parts paragraphs.
      at_ = behind_comment(bytes_, at_);
      if (at_ < bytes_.size() && bytes_[at_] == '\n') end_paragraph();
    } else if (c == '\n') {
      std::size_t const line = behind_blanks(bytes_, at_ + 1);
      if (line < bytes_.size() && bytes_[line] == '\n') end_paragraph();
      at_ = line;
    } else if (c == '\\') {
      command();
    } else {
      ++at_;
    }
  }

  void directive() {
    Directive const& one = directives_[next_];
    bool const alone = !one.is_inline;
    if (alone) end_paragraph();
    else end_text();
    prose::DirectiveAt const place{next_};
    if (alone) out_.push_back({one.whole, place});
    else paragraph_.emplace_back(place);
    if (paragraph_.size() == 1) paragraph_from_ = one.whole.begin;
    ++next_;
    at_ = text_from_ = std::min(one.whole.end, bytes_.size());
  }

  void command() {
    std::size_t const begin = at_;
    std::size_t const behind =
        std::min(std::max(behind_letters(bytes_, at_ + 1), at_ + 2), bytes_.size());
    std::string_view const word = bytes_.substr(at_ + 1, behind - at_ - 1);
    at_ = behind;
    if (word == "par" || word == "maketitle") return drop(begin, behind);
    if (word == "item") {
      drop(begin, behind);
      paragraph_.emplace_back(prose::Text{"• "});
      paragraph_from_ = begin;
      return;
    }
    auto const* const section = std::ranges::find(sections, word, &Section::word);
    if (section != sections.end()) return heading(begin, behind, section->below);
    if (word != "begin" && word != "end") return;
    std::size_t const close = bytes_.find_first_of("}\n", behind);
    if (behind >= bytes_.size() || bytes_[behind] != '{' || close >= bytes_.size()) return;
    std::string name(bytes_.substr(behind + 1, close - behind - 1));
    if (std::ranges::count(of_paragraphs, name) > 0) return drop(begin, close + 1);
    if (word == "begin" && is_verbatim_environment(name.substr(0, name.find('*'))))
      verbatim(begin, close + 1, "\\end{" + name + "}");
  }

  // A command that ends a paragraph and prints nothing.
  void drop(std::size_t begin, std::size_t end) {
    at_ = begin;
    end_paragraph();
    at_ = text_from_ = behind_blanks(bytes_, end);
  }

  void heading(std::size_t begin, std::size_t behind, int below) {
    std::size_t at = behind;
    if (at < bytes_.size() && bytes_[at] == '*') ++at;
    if (at < bytes_.size() && bytes_[at] == '[') {
      std::size_t const option = bytes_.find_first_of("]\n", at);
      if (option < bytes_.size() && bytes_[option] == ']') at = option + 1;
    }
    if (at >= bytes_.size() || bytes_[at] != '{') return;
    std::size_t const close = closing_brace(bytes_, at);
    if (close == bytes_.npos) return;
    drop(begin, close + 1);
    prose::Heading made;
    made.level = std::clamp(top_ + below, 2, 6);
    made.inlines = shown_tex(bytes_.substr(at + 1, close - at - 1));
    out_.push_back({{begin, close + 1}, std::move(made)});
    while (next_ < directives_.size() && directives_[next_].whole.begin < at_) ++next_;
  }

  void verbatim(std::size_t begin, std::size_t from, std::string const& end) {
    std::size_t const close = std::min(bytes_.find(end, from), bytes_.size());
    std::size_t const behind = std::min(close + end.size(), bytes_.size());
    drop(begin, behind);
    if (end == "\\end{comment}") return;
    std::string_view text = bytes_.substr(from, close - from);
    if (text.starts_with('\n')) text.remove_prefix(1);
    out_.push_back({{begin, behind}, prose::CodeBlock{{}, std::string(text)}});
  }

  void end_text() {
    std::string_view text = bytes_.substr(text_from_, std::max(at_, text_from_) - text_from_);
    std::size_t const begin = text.find_first_not_of(" \t\r\n");
    if (begin == text.npos) {
      if (!paragraph_.empty() && !text.empty()) paragraph_.emplace_back(prose::Text{" "});
      return;
    }
    if (paragraph_.empty()) {
      paragraph_from_ = text_from_ + begin;
      text.remove_prefix(begin);
    }
    Inlines shown = shown_tex(text);
    std::ranges::move(shown, std::back_inserter(paragraph_));
  }

  void end_paragraph() {
    end_text();
    text_from_ = at_;
    bool const prints = std::ranges::any_of(paragraph_, [](prose::Inline const& one) {
      auto const* const text = std::get_if<prose::Text>(&one);
      return !text || text->text.find_first_not_of(" \t\r\n") != std::string::npos;
    });
    Inlines words = std::exchange(paragraph_, {});
    if (prints) out_.push_back({{paragraph_from_, at_}, prose::Paragraph{std::move(words)}});
  }

  std::string_view bytes_;
  std::size_t at_;
  std::span<Directive const> directives_;
  std::size_t next_ = 0;  // of them
  int top_;
  std::size_t text_from_;  // what has been seen and not read
  std::size_t paragraph_from_ = 0;
  Inlines paragraph_;
  prose::Blocks out_;
};

// Where a command stands that is no comment; npos without.
std::size_t find_command(std::string_view bytes, std::string_view command, std::size_t from = 0) {
  for (std::size_t at = from; (at = bytes.find(command, at)) != bytes.npos; ++at) {
    std::size_t const line = at == 0 ? 0 : bytes.rfind('\n', at - 1) + 1;
    std::size_t const behind = at + command.size();
    bool const whole =
        command.ends_with('}') || behind >= bytes.size() || !text::is_letter(bytes[behind]);
    if (whole && bytes.substr(line, at - line).find('%') == bytes.npos) return at;
  }
  return bytes.npos;
}

}  // namespace

text::Span body_of_tex(std::string_view bytes) {
  constexpr std::string_view opening = "\\begin{document}";
  std::size_t const begin = find_command(bytes, opening);
  if (begin == bytes.npos) return {0, bytes.size()};
  std::size_t const end = find_command(bytes, "\\end{document}", begin);
  return {begin + opening.size(), std::min(end, bytes.size())};
}

std::string_view argument_of_tex(std::string_view bytes, std::string_view command) {
  std::size_t const at = find_command(bytes, command);
  std::size_t const open = at == bytes.npos ? at : at + command.size();
  if (open >= bytes.size() || bytes[open] != '{') return {};
  std::size_t const close = closing_brace(bytes, open);
  return close == bytes.npos ? std::string_view() : bytes.substr(open + 1, close - open - 1);
}

prose::Blocks shown_blocks(std::string_view bytes, text::Span stretch,
                           std::span<Directive const> directives, int top) {
  return Blocks(bytes, stretch, directives, top).run();
}

}  // namespace dawson::document
