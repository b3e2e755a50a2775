#include "backend/pdf/pdf_fonts.hpp"

#include <algorithm>
#include <cerrno>
#include <cmath>
#include <iterator>
#include <new>
#include <string_view>

#include <fmt/format.h>
#include <hb-ot.h>
#include <hb-subset.h>

#include "artwork/font.hpp"
#include "text/c_library.hpp"

namespace dawson::backend {

// Embeds fonts as subsets. Glyphs keep their numbers in the subset, so pages can be written before
// all used glyphs are known.

PdfFont::PdfFont(std::shared_ptr<drawing::FontFile const> file, std::string name,
                 ObjectNumber number)
    : file_(std::move(file)), face_(PdfFace::of(*file_)), name_(std::move(name)), number_(number) {}

PdfFont::Used& PdfFont::entry(std::uint16_t glyph) {
  if (glyphs_.size() <= glyph) glyphs_.resize(glyph + std::size_t{1});
  return glyphs_[glyph];
}

bool PdfFont::use(std::uint16_t glyph, std::string_view text) {
  Used& used = entry(glyph);
  used.used = true;
  if (used.text.empty()) used.text = text;
  return used.text == text;
}

// Returns the glyph for a separator. A space uses the font's own; a line end uses a rare
// character, from a hair space to an en quad, or else a space.
std::uint16_t PdfFont::blank(char sign) {
  auto const [known, is_new] = blanks_.try_emplace(sign);
  if (!is_new) return known->second;
  constexpr hb_codepoint_t space = ' ', narrowest = 0x200A, widest = 0x2000;
  std::string_view const text(&known->first, 1);
  hb_codepoint_t glyph = 0, of_space = 0;
  hb_font_t* const font = face_->font();
  bool const spaced = hb_font_get_nominal_glyph(font, space, &of_space) != 0;
  if (sign == ' ' && spaced && use(static_cast<std::uint16_t>(of_space), text))
    return known->second = static_cast<std::uint16_t>(of_space);
  for (hb_codepoint_t other = narrowest; sign != ' ' && other >= widest; --other)
    if (hb_font_get_nominal_glyph(font, other, &glyph) && glyph != of_space &&
        use(static_cast<std::uint16_t>(glyph), text))
      return known->second = static_cast<std::uint16_t>(glyph);
  return sign == ' ' ? std::uint16_t{0} : known->second = blank(' ');
}

std::uint16_t PdfFont::soft_hyphen(std::uint16_t hyphen) {
  hb_font_t* const font = face_->font();
  hb_glyph_extents_t ink{}, other_ink{};
  hb_font_get_glyph_extents(font, hyphen, &ink);
  constexpr hb_codepoint_t soft = 0xAD, true_hyphen = 0x2010, firm = 0x2011;
  for (hb_codepoint_t const sign : {soft, true_hyphen, firm}) {
    hb_codepoint_t other = 0;
    if (!hb_font_get_nominal_glyph(font, sign, &other) || other == hyphen ||
        !hb_font_get_glyph_extents(font, other, &other_ink))
      continue;
    bool const same =
        hb_font_get_glyph_h_advance(font, other) == hb_font_get_glyph_h_advance(font, hyphen) &&
        ink.x_bearing == other_ink.x_bearing && ink.width == other_ink.width &&
        ink.y_bearing == other_ink.y_bearing && ink.height == other_ink.height;
    if (same) return static_cast<std::uint16_t>(other);
  }
  return hyphen;
}

double PdfFont::width(std::uint16_t glyph) {
  Used& used = entry(glyph);
  if (used.width < 0)
    used.width =
        static_cast<float>(face_->thousandths(hb_font_get_glyph_h_advance(face_->font(), glyph)));
  return used.width;
}

std::string PdfFont::widths() const {
  std::string out = "[";
  bool open = false;
  for (std::size_t glyph = 0; glyph < glyphs_.size(); ++glyph) {
    if (!glyphs_[glyph].used) {
      if (open) out += ']';
      open = false;
      continue;
    }
    if (!open) out += fmt::format("{}[", glyph);
    else out += ' ';
    open = true;
    append_number(out, face_->thousandths(hb_font_get_glyph_h_advance(
                           face_->font(), static_cast<hb_codepoint_t>(glyph))));
  }
  return out + (open ? "]]" : "]");
}

std::string PdfFont::unicode_map() const {
  std::string out =
      "/CIDInit/ProcSet findresource begin\n12 dict "
      "begin\nbegincmap\n/CIDSystemInfo<</Registry(Adobe)/Ordering(UCS)/Supplement 0>>def\n"
      "/CMapName/Adobe-Identity-UCS def\n/CMapType 2 def\n1 "
      "begincodespacerange\n<0000><ffff>\nendcodespacerange\n";
  constexpr std::size_t most = 100;  // per list
  std::vector<std::string> lines;
  for (std::size_t glyph = 0; glyph < glyphs_.size(); ++glyph)
    if (glyphs_[glyph].used && !glyphs_[glyph].text.empty())
      lines.push_back(fmt::format("<{:04x}><{}>\n", glyph, utf16_digits(glyphs_[glyph].text)));
  for (std::size_t first = 0; first < lines.size(); first += most) {
    std::size_t const count = std::min(most, lines.size() - first);
    out += fmt::format("{} beginbfchar\n", count);
    for (std::size_t i = first; i < first + count; ++i) out += lines[i];
    out += "endbfchar\n";
  }
  return out + "endcmap\nCMapName currentdict/CMap defineresource pop\nend\nend\n";
}

void PdfFont::write(PdfFile& file) const {
  std::vector<std::uint16_t> glyphs;
  std::uint64_t tag = 0xcbf29ce484222325;
  for (std::size_t glyph = 0; glyph < glyphs_.size(); ++glyph) {
    if (!glyphs_[glyph].used) continue;
    glyphs.push_back(static_cast<std::uint16_t>(glyph));
    tag = (tag ^ glyph) * 0x100000001b3;
  }
  bool const is_cff = face_->is_cff();
  PdfFace::Subset const& subset =
      face_->subset(glyphs, [&](std::string_view data) { return file.compressed(data); });
  ObjectNumber const program = file.reserve();
  file.write_compressed(
      program, is_cff ? "/Subtype/CIDFontType0C" : fmt::format("/Length1 {}", subset.length),
      subset.packed);

  std::string name;
  for (int i = 0; i < 6; ++i, tag /= 26) name += static_cast<char>('A' + tag % 26);
  name += '+' + face_->postscript_name();

  hb_font_extents_t extents{};
  hb_font_get_h_extents(face_->font(), &extents);
  auto const metric = [&](hb_ot_metrics_tag_t which, double otherwise) {
    hb_position_t value = 0;
    return hb_ot_metrics_get_position(face_->font(), which, &value) ? face_->thousandths(value)
                                                                    : otherwise;
  };
  double const ascent = face_->thousandths(extents.ascender),
               descent = face_->thousandths(extents.descender);
  double const italic = hb_style_get_value(face_->font(), HB_STYLE_TAG_SLANT_ANGLE);
  ObjectNumber const descriptor = file.write(
      fmt::format("<</Type/FontDescriptor/FontName/{}/Flags {}/FontBBox[-1000 {} 2000 "
                  "{}]/ItalicAngle {}/Ascent {}/Descent {}/CapHeight {}/StemV 80/{} {} 0 R>>",
                  name, 4 + (italic != 0 ? 64 : 0), pdf_number(std::floor(descent)),
                  pdf_number(std::ceil(ascent)), pdf_number(italic), pdf_number(ascent),
                  pdf_number(descent), pdf_number(metric(HB_OT_METRICS_TAG_CAP_HEIGHT, ascent)),
                  is_cff ? "FontFile3" : "FontFile2", program));
  ObjectNumber const descendant =
      file.write(fmt::format("<</Type/Font/Subtype/{}/BaseFont/{}/CIDSystemInfo<</Registry(Adobe)/"
                             "Ordering(Identity)/Supplement 0>>/FontDescriptor {} 0 R/W{}{}>>",
                             is_cff ? "CIDFontType0" : "CIDFontType2", name, descriptor, widths(),
                             is_cff ? "" : "/CIDToGIDMap/Identity"));
  ObjectNumber const map = file.reserve();
  file.write_stream(map, "", unicode_map());
  file.write(number_, fmt::format("<</Type/Font/Subtype/Type0/BaseFont/{}/Encoding/Identity-H/"
                                  "DescendantFonts[{} 0 R]/ToUnicode {} 0 R>>",
                                  name, descendant, map));
}

namespace {

class PiecesFile : public drawing::FontFile {
 public:
  std::string_view bytes() const override { return artwork::font_bytes(); }
  unsigned index() const override { return 0; }
};

}  // namespace

void append_glyph(std::string& out, std::uint16_t glyph) {
  char const both[] = {static_cast<char>(glyph >> 8), static_cast<char>(glyph & 0xff)};
  append_escaped(out, {both, sizeof both});
}

PdfFont& PdfFonts::of(std::shared_ptr<drawing::FontFile const> const& file) {
  PdfFont*& known = known_[file.get()];
  if (!known) {
    fonts_.push_back(
        std::make_unique<PdfFont>(file, fmt::format("F{}", fonts_.size()), file_.reserve()));
    known = fonts_.back().get();
  }
  return *known;
}

PdfFont& PdfFonts::pieces() {
  // Data derived from a file is stored with it, and two threads must not create it at the same
  // time.
  thread_local auto const file = std::make_shared<PiecesFile>();
  if (!pieces_) pieces_ = &of(file);
  return *pieces_;
}

void PdfFonts::write_all() {
  for (auto const& font : fonts_) font->write(file_);
}

namespace {

// The TrueType tables that PDF readers use (ISO 32000-1, 9.9). The PDF itself contains the
// metrics.
constexpr hb_tag_t truetype_tables[] = {
    HB_TAG('g', 'l', 'y', 'f'), HB_TAG('l', 'o', 'c', 'a'), HB_TAG('h', 'e', 'a', 'd'),
    HB_TAG('h', 'h', 'e', 'a'), HB_TAG('h', 'm', 't', 'x'), HB_TAG('m', 'a', 'x', 'p'),
    HB_TAG('c', 'v', 't', ' '), HB_TAG('f', 'p', 'g', 'm'), HB_TAG('p', 'r', 'e', 'p')};
constexpr hb_tag_t cff_table = HB_TAG('C', 'F', 'F', ' ');

using Blob = text::CPtr<hb_blob_t, hb_blob_destroy>;

bool has_table(hb_face_t* face, hb_tag_t tag) {
  return hb_blob_get_length(Blob(hb_face_reference_table(face, tag)).get()) > 0;
}

void drop_useless(hb_face_t* face, bool is_cff, hb_set_t* dropped) {
  hb_tag_t tags[32];
  for (unsigned first = 0;;) {
    unsigned count = std::size(tags);
    unsigned const all = hb_face_get_table_tags(face, first, &count, tags);
    for (unsigned i = 0; i < count; ++i)
      if (is_cff ? tags[i] != cff_table
                 : std::ranges::find(truetype_tables, tags[i]) == std::end(truetype_tables))
        hb_set_add(dropped, tags[i]);
    first += count;
    if (count == 0 || first >= all) return;
  }
}

}  // namespace

PdfFace::PdfFace(drawing::FontFile const& file) {
  std::string_view const bytes = file.bytes();
  Blob const blob(hb_blob_create(bytes.data(), static_cast<unsigned>(bytes.size()),
                                 HB_MEMORY_MODE_READONLY, nullptr, nullptr));
  face_ = hb_face_create(blob.get(), file.index());
  font_ = hb_font_create(face_);
  units_ = hb_face_get_upem(face_);
  is_cff_ = has_table(face_, cff_table);
}

PdfFace::~PdfFace() {
  hb_font_destroy(font_);
  hb_face_destroy(face_);
}

std::string PdfFace::postscript_name() const {
  char name[128] = {};
  unsigned length = sizeof name;
  hb_ot_name_get_utf8(face_, HB_OT_NAME_ID_POSTSCRIPT_NAME, HB_LANGUAGE_INVALID, &length, name);
  std::string out(name);
  std::erase_if(out, [](unsigned char c) {
    return c <= 0x20 || c >= 0x7f ||
           std::string_view("()<>[]{}/%#").find(static_cast<char>(c)) != std::string_view::npos;
  });
  return out.empty() ? "Font" : out;
}

std::shared_ptr<PdfFace> PdfFace::of(drawing::FontFile const& file) {
  if (!file.made) file.made = std::make_shared<PdfFace>(file);
  return std::static_pointer_cast<PdfFace>(file.made);
}

PdfFace::Subset const& PdfFace::subset(
    std::vector<std::uint16_t> const& glyphs,
    std::function<std::string_view(std::string_view)> const& pack) {
  if (auto const known = subsets_.find(glyphs); known != subsets_.end()) return known->second;
  std::string const program = make_subset(glyphs);
  Subset made{std::string(pack(program)), program.size()};
  kept_ += made.packed.size();
  if (kept_ > most_kept) {
    subsets_.clear();
    kept_ = made.packed.size();
  }
  return subsets_.emplace(glyphs, std::move(made)).first->second;
}

std::string PdfFace::make_subset(std::vector<std::uint16_t> const& glyphs) const {
  // Out of memory, HarfBuzz can fail, omit tables or damage them without reporting it; errno shows
  // it. Without ENOMEM, a null subset means a font that HarfBuzz does not understand.
  errno = 0;
  text::CPtr<hb_subset_input_t, hb_subset_input_destroy> const input(
      hb_subset_input_create_or_fail());
  if (!input) throw std::bad_alloc();
  hb_subset_input_set_flags(input.get(),
                            HB_SUBSET_FLAGS_RETAIN_GIDS | HB_SUBSET_FLAGS_DESUBROUTINIZE);
  hb_set_t* const dropped = hb_subset_input_set(input.get(), HB_SUBSET_SETS_DROP_TABLE_TAG);
  hb_set_t* const subset_glyphs = hb_subset_input_glyph_set(input.get());
  drop_useless(face_, is_cff_, dropped);
  for (std::uint16_t const glyph : glyphs) hb_set_add(subset_glyphs, glyph);
  text::CPtr<hb_face_t, hb_face_destroy> kept(hb_subset_or_fail(face_, input.get()));
  if (errno == ENOMEM || !hb_set_allocation_successful(subset_glyphs) ||
      !hb_set_allocation_successful(dropped))
    throw std::bad_alloc();
  if (!kept) kept.reset(hb_face_reference(face_));
  Blob const program(is_cff_ ? hb_face_reference_table(kept.get(), cff_table)
                             : hb_face_reference_blob(kept.get()));
  unsigned length = 0;
  char const* const data = hb_blob_get_data(program.get(), &length);
  return {data, length};
}

}  // namespace dawson::backend
