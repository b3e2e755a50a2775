// What becomes of faulty HTML, and what is said of it: the other half of "prose/open_html.hpp".
#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <utility>

#include "prose/open_html.hpp"

namespace dawson::prose {
namespace {

using Kind = HtmlFault::Kind;

}  // namespace

std::string mended_html(HtmlPart const& part, std::size_t number,
                        std::vector<HtmlFault> const& faults) {
  std::string out;
  std::size_t at = 0;
  auto const first = std::ranges::lower_bound(faults, number, {}, &HtmlFault::part);
  for (auto fault = first; fault != faults.end() && fault->part == number; ++fault) {
    if (fault->where.begin < at) continue;
    std::string_view const html = std::string_view(part.text).substr(
        fault->where.begin, fault->where.end - fault->where.begin);
    out += part.text.substr(at, fault->where.begin - at);
    at = fault->where.end;
    switch (fault->kind) {
      case Kind::stray: break;
      case Kind::slash:
      case Kind::anchor: out += fmt::format("{}</{}>", html, fault->name); break;
      case Kind::open:
      case Kind::outside: out += escaped_html(html); break;
      case Kind::cut:
        out += part.is_block ? fmt::format("<pre class=\"html\">{}</pre>", escaped_html(html))
                             : escaped_html(html);
        break;
    }
  }
  return out + part.text.substr(at);
}

text::Diagnostic html_finding(HtmlFault const& fault, std::string_view text) {
  constexpr std::size_t most = 36;
  std::string tag(text.substr(fault.where.begin, fault.where.end - fault.where.begin));
  if (tag.size() > most) {
    std::size_t end = most;
    while (end > 0 && (static_cast<unsigned char>(tag[end]) & 0xC0U) == 0x80) --end;
    tag = tag.substr(0, end) + "...";
  }
  std::ranges::replace(tag, '\n', ' ');
  auto const say = [](std::string message, std::string help) {
    return text::warning("W-HTML", {}, std::move(message), std::move(help));
  };
  switch (fault.kind) {
    case Kind::open:
      return say(
          fmt::format("`{}` is never closed: printed as text", tag),
          fmt::format("write `</{}>` at its end, in the same list item or quotation", fault.name));
    case Kind::cut:
      if (fault.name == "<")
        return say(fmt::format("the tag `{}` has no end: printed as text", tag),
                   "write `>` at its end, and `\"` at the end of each value");
      return say(fmt::format("`{}` is never closed: printed as text", fault.name),
                 fault.name == "<!--"          ? "write `-->` at its end, in the same block"
                 : fault.name == "<![CDATA["   ? "write `]]>` at its end, in the same block"
                 : fault.name == "<?"          ? "write `?>` at its end, in the same block"
                 : fault.name == "<plaintext>" ? "remove it: it has no end"
                 : fault.name.starts_with("<!") || fault.name == "</"
                     ? "write `>` at its end"
                     : fmt::format("write `</{}` at its end", fault.name.substr(1)));
    case Kind::stray:
      return say(fmt::format("`{}` closes nothing: left out", tag),
                 fmt::format("open it with `<{}>` before, or remove it", fault.name));
    case Kind::slash:
      return say(fmt::format("`{}` is not closed by its slash: closed here", tag),
                 fmt::format("write `</{}>` at its end", fault.name));
    case Kind::anchor:
      return say(fmt::format("`{}` is never closed: closed at once", tag),
                 "write `</a>` at its end");
    case Kind::outside:
      return say(fmt::format("`{}` is in no list or table: printed as text", tag),
                 fmt::format("write `<{}>` around it", fault.name));
  }
  return {};
}

bool is_html_comment(std::string_view html) {
  constexpr std::string_view begins = "<!--", ends = "-->", blank = " \t\r\n";
  for (;;) {
    std::size_t const at = html.find_first_not_of(blank);
    if (at == std::string_view::npos) return true;
    html.remove_prefix(at);
    std::size_t const end = html.find(ends, begins.size());
    if (!html.starts_with(begins) || end == std::string_view::npos) return false;
    html.remove_prefix(end + ends.size());
  }
}

bool has_html(Inlines const& inlines) {
  return std::ranges::any_of(inlines, [](Inline const& part) {
    auto const* raw = std::get_if<Raw>(&part);
    auto const* inner = nested(part);
    return (raw && raw->markup == Markup::html) || (inner && has_html(*inner));
  });
}

text::Diagnostics mend_html(Inlines& inlines) {
  std::vector<Raw*> raws;
  std::vector<HtmlPart> parts;
  std::function<void(Inlines&)> const collect = [&](Inlines& all) {
    for (Inline& part : all) {
      auto* raw = std::get_if<Raw>(&part);
      if (auto* inner = nested(part)) collect(*inner);
      if (!raw || raw->markup != Markup::html) continue;
      raws.push_back(raw);
      parts.push_back({raw->text});
    }
  };
  collect(inlines);
  constexpr bool in_host = true;
  std::vector<HtmlFault> const faults = html_faults(parts, in_host);
  text::Diagnostics findings;
  for (HtmlFault const& fault : faults)
    findings.push_back(html_finding(fault, parts[fault.part].text));
  for (std::size_t i = 0; i < raws.size(); ++i) raws[i]->text = mended_html(parts[i], i, faults);
  return findings;
}

std::string escaped_html(std::string_view text) {
  std::string out;
  for (char const c : text) {
    switch (c) {
      case '<': out += "&lt;"; break;
      case '>': out += "&gt;"; break;
      case '&': out += "&amp;"; break;
      case '"': out += "&quot;"; break;
      default: out += c;
    }
  }
  return out;
}

}  // namespace dawson::prose
