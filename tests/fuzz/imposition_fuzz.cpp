// A PDF of the user imposed on sheets: it is refused, or each page is on one sheet.
#include <map>
#include <optional>

#include "backend/pdf/pdf_documents.hpp"
#include "pdf_check.hpp"

using namespace dawson;
using fuzz::open_silently, fuzz::require;

namespace {

void check_order(int pages) {
  auto const sides = backend::saddle_stitch(pages);
  require(sides.size() == static_cast<std::size_t>((pages + 3) / 4 * 2), "four pages are a sheet");
  std::map<int, int> seen;
  for (backend::SheetSide const side : sides) ++seen[side.left], ++seen[side.right];
  for (int page = 1; page <= pages; ++page) require(seen[page] == 1, "each page is laid once");
  for (auto const& [page, count] : seen) require(page >= 0 && page <= pages, "no other page is");
}

// The number counted by libqpdf; nothing if it cannot count.
std::optional<int> pages_of(std::string const& pdf) {
  QPDF document;
  try {
    open_silently(document, pdf);
    return static_cast<int>(QPDFPageDocumentHelper(document).getAllPages().size());
  } catch (std::exception const&) {
    return {};
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
  check_order(static_cast<int>(size % 300));
  std::string const pdf(fuzz::as_text(data, size));
  auto const sheets = backend::impose(pdf);
  if (!sheets) {
    require(sheets.error().code == "E-PDF" && !sheets.error().message.empty(),
            "what is no PDF is told");
    return 0;
  }
  auto const pages = pages_of(pdf);
  require(pages.has_value(), "what is imposed has pages");
  fuzz::require_pdf(*sheets, static_cast<int>(backend::saddle_stitch(*pages).size()),
                    fuzz::Objects::foreign);
  return 0;
}
