// Indexes of a booklet.
#pragma once

#include "compile/content.hpp"
#include "pages/compositor/row_builder.hpp"
#include "write/booklet/booklet_pages.hpp"

namespace dawson::run {

/// Returns an index as its pages need it; `page_of` returns the page of a diagram.
pages::Insert insert_of(IndexContent const& index, PageOf const& page_of);
pages::Insert insert_of(ProblemTable const& index, PageOf const& page_of);

}  // namespace dawson::run
