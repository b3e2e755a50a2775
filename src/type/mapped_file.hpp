// The font file that HarfBuzz keeps in memory.
#pragma once

#include <memory>

#include "drawing/shaped.hpp"

struct hb_face_t;

namespace dawson::type {

/// Returns the file of `face`; its bytes live as long as the face.
std::shared_ptr<drawing::FontFile> file_of(hb_face_t* face);

}  // namespace dawson::type
