// Loads drawings (SVG, PDF) as form XObjects.
#pragma once

#include <memory>
#include <string>

#include "backend/pdf/picture.hpp"

namespace dawson::backend {

/// Returns the first page of a PDF file; null if it is unreadable.
std::shared_ptr<LoadedPicture> form_of_pdf(std::string const& bytes);

/// Returns an SVG drawing, as librsvg renders it into a PDF page; null if it is unreadable.
std::shared_ptr<LoadedPicture> form_of_svg(std::string const& bytes);

}  // namespace dawson::backend
