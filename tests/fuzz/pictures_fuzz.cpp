// A picture (PNG, JPEG, PDF, SVG): it is refused, or has a size and is embedded in a PDF.
#include <cmath>

#include "backend/pdf/picture.hpp"
#include "pdf_check.hpp"
#include "type/libraries.hpp"

using namespace dawson;
using fuzz::require;

namespace {

// A page that shows the picture twice.
std::string page_with(backend::LoadedPicture const& picture) {
  std::string pdf;
  backend::PdfFile file([&](std::string_view bytes) { pdf += bytes; });
  backend::ObjectNumber const catalog = file.reserve(), tree = file.reserve(),
                              page = file.reserve(), content = file.reserve();
  backend::ObjectNumber const first = picture.write(file), second = picture.write(file);
  file.write_stream(content, "", "/A Do /B Do");
  file.write(page, fmt::format("<</Type/Page/Parent {} 0 R/MediaBox[0 0 100 100]/Contents {} 0 R"
                               "/Resources<</XObject<</A {} 0 R/B {} 0 R>>>>>>",
                               tree, content, first, second));
  file.write(tree, fmt::format("<</Type/Pages/Count 1/Kids[{} 0 R]>>", page));
  file.write(catalog, fmt::format("<</Type/Catalog/Pages {} 0 R>>", tree));
  file.close(catalog, file.write("<<>>"));
  return pdf;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
  static bool const kept = (type::keep_complaints(), true);
  require(kept, "GLib's warnings are kept");
  auto const file = backend::read_picture("fuzz.svg", std::string(fuzz::as_text(data, size)));
  if (file && file->kind)
    require(backend::read_picture("fuzz.svg", file->bytes).ok(), "what is written is read");
  auto const picture = file ? backend::load_picture("fuzz", *file)
                            : text::Result<std::shared_ptr<pages::Picture const>>(file.error());
  if (!picture) {
    std::string const& code = picture.error().code;
    require((code == "E-IMAGE" || code == "E-LIMIT") && !picture.error().message.empty(),
            "what is no picture, or too large a one, is told");
    return 0;
  }
  auto const& loaded = dynamic_cast<backend::LoadedPicture const&>(**picture);
  for (double const length :
       {loaded.width, loaded.height, loaded.unit_width(), loaded.unit_height()})
    require(std::isfinite(length) && length > 0, "a picture has a size");
  fuzz::require_pdf(page_with(loaded), 1, fuzz::Objects::foreign);
  return 0;
}
