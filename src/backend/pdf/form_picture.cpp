// Turns the page of a PDF file into a form XObject. libqpdf reads the page; its objects are
// written into our file under new numbers.
#include "backend/pdf/picture.hpp"

#include <cairo-pdf.h>
#include <fmt/format.h>
#include <librsvg/rsvg.h>

#include <map>

#include "backend/foreign_pictures.hpp"
#include "text/c_library.hpp"

#define POINTERHOLDER_TRANSITION 4  // libqpdf 11 uses std::shared_ptr
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFLogger.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFPageObjectHelper.hh>

namespace dawson::backend {
namespace {

class Copier {
 public:
  explicit Copier(PdfFile& file) : file_(file) {}

  // Returns an object as it is written within another one. Streams and indirect objects get
  // numbers.
  std::string copied(QPDFObjectHandle const& object) {
    if (object.isIndirect()) return fmt::format("{} 0 R", number_of(object));
    return direct(object);
  }

  ObjectNumber number_of(QPDFObjectHandle object) {
    auto const [entry, is_new] = numbers_.try_emplace(object.getObjGen(), 0);
    if (!is_new) return entry->second;
    ObjectNumber const number = entry->second = file_.reserve();
    if (!object.isStream()) {
      file_.write(number, direct(object));
      return number;
    }
    std::string entries;
    for (auto const& [key, value] : object.getDict().ditems())
      if (key != "/Length") entries += key + " " + copied(value);
    auto const data = object.getRawStreamData();
    file_.write_raw(number, entries,
                    {reinterpret_cast<char const*>(data->getBuffer()), data->getSize()});
    return number;
  }

 private:
  std::string direct(QPDFObjectHandle object) {
    std::string out;
    if (object.isArray()) {
      for (QPDFObjectHandle const& item : object.aitems())
        out += (out.empty() ? "" : " ") + copied(item);
      return "[" + out + "]";
    }
    if (object.isDictionary()) {
      for (auto const& [key, value] : object.ditems())
        if (key != "/Parent") out += QPDFObjectHandle::newName(key).unparse() + " " + copied(value);
      return "<<" + out + ">>";
    }
    return object.unparse();
  }

  PdfFile& file_;
  std::map<QPDFObjGen, ObjectNumber> numbers_;
};

struct FormPicture : LoadedPicture {
  std::string pdf;
  double box_width = 1, box_height = 1;

  ObjectNumber write(PdfFile& file) const override {
    QPDF reader;
    open(reader);
    auto pages = QPDFPageDocumentHelper(reader).getAllPages();
    return Copier(file).number_of(reader.makeIndirectObject(pages.at(0).getFormXObjectForPage()));
  }
  double unit_width() const override { return box_width; }
  double unit_height() const override { return box_height; }

  void open(QPDF& reader) const {
    auto const silent = QPDFLogger::create();
    silent->setWarn(silent->discard());
    silent->setError(silent->discard());
    reader.setLogger(silent);
    reader.setSuppressWarnings(true);
    reader.processMemoryFile("picture", pdf.data(), pdf.size());
  }
};

}  // namespace

std::shared_ptr<LoadedPicture> form_of_pdf(std::string const& bytes) {
  auto picture = std::make_shared<FormPicture>();
  picture->pdf = bytes;
  try {
    QPDF reader;
    picture->open(reader);
    auto pages = QPDFPageDocumentHelper(reader).getAllPages();
    if (pages.empty()) return nullptr;
    auto const box = pages.front().getTrimBox().getArrayAsRectangle();
    picture->width = picture->box_width = box.urx - box.llx;
    picture->height = picture->box_height = box.ury - box.lly;
    // A trial copy: errors are found now, not in the middle of the booklet.
    PdfFile nowhere([](std::string_view) {});
    picture->write(nowhere);
  } catch (std::exception const&) {
    return nullptr;
  }
  return picture->width > 0 && picture->height > 0 ? picture : nullptr;
}

std::shared_ptr<LoadedPicture> form_of_svg(std::string const& bytes) {
  give_fonts_to(bytes);
  GError* fault = nullptr;
  text::CPtr<RsvgHandle, g_object_unref> const drawing(rsvg_handle_new_from_data(
      reinterpret_cast<guint8 const*>(bytes.data()), bytes.size(), &fault));
  if (fault) g_error_free(fault);
  if (!drawing) return nullptr;
  constexpr double points_a_css_pixel = 0.75;
  rsvg_handle_set_dpi(drawing.get(), 96);
  double width = 0, height = 0;
  if (!rsvg_handle_get_intrinsic_size_in_pixels(drawing.get(), &width, &height)) {
    gboolean has_box = FALSE;
    RsvgRectangle box{};
    rsvg_handle_get_intrinsic_dimensions(drawing.get(), nullptr, nullptr, nullptr, nullptr,
                                         &has_box, &box);
    width = has_box ? box.width : 300;
    height = has_box ? box.height : 150;
  }
  width *= points_a_css_pixel;
  height *= points_a_css_pixel;
  if (!(width > 0 && height > 0)) return nullptr;
  std::string pdf;
  text::CPtr<cairo_surface_t, cairo_surface_destroy> const surface(
      cairo_pdf_surface_create_for_stream(append_bytes, &pdf, width, height));
  text::CPtr<cairo_t, cairo_destroy> cairo(cairo_create(surface.get()));
  RsvgRectangle const all{0, 0, width, height};
  bool const drawn = rsvg_handle_render_document(drawing.get(), cairo.get(), &all, nullptr);
  cairo.reset();
  cairo_surface_finish(surface.get());
  return drawn && cairo_surface_status(surface.get()) == CAIRO_STATUS_SUCCESS ? form_of_pdf(pdf)
                                                                              : nullptr;
}

}  // namespace dawson::backend
