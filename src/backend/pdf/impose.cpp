// Imposes pages on sheets. Each page becomes a form XObject on its half of the sheet; fonts and
// other resources stay shared, since libqpdf keeps the objects that pages refer to.
#include "backend/pdf/pdf_documents.hpp"

#include <fmt/format.h>

#define POINTERHOLDER_TRANSITION 4  // libqpdf 11 uses std::shared_ptr
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFLogger.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFPageObjectHelper.hh>
#include <qpdf/QPDFWriter.hh>

#include "backend/pdf/pdf_file.hpp"

namespace dawson::backend {

std::vector<SheetSide> saddle_stitch(int pages) {
  std::vector<SheetSide> sides;
  int const all = (pages + 3) / 4 * 4;
  auto const page = [&](int number) { return number <= pages ? number : 0; };
  for (int first = 1; first <= all / 2; first += 2) {
    sides.push_back({page(all - first + 1), page(first)});
    sides.push_back({page(first + 1), page(all - first)});
  }
  return sides;
}

text::Result<std::string> impose(std::string const& pdf) {
  try {
    auto const silent = QPDFLogger::create();
    silent->setWarn(silent->discard());
    silent->setError(silent->discard());
    QPDF document;
    document.setLogger(silent);
    document.setSuppressWarnings(true);
    document.processMemoryFile("booklet", pdf.data(), pdf.size());
    QPDFPageDocumentHelper helper(document);
    auto const pages = helper.getAllPages();
    if (pages.empty())
      return text::error("E-PDF", {}, "the booklet has no pages to lay on sheets",
                         "add text or diagrams to the document");

    double width = 0, height = 0;
    std::vector<QPDFObjectHandle> forms;
    for (QPDFPageObjectHelper page : pages) {
      auto const box = page.getMediaBox().getArrayAsRectangle();
      width = std::max(width, box.urx - box.llx);
      height = std::max(height, box.ury - box.lly);
      page.getObjectHandle().removeKey("/Annots");
      forms.push_back(document.makeIndirectObject(page.getFormXObjectForPage()));
    }
    for (QPDFPageObjectHelper const& page : pages) helper.removePage(page);
    // libqpdf writes the file size only if the trailer had one.
    document.getTrailer().replaceKey("/Size", QPDFObjectHandle::newInteger(0));
    auto root = document.getRoot();
    for (char const* key : {"/Outlines", "/PageLabels", "/Names", "/Dests", "/PageMode"})
      root.removeKey(key);

    for (SheetSide const& side : saddle_stitch(static_cast<int>(forms.size()))) {
      auto drawings = QPDFObjectHandle::newDictionary();
      std::string content;
      auto const paint = [&](int page, char const* name, double x) {
        if (page == 0) return;
        drawings.replaceKey(name, forms[static_cast<std::size_t>(page - 1)]);
        content += fmt::format("q 1 0 0 1 {} 0 cm {} Do Q\n", pdf_number(x), name);
      };
      paint(side.left, "/L", 0);
      paint(side.right, "/R", width);
      auto resources = QPDFObjectHandle::newDictionary();
      if (!content.empty()) resources.replaceKey("/XObject", drawings);
      auto sheet = QPDFObjectHandle::newDictionary();
      sheet.replaceKey("/Type", QPDFObjectHandle::newName("/Page"));
      sheet.replaceKey("/MediaBox", QPDFObjectHandle::newArray(
                                        QPDFObjectHandle::Rectangle(0, 0, 2 * width, height)));
      sheet.replaceKey("/Resources", resources);
      // Strict readers reject an empty stream; a blank side needs none.
      if (!content.empty())
        sheet.replaceKey("/Contents", QPDFObjectHandle::newStream(&document, content));
      helper.addPage(QPDFPageObjectHelper(document.makeIndirectObject(sheet)), false);
    }

    QPDFWriter writer(document);
    writer.setOutputMemory();
    writer.setDeterministicID(true);
    writer.setObjectStreamMode(qpdf_o_generate);
    writer.setPreserveUnreferencedObjects(false);
    writer.write();
    auto const out = writer.getBufferSharedPointer();
    return std::string(reinterpret_cast<char const*>(out->getBuffer()), out->getSize());
  } catch (std::exception const& fault) {
    return text::error("E-PDF", {}, fmt::format("cannot lay the pages on sheets: {}", fault.what()),
                       "run without `--impose`");
  }
}

}  // namespace dawson::backend
