#include "backend/latex/tex_caption.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <glib.h>

#include "backend/latex/tex_escape.hpp"
#include "backend/latex/tikz.hpp"
#include "layout/captions/hung_number.hpp"
#include "layout/style.hpp"
#include "layout/templates/template.hpp"
#include "text/scanning.hpp"
#include "text/utf8.hpp"

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
    constexpr std::size_t reserved_bytes = 200;
    out_.reserve(reserved_bytes);
  }

  /// `before`: code at the beginning of the row.
  void put(CaptionRow const& row, std::string_view before = {}) {
    std::string_view const left = cell(left_, row.left, before), centre = cell(centre_, row.centre),
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

  /// `before`: code at the beginning of the first row.
  void put(CaptionEntry const& entry, std::string_view before = {}) {
    if (entry.kind == EntryKind::columns) {
      out_ += "\\DawsonPairs{";
      for (CaptionRow const& row : entry.rows)
        out_.append("\\DawsonItem{").append(cell(left_, row.left)).append("}");
      out_ += '}';
      return;
    }
    bool const choice = !entry.otherwise.empty();
    if (choice) out_ += "\\DawsonElse{";
    put(entry.rows, before);
    if (!choice) return;
    out_ += "}{";
    put(entry.otherwise, before);
    out_ += '}';
  }

  void put_hung_number(CaptionBlock block) {
    Inlines const number = layout::taken_number(block);
    std::string hung = "\\DawsonHungNumber{";
    append_tex_prose(hung, number, abbreviations_, true);
    hung += '}';
    for (CaptionEntry const& entry : block)
      put(entry, number.empty() || &entry != &block.front() ? std::string_view() : hung);
  }

  std::string take() { return std::move(out_); }

 private:
  void put(std::vector<CaptionRow> const& rows, std::string_view before) {
    for (CaptionRow const& row : rows)
      put(row, &row == &rows.front() ? before : std::string_view());
  }

  std::string_view cell(std::string& buffer, Inlines const& inlines,
                        std::string_view before = {}) const {
    buffer = before;
    append_tex_prose(buffer, inlines, abbreviations_, true);
    return buffer;
  }

  layout::Abbreviations const& abbreviations_;
  std::string out_, left_, centre_, right_;  // buffers, reused for each row
};

// Collects font commands for slots, in the order in which the slots are printed.
class FontFinder {
 public:
  explicit FontFinder(SlotFonts const& default_value) : default_(default_value) {}

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
      auto const default_value = default_.find(styled->slot);
      if (styled->look == (default_value == default_.end() ? none_ : default_value->second))
        continue;
      out += fmt::format("\\Dawson{}FontIs{{{}}}", slot_name(styled->slot), tex_look(styled->look));
    }
  }

  SlotFonts const& default_;
  FontOverride const none_{};
  std::vector<std::string_view> seen_;
};

// Returns the font of a caption. If the style keeps the default size, the document decides the
// size.
std::string caption_font(FontOverride look) {
  bool const has_own_size = look.size > 0 && (look.size != layout::default_caption.size ||
                                              look.leading != layout::default_caption.leading);
  if (!has_own_size) look.size = look.leading = 0;
  return (has_own_size ? "" : "\\footnotesize") + tex_look(look);
}

}  // namespace

std::string tex_rows_above(layout::Caption const& caption,
                           layout::Abbreviations const& abbreviations) {
  if (!caption.hung_number) return tex_rows(caption.above, abbreviations);
  RowWriter writer(abbreviations);
  writer.put_hung_number(caption.above);
  return writer.take();
}

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

std::string tex_with_fonts(layout::Caption const& caption, SlotFonts const* default_value,
                           std::string code) {
  if (caption.empty()) return code;
  std::string fonts;
  if (default_value) {
    FontFinder finder(*default_value);
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

std::string tex_slots(SlotFonts const& default_value) {
  std::string out =
      "% The slots of captions and their usual fonts: generated from the table of fields and the\n"
      "% usual style. \\DawsonSlot{NAME}{FONT} makes \\DawsonNAME{...} and \\DawsonNAMEFont.\n";
  for (std::string_view const slot : layout::slots_with_fonts()) {
    auto const look = default_value.find(std::string(slot));
    out += fmt::format("\\DawsonSlot{{{}}}{{{}}}\n", slot_name(slot),
                       look == default_value.end() ? "" : tex_look(look->second));
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

namespace {

std::string family_words(std::string const& family) {
  if (family == "sans") return "\\sffamily";
  if (family == "serif") return "\\rmfamily";
  if (family == "typewriter") return "\\ttfamily";
  return fmt::format("\\DawsonFamily{{{}}}", tex_caseless(family));
}

constexpr double default_leading = 1.1875;  // LaTeX uses 9.5 pt for 8 pt

}  // namespace

std::string tex_look(prose::FontOverride const& look) {
  std::string out;
  if (look.size > 0)
    out += fmt::format("\\fontsize{{{}}}{{{}}}\\selectfont", tex_number(look.size),
                       tex_number(look.leading > 0 ? look.leading : default_leading * look.size));
  if (look.scale > 0) out += fmt::format("\\DawsonScaled{{{}}}", tex_number(look.scale));
  if (!look.family.empty()) out += family_words(look.family);
  if (look.bold) out += *look.bold ? "\\bfseries" : "\\mdseries";
  constexpr std::string_view slopes[] = {"\\upshape", "\\itshape", "\\slshape"};
  if (look.slope) out += slopes[static_cast<std::size_t>(*look.slope)];
  if (look.small_caps) out += *look.small_caps ? "\\scshape" : "\\ulcshape";
  if (!look.colour.empty()) out += fmt::format("\\DawsonColour{{{}}}", tex_colour(look.colour));
  return out;
}

void append_slot_name(std::string& out, std::string_view slot) {
  bool starts = true;
  for (char const c : slot) {
    if (c == '-' || c == ' ') {
      starts = true;
      continue;
    }
    out += starts ? text::to_upper(c) : c;
    starts = false;
  }
}

std::string slot_name(std::string_view slot) {
  std::string out;
  append_slot_name(out, slot);
  return out;
}

std::string tex_colour(std::string_view written) {
  auto const known = layout::read_colour(written);
  if (!known || layout::is_of_xcolor(written)) return tex_caseless(written);
  return fmt::format("rgb,1:red,{};green,{};blue,{}", tex_number(known->red),
                     tex_number(known->green), tex_number(known->blue));
}

namespace {

struct Command {
  char32_t character;
  std::string_view tex;
};

// Combining marks, and the TeX commands that place them on a letter.
constexpr Command accents[] = {{0x300, "\\`"}, {0x301, "\\'"}, {0x302, "\\^"}, {0x303, "\\~"},
                               {0x304, "\\="}, {0x306, "\\u"}, {0x307, "\\."}, {0x308, "\\\""},
                               {0x30A, "\\r"}, {0x30B, "\\H"}, {0x30C, "\\v"}, {0x323, "\\d"},
                               {0x327, "\\c"}, {0x328, "\\k"}};

constexpr Command spelled[] = {{U'#', "\\#"},
                               {U'$', "\\$"},
                               {U'%', "\\%"},
                               {U'&', "\\&"},
                               {U'_', "\\_"},
                               {U'{', "\\{"},
                               {U'}', "\\}"},
                               {U'\\', "\\textbackslash "},
                               {U'^', "\\textasciicircum "},
                               {U'~', "\\textasciitilde "},
                               {0xA0, "\\nobreakspace "},
                               {0xAB, "\\guillemotleft "},
                               {0xBB, "\\guillemotright "},
                               {0xBC, "\\textonequarter "},
                               {0xBD, "\\textonehalf "},
                               {0xBE, "\\textthreequarters "},
                               {0xB0, "\\textdegree "},
                               {0xD7, "\\texttimes "},
                               {0xDF, "\\ss "},
                               {0xC6, "\\AE "},
                               {0xE6, "\\ae "},
                               {0xD8, "\\O "},
                               {0xF8, "\\o "},
                               {0xD0, "\\DH "},
                               {0xF0, "\\dh "},
                               {0xDE, "\\TH "},
                               {0xFE, "\\th "},
                               {0x110, "\\DJ "},
                               {0x111, "\\dj "},
                               {0x131, "\\i "},
                               {0x141, "\\L "},
                               {0x142, "\\l "},
                               {0x152, "\\OE "},
                               {0x153, "\\oe "},
                               {0x2013, "\\textendash "},
                               {0x2014, "\\textemdash "},
                               {0x2018, "\\textquoteleft "},
                               {0x2019, "\\textquoteright "},
                               {0x201A, "\\quotesinglbase "},
                               {0x201C, "\\textquotedblleft "},
                               {0x201D, "\\textquotedblright "},
                               {0x201E, "\\quotedblbase "},
                               {0x2026, "\\textellipsis "}};

template <std::size_t count>
std::string_view command(Command const (&table)[count], char32_t character) {
  auto const* const row = std::ranges::find(table, character, &Command::character);
  return row == std::end(table) ? std::string_view() : row->tex;
}

// Returns "\'{e}" for a letter with one accent, or an empty string for others.
std::string accented(char32_t character) {
  gunichar base = 0, mark = 0;
  if (!g_unichar_decompose(character, &base, &mark) || base >= 0x80) return {};
  std::string_view const accent = command(accents, mark);
  if (accent.empty()) return {};
  return fmt::format("{}{{{}}}", accent, static_cast<char>(base));
}

}  // namespace

std::string tex_alt(std::string_view text) {
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    std::size_t const length = std::max<std::size_t>(text::utf8_length(text, at), 1);
    std::string_view const written = text.substr(at, length);
    at += length;
    char32_t const character =
        length == 1 ? static_cast<unsigned char>(written.front()) : text::utf8_decode(written, 0);
    std::string_view const sign = command(spelled, character);
    // A control word absorbs the blank after it, so `{}` protects a blank of the text.
    if (!sign.empty()) {
      out += sign;
      if (sign.back() == ' ' && at < text.size() && text[at] == ' ') out += "{}";
      continue;
    }
    std::string const letter = length > 1 ? accented(character) : std::string();
    out += letter.empty() ? written : std::string_view(letter);
  }
  return out;
}

std::string tikz_described(std::string_view text, std::string const& board) {
  return fmt::format("\\DawsonAlt{{{}}}{}", tex_alt(text), board);
}

// Indexes and the table of problems in LaTeX.

std::string tikz_pages(std::vector<std::string> const& labels) {
  return fmt::format("\\DawsonPagesOf{{{}}}", fmt::join(labels, ","));
}

std::string tikz_number(TexIndexed const& place) {
  if (place.label.empty()) return place.number;  // in another document: no link
  return fmt::format("\\DawsonNumberTo{{{}}}{{{}}}", place.label, place.number);
}

std::string tikz_index(std::string_view entries) {
  return fmt::format("\\DawsonIndex{{{}}}", entries);
}

std::string tikz_index_group(std::string_view name) {
  return fmt::format("\\DawsonIndexGroup{{{}}}", name);
}

std::string tikz_indexed(std::string_view name, std::string_view places) {
  return fmt::format("\\DawsonIndexed{{{}}}{{{}}}", name, places);
}

std::string tikz_ditto() { return "\\DawsonDitto{}"; }

std::string tikz_problem_index(std::string_view widest, std::string_view entries) {
  return fmt::format("\\DawsonProblemIndex{{{}}}{{{}}}", widest, entries);
}

std::string tikz_listed(std::string_view number, std::string_view task, std::string_view page) {
  return fmt::format("\\DawsonListed{{{}}}{{{}}}{{{}}}", number, task, page);
}

std::string tikz_problem(std::string_view number, std::string_view by, std::string_view task,
                         std::string_view page) {
  return fmt::format("\\DawsonProblem{{{}}}{{{}}}{{{}}}{{{}}}", number, by, task, page);
}

std::string tikz_problems(std::string_view head, std::string_view lines) {
  return fmt::format("\\DawsonProblems{{{}}}{{{}}}", head, lines);
}

}  // namespace dawson::backend
