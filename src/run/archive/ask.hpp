// Each problem of a book asked against an archive.
#pragma once

#include "run/archive/archive.hpp"
#include "run/book/content.hpp"

namespace dawson::run {

/// Reports W-KNOWN of a diagram that is no board in running text; null: there is no archive.
void ask(Job& job, Archive const* archive, Content const& content);

}  // namespace dawson::run
