#include "backend/html/inlines.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include <fmt/format.h>

#include "backend/svg_words.hpp"
#include "layout/captions/caption_style.hpp"
#include "layout/captions/solution_lines.hpp"
#include "layout/captions/typography.hpp"
#include "layout/style.hpp"
#include "prose/html_marks.hpp"
#include "prose/links.hpp"
#include "prose/open_html.hpp"
#include "prose/prose.hpp"
#include "text/scanning.hpp"

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

// `->` and `-->` become arrows, as in captions.
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

// Threats begin with `(>`. Only after two brackets must that sign be escaped.
std::string with_greater_signs(std::string escaped) {
  constexpr std::string_view entity = "&gt;";
  for (std::size_t at = escaped.find(entity); at != escaped.npos; at = escaped.find(entity, at + 1))
    if (!std::string_view(escaped).substr(0, at).ends_with("]]")) escaped.replace(at, 4, ">");
  return escaped;
}

// The characters that cmark-gfm keeps unescaped in addresses.
constexpr auto stays_in_addresses = [] {
  std::array<bool, 256> out{};
  for (unsigned char const c : std::string_view("-_.+!*(),%#@?=;:/,~$")) out[c] = true;
  for (unsigned c = 0; c < out.size(); ++c)
    out[c] = out[c] || text::is_alphanumeric(static_cast<char>(c));
  return out;
}();

// The slot of a half-move in a solution, as `semantics::ProseWriter` writes it.
constexpr std::string_view half_move_slot = "move";

class Writer {
 public:
  Writer(std::string& out, HtmlParts const& parts) : out_(out), parts_(parts) {}

  void put(Inlines const& inlines) {
    for (prose::Inline const& part : inlines)
      std::visit([this](auto const& what) { put(what); }, part);
  }

 private:
  void put(prose::Text const& text) {
    bool const has_arrows =
        parts_.flavour == Flavour::values && text.text.find("->") != std::string::npos;
    std::string const escaped = html_text(has_arrows ? with_arrows(text.text) : text.text);
    out_ += in_unit_ ? with_greater_signs(escaped) : escaped;
  }
  void put(prose::Raw const& raw) {
    if (raw.markup == prose::Markup::tex && parts_.tex) return put(parts_.tex(raw.text));
    if (raw.markup != prose::Markup::html || parts_.html == RawHtml::drop) return;
    bool const is_comment = raw.text.starts_with("<!--");
    if (is_comment && (parts_.html == RawHtml::text || parts_.flavour != Flavour::page)) return;
    out_ += parts_.html == RawHtml::keep ? raw.text : html_text(raw.text);
  }
  void put(prose::Figurines const& figurines) { out_ += parts_.pieces(figurines.pieces); }
  // Emphasis within italics is upright.
  void put(prose::Emphasis const& marked) {
    out_ += italic_ ? "<em class=\"upright\">" : "<em>";
    put(marked.inlines, !italic_);
    out_ += "</em>";
  }
  void put(prose::Strong const& marked) { element("strong", marked.inlines); }
  void put(prose::Struck const& marked) { element("del", marked.inlines); }
  void put(prose::Styled const& styled) {
    using prose::Slope;
    bool const italic = styled.look.slope ? *styled.look.slope != Slope::upright : italic_;
    bool const moved = styled.slot == prose::lowered_slot || styled.slot == prose::raised_slot;
    if (moved && parts_.flavour == Flavour::page) return element(styled.slot, styled.inlines);
    bool const key = styled.slot == layout::key_slot;
    prose::FontOverride changes = styled.look;
    if (key && changes.bold.value_or(true)) changes.bold.reset();  // as `b` is
    std::string const look = html_look(changes);
    if (styled.slot.empty() && look.empty()) return put(styled.inlines, italic);
    bool const outer = std::exchange(in_unit_, in_unit_ || styled.slot == prose::unit_slot);
    std::string_view const name = key ? "b" : "span";
    out_.append("<").append(name);
    if (!styled.slot.empty()) put_attribute(" class=\"", styled.slot);
    if (!look.empty()) put_attribute(" style=\"", look);
    out_ += '>';
    bool const tells = parts_.half_move && styled.slot == half_move_slot;
    if (tells) parts_.half_move(true);
    put(styled.inlines, italic);
    if (tells) parts_.half_move(false);
    out_.append("</").append(name) += '>';
    in_unit_ = outer;
  }
  void put_attribute(std::string_view opening, std::string_view value) {
    out_.append(opening).append(html_text(value)) += '"';
  }
  void put(prose::Code const& code) {
    out_ += "<code>";
    out_ += html_text(code.text);
    out_ += "</code>";
  }
  void put(prose::Link const& link) {
    if (link.inlines.empty()) return put_empty_link(link);
    auto const address = html_address(link.target, parts_);
    if (!address) return put(link.inlines);
    out_ += "<a href=\"";
    out_ += attribute(*address);
    out_ += '"';
    out_ += title(link.title);
    out_ += '>';
    put(link.inlines);
    out_ += "</a>";
  }
  // A link is never empty, since readers of any kind must notice it. The text of a reference can
  // itself contain a reference, which is not expanded.
  void put_empty_link(prose::Link link) {
    if (parts_.reference && !in_reference_ && prose::is_reference(link)) {
      link.inlines = parts_.reference(link);
      if (prose::asks_for_page(link)) link.title.clear();
    }
    if (link.inlines.empty()) link.inlines.push_back(prose::Text{link.target});
    bool const outer = std::exchange(in_reference_, true);
    put(link);
    in_reference_ = outer;
  }
  void put(prose::Image const& image) {
    std::string const words = html_text(prose::plain(image.alt));
    std::string const address = parts_.image(image.path);
    if (address.empty()) return void(out_ += words);
    std::string const width =
        image.width > 0 ? fmt::format(" style=\"width:{:.4g}%\"", image.width * 100) : "";
    out_ += fmt::format("<img src=\"{}\" alt=\"{}\"{}{} />", attribute(address), words,
                        title(image.title), width);
  }
  void put(prose::NoteMark const& mark) {
    std::string const sign = parts_.note ? parts_.note(mark.label) : std::string();
    out_ += sign.empty() ? fmt::format("<sup>{}</sup>", html_text(mark.label)) : sign;
  }
  void put(prose::LineBreak const&) { out_ += "<br />\n"; }
  void put(prose::Break const& at) { out_ += at.blank ? " " : "<wbr />"; }
  void put(prose::DirectiveAt const& at) {
    if (parts_.directive) out_ += parts_.directive(at.index);
  }

  std::string attribute(std::string const& address) const {
    std::string out =
        parts_.flavour == Flavour::page ? percent_encoded(address) : html_text(address);
    return parts_.marks_counts ? with_marked_count(std::move(out)) : out;
  }
  static std::string title(std::string const& text) {
    return text.empty() ? std::string() : fmt::format(" title=\"{}\"", html_text(text));
  }
  void element(std::string_view name, Inlines const& inlines) {
    out_ += fmt::format("<{}>", name);
    put(inlines);
    out_ += fmt::format("</{}>", name);
  }
  void put(Inlines const& inlines, bool italic) {
    bool const outer = std::exchange(italic_, italic);
    put(inlines);
    italic_ = outer;
  }

  std::string& out_;
  HtmlParts const& parts_;
  bool italic_ = false, in_reference_ = false, in_unit_ = false;
};

}  // namespace

std::string html_text(std::string_view text) { return svg::escaped(text); }

std::optional<std::string> html_address(std::string const& target, HtmlParts const& parts) {
  return parts.address ? parts.address(target)
                       : prose::address_in_page(target, parts.relative_links);
}

std::string percent_encoded(std::string_view address) {
  constexpr std::string_view digits = "0123456789ABCDEF";
  std::string out;
  for (char const c : address) {
    auto const byte = static_cast<unsigned char>(c);
    if (stays_in_addresses[byte]) out += c;
    else if (c == '&') out += "&amp;";
    else if (c == '\'') out += "&#x27;";
    else out += {'%', digits[byte / 16], digits[byte % 16]};
  }
  return out;
}

void add_html_prose(std::string& out, Inlines const& inlines, HtmlParts const& parts) {
  Writer(out, parts).put(inlines);
}

std::string html_prose(Inlines const& inlines, HtmlParts const& parts) {
  std::string out;
  if (parts.html != RawHtml::keep || !prose::has_html(inlines)) {
    add_html_prose(out, inlines, parts);
    return out;
  }
  Inlines repaired = inlines;
  prose::repair_html(repaired);  // these repairs have been reported before
  add_html_prose(out, repaired, parts);
  return out;
}

std::string html_look(prose::FontOverride const& look) {
  std::string out;
  auto const add = [&](std::string const& declaration) {
    out += (out.empty() ? "" : ";") + declaration;
  };
  if (look.size > 0)
    add(fmt::format("font-size:calc(var(--caption)*{:.4g})",
                    look.size / layout::default_caption.size));
  if (look.scale > 0) add(fmt::format("font-size:{:.4g}em", look.scale));
  if (look.size > 0 && look.leading > 0)
    add(fmt::format("line-height:{:.4g}", look.leading / look.size));
  if (!look.family.empty()) add("font-family:" + families_like(look.family));
  if (look.bold) add(*look.bold ? "font-weight:bold" : "font-weight:normal");
  constexpr std::string_view slopes[] = {"normal", "italic", "oblique"};
  if (look.slope) add(fmt::format("font-style:{}", slopes[static_cast<std::size_t>(*look.slope)]));
  if (look.small_caps) add(*look.small_caps ? "font-variant:small-caps" : "font-variant:normal");
  if (look.tracking) add(fmt::format("letter-spacing:{:.4g}em", *look.tracking));
  if (auto const colour = layout::read_colour(look.colour))
    add("color:" + layout::hexadecimal(*colour));
  return out;
}

namespace {

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
  std::string cell(prose::Inlines const& inlines) const {
    return html_prose(layout::with_ties(inlines), parts_);
  }

  HtmlParts const& parts_;
};

}  // namespace

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

namespace {

constexpr char count_mark = '\xFE';  // never occurs in UTF-8

}  // namespace

std::string marked_count(std::string_view number) {
  std::string out(1, count_mark);
  out += number;
  return out += count_mark;
}

std::string with_marked_count(std::string name) {
  constexpr std::string_view counted[] = {"words-", "diagram-", "solution-"};
  std::string_view const without_sign =
      std::string_view(name).substr(name.starts_with('#') ? 1 : 0);
  if (std::ranges::none_of(counted, [&](auto one) { return without_sign.starts_with(one); }))
    return name;
  std::size_t const number = name.find_last_not_of("0123456789") + 1;
  if (number == name.size() || name[number - 1] != '-') return name;
  return name.substr(0, number) + marked_count(std::string_view(name).substr(number));
}

CountedHtml without_marks(std::string_view marked) {
  CountedHtml out;
  out.html.reserve(marked.size());
  while (true) {
    std::size_t const begin = marked.find(count_mark);
    out.html += marked.substr(0, begin);
    if (begin == marked.npos) return out;
    std::size_t const end = marked.find(count_mark, begin + 1);
    std::string_view const number = marked.substr(begin + 1, end - begin - 1);
    out.counts.push_back({out.html.size(), out.html.size() + number.size()});
    out.html += number;
    marked.remove_prefix(end + 1);
  }
}

}  // namespace dawson::backend
