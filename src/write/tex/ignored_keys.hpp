// Keys of styles that LaTeX output does not use.
#pragma once

namespace dawson::run {

class Invocation;

/// Reports W-KEY for each key of the style in force that has no effect in LaTeX: keys of pages at
/// their places, and `tracking` and a hung number, which have none, at the name `style`.
void report_ignored_keys(Invocation& invocation);

}  // namespace dawson::run
