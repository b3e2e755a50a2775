// Whether a PDF is sound, as libqpdf sees it.
#pragma once

#define POINTERHOLDER_TRANSITION 4
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFLogger.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <string>

#include "property.hpp"

namespace dawson::fuzz {

/// Lets `document` read a PDF, and complain of nothing. What libqpdf cannot read it throws.
inline void open_silently(QPDF& document, std::string const& pdf) {
  auto const silent = QPDFLogger::create();
  silent->setWarn(silent->discard());
  silent->setError(silent->discard());
  document.setLogger(silent);
  document.setSuppressWarnings(true);
  document.processMemoryFile("fuzz", pdf.data(), pdf.size());
}

/// Whose objects a PDF has: what was wrong with somebody's own is wrong with ours that took it in.
enum class Objects { ours, foreign };

/// The PDF can be read and has that many pages. If all of it is ours libqpdf complains of nothing,
/// and its streams can be unpacked.
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
