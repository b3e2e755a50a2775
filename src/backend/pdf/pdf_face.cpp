#include "backend/pdf/pdf_face.hpp"

#include <hb-ot.h>
#include <hb-subset.h>

#include <algorithm>
#include <cerrno>
#include <iterator>
#include <new>
#include <string_view>

#include "text/held.hpp"

namespace dawson::backend {
namespace {

// What a PDF's reader uses of a TrueType file (ISO 32000-1, 9.9); measures of the font it has from
// the PDF itself.
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
  // Where memory ends HarfBuzz may fail, leave tables out or spoil them, and says nothing; the
  // C library does. A subset is null without that for a font that HarfBuzz does not understand.
  errno = 0;
  text::CPtr<hb_subset_input_t, hb_subset_input_destroy> const input(
      hb_subset_input_create_or_fail());
  if (!input) throw std::bad_alloc();
  hb_subset_input_set_flags(input.get(),
                            HB_SUBSET_FLAGS_RETAIN_GIDS | HB_SUBSET_FLAGS_DESUBROUTINIZE);
  hb_set_t* const dropped = hb_subset_input_set(input.get(), HB_SUBSET_SETS_DROP_TABLE_TAG);
  hb_set_t* const wanted = hb_subset_input_glyph_set(input.get());
  drop_useless(face_, is_cff_, dropped);
  for (std::uint16_t const glyph : glyphs) hb_set_add(wanted, glyph);
  text::CPtr<hb_face_t, hb_face_destroy> kept(hb_subset_or_fail(face_, input.get()));
  if (errno == ENOMEM || !hb_set_allocation_successful(wanted) ||
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
