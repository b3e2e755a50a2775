// A Markdown document made into a PDF: libqpdf finds nothing wrong with it, and the same pages come
// out each time.
#include "property.hpp"
#include "run/booklet/booklet.hpp"

#define POINTERHOLDER_TRANSITION 4
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFLogger.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>

using namespace dawson;
using fuzz::require;

namespace {

void check_pdf(run::Booklet const& booklet) {
  QPDF document;
  auto const silent = QPDFLogger::create();
  silent->setWarn(silent->discard());
  silent->setError(silent->discard());
  document.setLogger(silent);
  document.setSuppressWarnings(true);
  try {
    document.processMemoryFile("booklet", booklet.pdf.data(), booklet.pdf.size());
    auto const pages = QPDFPageDocumentHelper(document).getAllPages().size();
    require(pages == static_cast<std::size_t>(booklet.pages),
            "the PDF has the pages that were made");
    for (QPDFObjectHandle object : document.getAllObjects())
      if (object.isStream()) object.getStreamData(qpdf_dl_all);
  } catch (QPDFExc const& fault) {
    require(false, "the PDF can be read", fault.what());
  }
  for (QPDFExc const& warning : document.getWarnings())
    require(false, "the PDF is sound", warning.what());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
  run::Job job;
  text::SourceId const id = job.sources().open("fuzz.md", std::string(fuzz::as_text(data, size)));
  run::BookletOptions options;
  run::Booklet const strict = run::make_booklet(job, id, options);
  text::Diagnostics const findings = job.take_findings();
  fuzz::require_sound(findings, id, size);
  bool const in_error = text::any_error(findings);
  require(in_error == strict.pdf.empty(), "there is a PDF or an error");
  if (!in_error) check_pdf(strict);
  constexpr std::size_t one_in = 8;  // making one takes long
  if (!in_error && size % one_in != 0) return 0;
  options.draft = true;
  run::Booklet const draft = run::make_booklet(job, id, options);
  if (draft.pdf.empty()) return 0;  // its font is not installed
  if (in_error) check_pdf(draft);
  else require(draft.pdf == strict.pdf, "the same source gives the same PDF");
  return 0;
}
