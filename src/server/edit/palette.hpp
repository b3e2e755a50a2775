// The palette of the board editor: pieces with their pictures, notations, attributes of pieces.
#pragma once

#include <memory>
#include <nlohmann/json_fwd.hpp>

#include "server/address.hpp"
#include "server/http/http.hpp"
#include "text/limits.hpp"
#include "type/type_cache.hpp"

namespace dawson::server {

/// Returns a list of all pieces that can be put on a board, each as `json_of` returns it, with
/// "words" (its description), "names" (in other languages), "abbreviation", and "picture" (the
/// address of the picture that `piece_picture` draws).
nlohmann::ordered_json palette_pieces();

/// Returns {"notations": [{"name", "description"}], "attributes": [Popeye's English words]}.
nlohmann::ordered_json palette_words();

/// Draws the piece that an address of the palette names,
/// "/edit/man.svg?man=named&name=double+grasshopper", on a board of one square; returns status 400
/// if it names none. To be called on the thread that owns `fonts`.
Response piece_picture(Address const& address, std::shared_ptr<type::TypeCache> const& fonts,
                       text::Limits const& limits);

}  // namespace dawson::server
