// Which fonts text is set in: those that the program carries, and families that somebody names.
#pragma once

#include <fontconfig/fontconfig.h>

#include <set>
#include <string>

#include "text/held.hpp"

namespace dawson::type {

/// A configuration of fontconfig's that reads no file of the machine's. Families by their own names
/// are looked for among the fonts that are installed, and are all that is taken from there: no
/// document changes with what else a machine has.
class FontChoice {
 public:
  FontChoice();

  FcConfig* config() const { return config_.get(); }

  /// Whether text can be set in `family`; an installed one is taken in. Then `config` may be
  /// another one than before.
  bool admit(std::string const& family);

  /// How many installed files have been taken in.
  std::size_t installed() const { return installed_.size(); }

 private:
  text::Held<FcConfig, FcConfigDestroy> config_;
  std::set<std::string> installed_;  // files that were taken in
};

}  // namespace dawson::type
