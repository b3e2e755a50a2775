#include "run/style_files.hpp"

#include <algorithm>
#include <filesystem>

#include "artwork/font.hpp"
#include "document/directive.hpp"
#include "run/disk.hpp"

namespace dawson::run {

void write_style_files(std::string const& folder) {
  auto const write = [&](StyleFile const& file) {
    write_file((std::filesystem::path(folder) / file.name).string(), file.bytes);
  };
  std::ranges::for_each(style_files(), write);
  write({"dawson-fonts/Dawson.otf", artwork::font_bytes()});
}

text::Diagnostics read_defaults(text::Source const& source, document::Settings& settings) {
  auto body = document::read_body(source.bytes().substr(source.start()), source.start());
  if (!body) return {body.error()};
  if (!body->listing.empty())
    return {text::error("E-FIELD", body->listing.front().origin(),
                        "a file of defaults holds fields only, `name: value`")};
  document::Settings changed = settings;
  text::Diagnostics findings = document::apply_defaults(body->fields, changed);
  for (text::Diagnostic& finding :
       document::check_defaults(body->fields, {source.start(), source.start()}, changed))
    findings.push_back(std::move(finding));
  changed.foreign = true;
  // A slip is said once, here, and not at every diagram that would take it.
  bool const sound = std::ranges::none_of(findings, [](text::Diagnostic const& finding) {
    return finding.severity == text::Severity::error;
  });
  if (sound) settings = std::move(changed);
  return findings;
}

}  // namespace dawson::run
