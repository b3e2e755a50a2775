#include "backend/latex/tex_caption.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>
#include <vector>

#include "backend/latex/tex_escape.hpp"
#include "backend/latex/tex_look.hpp"
#include "layout/templates/slots.hpp"

namespace dawson::backend {
namespace {

using layout::CaptionBlock;
using layout::CaptionEntry;
using layout::CaptionRow;
using layout::EntryKind;
using prose::FontOverride;
using prose::Inlines;

class RowWriter {
 public:
  explicit RowWriter(layout::Abbreviations const& abbreviations) : abbreviations_(abbreviations) {
    constexpr std::size_t usual_bytes = 200;
    out_.reserve(usual_bytes);
  }

  void put(CaptionRow const& row) {
    std::string_view const left = cell(left_, row.left), centre = cell(centre_, row.centre),
                           right = cell(right_, row.right);
    auto const put = [&](std::string_view word, auto const&... cells) {
      out_.append("\\Dawson").append(word);
      ((out_ += '{', out_ += cells, out_ += '}'), ...);
    };
    if (row.sign) out_ += fmt::format("\\DawsonKey{{{}}}{{{}}}", static_cast<int>(*row.sign), left);
    else if (row.empty()) out_ += "\\DawsonEmpty{}";
    else if (!centre.empty() && left.empty() && right.empty()) put("Centre", centre);
    else if (!centre.empty()) put("Three", left, centre, right);
    else if (right.empty()) put(row.of_legend ? "Hang" : "Left", left);
    else if (left.empty()) put("Right", right);
    else put("Two", left, right);
  }

  void put(CaptionEntry const& entry) {
    if (entry.kind == EntryKind::columns) {
      out_ += "\\DawsonPairs{";
      for (CaptionRow const& row : entry.rows)
        out_.append("\\DawsonItem{").append(cell(left_, row.left)).append("}");
      out_ += '}';
      return;
    }
    bool const choice = !entry.otherwise.empty();
    if (choice) out_ += "\\DawsonElse{";
    for (CaptionRow const& row : entry.rows) put(row);
    if (!choice) return;
    out_ += "}{";
    for (CaptionRow const& row : entry.otherwise) put(row);
    out_ += '}';
  }

  std::string take() { return std::move(out_); }

 private:
  std::string_view cell(std::string& buffer, Inlines const& inlines) const {
    buffer.clear();
    append_tex_prose(buffer, inlines, abbreviations_, true);
    return buffer;
  }

  layout::Abbreviations const& abbreviations_;
  std::string out_, left_, centre_, right_;  // the cells' are kept for the next row
};

// Slots in the order in which they are printed first.
class FontFinder {
 public:
  explicit FontFinder(SlotFonts const& usual) : usual_(usual) {}

  void look(CaptionBlock const& block) {
    for (CaptionEntry const& entry : block)
      for (auto const* rows : {&entry.rows, &entry.otherwise})
        for (CaptionRow const& row : *rows)
          for (Inlines const* cell : {&row.left, &row.centre, &row.right}) look(*cell);
  }

  std::string out;

 private:
  void look(Inlines const& inlines) {
    for (prose::Inline const& part : inlines) {
      auto const* styled = std::get_if<prose::Styled>(&part);
      if (!styled) continue;
      look(styled->inlines);
      if (styled->slot.empty() || std::ranges::find(seen_, styled->slot) != seen_.end()) continue;
      seen_.emplace_back(styled->slot);
      auto const usual = usual_.find(styled->slot);
      if (styled->look == (usual == usual_.end() ? none_ : usual->second)) continue;
      out += fmt::format("\\Dawson{}FontIs{{{}}}", slot_name(styled->slot), tex_look(styled->look));
    }
  }

  SlotFonts const& usual_;
  FontOverride const none_{};
  std::vector<std::string_view> seen_;
};

// The document's own size where the style leaves it at that.
std::string caption_font(FontOverride look) {
  bool const own_size = look.size > 0 && (look.size != layout::usual_caption.size ||
                                          look.leading != layout::usual_caption.leading);
  if (!own_size) look.size = look.leading = 0;
  return (own_size ? "" : "\\footnotesize") + tex_look(look);
}

}  // namespace

std::string tex_rows(CaptionBlock const& block, layout::Abbreviations const& abbreviations) {
  RowWriter writer(abbreviations);
  for (CaptionEntry const& entry : block) writer.put(entry);
  return writer.take();
}

std::string tex_rows(std::vector<CaptionRow> const& rows,
                     layout::Abbreviations const& abbreviations) {
  RowWriter writer(abbreviations);
  for (CaptionRow const& row : rows) writer.put(row);
  return writer.take();
}

std::string tex_with_fonts(layout::Caption const& caption, SlotFonts const* usual,
                           std::string code) {
  if (caption.empty()) return code;
  std::string fonts;
  if (usual) {
    FontFinder finder(*usual);
    finder.look(caption.above);
    finder.look(caption.below);
    if (caption.beside) finder.look(caption.beside->block);
    fonts = std::move(finder.out);
  }
  if (std::string const font = caption_font(caption.font); font != "\\footnotesize")
    fonts = fmt::format("\\DawsonCaptionFontIs{{{}}}", font) + fonts;
  if (!fonts.empty()) code = fmt::format("\\DawsonWith{{{}}}{{{}}}", fonts, code);
  return code;
}

std::string tex_slots(SlotFonts const& usual) {
  std::string out =
      "% The slots of captions and their usual fonts: generated from the table of fields and the\n"
      "% usual style. \\DawsonSlot{NAME}{FONT} makes \\DawsonNAME{...} and \\DawsonNAMEFont.\n";
  for (std::string_view const slot : layout::slots_with_fonts()) {
    auto const look = usual.find(std::string(slot));
    out += fmt::format("\\DawsonSlot{{{}}}{{{}}}\n", slot_name(slot),
                       look == usual.end() ? "" : tex_look(look->second));
  }
  return out;
}

std::string tex_code(std::optional<layout::SquareCode> const& code) {
  if (!code) return {};
  std::string rows;
  for (std::vector<std::size_t> const& runs : code->rows)
    rows += fmt::format("{{{}}}", fmt::join(runs, ","));
  return fmt::format("\\DawsonCode{{{:.4g}bp}}{{{}}}", layout::module_side, rows);
}

}  // namespace dawson::backend
