// The table of the keys of front matter, without those of pages: names, purpose, and where the
// value is stored. For the reader of front matter and for messages.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "document/front_matter.hpp"

namespace dawson::document {

/// A row of the table.
struct FrontKey {
  /// What a key is for.
  enum class Use : std::uint8_t {
    meaning,  ///< has an effect in every output that prints what the key is about
    package,  ///< of one output
    tool,     ///< of findings and of reading
    foreign,  ///< another program's key for what Dawson has: reported with what to write
    style,    ///< of style files: reported
    field,    ///< of directives: reported
    other     ///< another program's key: never reported
  };
  /// The form of a key's value.
  enum class Form : std::uint8_t { none, text, texts, language, yes_no, words };

  std::string_view name;
  Use use;
  Form form = Form::none;
  std::string_view alias = {};
  std::string FrontMatter::*text = nullptr;  ///< where a value of the form `text` is stored
  /// where a value of the form `words` is stored, which other code parses
  FrontText FrontMatter::*value = nullptr;
  std::string_view values = {};  ///< the allowed values, in words
  std::string_view remedy = {};  ///< for a key that is reported: what to write instead
};

/// Returns the rows of the table.
std::span<FrontKey const> front_keys();

/// Returns the row of a name or an alias; null if there is none.
FrontKey const* find_front_key(std::string_view name);

/// Returns true if front matter with this key is Dawson's, whatever its value.
bool is_own(FrontKey const& key);

}  // namespace dawson::document
