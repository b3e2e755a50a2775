#include "cli/commands/weave_text.hpp"

#include <fmt/format.h>

#include <utility>

#include "cli/commands/documents.hpp"
#include "disk/disk.hpp"
#include "write/pandoc/text_document.hpp"

namespace dawson::cli {

Options text_output_options() {
  return {
      {"reference", a_file({".docx", ".odt"}), "docx, odt: the document whose styles are used"}};
}

void refuse_text_options(Values const& values, run::TextFormat const* format) {
  if (values.has("reference") && (!format || format->file == run::TextFormatFile::plain))
    throw UsageError("--reference needs an output in .docx or .odt");
}

TextOutput::TextOutput(run::Invocation& invocation, Values const& values,
                       run::TextFormat const& format)
    : invocation_(invocation), values_(values), format_(format) {
  if (values.has("reference")) reference_ = invocation.disk().read(values["reference"]);
}

void TextOutput::write(text::SourceId source, std::string const& output,
                       run::WeaveOptions const& options, bool sound, run::Compilation* book) {
  std::size_t const errors = invocation_.errors();
  std::optional<text::Diagnostic> missing;
  if (!pandoc_) {
    auto found = run::PandocProgram::find();
    if (found) pandoc_ = std::move(*found);
    else missing = std::move(found.error());
  }
  run::TextDocument const made =
      run::make_text_document(invocation_, source, options, format_, book);
  if (missing) return invocation_.report(std::move(*missing), source);
  sound = sound && made.complete && invocation_.errors() == errors;
  if (made.json.empty() || (!sound && !values_.has("draft"))) return;
  std::string const folder = format_.linked_pdf ? assets_named(output, values_) : std::string();
  std::string const bytes = pandoc_->write(invocation_, source, made, format_, reference_, folder);
  if (bytes.empty()) return;
  invocation_.disk().write(output, bytes);
  if (!format_.linked_pdf) return;
  run::StagedFolder& images = invocation_.disk().files_in(assets_of(output, values_).string());
  for (run::Asset const& image : made.images) {
    auto const drawing = made.drawings.find(image.name);
    run::Asset const& linked = drawing == made.drawings.end() ? image : drawing->second;
    images.add(linked.name, linked.bytes);
  }
}

}  // namespace dawson::cli
