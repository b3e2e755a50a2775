#include "cli/values.hpp"

#include <fmt/format.h>

#include "layout/style.hpp"
#include "session/style_files.hpp"
#include "style/shipped_styles.hpp"

namespace dawson::cli {

ValueKind any_text(std::string placeholder) { return {.placeholder = std::move(placeholder)}; }

ValueKind a_file(std::vector<std::string> suffixes) {
  return {.placeholder = "FILE", .files = true, .suffixes = std::move(suffixes)};
}

ValueKind a_folder() { return {.placeholder = "DIR", .folders = true}; }

ValueKind as_document(ValueKind kind) {
  kind.role = FileRole::document;
  return kind;
}

ValueKind as_output(ValueKind kind) {
  kind.role = FileRole::written;
  return kind;
}

ValueKind several(ValueKind kind) {
  kind.several = true;
  return kind;
}

ValueKind one_of(std::string placeholder, std::vector<std::string> words) {
  return {.placeholder = std::move(placeholder), .words = std::move(words), .only_words = true};
}

ValueKind a_style() {
  ValueKind kind{.placeholder = "STYLE", .files = true, .suffixes = {".yaml"}};
  kind.words = names_in(layout::built_in_styles());
  for (std::string& name : names_in(run::shipped_style_files()))
    kind.words.push_back(std::move(name));
  return kind;
}

std::string told(std::vector<std::string> const& words) {
  std::string out;
  for (std::string const& word : words) {
    if (!out.empty()) out += &word == &words.back() ? " or " : ", ";
    out += word;
  }
  return out;
}

}  // namespace dawson::cli
