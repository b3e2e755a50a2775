#include "document/tex/shown.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <utility>

#include "document/tex/syntax.hpp"
#include "document/tex/text.hpp"
#include "text/scanning.hpp"

namespace dawson::document {
namespace {

using prose::Inlines;

enum class Mark : std::uint8_t { emphasis, strong, code, small_caps, none };

struct Marking {
  std::string_view word;
  Mark mark;
};
constexpr std::array with_argument{
    Marking{"emph", Mark::emphasis},   Marking{"textit", Mark::emphasis},
    Marking{"textsl", Mark::emphasis}, Marking{"textbf", Mark::strong},
    Marking{"texttt", Mark::code},     Marking{"textsc", Mark::small_caps},
    Marking{"textrm", Mark::none},     Marking{"textsf", Mark::none},
    Marking{"textup", Mark::none},     Marking{"mbox", Mark::none},
    Marking{"text", Mark::none}};
constexpr std::array font_switches{
    Marking{"em", Mark::emphasis},       Marking{"it", Mark::emphasis},
    Marking{"sl", Mark::emphasis},       Marking{"itshape", Mark::emphasis},
    Marking{"slshape", Mark::emphasis},  Marking{"bf", Mark::strong},
    Marking{"bfseries", Mark::strong},   Marking{"tt", Mark::code},
    Marking{"ttfamily", Mark::code},     Marking{"sc", Mark::small_caps},
    Marking{"scshape", Mark::small_caps}};

struct Sign {
  std::string_view written, printed;
};
constexpr std::array signs{Sign{"-->", "→"},     Sign{"->", "→"},        Sign{"---", "—"},
                           Sign{"--", "–"},      Sign{"``", "“"},        Sign{"''", "”"},
                           Sign{"`", "‘"},       Sign{"'", "’"},         Sign{"\"`", "„"},
                           Sign{"\"'", "“"},     Sign{"\"<", "«"},       Sign{"\">", "»"},
                           Sign{"\"=", "-"},     Sign{"\"-", ""},        Sign{"~", "\u00A0"},
                           Sign{"^\\circ", "°"}, Sign{"^{\\circ}", "°"}, Sign{"\n", " "}};
constexpr std::array blanks{"quad", "qquad", "enspace", "thinspace", "space"};

class Shown {
 public:
  explicit Shown(std::string_view text) : text_(text), closing_(partners(text)) {}

  Inlines run() { return read(0, text_.size()); }

 private:
  static constexpr int max_depth = 32;  // of groups

  Inlines read(std::size_t at, std::size_t end) {
    Inlines outer = std::exchange(out_, {});
    ++depth_;
    while (at < end) at = step(at, end);
    --depth_;
    return std::exchange(out_, std::move(outer));
  }

  std::size_t step(std::size_t at, std::size_t end) {
    char const c = text_[at];
    if (c == '%') return std::min(after_comment(text_, at), end);
    if (c == '\\') return command(at, end);
    if (auto const close = group_end(at, end)) {
      group(at + 1, *close);
      return *close + 1;
    }
    if (c == '{' || c == '}' || c == '$') return at + 1;
    for (Sign const& sign : signs)
      if (text_.substr(at, end - at).starts_with(sign.written)) {
        add_text(sign.printed);
        return at + sign.written.size();
      }
    std::size_t const next = std::min(text_.find_first_of("%\\{}$-`'\"~^\n", at + 1), end);
    add_text(text_.substr(at, next - at));
    return next;
  }

  std::optional<std::size_t> group_end(std::size_t at, std::size_t end) const {
    auto const found = closing_.find(at);
    bool const is_group = found != closing_.end() && found->second < end && depth_ < max_depth;
    return is_group ? std::optional(found->second) : std::nullopt;
  }

  std::size_t command(std::size_t at, std::size_t end) {
    std::size_t const resume = std::min(std::max(after_letters(text_, at + 1), at + 2), end);
    std::string_view const word = text_.substr(at + 1, resume - at - 1);
    if (word == "\\" || word == "newline" || word == "par") return line_end(resume, end);
    if (word == "(" || word == ")" || word == "[" || word == "]") return resume;
    if (std::ranges::count(blanks, word) > 0) {
      add_text(" ");
      return after_blanks(text_, resume);
    }
    if (auto const close = group_end(resume, end)) {
      if (std::size_t const done = with_words(word, resume + 1, *close)) return done;
    }
    std::size_t after = at;
    if (auto const printed = printed_command(text_.substr(0, end), after)) {
      add_text(*printed);
      return after;
    }
    return as_written(at, resume, end);
  }

  // Reads a command with this argument and returns its end; 0 if the command is unknown.
  std::size_t with_words(std::string_view word, std::size_t begin, std::size_t close) {
    auto const* const marking = std::ranges::find(with_argument, word, &Marking::word);
    if (marking != with_argument.end()) {
      mark(marking->mark, begin, close);
      return close + 1;
    }
    std::string target(text_.substr(begin, close - begin));
    if (word == "url") {
      out_.emplace_back(prose::Link{target, {}, {prose::Text{target}}});
      return close + 1;
    }
    auto const words = word == "href" ? group_end(close + 1, text_.size()) : std::nullopt;
    if (!words) return 0;
    Inlines inside = read(close + 2, *words);
    out_.emplace_back(prose::Link{std::move(target), {}, std::move(inside)});
    return *words + 1;
  }

  std::size_t line_end(std::size_t at, std::size_t end) {
    if (at < end && text_[at] == '*') ++at;
    if (at < end && text_[at] == '[') at = after_option(at, end);
    out_.emplace_back(prose::LineBreak{});
    return after_blanks(text_, at);
  }

  std::size_t after_option(std::size_t at, std::size_t end) const {
    std::size_t const close = text_.find_first_of("]\n", at);
    return close < end && text_[close] == ']' ? close + 1 : at;
  }

  void group(std::size_t begin, std::size_t close) {
    std::size_t const resume = begin < close && text_[begin] == '\\'
                                   ? std::min(after_letters(text_, begin + 1), close)
                                   : begin;
    auto const* const marking =
        resume > begin
            ? std::ranges::find(font_switches, text_.substr(begin + 1, resume - begin - 1),
                                &Marking::word)
            : font_switches.end();
    if (marking == font_switches.end()) mark(Mark::none, begin, close);
    else mark(marking->mark, std::min(after_blanks(text_, resume), close), close);
  }

  void mark(Mark mark, std::size_t begin, std::size_t end) {
    if (mark == Mark::code) {
      out_.emplace_back(prose::Code{std::string(text_.substr(begin, end - begin))});
      return;
    }
    Inlines inside = read(begin, end);
    switch (mark) {
      case Mark::emphasis: out_.emplace_back(prose::Emphasis{std::move(inside)}); break;
      case Mark::strong: out_.emplace_back(prose::Strong{std::move(inside)}); break;
      case Mark::small_caps: {
        prose::Styled styled{{}, {}, std::move(inside)};
        styled.look.small_caps = true;
        out_.emplace_back(std::move(styled));
        break;
      }
      default: std::ranges::move(inside, std::back_inserter(out_));
    }
  }

  std::size_t as_written(std::size_t at, std::size_t resume, std::size_t end) {
    if (resume < end && text_[resume] == '*') ++resume;
    for (bool more = true; more && resume < end;) {
      auto const close = group_end(resume, end);
      std::size_t const next = close                  ? *close + 1
                               : text_[resume] == '[' ? after_option(resume, end)
                                                      : resume;
      more = next > resume;
      resume = next;
    }
    out_.emplace_back(prose::Styled{
        {}, std::string(tex_slot), {prose::Text{std::string(text_.substr(at, resume - at))}}});
    return resume;
  }

  void add_text(std::string_view words) {
    auto* const last = out_.empty() ? nullptr : std::get_if<prose::Text>(&out_.back());
    if (last) last->text += words;
    else out_.emplace_back(prose::Text{std::string(words)});
  }

  std::string_view text_;
  std::map<std::size_t, std::size_t> closing_;
  int depth_ = 0;
  Inlines out_;
};

}  // namespace

Inlines shown_tex(std::string_view tex) { return Shown(tex).run(); }

namespace {

struct Section {
  std::string_view word;
  int below;  // \section
};
constexpr std::array sections{Section{"part", -1},         Section{"chapter", -1},
                              Section{"section", 0},       Section{"subsection", 1},
                              Section{"subsubsection", 2}, Section{"paragraph", 3}};
// Environments that consist of paragraphs; the layout is ignored.
constexpr std::array plain_blocks{"itemize", "enumerate", "description", "center",    "quote",
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
      // A comment includes its line end: only an empty line after it separates paragraphs.
      at_ = after_comment(bytes_, at_);
      if (at_ < bytes_.size() && bytes_[at_] == '\n') end_paragraph();
    } else if (c == '\n') {
      std::size_t const line = after_blanks(bytes_, at_ + 1);
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
    std::size_t const resume =
        std::min(std::max(after_letters(bytes_, at_ + 1), at_ + 2), bytes_.size());
    std::string_view const word = bytes_.substr(at_ + 1, resume - at_ - 1);
    at_ = resume;
    if (word == "par" || word == "maketitle") return drop(begin, resume);
    if (word == "item") {
      drop(begin, resume);
      paragraph_.emplace_back(prose::Text{"• "});
      paragraph_from_ = begin;
      return;
    }
    auto const* const section = std::ranges::find(sections, word, &Section::word);
    if (section != sections.end()) return heading(begin, resume, section->below);
    if (word != "begin" && word != "end") return;
    std::size_t const close = bytes_.find_first_of("}\n", resume);
    if (resume >= bytes_.size() || bytes_[resume] != '{' || close >= bytes_.size()) return;
    std::string name(bytes_.substr(resume + 1, close - resume - 1));
    if (std::ranges::count(plain_blocks, name) > 0) return drop(begin, close + 1);
    if (word == "begin" && is_verbatim_environment(name.substr(0, name.find('*'))))
      verbatim(begin, close + 1, "\\end{" + name + "}");
  }

  // Ends the paragraph at a command that prints nothing.
  void drop(std::size_t begin, std::size_t end) {
    at_ = begin;
    end_paragraph();
    at_ = text_from_ = after_blanks(bytes_, end);
  }

  void heading(std::size_t begin, std::size_t resume, int below) {
    std::size_t at = resume;
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
    std::size_t const resume = std::min(close + end.size(), bytes_.size());
    drop(begin, resume);
    if (end == "\\end{comment}") return;
    std::string_view text = bytes_.substr(from, close - from);
    if (text.starts_with('\n')) text.remove_prefix(1);
    out_.push_back({{begin, resume}, prose::CodeBlock{{}, std::string(text)}});
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
  std::size_t next_ = 0;  // index into `directives_`
  int top_;
  std::size_t text_from_;  // start of the text not yet converted
  std::size_t paragraph_from_ = 0;
  Inlines paragraph_;
  prose::Blocks out_;
};

// Returns the place of a command outside of comments; npos without one.
std::size_t find_command(std::string_view bytes, std::string_view command, std::size_t from = 0) {
  for (std::size_t at = from; (at = bytes.find(command, at)) != bytes.npos; ++at) {
    std::size_t const line = at == 0 ? 0 : bytes.rfind('\n', at - 1) + 1;
    std::size_t const resume = at + command.size();
    bool const whole =
        command.ends_with('}') || resume >= bytes.size() || !text::is_letter(bytes[resume]);
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
