// Settings of the language server, which the client sends.
#pragma once

#include <cstddef>
#include <map>
#include <string>

#include "lsp/protocol/json.hpp"

namespace dawson::lsp {

/// Settings, with their defaults.
struct ServerSettings {
  bool strict = false;   ///< report hints too
  bool sandbox = false;  ///< read no file outside of the folders of the workspace
  std::map<std::string, std::uint64_t> limits;  ///< by name
  std::string style;                            ///< style of boards that name none
  std::string language;                         ///< of documents that name none
  std::string defaults;                         ///< a file of default fields for all documents
  std::string home;  ///< address of the manual's page on findings, without its fragment
  struct Hints {
    bool count = true;      ///< the piece count after a position
    bool numbers = true;    ///< the number that `auto` becomes
    bool defaults = false;  ///< the defaults in force at a directive
  } hints;

  /// Sets what `value` contains: an object with the keys above, `inlayHints` with its own or
  /// `inlayHints.count` and the like; or an object with the key `dawson` that contains these.
  /// Unknown keys and values of another type are ignored.
  void apply(Json const& value);
};

}  // namespace dawson::lsp
