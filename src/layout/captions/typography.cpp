#include "layout/captions/typography.hpp"

#include <functional>
#include <string>
#include <string_view>
#include <utility>

#include "text/ascii.hpp"

namespace dawson::layout {
namespace {

using prose::Inline;
using prose::Inlines;
using text::is_digit;

/// Every text in it; raw text too where `raw` is given. What is nested is gone through as well.
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

// Where the range that begins at `at` has its hyphen; npos if none begins there.
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
  int depth = 0;  // what stands in braces may be an argument
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

}  // namespace dawson::layout
