// Each problem of a book asked against an archive.
#pragma once

#include "compile/archive/archive.hpp"
#include "compile/content.hpp"

namespace dawson::run {

/// Reports W-KNOWN of a diagram that is no board in running text; null: there is no archive.
void ask(Invocation& invocation, Archive const* archive, Content const& content);

}  // namespace dawson::run
