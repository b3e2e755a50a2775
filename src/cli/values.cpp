#include "cli/values.hpp"

#include <fmt/format.h>

#include <memory>

#include "cli/command.hpp"
#include "layout/style.hpp"
#include "run/style/style_files.hpp"
#include "text/names.hpp"

namespace dawson::cli {

namespace po = boost::program_options;

ValueKind any_text(std::string placeholder) { return {.placeholder = std::move(placeholder)}; }

ValueKind a_file(std::vector<std::string> suffixes) {
  return {.placeholder = "FILE", .files = true, .suffixes = std::move(suffixes)};
}

ValueKind a_folder() { return {.placeholder = "DIR", .folders = true}; }

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

namespace {

template <class T>
ValueKind const* kind_as(po::value_semantic const* semantic) {
  auto const* const kinded = dynamic_cast<KindedValue<T> const*>(semantic);
  return kinded ? &kinded->kind() : nullptr;
}

}  // namespace

std::string brief_name(po::option_description const& option) {
  std::string name = option.canonical_display_name(po::command_line_style::allow_dash_for_short);
  return name.size() == 2 && name[0] == '-' ? name : std::string();
}

ValueKind const* kind_of(po::option_description const& option) {
  auto const semantic = option.semantic();  // which the option owns
  if (auto const* kind = kind_as<std::string>(semantic.get())) return kind;
  if (auto const* kind = kind_as<double>(semantic.get())) return kind;
  return kind_as<std::vector<std::string>>(semantic.get());
}

void refuse_other_words(po::options_description const& options, po::variables_map const& values) {
  for (auto const& option : options.options()) {
    ValueKind const* const kind = kind_of(*option);
    if (!kind || !kind->only_words || !values.contains(option->long_name())) continue;
    auto const word = values[option->long_name()].as<std::string>();
    if (std::ranges::count(kind->words, word) > 0) continue;
    std::vector<std::string_view> const names(kind->words.begin(), kind->words.end());
    std::string_view const near = text::meant_name(word, names);
    throw UsageError(fmt::format("--{} is {}, not '{}'{}", option->long_name(), told(kind->words),
                                 word, near.empty() ? "" : fmt::format("; is it '{}'?", near)));
  }
}

}  // namespace dawson::cli
