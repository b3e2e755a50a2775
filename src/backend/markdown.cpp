#include "backend/markdown.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include <fmt/format.h>

#include "prose/links.hpp"
#include "text/scanning.hpp"
#include "text/utf8.hpp"

namespace dawson::backend {
namespace {

using prose::Inlines;
using text::is_digit;
using text::is_letter;

constexpr std::string_view arrow = "\xE2\x86\x92";

bool is_punctuation(char c) {
  return (c >= '!' && c <= '/') || (c >= ':' && c <= '@') || (c >= '[' && c <= '`') ||
         (c >= '{' && c <= '~');
}
bool is_blank(char c) { return c == ' ' || c == '\n'; }

// Characters that CommonMark, GitHub's tables or pandoc (mathematics, citations, superscripts,
// attributes) would read as markup.
constexpr std::string_view marks = "\\`*_[]<|~$^@{}";
// Characters that are markup only at the beginning of a line.
constexpr std::string_view opening_marks = "#>+-=:(";

// Returns the position of the sign after a list marker such as "1.", "a)" or "iv.", or npos.
std::size_t item_sign(std::string_view text) {
  std::size_t end = 0;
  while (end < text.size() && (is_digit(text[end]) || is_letter(text[end]))) ++end;
  constexpr std::size_t longest = 9;
  return end > 0 && end <= longest && end < text.size() && (text[end] == '.' || text[end] == ')')
             ? end
             : std::string_view::npos;
}

// Escapes text; `opens_line` says that it begins a line.
std::string escaped(std::string_view text, bool opens_line, MarkdownDialect const& dialect) {
  std::string out;
  std::size_t const item = opens_line ? item_sign(text) : std::string_view::npos;
  out.reserve(text.size());
  for (std::size_t i = 0; i < text.size(); ++i) {
    char const c = text[i];
    if (is_letter(c) || is_digit(c) || c == ' ') {
      out += c;
      continue;
    }
    if (text.substr(i).starts_with("-->") || text.substr(i).starts_with("->")) {
      i += text[i + 1] == '-' ? 2 : 1;
      out += arrow;
      continue;
    }
    std::size_t const length = text::utf8_length(text, i);
    char const next = i + 1 < text.size() ? text[i + 1] : '\0';
    bool const is_mark =
        marks.find(c) != std::string_view::npos || i == item ||
        (i == 0 && opens_line && opening_marks.find(c) != std::string_view::npos) ||
        (c == '&' && (is_letter(next) || next == '#')) ||
        (c == '!' && next == '\0') ||  // a link can follow
        // GitHub turns "www." into a link, which would include the escape characters after it.
        (c == '.' && i >= 3 && text.substr(i - 3, 3) == "www") ||
        (c == ':' && text.substr(i).starts_with("://"));
    if (length == 0) out += "\xEF\xBF\xBD";
    else if (static_cast<unsigned char>(c) < 0x20 || c == 0x7F) out += ' ';
    else if (is_mark) out += escaped_sign(c, dialect);
    else out += text.substr(i, length);
    i += std::max<std::size_t>(length, 1) - 1;
  }
  return out;
}

// Returns whether a run of `*` around `inner` is read as markup between these neighbours ('\0':
// none).
bool marks_are_read(char before, std::string_view inner, char after) {
  if (inner.empty()) return false;
  auto const is_boundary = [](char c) {
    return c == '\0' || is_blank(c) || (is_punctuation(c) && c != '*' && c != '~');
  };
  auto const is_delimiter = [&](char inside, char outside) {
    if (is_blank(inside)) return false;
    if (outside == '*' || outside == '~') return false;
    return is_digit(inside) || is_letter(inside) || is_boundary(outside);
  };
  return is_delimiter(inner.front(), before) && is_delimiter(inner.back(), after);
}

constexpr std::string_view word_joiner = "\u2060";

// Keeps a half-move with its number in one line: no-break blanks and hyphens, and a word joiner
// after a number's ellipsis or dash. Long half-moves have a hyphen instead of the joiner.
std::string unbroken(std::string_view unit) {
  constexpr std::string_view no_break_space = "\u00A0", no_break_hyphen = "\u2011";
  bool const is_long = unit.find('-') != std::string_view::npos;
  std::string out;
  for (std::size_t at = 0; at < unit.size();) {
    std::size_t const length = std::max<std::size_t>(text::utf8_length(unit, at), 1);
    std::string_view const sign = unit.substr(at, length);
    at += length;
    if (sign == " ") out += no_break_space;
    else if (sign == "-") out += no_break_hyphen;
    else out += sign;
    if (!is_long && at < unit.size() && (sign == "\u2026" || sign == "\u2013")) out += word_joiner;
  }
  return out;
}

std::string bracketed(std::string_view address) {
  std::string out;
  for (char const c : address) {
    if (c == '<' || c == '>' || c == '\\') out += '\\';
    out += static_cast<unsigned char>(c) < 0x20 ? ' ' : c;
  }
  return out;
}

bool is_plain_address(std::string_view address) {
  constexpr std::string_view signs = "/:.-_%?=#+,;@";
  return !address.empty() && std::ranges::all_of(address, [&](char c) {
    return is_digit(c) || is_letter(c) || signs.find(c) != std::string_view::npos;
  });
}

std::string target(std::string_view address) {
  return is_plain_address(address) ? std::string(address) : fmt::format("<{}>", bracketed(address));
}

std::string title(std::string_view text, MarkdownDialect const& dialect) {
  if (text.empty()) return {};
  std::string out = " \"";
  for (char const c : markdown_text(text, dialect))
    out += c == '"' ? std::string("\\\"") : std::string(1, c);
  return out + '"';
}

// Returns whether a tag can begin a line without opening an HTML block. Most tags (`<div>`,
// `</p>`, `<?x?>`) open one, which ends the paragraph.
bool stays_in_line(std::string_view tag) {
  constexpr std::string_view elements[] = {"a",    "abbr",   "b",    "bdi", "bdo",  "br",   "cite",
                                           "code", "del",    "dfn",  "em",  "font", "i",    "img",
                                           "ins",  "kbd",    "mark", "q",   "s",    "samp", "small",
                                           "span", "strong", "sub",  "sup", "u",    "var",  "wbr"};
  tag.remove_prefix(std::min(tag.find_first_not_of("</"), tag.size()));
  return std::ranges::find(elements, tag.substr(0, tag.find_first_of(" \t/>"))) !=
         std::end(elements);
}

// Plain text, or marked text whose marks depend on its neighbours.
struct MarkedText {
  std::string text;          // without markup
  std::string_view mark;     // "*", "**", "~~"; empty for text
  std::string_view element;  // the HTML element to use where the marks are not recognised
};

class Writer {
 public:
  Writer(MarkdownPieces const& pieces, MarkdownDialect const& dialect)
      : pieces_(pieces), dialect_(dialect) {}

  std::string run(Inlines const& inlines) {
    for (prose::Inline const& part : inlines)
      std::visit([this](auto const& what) { put(what); }, part);
    put_text();
    std::string out;
    for (std::size_t i = 0; i < parts_.size(); ++i) {
      MarkedText const& piece = parts_[i];
      if (piece.mark.empty()) {
        out += piece.text;
        continue;
      }
      MarkedText const* const next = i + 1 < parts_.size() ? &parts_[i + 1] : nullptr;
      char const after = !next                 ? '\0'
                         : !next->mark.empty() ? '*'
                         : next->text.empty()  ? '\0'
                                               : next->text.front();
      if (marks_are_read(out.empty() ? '\0' : out.back(), piece.text, after))
        out += fmt::format("{}{}{}", piece.mark, piece.text, piece.mark);
      else if (!piece.text.empty())
        out += fmt::format("<{}>{}</{}>", piece.element, piece.text, piece.element);
    }
    return out;
  }

 private:
  void add(std::string text) {
    put_text();
    if (!parts_.empty() && parts_.back().mark.empty()) parts_.back().text += text;
    else parts_.push_back({std::move(text), {}, {}});
  }
  // Adjacent texts are escaped together, because the parser reads them as one.
  void put(prose::Text const& text) { text_ += in_unit_ ? unbroken(text.text) : text.text; }
  void put_text() {
    if (text_.empty()) return;
    std::string const text = std::exchange(text_, {});
    add(escaped(text, opens_line(), dialect_));
  }
  bool opens_line() const {
    return !nested_ &&
           (parts_.empty() || (parts_.back().mark.empty() && parts_.back().text.ends_with('\n')));
  }
  void mark(std::string inner, std::string_view sign, std::string_view element) {
    put_text();
    parts_.push_back({std::move(inner), sign, element});
  }
  void put(prose::Raw const& raw) {
    if (raw.markup != prose::Markup::html || raw.text.starts_with("<!--")) return;
    put_text();
    add((opens_line() && !stays_in_line(raw.text) ? "<span></span>" : "") + raw.text);
  }
  void put(prose::Figurines const& figurines) {
    if (in_unit_) text_ += word_joiner;
    add(pieces_(figurines.pieces));
    if (in_unit_) text_ += word_joiner;
  }
  // Emphasis within emphasis adds no marks.
  void put(prose::Emphasis const& marked) {
    std::string inner = this->inner(marked.inlines, true);
    if (emphasised_) add(fmt::format("<em>{}</em>", inner));
    else mark(std::move(inner), "*", "em");
  }
  void put(prose::Strong const& marked) {
    std::string inner = this->inner(marked.inlines, false, true);
    if (strong_) add(std::move(inner));
    else mark(std::move(inner), "**", "strong");
  }
  void put(prose::Struck const& marked) {
    std::string inner = this->inner(marked.inlines);
    if (dialect_.strikes) mark(std::move(inner), "~~", "del");
    else add(fmt::format("<del>{}</del>", inner));
  }
  void put(prose::Styled const& styled) {
    Inlines inner = styled.inlines;
    if (styled.look.slope.value_or(prose::Slope::upright) != prose::Slope::upright && !emphasised_)
      inner = {prose::Emphasis{std::move(inner)}};
    if (styled.look.bold.value_or(false) && !strong_) inner = {prose::Strong{std::move(inner)}};
    bool const outer = std::exchange(in_unit_, in_unit_ || styled.slot == prose::unit_slot);
    for (prose::Inline const& part : inner)
      std::visit([this](auto const& what) { put(what); }, part);
    in_unit_ = outer;
  }
  void put(prose::Code const& code) {
    std::size_t longest = text::longest_run(code.text, '`');
    // With a single back-tick it would become a directive.
    if (code.text.starts_with("chess ")) longest = std::max<std::size_t>(longest, 1);
    std::string const ticks(longest + 1, '`');
    bool const is_boundary =
        code.text.starts_with('`') || code.text.ends_with('`') || code.text.starts_with(' ');
    add(fmt::format("{}{}{}{}{}", ticks, is_boundary ? " " : "", code.text, is_boundary ? " " : "",
                    ticks));
  }
  void put(prose::Link const& link) {
    if (!prose::may_lead_to(link.target, true)) return add(inner(link.inlines));
    add(fmt::format("[{}]({}{})", inner(link.inlines), target(link.target),
                    title(link.title, dialect_)));
  }
  void put(prose::Image const& image) {
    add(fmt::format("![{}]({}{})", inner(image.alt), target(image.path),
                    title(image.title, dialect_)));
  }
  void put(prose::NoteMark const& mark) { add(fmt::format("[^{}]", mark.label)); }
  void put(prose::LineBreak const&) { add(std::string(dialect_.line_end)); }
  void put(prose::Break const& at) { text_ += at.blank ? " " : ""; }
  void put(prose::DirectiveAt const&) {}

  std::string inner(Inlines const& inlines, bool emphasised = false, bool strong = false) const {
    Writer writer(pieces_, dialect_);
    writer.nested_ = true;
    writer.emphasised_ = emphasised_ || emphasised;
    writer.strong_ = strong_ || strong;
    writer.in_unit_ = in_unit_;
    return writer.run(inlines);
  }

  MarkdownPieces const& pieces_;
  MarkdownDialect const& dialect_;
  bool nested_ = false, emphasised_ = false, strong_ = false, in_unit_ = false;
  std::string text_;  // not yet escaped
  std::vector<MarkedText> parts_;
};

}  // namespace

std::string markdown_text(std::string_view text, MarkdownDialect const& dialect) {
  return escaped(text, false, dialect);
}

std::string markdown_prose(Inlines const& inlines, MarkdownPieces const& pieces,
                           MarkdownDialect const& dialect) {
  return Writer(pieces, dialect).run(inlines);
}

std::string markdown_image(std::string_view alt, std::string_view path,
                           MarkdownDialect const& dialect) {
  return fmt::format("![{}]({})", markdown_text(alt, dialect), target(path));
}

namespace {

constexpr std::string_view all = "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~";
constexpr std::string_view backslash = "\\\n", blanks = "  \n";

// The sets of characters follow the manuals: CommonMark 0.30, section 2.4; kramdown's syntax,
// "Escaping"; Python-Markdown's ESCAPED_CHARS.
constexpr auto table = std::to_array<MarkdownDialect>({
    {"gfm", backslash, all, true, MarkdownAnchors::html, MarkdownRows::html},
    {"commonmark", backslash, all, false, MarkdownAnchors::html, MarkdownRows::html},
    {"pandoc", backslash, all, true, MarkdownAnchors::spans, MarkdownRows::pipes},
    {"kramdown", blanks, "\\.*_+`<>()[]{}#!:|\"'$=-", false, MarkdownAnchors::html,
     MarkdownRows::html},
    {"python", blanks, "\\`*_{}[]()>#+-.!", false, MarkdownAnchors::html, MarkdownRows::html},
    // goldmark as configured by Hugo: with tables, without HTML.
    {"hugo", backslash, all, true, MarkdownAnchors::none, MarkdownRows::pipes},
});

}  // namespace

std::span<MarkdownDialect const> markdown_dialects() { return table; }

MarkdownDialect const& default_markdown() { return table[0]; }
MarkdownDialect const& pandoc_markdown() { return table[2]; }

std::string escaped_sign(char sign, MarkdownDialect const& dialect) {
  if (dialect.escapable.find(sign) != std::string_view::npos) return {'\\', sign};
  return fmt::format("&#{};", static_cast<int>(sign));
}

std::string markdown_anchor(std::string_view label, MarkdownDialect const& dialect) {
  switch (dialect.anchors) {
    case MarkdownAnchors::html: return fmt::format("<span id=\"{}\"></span>", label);
    case MarkdownAnchors::spans: return fmt::format("[]{{#{}}}", label);
    case MarkdownAnchors::none: break;
  }
  return "";
}

}  // namespace dawson::backend
