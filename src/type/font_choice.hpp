// Chooses the fonts of text: those in the program, and families that the user names.
#pragma once

#include <fontconfig/fontconfig.h>

#include <set>
#include <string>

#include "text/held.hpp"

namespace dawson::type {

/// Configuration of fontconfig that reads no configuration file of the machine. Families with names
/// of their own are looked up among the installed fonts; nothing else is used from there, so that
/// other fonts of a machine never change a document.
class FontChoice {
 public:
  FontChoice();

  FcConfig* config() const { return config_.get(); }

  /// Returns whether text can be typeset in `family`; adds it if it is installed. `config` may then
  /// return another configuration than before.
  bool admit(std::string const& family);

  /// Returns the number of installed files that have been added.
  std::size_t installed() const { return installed_.size(); }

 private:
  text::CPtr<FcConfig, FcConfigDestroy> config_;
  std::set<std::string> installed_;  // files that have been added
};

}  // namespace dawson::type
