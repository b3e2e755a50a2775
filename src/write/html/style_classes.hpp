// Pages for a strict Content-Security-Policy: attributes `style` become classes, and the hashes of
// inline scripts and stylesheets are computed ("Content Security Policy Level 3", W3C).
#pragma once

#include <map>
#include <string>
#include <string_view>

namespace dawson::run {

/// Replaces attributes `style` by classes, which are the same in every page and run.
class StyleClasses {
 public:
  /// Returns the HTML with a class in place of each attribute `style`.
  std::string replaced(std::string_view html);

  /// Returns the rules of all classes so far; they override other rules as the attributes did.
  std::string rules() const;

 private:
  std::string name_of(std::string const& style);

  std::map<std::string, std::string> styles_;  // by class
};

/// Returns the directives `script-src` and `style-src` for a page: the hashes of its `<script>` and
/// `<style>` elements, and 'self' where it loads files.
std::string content_security_policy(std::string_view html);

}  // namespace dawson::run
