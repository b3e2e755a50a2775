// A Markdown document converted into a PDF: libqpdf finds no errors, each run gives the same pages,
// and all of them are on sheets.
#include "backend/pdf/pdf_documents.hpp"
#include "pdf_check.hpp"
#include "session/invocation.hpp"
#include "type/type.hpp"
#include "write/booklet/booklet.hpp"

using namespace dawson;
using fuzz::require;

namespace {

void check_imposed(run::Booklet const& booklet) {
  if (booklet.pages == 0) return;  // the document is empty
  auto const sheets = backend::impose(booklet.pdf);
  require(sheets.ok(), "a booklet can be imposed");
  fuzz::require_pdf(*sheets, static_cast<int>(backend::saddle_stitch(booklet.pages).size()));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
  static auto const opened = std::make_shared<type::TypeCache>();
  run::Invocation invocation(opened);
  text::SourceId const id =
      invocation.sources().open("fuzz.md", std::string(fuzz::as_text(data, size)));
  run::BookletOptions options;
  run::Booklet const strict = run::make_booklet(invocation, id, options);
  text::Diagnostics const findings = invocation.take_findings();
  fuzz::require_sound(findings, invocation.sources());
  bool const in_error = text::any_error(findings);
  require(in_error == strict.pdf.empty(), "there is a PDF or an error");
  constexpr std::size_t one_in = 8;  // making a booklet and unpacking its fonts are slow
  if (!in_error)
    fuzz::require_pdf(strict.pdf, strict.pages,
                      size % one_in < 2 ? fuzz::Objects::ours : fuzz::Objects::foreign);
  if (!in_error && size % one_in == 1) check_imposed(strict);
  if (size % (in_error ? one_in / 2 : one_in) != 0) return 0;
  options.draft = true;
  run::Booklet const draft = run::make_booklet(invocation, id, options);
  if (draft.pdf.empty()) return 0;  // its font is not installed
  if (in_error) fuzz::require_pdf(draft.pdf, draft.pages);
  else require(draft.pdf == strict.pdf, "the same source gives the same PDF");
  return 0;
}
