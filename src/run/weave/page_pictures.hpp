// What pictures on screens show, whichever host has them.
#pragma once

#include <string_view>

#include "chess/man.hpp"
#include "layout/scene.hpp"

namespace dawson::run {

/// A picture that browsers show, by its file's suffix.
struct PictureKind {
  std::string_view suffix, type;
  bool in_ebooks = true;  ///< readers of EPUB 3.2 must show it too
};

/// The kind of a file; null for none of them.
PictureKind const* picture_kind(std::string_view path);

/// One man on no board, as large as text.
layout::Scene scene_of_man(chess::Occupant const& man);

}  // namespace dawson::run
