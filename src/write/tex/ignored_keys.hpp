// Keys of styles that LaTeX output does not use.
#pragma once

namespace dawson::run {

class Invocation;

/// Reports W-KEY at each key of the style in force that has no effect in LaTeX: keys of pages, if
/// the user's style sets them, and `tracking` of captions.
void report_ignored_keys(Invocation& invocation);

}  // namespace dawson::run
