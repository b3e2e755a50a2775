// Boards as pictures by their addresses.
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

/// What pictures that strangers ask for may take: a thousand squares, sixteen million pixels.
text::Limits picture_limits();

/// What `invocation` draws for strangers reads no file, and keeps to the limits.
void confine(run::Invocation& invocation, text::Limits const& limits);

/// The picture at an address; `target` is the same as it came. Nothing that it says makes this read
/// a file.
///
/// /board takes the position by the name of its notation or, to be guessed, as `position`, or
/// `moves` for how a man moves; the fields that the table of fields lets into addresses; `style`
/// and `caption`, shipped ones by name; `width` in pixels and `format`, a suffix of outputs. `_` is
/// a blank but in notations that it is a sign of. /d.php and /image.php take Fairy FEN as `ff`, as
/// the scripts of that name at janko.at and chessproblems.ca, the second one `sb` too.
///
/// 400 with a picture that says it where there is a fault; what is dropped or doubtful is told in
/// headers X-Dawson-Finding, escaped as an address is.
Response draw_picture(Address const& address, std::string_view target,
                      std::shared_ptr<type::TypeCache> const& fonts,
                      text::Limits const& limits = picture_limits());

}  // namespace dawson::server
