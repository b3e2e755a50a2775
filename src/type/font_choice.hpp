// Chooses the fonts of text: those that are part of the program, and families that the user names.
#pragma once

#include <set>
#include <span>
#include <string>
#include <string_view>

#include <fontconfig/fontconfig.h>

#include "text/c_library.hpp"

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

struct CarriedFont {
  std::string_view name;   ///< of the file: "LinLibertine_R.otf"
  std::string_view bytes;  ///< an OpenType font
};

/// Returns Linux Libertine, Linux Biolinum and Linux Libertine Mono, as installed where the program
/// was built.
std::span<CarriedFont const> carried_fonts();

}  // namespace dawson::type
