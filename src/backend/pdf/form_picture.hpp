// Drawings (SVG, PDF) as form XObjects.
#pragma once

#include <memory>
#include <string>

#include "backend/pdf/picture.hpp"

namespace dawson::backend {

/// The first page of a PDF file; null where it cannot be read.
std::shared_ptr<LoadedPicture> form_of_pdf(std::string const& bytes);

/// An SVG drawing, as librsvg renders it into a PDF page; null where it cannot be read.
std::shared_ptr<LoadedPicture> form_of_svg(std::string const& bytes);

}  // namespace dawson::backend
