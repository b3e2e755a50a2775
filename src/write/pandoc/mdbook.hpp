// The chapters of an mdBook.
#pragma once

#include <string>

#include "write/weave_options.hpp"

namespace dawson::run {

class Invocation;
struct WovenMdBook {
  std::string json;      ///< the book; empty where `input` is no such JSON
  bool complete = true;  ///< no directive has an error
};

/// Weaves what mdBook gives its preprocessors, `[context, book]`, which `invocation` has opened as
/// `input`: the chapters in their order are one book, their boards SVG within the text. What they
/// name is looked for from where they stand. E-JSON: it is no such JSON, or a chapter has no text.
/// W-KEY: a text that may hold directives is not in a chapter and stays unwoven. Without fonts
/// (which is reported) there is no book.
WovenMdBook weave_mdbook(Invocation& invocation, text::SourceId input, WeaveOptions const& options,
                         bool draft);

}  // namespace dawson::run
