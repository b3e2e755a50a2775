// Running text without any marks.
#pragma once

#include <string>

#include "prose/prose.hpp"

namespace dawson::prose {

/// What is read of `inlines`, in one line: men as Unicode's chess symbols, those without one by
/// name; images by their alternative text. Raw text and signs of notes are left out.
std::string plain(Inlines const& inlines);

/// The same of one man.
std::string plain(chess::Occupant const& man);

}  // namespace dawson::prose
