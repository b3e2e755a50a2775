#include "compile/diagram/diagram_checks.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <iterator>

#include "backend/pdf/pdf.hpp"
#include "drawing/board.hpp"
#include "layout/colour.hpp"
#include "layout/lengths.hpp"
#include "prose/addresses.hpp"
#include "prose/open_html.hpp"
#include "prose/walk.hpp"
#include "text/utf8.hpp"

namespace dawson::run {
namespace {

// Links that are printed as text, pictures of which their alternative texts are, and the first tag
// where no HTML is written. Of rows that stand in for others the words are the same.
text::Diagnostics left_out(layout::Caption const& caption, bool html, text::Span where) {
  text::Diagnostics findings;
  std::string tag;
  auto const look = [&](prose::Inline const& part) {
    auto const* link = std::get_if<prose::Link>(&part);
    auto const* image = std::get_if<prose::Image>(&part);
    auto const* raw = std::get_if<prose::Raw>(&part);
    if (link && !prose::may_lead_to(link->target, html))
      findings.push_back(link_is_text(link->target, where));
    if (image && !html)
      findings.push_back(text::warning(
          "W-IMAGE", where,
          fmt::format("image {} in a caption; its alternative text is printed", image->path),
          "move the image to a paragraph of its own"));
    if (raw && raw->markup == prose::Markup::html && !raw->text.starts_with("<!--") && tag.empty())
      tag = raw->text;
  };
  auto const mend = [&](prose::Inlines cell) {
    for (text::Diagnostic& finding : prose::mend_html(cell)) {
      finding.span = where;
      findings.push_back(std::move(finding));
    }
  };
  auto const look_at = [&](layout::CaptionBlock const& block) {
    for (layout::CaptionEntry const& entry : block)
      for (layout::CaptionRow const& row : entry.rows)
        for (prose::Inlines const* cell : {&row.left, &row.centre, &row.right}) {
          prose::for_each_inline(*cell, look);
          if (html && prose::has_html(*cell)) mend(*cell);
        }
  };
  look_at(caption.above);
  look_at(caption.below);
  if (caption.beside) look_at(caption.beside->block);
  if (!html && !tag.empty())
    findings.push_back(text::warning("W-HTML", where, fmt::format("HTML left out: {}", tag),
                                     "write Markdown, or `\\<` for the character itself"));
  return findings;
}

std::optional<text::Diagnostic> missing_characters(std::u32string const& missing,
                                                   text::Span where) {
  if (missing.empty()) return {};
  std::string list;
  for (char32_t const character : missing) {
    if (!list.empty()) list += ", ";
    text::utf8_append(list, character);
    list += fmt::format(" (U+{:04X})", static_cast<std::uint32_t>(character));
  }
  return text::warning("W-GLYPH", where, fmt::format("no text font has {}", list),
                       "for a booklet, set `font` in the front matter to a font that has it");
}

}  // namespace

text::Diagnostic link_is_text(std::string const& address, text::Span where) {
  return text::warning("W-LINK", where, fmt::format("link to {} printed as text", address),
                       "write an address with `http:`, `https:` or `mailto:`, or a `#label`");
}

bool may_be_told_of(problem::Problem const& problem) {
  constexpr std::size_t few = 1000;
  std::size_t items = problem.legend.size();
  bool plain = true;
  auto const look_at = [&](prose::Inlines const& inlines) {
    prose::for_each_inline(inlines, [&](prose::Inline const& part) {
      auto const* raw = std::get_if<prose::Raw>(&part);
      plain = plain && !std::holds_alternative<prose::Link>(part) &&
              !std::holds_alternative<prose::Image>(part) &&
              !(raw && raw->markup == prose::Markup::html);
    });
  };
  for (auto const& [field, entries] : problem.entries) {
    items += entries.size();
    for (problem::Entry const& entry : entries) look_at(entry.text);
  }
  for (problem::LegendItem const& item : problem.legend) look_at(item.name);
  return !plain || items > few;
}

text::Diagnostics check_values(problem::Problem const& problem, layout::Caption const& caption,
                               Abilities const& renderer, text::Span where) {
  text::Diagnostics findings;
  for (chess::Mark const& mark : problem.view.marks) {
    if (mark.colour.empty() || layout::read_colour(mark.colour)) continue;
    if (auto const near = layout::nearest_colour(mark.colour); !near.empty())
      findings.push_back(text::warning("W-COLOUR", where,
                                       fmt::format("unknown colour `{}`", mark.colour),
                                       fmt::format("did you mean `{}`?", near)));
    else if (!renderer.named_colours)
      findings.push_back(text::warning(
          "W-PAINT", where,
          fmt::format("colour `{}` is unknown outside LaTeX; printed in black", mark.colour),
          "write a base name of xcolor, a mixture (`red!50`) or `#ff8800`"));
  }
  if (!renderer.anchors && !problem.label.empty())
    findings.push_back(text::warning(
        "W-ANCHOR", where,
        fmt::format("links to `{}` do not work: this flavour has no anchors without HTML",
                    problem.label),
        "use `--markdown commonmark`, with `markup.goldmark.renderer.unsafe: true` in Hugo"));
  if (!renderer.tikz_code && !problem.view.draw.empty())
    findings.push_back(text::warning("W-DRAW", where,
                                     "TikZ code of `draw` left out: only LaTeX can draw it",
                                     "weave for LaTeX, or use `--boards tikz`"));
  std::ranges::move(left_out(caption, renderer.html, where), std::back_inserter(findings));
  return findings;
}

text::Diagnostics check_drawing(layout::Scene const& scene, layout::PlacedCaption const& caption,
                                type::Type const& type, text::Span where) {
  text::Diagnostics findings;
  auto const box = drawing::diagram_box(scene, caption);
  if (box.width > backend::longest_side || box.height > backend::longest_side)
    findings.push_back(text::error("E-SIZE", where,
                                   fmt::format("diagram of {:.0f} by {:.0f} mm is too large; "
                                               "a PDF page has at most {:.0f} mm per side",
                                               box.width / layout::points_a_millimetre,
                                               box.height / layout::points_a_millimetre,
                                               backend::longest_side / layout::points_a_millimetre),
                                   "write a smaller `size`"));
  std::string const font = drawing::style_of(scene).label_font;
  if (!font.empty() && font != "sans" && font != "serif" && font != "typewriter")
    if (auto fault = type.missing(font)) {
      fault->span = where;
      findings.push_back(std::move(*fault));
    }
  if (auto fault = missing_characters(caption.missing, where))
    findings.push_back(std::move(*fault));
  return findings;
}

}  // namespace dawson::run
