#include "document/tex/shown.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <utility>

#include "document/tex/stretches.hpp"
#include "document/tex/text.hpp"
#include "text/ascii.hpp"

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
constexpr std::array of_groups{
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
  static constexpr int deepest = 32;  // groups within groups

  Inlines read(std::size_t at, std::size_t end) {
    Inlines outer = std::exchange(out_, {});
    ++depth_;
    while (at < end) at = step(at, end);
    --depth_;
    return std::exchange(out_, std::move(outer));
  }

  std::size_t step(std::size_t at, std::size_t end) {
    char const c = text_[at];
    if (c == '%') return std::min(behind_comment(text_, at), end);
    if (c == '\\') return command(at, end);
    if (auto const close = group_end(at, end)) {
      group(at + 1, *close);
      return *close + 1;
    }
    if (c == '{' || c == '}' || c == '$') return at + 1;
    for (Sign const& sign : signs)
      if (text_.substr(at, end - at).starts_with(sign.written)) {
        say(sign.printed);
        return at + sign.written.size();
      }
    std::size_t const next = std::min(text_.find_first_of("%\\{}$-`'\"~^\n", at + 1), end);
    say(text_.substr(at, next - at));
    return next;
  }

  std::optional<std::size_t> group_end(std::size_t at, std::size_t end) const {
    auto const found = closing_.find(at);
    bool const is_group = found != closing_.end() && found->second < end && depth_ < deepest;
    return is_group ? std::optional(found->second) : std::nullopt;
  }

  std::size_t command(std::size_t at, std::size_t end) {
    std::size_t const behind = std::min(std::max(behind_letters(text_, at + 1), at + 2), end);
    std::string_view const word = text_.substr(at + 1, behind - at - 1);
    if (word == "\\" || word == "newline" || word == "par") return line_end(behind, end);
    if (word == "(" || word == ")" || word == "[" || word == "]") return behind;
    if (std::ranges::count(blanks, word) > 0) {
      say(" ");
      return behind_blanks(text_, behind);
    }
    if (auto const close = group_end(behind, end)) {
      if (std::size_t const done = with_words(word, behind + 1, *close)) return done;
    }
    std::size_t after = at;
    if (auto const printed = printed_command(text_.substr(0, end), after)) {
      say(*printed);
      return after;
    }
    return as_written(at, behind, end);
  }

  // The end of a command whose argument this is; 0: it is not understood.
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
    if (at < end && text_[at] == '[') at = behind_option(at, end);
    out_.emplace_back(prose::LineBreak{});
    return behind_blanks(text_, at);
  }

  std::size_t behind_option(std::size_t at, std::size_t end) const {
    std::size_t const close = text_.find_first_of("]\n", at);
    return close < end && text_[close] == ']' ? close + 1 : at;
  }

  void group(std::size_t begin, std::size_t close) {
    std::size_t const behind = begin < close && text_[begin] == '\\'
                                   ? std::min(behind_letters(text_, begin + 1), close)
                                   : begin;
    auto const* const marking =
        behind > begin ? std::ranges::find(of_groups, text_.substr(begin + 1, behind - begin - 1),
                                           &Marking::word)
                       : of_groups.end();
    if (marking == of_groups.end()) mark(Mark::none, begin, close);
    else mark(marking->mark, std::min(behind_blanks(text_, behind), close), close);
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

  std::size_t as_written(std::size_t at, std::size_t behind, std::size_t end) {
    if (behind < end && text_[behind] == '*') ++behind;
    for (bool more = true; more && behind < end;) {
      auto const close = group_end(behind, end);
      std::size_t const next = close                  ? *close + 1
                               : text_[behind] == '[' ? behind_option(behind, end)
                                                      : behind;
      more = next > behind;
      behind = next;
    }
    out_.emplace_back(prose::Styled{
        {}, std::string(tex_slot), {prose::Text{std::string(text_.substr(at, behind - at))}}});
    return behind;
  }

  void say(std::string_view words) {
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

}  // namespace dawson::document
