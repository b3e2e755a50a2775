// Reads the address of a picture: the text of a diagram, and how to draw it.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "compile/diagram/outputs.hpp"
#include "document/fields/fields.hpp"
#include "server/address.hpp"
#include "text/diagnostic.hpp"

namespace dawson::server {

/// A request for a picture.
struct PictureRequest {
  run::Output const* output = nullptr;
  document::Field const* notation = nullptr;  ///< null: the notation is guessed
  std::string text;                           ///< a line with the position, one for each field
  std::vector<std::string> names;             ///< names of the parameters, one per line of `text`
  std::optional<double> wide;                 ///< width in pixels
  text::Diagnostics findings;  ///< spans have no meaning; with an error nothing is drawn
};

/// Returns whether an address is that of a picture: /board.svg and the like with any parameters;
/// /board, /d.php and /image.php with at least one. Without parameters these three are pages that
/// explain themselves.
bool is_picture(Address const& address);

/// Returns what the address asks for. Findings: E-URL for a parameter that is unknown, repeated or
/// missing, an unknown format, or a width that is not a number; E-STYLE for a style that is not
/// built-in (files are never read); W-URL for a parameter that the scripts do not have, which is
/// dropped.
PictureRequest picture_request(Address const& address, std::string_view target);

}  // namespace dawson::server
