#include "prose/html_marks.hpp"

#include <algorithm>
#include <functional>
#include <iterator>
#include <utility>

#include <fmt/format.h>

#include "prose/blocks.hpp"
#include "prose/open_html.hpp"

namespace dawson::prose {
namespace {

struct Mark {
  std::string_view opens, element;
  std::string_view slot;  // of the styled text; empty for small capitals
};
constexpr Mark marks[] = {{"<sub>", "sub", lowered_slot},
                          {"<sup>", "sup", raised_slot},
                          {"<span class=\"smallcaps\">", "span", {}},
                          {"<span class='smallcaps'>", "span", {}},
                          {"<span style=\"font-variant: small-caps\">", "span", {}},
                          {"<span style=\"font-variant:small-caps\">", "span", {}},
                          {"<span style=\"font-variant: small-caps;\">", "span", {}}};

std::string const* html_of(Inline const& part) {
  auto const* raw = std::get_if<Raw>(&part);
  return raw && raw->markup == Markup::html ? &raw->text : nullptr;
}

bool begins_element(std::string_view html, std::string_view element) {
  if (!html.starts_with('<') || html.ends_with("/>")) return false;
  html.remove_prefix(1);
  return html.starts_with(element) &&
         std::string_view(" \t\r\n>").find(html[element.size()]) != std::string_view::npos;
}

bool ends_element(std::string_view html, std::string_view element) {
  return html.starts_with("</") && html.substr(2).starts_with(element) &&
         html.find_first_not_of(" \t\r\n", 2 + element.size()) == html.size() - 1;
}

class Taker {
 public:
  explicit Taker(std::function<bool(std::string const&, text::Span)> const& keep) : keep_(keep) {}

  void take(Inlines& inlines, text::Span where) {
    where_ = where;
    take(inlines);
  }

 private:
  void take(Inlines& inlines) {
    bool const has_any = std::ranges::any_of(
        inlines, [](Inline const& part) { return html_of(part) || nested(part); });
    if (has_any) inlines = part_of(inlines, 0, inlines.size());
  }

  Inlines part_of(Inlines& from, std::size_t at, std::size_t end) {
    Inlines out;
    for (; at < end; ++at) {
      std::string const* const html = html_of(from[at]);
      if (!html) {
        if (auto* inner = nested(from[at])) take(*inner);
        out.push_back(std::move(from[at]));
        continue;
      }
      auto const* mark = std::ranges::find(marks, *html, &Mark::opens);
      std::size_t const close =
          mark == std::end(marks) ? end : find_end(from, at + 1, end, mark->element);
      if (close == end) {
        if (keep_(*html, where_)) out.push_back(std::move(from[at]));
        continue;
      }
      Styled styled;
      styled.slot = mark->slot;
      if (mark->slot.empty()) styled.look.small_caps = true;
      styled.inlines = part_of(from, at + 1, close);
      out.push_back(std::move(styled));
      at = close;
    }
    return out;
  }

  // Finds the end of an open element; elements with the same name may be nested in it.
  static std::size_t find_end(Inlines const& in, std::size_t at, std::size_t end,
                              std::string_view element) {
    std::size_t open = 1;
    for (; at < end; ++at) {
      std::string const* const html = html_of(in[at]);
      if (!html) continue;
      if (begins_element(*html, element)) ++open;
      else if (ends_element(*html, element) && --open == 0) return at;
    }
    return end;
  }

  std::function<bool(std::string const&, text::Span)> const& keep_;
  text::Span where_;
};

}  // namespace

bool is_html_mark(std::string_view tag) {
  return std::ranges::find(marks, tag, &Mark::opens) != std::end(marks);
}

bool is_line_break(std::string_view tag) {
  return tag == "<br>" || tag == "<br/>" || tag == "<br />";
}

void resolve_inline_html(Document& document,
                         std::function<bool(std::string const&, text::Span)> const& keep) {
  Taker taker(keep);
  for_each_text(document, [&](Inlines& inlines, text::Span where) { taker.take(inlines, where); });
}

// Repairs and reports faulty HTML that "prose/open_html.hpp" finds.

namespace {

using Kind = HtmlFault::Kind;

}  // namespace

std::string repaired_html(HtmlPart const& part, std::size_t number,
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
      return say(fmt::format("`{}` has no opening tag: left out", tag),
                 fmt::format("open it with `<{}>` before, or remove it", fault.name));
    case Kind::slash:
      return say(fmt::format("`{}` is not closed by its slash: closed here", tag),
                 fmt::format("write `</{}>` at its end", fault.name));
    case Kind::anchor:
      return say(fmt::format("`{}` is never closed: closed at once", tag),
                 "write `</a>` at its end");
    case Kind::outside:
      return say(fmt::format("`{}` is outside a list or table: printed as text", tag),
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

text::Diagnostics repair_html(Inlines& inlines) {
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
  constexpr bool in_markup = true;
  std::vector<HtmlFault> const faults = html_faults(parts, in_markup);
  text::Diagnostics findings;
  for (HtmlFault const& fault : faults)
    findings.push_back(html_finding(fault, parts[fault.part].text));
  for (std::size_t i = 0; i < raws.size(); ++i) raws[i]->text = repaired_html(parts[i], i, faults);
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
