// The picture service: reads the address of a picture, the text of a diagram and how to draw it,
// and draws the board.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "compile/diagram/outputs.hpp"
#include "document/fields/field_names.hpp"
#include "server/http/http.hpp"
#include "text/diagnostic.hpp"
#include "text/limits.hpp"
#include "type/type.hpp"

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
/// character. /d.php and /image.php take Fairy FEN as `ff`, as the scripts of these names at
/// janko.at and chessproblems.ca do; /image.php also takes `sb`.
///
/// Returns status 400, with a picture of the message, for an error. Warnings are returned in
/// headers X-Dawson-Finding, escaped as in an address.
Response draw_picture(Address const& address, std::string_view target,
                      std::shared_ptr<type::TypeCache> const& fonts,
                      text::Limits const& limits = picture_limits());

/// Draws the body of a directive as a picture and reads no file. Returns status 400 and the
/// findings as plain text for an error; warnings are in headers X-Dawson-Finding.
Response draw_posted(std::string const& directive, run::Output const& output,
                     std::shared_ptr<type::TypeCache> const& fonts,
                     text::Limits const& limits = picture_limits());

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

/// Returns a finding as `--diagnostics json` writes it, with an additional "text": the report for
/// people, including the source line.
nlohmann::ordered_json json_of(text::Diagnostic const& finding, text::Sources const& sources);

}  // namespace dawson::server
