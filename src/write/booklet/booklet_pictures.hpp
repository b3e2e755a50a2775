// Pictures of a document as its booklet prints them, each decoded once. For `make_booklet`.
#pragma once

#include <map>
#include <memory>
#include <string>

#include "pages/page.hpp"
#include "prose/blocks.hpp"
#include "text/sources.hpp"

namespace dawson::run {

class Invocation;

class BookletPictures {
 public:
  /// Returns the picture that a document names at `where`; null if it cannot be read, which is
  /// reported.
  std::shared_ptr<pages::Picture const> find(Invocation& invocation, text::SourceId document,
                                             text::Span where, std::string const& path);

 private:
  std::map<std::string, std::shared_ptr<pages::Picture const>> known_;  // by file name
};

/// Replaces pictures with a web address by their alternative text, and reports W-IMAGE for each:
/// Dawson downloads nothing.
void take_far_pictures(Invocation& invocation, text::SourceId id, prose::Document& document);

}  // namespace dawson::run
