// The metadata of a PDF in XMP (ISO 16684-1).
#pragma once

#include <string>

#include "backend/pdf/pdf.hpp"

namespace dawson::backend {

/// Returns the packet, with the standards that the file claims to conform to.
std::string xmp_packet(PdfAbout const& about);

}  // namespace dawson::backend
