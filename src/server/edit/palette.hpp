// What the board editor offers: the men with their pictures, the notations, the attributes of men.
#pragma once

#include <memory>
#include <nlohmann/json_fwd.hpp>

#include "server/address.hpp"
#include "server/http/http.hpp"
#include "text/limits.hpp"
#include "type/type_cache.hpp"

namespace dawson::server {

/// A list of all men that can be put, each as `json_of` has it, with "words", its "names" in
/// other languages, its "abbreviation", and the address of its "picture", which `man_picture`
/// draws.
nlohmann::ordered_json palette_men();

/// {"notations": [{"name", "description"}], "attributes": [Popeye's English words]}.
nlohmann::ordered_json palette_words();

/// The man that an address of a palette names, "/edit/man.svg?man=named&name=double+grasshopper",
/// on a board of one square; 400 where it names none. For the thread that draws.
Response man_picture(Address const& address, std::shared_ptr<type::TypeCache> const& fonts,
                     text::Limits const& limits);

}  // namespace dawson::server
