// The pictures of a document as its booklet prints them, each decoded once.
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
  /// The picture that a document names at `where`; null where it cannot be had, which is reported.
  std::shared_ptr<pages::Picture const> find(Invocation& invocation, text::SourceId document,
                                             text::Span where, std::string const& path);

 private:
  std::map<std::string, std::shared_ptr<pages::Picture const>> known_;  // by the file
};

/// Puts their words in the place of pictures that have an address of the net, which is reported
/// (W-IMAGE): nothing is fetched.
void take_far_pictures(Invocation& invocation, text::SourceId id, prose::Document& document);

}  // namespace dawson::run
