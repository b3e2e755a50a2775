// The file of a font, which HarfBuzz holds in memory.
#pragma once

#include <memory>

#include "drawing/shaped.hpp"

struct hb_face_t;

namespace dawson::type {

/// That of `face`; its bytes live as long as it.
std::shared_ptr<drawing::FontFile> file_of(hb_face_t* face);

}  // namespace dawson::type
