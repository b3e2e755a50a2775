#include "layout/captions/typography.hpp"

#include <algorithm>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "chess/languages/words.hpp"
#include "prose/tex.hpp"
#include "text/closest_name.hpp"
#include "text/scanning.hpp"

namespace dawson::layout {
namespace {

using prose::Inline;
using prose::Inlines;
using text::is_digit;

/// Applies `text` to every text, and `raw`, if given, to every raw text, including nested ones.
void change(Inlines& inlines, std::function<void(std::string&)> const& text,
            std::function<void(std::string&)> const& raw = {}) {
  for (Inline& part : inlines) {
    if (auto* plain = std::get_if<prose::Text>(&part)) text(plain->text);
    else if (auto* own = std::get_if<prose::Raw>(&part); own && raw) raw(own->text);
    else if (auto* inner = prose::nested(part)) change(*inner, text, raw);
  }
}

std::size_t end_of_digits(std::string_view text, std::size_t at) {
  while (at < text.size() && is_digit(text[at])) ++at;
  return at;
}

// Returns the place of the hyphen in a range that begins at `at`; npos if none begins there.
std::size_t hyphen_of_range(std::string_view text, std::size_t at) {
  constexpr std::size_t none = std::string_view::npos;
  auto const joins = [&](std::size_t i) { return text::is_word(text[i]) || text[i] == '-'; };
  if (at > 0 && joins(at - 1)) return none;
  std::size_t const hyphen = end_of_digits(text, at);
  if (hyphen == at || hyphen >= text.size() || text[hyphen] != '-') return none;
  std::size_t const end = end_of_digits(text, hyphen + 1);
  return end == hyphen + 1 || (end < text.size() && joins(end)) ? none : hyphen;
}

std::string ranges(std::string_view text, std::string_view dash, bool tex) {
  std::string out;
  int depth = 0;  // text in braces may be an argument
  for (std::size_t at = 0; at < text.size();) {
    std::size_t const hyphen = depth == 0 ? hyphen_of_range(text, at) : std::string_view::npos;
    if (hyphen != std::string_view::npos) {
      out.append(text.substr(at, hyphen - at)).append(dash);
      at = hyphen + 1;
      continue;
    }
    if (tex && text[at] == '{') ++depth;
    if (tex && text[at] == '}') --depth;
    std::size_t const end = std::max(end_of_digits(text, at), at + 1);
    out.append(text.substr(at, end - at));
    at = end;
  }
  return out;
}

constexpr std::string_view half_sign = "½";

std::string halves(std::string_view text, Decimal decimal) {
  auto const separates = [](char c) { return is_digit(c) || c == '.' || c == ','; };
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    std::size_t const whole = end_of_digits(text, at);
    std::string_view const rest = text.substr(whole);
    bool const signed_half = rest.starts_with(half_sign);
    bool const written_half = whole > at && (rest.starts_with(".5") || rest.starts_with(",5"));
    std::size_t const end = whole + (signed_half ? half_sign.size() : 2);
    bool const alone =
        (at == 0 || !separates(text[at - 1])) && (end >= text.size() || !separates(text[end]));
    if ((signed_half || written_half) && alone) {
      std::string_view const number = text.substr(at, whole - at);
      if (decimal == Decimal::half) out.append(number == "0" ? "" : number).append(half_sign);
      else
        out.append(number.empty() ? "0" : number).append(decimal == Decimal::comma ? ",5" : ".5");
      at = end;
      continue;
    }
    std::size_t const next = std::max(whole, at + 1);
    out.append(text.substr(at, next - at));
    at = next;
  }
  return out;
}

std::string arrows(std::string_view text) {
  constexpr std::pair<std::string_view, std::string_view> written[] = {
      {"<-->", "↔"}, {"<->", "↔"}, {"-->", "→"}, {"->", "→"}};
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    auto const* arrow = std::begin(written);
    while (arrow != std::end(written) && !text.substr(at).starts_with(arrow->first)) ++arrow;
    if (arrow == std::end(written)) {
      out += text[at++];
      continue;
    }
    out += arrow->second;
    at += arrow->first.size();
  }
  return out;
}

}  // namespace

Inlines with_en_dashes(Inlines inlines) {
  change(
      inlines,
      [](std::string& text) {
        if (text.find('-') != std::string::npos) text = ranges(text, "–", false);
      },
      [](std::string& raw) {
        if (raw.find('-') != std::string::npos) raw = ranges(raw, "--", true);
      });
  return inlines;
}

Inlines with_decimals(Inlines inlines, Decimal decimal) {
  if (decimal != Decimal::as_written)
    change(inlines, [&](std::string& text) { text = halves(text, decimal); });
  return inlines;
}

Inlines with_arrows(Inlines inlines) {
  change(inlines, [](std::string& text) {
    if (text.find("->") != std::string::npos) text = arrows(text);
  });
  return inlines;
}

// A paragraph is processed as one text, since a quotation may begin in one font and end in
// another: its texts, a letter for opaque parts (code, pieces), a blank for a line break.

namespace {

constexpr std::string_view apostrophe = "’";

// A text of a paragraph, in order; null for an opaque part.
struct Leaf {
  std::string* text;
  char opaque = ' ';
};

void collect(Inlines& inlines, std::vector<Leaf>& leaves) {
  for (Inline& part : inlines) {
    if (auto* text = std::get_if<prose::Text>(&part)) leaves.push_back({&text->text});
    else if (auto* inner = prose::nested(part)) collect(*inner, leaves);
    else if (auto const* at = std::get_if<prose::Break>(&part)) {
      if (at->blank) leaves.push_back({nullptr, ' '});
    } else if (std::holds_alternative<prose::LineBreak>(part)) leaves.push_back({nullptr, ' '});
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

  // Returns the replacement of the sign at `at`; empty if the sign stays. Must be called in the
  // order of the signs.
  std::string_view replacement(std::size_t at) {
    switch (text_[at]) {
      case '"': return opens(at) ? marks_.open : marks_.close;
      case '\'': return single(at);
      case '-': return dash(at);
      default: return {};
    }
  }

  // Returns whether the sign at `at` is in a dash that replaces the first hyphen of its run.
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
    constexpr std::size_t longest = 4;  // longer runs of hyphens are never dashes
    while (begin > 0 && text_[begin - 1] == '-' && at - begin < longest) --begin;
    while (end < text_.size() && text_[end] == '-' && end - at < longest) ++end;
    return {begin, end - begin};
  }

  // Returns whether a run is two or three hyphens that are not part of an arrow.
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
