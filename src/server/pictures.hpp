// The picture service: draws the board that an address describes.
#pragma once

#include <memory>
#include <string_view>

#include "server/address.hpp"
#include "server/http/http.hpp"
#include "text/limits.hpp"
#include "type/type_cache.hpp"

namespace dawson::run {
class Invocation;
}

namespace dawson::server {

/// Returns the limits for pictures requested over the network: a thousand squares, sixteen million
/// pixels.
text::Limits picture_limits();

/// Confines `invocation` for untrusted requests: it reads no files and keeps to the limits.
void confine(run::Invocation& invocation, text::Limits const& limits);

/// Draws the picture at an address; `target` is the address as received. No parameter can cause a
/// file to be read.
///
/// /board takes the position in a parameter named after its notation, or as `position` if the
/// notation is to be guessed, or `moves` for a diagram of a piece's moves; the fields that the
/// table of fields allows in addresses; `style` and `caption`, names of built-in styles; `width` in
/// pixels and `format`, a suffix of outputs. `_` is a blank, except in notations that use it as a
/// sign. /d.php and /image.php take Fairy FEN as `ff`, as the scripts of these names at janko.at
/// and chessproblems.ca do; /image.php also takes `sb`.
///
/// Returns status 400, with a picture of the message, for an error. Warnings are returned in
/// headers X-Dawson-Finding, escaped as in an address.
Response draw_picture(Address const& address, std::string_view target,
                      std::shared_ptr<type::TypeCache> const& fonts,
                      text::Limits const& limits = picture_limits());

}  // namespace dawson::server
