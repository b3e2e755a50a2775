// Checks of a PDF with libqpdf.
#pragma once

#define POINTERHOLDER_TRANSITION 4
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFLogger.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <string>

#include "property.hpp"

namespace dawson::fuzz {

/// Makes `document` read a PDF without warnings. Throws if libqpdf cannot read it.
inline void open_silently(QPDF& document, std::string const& pdf) {
  auto const silent = QPDFLogger::create();
  silent->setWarn(silent->discard());
  silent->setError(silent->discard());
  document.setLogger(silent);
  document.setSuppressWarnings(true);
  document.processMemoryFile("fuzz", pdf.data(), pdf.size());
}

/// Origin of the objects of a PDF: errors in the user's PDF remain in Dawson's PDF that includes
/// it.
enum class Objects { ours, foreign };

/// The PDF can be read and has that many pages. If all of it is Dawson's, libqpdf gives no
/// warnings, and its streams can be unpacked.
inline void require_pdf(std::string const& pdf, int pages, Objects objects = Objects::ours) {
  QPDF document;
  try {
    open_silently(document, pdf);
    auto const found = QPDFPageDocumentHelper(document).getAllPages().size();
    require(found == static_cast<std::size_t>(pages), "the PDF has the pages that were made");
    if (objects == Objects::foreign) return;
    for (QPDFObjectHandle object : document.getAllObjects())
      if (object.isStream()) object.getStreamData(qpdf_dl_all);
  } catch (QPDFExc const& fault) {
    require(false, "the PDF can be read", fault.what());
  }
  for (QPDFExc const& warning : document.getWarnings())
    require(false, "the PDF is sound", warning.what());
}

}  // namespace dawson::fuzz
