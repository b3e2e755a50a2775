// Loads pictures from files: JPEG and PNG unchanged, SVG and PDF as form XObjects.
#pragma once

#include <memory>
#include <string>

#include "backend/pdf/pdf_file.hpp"
#include "backend/pictures/picture_file.hpp"
#include "pages/compositor/compositor.hpp"
#include "text/diagnostic.hpp"

namespace dawson::backend {

/// Picture that can be written into a PDF file.
struct LoadedPicture : pages::Picture {
  std::string key;  ///< key of its bytes: a picture that is drawn twice is written once
  /// Writes it as an XObject and returns its number.
  virtual ObjectNumber write(PdfFile& file) const = 0;
  /// Return the size of the XObject's own unit (a square for images, its box for drawings) in
  /// points.
  virtual double unit_width() const { return 1; }
  virtual double unit_height() const { return 1; }
};

/// Returns a picture that `read_picture` has read from a file called `path`. A pixel is half a
/// point wide unless the picture is scaled. E-IMAGE (without a span) for a picture that is damaged
/// or that no booklet prints, E-LIMIT for more pixels than `limits` allow.
text::Result<std::shared_ptr<pages::Picture const>> load_picture(std::string const& path,
                                                                 PictureFile const& file,
                                                                 text::Limits const& limits = {});

/// Returns the first page of a PDF file; null if it is unreadable.
std::shared_ptr<LoadedPicture> form_of_pdf(std::string const& bytes);

/// Returns an SVG drawing, as librsvg renders it into a PDF page; null if it is unreadable.
std::shared_ptr<LoadedPicture> form_of_svg(std::string const& bytes);

}  // namespace dawson::backend
