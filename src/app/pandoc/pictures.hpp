// Pictures in documents that pandoc has written for word processors: an SVG drawing beside each PNG
// image, and alternative text where pandoc writes none.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "backend/zip_archive.hpp"
#include "write/pandoc/text_document.hpp"

namespace dawson::run {

/// The files of a document.
using DocumentFiles = std::vector<backend::ArchivedFile>;

/// Adds the drawings of `document` to the files of a Word document. Word and LibreOffice show a
/// drawing where they can, else its image. Returns the number of images that have got one.
std::size_t add_drawings_to_word(DocumentFiles& files, TextDocument const& document);

/// Adds drawings and alternative text to the files of an OpenDocument text. Returns the number of
/// images that have got alternative text: 0 if pandoc has not written all images in their order.
std::size_t add_drawings_to_open_document(DocumentFiles& files, TextDocument const& document);

/// Lets a story of InDesign link to files in `folder`, to drawings in place of their images.
void link_drawings(std::string& story, TextDocument const& document, std::string_view folder);

}  // namespace dawson::run
