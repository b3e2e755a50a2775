// What a PDF says of itself in XMP (ISO 16684-1).
#pragma once

#include <string>

#include "backend/pdf/pdf.hpp"

namespace dawson::backend {

/// The packet, with the standards that the file claims to keep.
std::string xmp_packet(PdfAbout const& about);

}  // namespace dawson::backend
