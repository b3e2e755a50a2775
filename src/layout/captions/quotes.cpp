// A paragraph is looked at as one text, since a quotation may begin in one font and end in another:
// its texts, a letter for what is opaque (code, men), a blank for a line end.
#include <string>
#include <string_view>
#include <vector>

#include "chess/languages/words.hpp"
#include "layout/captions/typography.hpp"
#include "text/ascii.hpp"

namespace dawson::layout {
namespace {

using prose::Inline;
using prose::Inlines;

constexpr std::string_view apostrophe = "’";

// The texts of a paragraph in their order; null for what is opaque.
struct Leaf {
  std::string* text;
  char opaque = ' ';
};

void collect(Inlines& inlines, std::vector<Leaf>& leaves) {
  for (Inline& part : inlines) {
    if (auto* text = std::get_if<prose::Text>(&part)) leaves.push_back({&text->text});
    else if (auto* inner = prose::nested(part)) collect(*inner, leaves);
    else if (std::holds_alternative<prose::LineBreak>(part)) leaves.push_back({nullptr, ' '});
    else if (!std::holds_alternative<prose::Raw>(part)) leaves.push_back({nullptr, 'x'});
  }
}

class Quotes {
 public:
  Quotes(std::string_view text, chess::Language language)
      : text_(text), marks_(chess::words(language).quotes) {
    for (std::size_t i = 0; i < text.size(); ++i)
      if (text[i] == '\'' && !opens(i) && !is_word(i + 1)) last_close_ = i;
  }

  // What stands for the sign at `at`; nothing where it stays. Signs come one after the other.
  std::string_view replacement(std::size_t at) {
    switch (text_[at]) {
      case '"': return opens(at) ? marks_.open : marks_.close;
      case '\'': return single(at);
      case '-': return dash(at);
      default: return {};
    }
  }

  // Whether the sign at `at` belongs to a dash that its first hyphen stands for.
  bool within_dash(std::size_t at) const {
    return text_[at] == '-' && before(at) == '-' && is_dash(run_of(at));
  }

 private:
  struct Run {
    std::size_t begin, length;
  };

  char before(std::size_t at) const { return at > 0 ? text_[at - 1] : ' '; }
  char after(std::size_t at) const { return at + 1 < text_.size() ? text_[at + 1] : ' '; }
  bool is_word(std::size_t at) const { return at < text_.size() && text::is_word(text_[at]); }

  bool opens(std::size_t at) const {
    if (at == 0) return true;
    char const left = before(at);
    if (std::string_view(" \t\n([{/*").find(left) != std::string_view::npos) return true;
    if (left == '"' || left == '\'') return is_word(at + 1);
    std::string_view const head = text_.substr(0, at);
    for (std::string_view const sign : {"\u00A0", "\u202F", "–", "—", "--"})
      if (head.ends_with(sign)) return true;
    return false;
  }

  std::string_view single(std::size_t at) {
    bool const digit = text::is_digit(after(at));
    if (opens(at) && !digit && last_close_ > at) {
      open_inner_ = true;
      return marks_.open_inner;
    }
    if (!open_inner_ || is_word(at + 1)) return apostrophe;
    open_inner_ = false;
    return marks_.close_inner;
  }

  Run run_of(std::size_t at) const {
    std::size_t begin = at, end = at;
    constexpr std::size_t longest = 4;  // no run of hyphens is looked at further
    while (begin > 0 && text_[begin - 1] == '-' && at - begin < longest) --begin;
    while (end < text_.size() && text_[end] == '-' && end - at < longest) ++end;
    return {begin, end - begin};
  }

  // Two or three hyphens that are no part of an arrow.
  bool is_dash(Run run) const {
    std::size_t const end = run.begin + run.length;
    bool const arrow = before(run.begin) == '<' || (end < text_.size() && text_[end] == '>');
    return (run.length == 2 || run.length == 3) && !arrow;
  }

  std::string_view dash(std::size_t at) const {
    Run const run = run_of(at);
    if (run.begin != at) return {};
    if (run.length == 1)
      return at > 0 && before(at) == ' ' && at + 1 < text_.size() && after(at) == ' ' ? "–" : "";
    if (!is_dash(run)) return {};
    return run.length == 2 ? "–" : "—";
  }

  std::string_view text_;
  chess::QuotationMarks const& marks_;
  std::size_t last_close_ = 0;  // of single quotes, wherever they were opened
  bool open_inner_ = false;
};

}  // namespace

Inlines with_quotes(Inlines inlines, chess::Language language) {
  std::vector<Leaf> leaves;
  collect(inlines, leaves);
  std::string whole;
  for (Leaf const& leaf : leaves) whole += leaf.text ? *leaf.text : std::string(1, leaf.opaque);
  if (whole.find_first_of("\"'-") == std::string::npos) return inlines;
  Quotes quotes(whole, language);
  std::size_t at = 0;
  for (Leaf const& leaf : leaves) {
    std::size_t const end = at + (leaf.text ? leaf.text->size() : 1);
    std::string out;
    for (; at < end; ++at) {
      if (quotes.within_dash(at)) continue;
      std::string_view const sign = quotes.replacement(at);
      if (sign.empty()) out += whole[at];
      else out += sign;
    }
    if (leaf.text) *leaf.text = std::move(out);
  }
  return inlines;
}

}  // namespace dawson::layout
