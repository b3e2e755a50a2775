// Pictures in files: JPEG and PNG as they are, SVG and PDF as vectors.
#pragma once

#include <memory>
#include <string>

#include "backend/pdf/pdf_file.hpp"
#include "backend/pictures/picture_file.hpp"
#include "pages/compositor/compositor.hpp"
#include "text/result.hpp"

namespace dawson::backend {

/// A picture that knows how it goes into a PDF file.
struct LoadedPicture : pages::Picture {
  std::string key;  ///< of its bytes: what is drawn twice is written once
  /// Writes it as an XObject and returns its number.
  virtual ObjectNumber write(PdfFile& file) const = 0;
  /// From the XObject's own unit (a square for images, its box for drawings) to points.
  virtual double unit_width() const { return 1; }
  virtual double unit_height() const { return 1; }
};

/// A picture that `read_picture` has read from a file called `path`. Pixels are half a point wide
/// unless the picture is scaled. E-IMAGE (without a span) for one that is damaged or that no
/// booklet prints, E-LIMIT for more pixels than `limits` allow.
text::Result<std::shared_ptr<pages::Picture const>> load_picture(std::string const& path,
                                                                 PictureFile const& file,
                                                                 text::Limits const& limits = {});

}  // namespace dawson::backend
