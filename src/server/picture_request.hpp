// What an address of a picture asks for: the text of a diagram, and how it is drawn.
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

struct PictureRequest {
  run::Output const* output = nullptr;
  document::Field const* notation = nullptr;  ///< null: the position is to be guessed
  std::string text;                           ///< a line with the position, one for each field
  std::vector<std::string> names;             ///< of the parameter that made each line
  std::optional<double> wide;                 ///< pixels
  text::Diagnostics findings;  ///< spans have no meaning; with an error nothing is drawn
};

/// Whether the address is one of pictures: /board.svg and the like with whatever parameters,
/// /board, /d.php and /image.php with any. Without one these explain themselves.
bool is_picture(Address const& address);

/// What the address asks for. E-URL: a parameter that is not known, given twice or missing, a
/// format that there is not, a width that is no number; E-STYLE: a style that is not shipped,
/// whatever files there are. W-URL: a parameter that the scripts do not have, which is dropped.
PictureRequest picture_request(Address const& address, std::string_view target);

}  // namespace dawson::server
