#include "backend/html.hpp"

#include <fmt/format.h>

#include <utility>

#include "backend/svg_words.hpp"
#include "layout/captions/caption_style.hpp"
#include "layout/captions/ties.hpp"
#include "layout/colour.hpp"
#include "prose/addresses.hpp"
#include "prose/open_html.hpp"
#include "prose/plain.hpp"

namespace dawson::backend {
namespace {

using prose::Inlines;

std::string families_like(std::string const& family) {
  if (family == "sans") return "sans-serif";
  if (family == "serif") return "serif";
  if (family == "typewriter") return "monospace";
  std::string name;
  for (char const c : family)
    if (c != '\'' && c != '\\') name += c;
  return fmt::format("'{}',serif", name);
}

// `->` and `-->` are arrows, as in all that captions print.
std::string with_arrows(std::string const& text) {
  constexpr std::string_view arrow = "\u2192";
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    std::string_view const rest = std::string_view(text).substr(i);
    std::size_t const length = rest.starts_with("-->") ? 3 : rest.starts_with("->") ? 2 : 0;
    if (length == 0) out += text[i];
    else out += arrow;
    i += length == 0 ? 0 : length - 1;
  }
  return out;
}

class Writer {
 public:
  explicit Writer(HtmlParts const& parts) : parts_(parts) {}

  std::string run(Inlines const& inlines) {
    put(inlines);
    return std::move(out_);
  }

 private:
  void put(Inlines const& inlines) {
    for (prose::Inline const& part : inlines)
      std::visit([this](auto const& what) { put(what); }, part);
  }
  void put(prose::Text const& text) { out_ += html_text(with_arrows(text.text)); }
  void put(prose::Raw const& raw) {
    if (raw.markup == prose::Markup::tex && parts_.tex) return put(parts_.tex(raw.text));
    if (raw.markup != prose::Markup::html || raw.text.starts_with("<!--")) return;
    out_ += parts_.raw ? raw.text : html_text(raw.text);
  }
  void put(prose::Figurines const& figurines) { out_ += parts_.men(figurines.men); }
  // Emphasis within italics is upright.
  void put(prose::Emphasis const& marked) {
    out_ += fmt::format("<em{}>{}</em>", italic_ ? " class=\"upright\"" : "",
                        inner(marked.inlines, !italic_));
  }
  void put(prose::Strong const& marked) { element("strong", marked.inlines); }
  void put(prose::Struck const& marked) { element("del", marked.inlines); }
  void put(prose::Styled const& styled) {
    using prose::Slope;
    bool const italic = styled.look.slope ? *styled.look.slope != Slope::upright : italic_;
    std::string const inner = this->inner(styled.inlines, italic);
    std::string const look = html_look(styled.look);
    std::string attributes;
    if (!styled.slot.empty()) attributes += fmt::format(" class=\"{}\"", html_text(styled.slot));
    if (!look.empty()) attributes += fmt::format(" style=\"{}\"", html_text(look));
    out_ += attributes.empty() ? inner : fmt::format("<span{}>{}</span>", attributes, inner);
  }
  void put(prose::Code const& code) {
    out_ += fmt::format("<code>{}</code>", html_text(code.text));
  }
  void put(prose::Link const& link) {
    auto const address = html_address(link.target, parts_);
    std::string const inner = this->inner(link.inlines, italic_);
    if (!address) out_ += inner;
    else
      out_ += fmt::format("<a href=\"{}\"{}>{}</a>", html_text(*address), title(link.title), inner);
  }
  void put(prose::Image const& image) {
    std::string const words = html_text(prose::plain(image.alt));
    std::string const address = parts_.image(image.path);
    if (address.empty()) return void(out_ += words);
    std::string const width =
        image.width > 0 ? fmt::format(" style=\"width:{:.4g}%\"", image.width * 100) : "";
    out_ += fmt::format("<img src=\"{}\" alt=\"{}\"{}{} />", html_text(address), words,
                        title(image.title), width);
  }
  void put(prose::NoteMark const& mark) {
    std::string const sign = parts_.note ? parts_.note(mark.label) : std::string();
    out_ += sign.empty() ? fmt::format("<sup>{}</sup>", html_text(mark.label)) : sign;
  }
  void put(prose::LineBreak const&) { out_ += "<br />\n"; }
  void put(prose::DirectiveAt const& at) {
    if (parts_.directive) out_ += parts_.directive(at.index);
  }

  static std::string title(std::string const& text) {
    return text.empty() ? std::string() : fmt::format(" title=\"{}\"", html_text(text));
  }
  void element(std::string_view name, Inlines const& inlines) {
    out_ += fmt::format("<{0}>{1}</{0}>", name, inner(inlines, italic_));
  }
  std::string inner(Inlines const& inlines, bool italic) const {
    Writer writer(parts_);
    writer.italic_ = italic;
    return writer.run(inlines);
  }

  HtmlParts const& parts_;
  bool italic_ = false;
  std::string out_;
};

class RowWriter {
 public:
  explicit RowWriter(HtmlParts const& parts) : parts_(parts) {}

  std::string row(layout::CaptionRow const& row) const {
    std::string left = cell(row.left), centre = cell(row.centre), right = cell(row.right);
    if (row.sign) left = fmt::format("{}&#160;{}", layout::sign_character(*row.sign), left);
    if (row.empty() && !row.sign) left = "&#160;";
    std::string_view const kind = row.of_legend ? "row legend" : "row";
    if (centre.empty() && right.empty())
      return fmt::format("<div class=\"{}\">{}</div>\n", kind, left);
    std::string out = fmt::format("<div class=\"{} cells\">", kind);
    out += fmt::format("<span class=\"left\">{}</span>", left);
    if (!centre.empty()) out += fmt::format("<span class=\"centre\">{}</span>", centre);
    return out + fmt::format("<span class=\"right\">{}</span></div>\n", right);
  }

  std::string entry(layout::CaptionEntry const& entry) const {
    std::string out;
    for (layout::CaptionRow const& one : entry.rows) out += row(one);
    if (entry.kind == layout::EntryKind::columns)
      return fmt::format("<div class=\"columns\">\n{}</div>\n", out);
    return out;
  }

 private:
  std::string cell(Inlines const& inlines) const {
    return html_prose(layout::with_ties(inlines), parts_);
  }

  HtmlParts const& parts_;
};

}  // namespace

std::string html_text(std::string_view text) { return svg::escaped(text); }

std::optional<std::string> html_address(std::string const& target, HtmlParts const& parts) {
  return parts.address ? parts.address(target)
                       : prose::address_in_page(target, parts.relative_links);
}

std::string html_prose(Inlines const& inlines, HtmlParts const& parts) {
  if (!parts.raw || !prose::has_html(inlines)) return Writer(parts).run(inlines);
  Inlines mended = inlines;
  prose::mend_html(mended);  // which has been reported
  return Writer(parts).run(mended);
}

std::string html_rows(layout::CaptionBlock const& block, HtmlParts const& parts) {
  std::string out;
  for (layout::CaptionEntry const& entry : block) out += RowWriter(parts).entry(entry);
  return out;
}

std::string html_rows(std::vector<layout::CaptionRow> const& rows, HtmlParts const& parts) {
  std::string out;
  for (layout::CaptionRow const& row : rows) out += RowWriter(parts).row(row);
  return out;
}

std::string html_look(prose::Look const& look) {
  std::string out;
  auto const add = [&](std::string const& declaration) {
    out += (out.empty() ? "" : ";") + declaration;
  };
  if (look.size > 0)
    add(fmt::format("font-size:calc(var(--caption)*{:.4g})",
                    look.size / layout::usual_caption.size));
  if (look.size > 0 && look.leading > 0)
    add(fmt::format("line-height:{:.4g}", look.leading / look.size));
  if (!look.family.empty()) add("font-family:" + families_like(look.family));
  if (look.bold) add(*look.bold ? "font-weight:bold" : "font-weight:normal");
  constexpr std::string_view slopes[] = {"normal", "italic", "oblique"};
  if (look.slope) add(fmt::format("font-style:{}", slopes[static_cast<std::size_t>(*look.slope)]));
  if (look.small_caps) add(*look.small_caps ? "font-variant:small-caps" : "font-variant:normal");
  if (auto const colour = layout::read_colour(look.colour))
    add("color:" + svg::hexadecimal(*colour));
  return out;
}

}  // namespace dawson::backend
