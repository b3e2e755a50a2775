// Weaving of the chapters of an mdBook. For the preprocessor for mdBook.
#pragma once

#include <string>

#include "write/weave_options.hpp"

namespace dawson::run {

class Invocation;
struct WovenMdBook {
  std::string json;      ///< the book; empty if `input` is not such JSON
  bool complete = true;  ///< no directive has an error
};

/// Weaves the input of mdBook's preprocessors, `[context, book]`, which `invocation` has opened as
/// `input`. The chapters in their order are one book; boards are SVG within the text. File names
/// are relative to the chapter that contains them. E-JSON: not such JSON, or a chapter without
/// text. W-KEY: a text that may contain directives is not in a chapter and stays unwoven. Without
/// fonts (which is reported) there is no book.
WovenMdBook weave_mdbook(Invocation& invocation, text::SourceId input, WeaveOptions const& options,
                         bool draft);

}  // namespace dawson::run
