#include "cli/commands/weave_outputs.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "cli/commands/documents.hpp"
#include "run/tex_name.hpp"
#include "text/ascii.hpp"
#include "text/markdown_files.hpp"

namespace dawson::cli {

namespace fs = std::filesystem;

namespace {

// The innermost folder that all documents are in.
fs::path common_folder(std::vector<std::string> const& inputs) {
  auto const folder_of = [](std::string const& input) {
    return fs::absolute(input).lexically_normal().parent_path();
  };
  fs::path common = folder_of(inputs.front());
  for (std::string const& input : inputs) {
    fs::path const folder = folder_of(input);
    while (std::mismatch(common.begin(), common.end(), folder.begin(), folder.end()).first !=
           common.end())
      common = common.parent_path();
  }
  return common;
}

// A file's name says what is in it: what is woven is what the document was, or a page.
void refuse_other_form(std::vector<std::string> const& inputs, std::string const& output,
                       Values const& values) {
  constexpr std::string_view tex[] = {".tex", ".ltx"},
                             others[] = {".docx", ".odt", ".doc", ".rtf", ".pdf",
                                         ".ps",   ".dvi", ".png", ".svg", ".json"};
  bool const is_tex = &host_of(inputs.front(), values) == &document::tex_host;
  std::string const suffix = text::lower_case(fs::path(output).extension().string());
  auto const is_of = [&](auto const& suffixes) {
    return std::ranges::find(suffixes, suffix) != std::end(suffixes);
  };
  if (is_of(others) || (is_tex ? text::has_markdown_suffix(suffix) : is_of(tex)))
    throw UsageError(
        fmt::format("-o {}: weave writes LaTeX of LaTeX (.tex), and of Markdown Markdown (.md), "
                    "a page of HTML (.html) or an e-book (.epub); `dawson booklet` writes PDF",
                    output));
}

// The folder of images as a document in `folder` names it.
std::string reference(fs::path const& assets, fs::path const& folder) {
  fs::path const from = fs::absolute(folder.empty() ? fs::path(".") : folder).lexically_normal();
  std::string const path =
      fs::absolute(assets).lexically_normal().lexically_relative(from).generic_string();
  return path == "." ? std::string() : path.ends_with('/') ? path.substr(0, path.size() - 1) : path;
}

}  // namespace

std::string pages_beside(std::string const& output, fs::path const& root) {
  if (output == "-")
    throw UsageError("--boards pdf writes a file beside the document, which needs a name");
  auto const path =
      fs::path(output).parent_path() / (fs::path(output).stem().string() + "-boards.pdf");
  std::string const name =
      root.empty() ? path.generic_string() : path.lexically_relative(root).generic_string();
  if (!run::is_tex_name(name))
    throw UsageError(fmt::format(
        "{}: with --boards pdf the name is without blanks and what is special to TeX", output));
  return name;
}

std::string stem_beside(std::string const& output, fs::path const& root) {
  if (output == "-") return {};
  return run::tex_stem(root.empty() ? output
                                    : fs::path(output).lexically_relative(root).generic_string());
}

Outputs in_folder(std::vector<std::string> const& inputs, std::string const& folder) {
  Outputs out{fs::path(folder), {}};
  fs::path const common = common_folder(inputs);
  for (std::string const& input : inputs) {
    if (input == "-")
      throw UsageError("standard input has no name in a folder: name the output file");
    out.files.push_back(
        (fs::path(folder) / fs::absolute(input).lexically_normal().lexically_relative(common))
            .string());
  }
  return out;
}

Outputs outputs_of(std::vector<std::string> const& inputs, Values const& values) {
  if (!values.has("output"))
    throw UsageError("where to? name the output with -o (`-o -` is standard output)");
  auto const& output = values["output"];
  std::error_code failure;
  bool const into_folder = values.has("follow") || inputs.size() > 1 || output.ends_with('/') ||
                           fs::is_directory(output, failure);
  if ((inputs.size() > 1 || values.has("follow")) && output == "-")
    throw UsageError("several documents need a folder, not standard output");
  if (!into_folder) refuse_other_form(inputs, output, values);
  if (!into_folder) return {fs::path(output).parent_path(), {output}};
  return in_folder(inputs, output);
}

fs::path assets_of(std::string const& output, Values const& values) {
  if (values.has("assets")) return values["assets"];
  return output == "-" ? fs::path() : fs::path(output).parent_path();
}

std::string assets_named(std::string const& output, Values const& values) {
  if (values.has("assets-url")) return values["assets-url"];
  fs::path const assets = assets_of(output, values);
  return reference(assets.empty() ? fs::path(".") : assets,
                   output == "-" ? fs::path() : fs::path(output).parent_path());
}

}  // namespace dawson::cli
