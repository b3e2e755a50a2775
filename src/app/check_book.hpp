// The `check` command for documents that form one book.
#pragma once

#include <string>
#include <vector>

#include "write/weave_options.hpp"

namespace dawson::run {

class Invocation;

/// Reports the findings of the documents `names`, all in the markup language of `options`, and of
/// the files that they include, as one book. Throws SystemError.
void check_book(Invocation& invocation, std::vector<std::string> const& names,
                WeaveOptions const& options);

}  // namespace dawson::run
