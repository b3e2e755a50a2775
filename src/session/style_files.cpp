#include "session/style_files.hpp"

#include <algorithm>
#include <filesystem>

#include "artwork/figure.hpp"
#include "artwork/font.hpp"
#include "disk/disk.hpp"
#include "document/directive.hpp"
#include "session/project_file.hpp"
#include "text/scanning.hpp"

namespace dawson::run {

namespace {

std::vector<text::EmbeddedFile> all_files() {
  auto const files = style_files();
  std::vector<text::EmbeddedFile> out(files.begin(), files.end());
  out.push_back({"dawson-fonts/Dawson.otf", artwork::font_bytes()});
  return out;
}

constexpr char const* home_name = "dawson-home.tex";

// Returns the folder of the fonts for a LaTeX run in the folder that Dawson ran in
// (-output-directory).
std::string home_of(std::string const& folder) {
  std::filesystem::path const home = std::filesystem::path(folder).lexically_normal();
  std::string name = home.generic_string();
  if (home.is_absolute() || name == "." || !is_tex_name(name)) name.clear();
  if (!name.empty() && !name.ends_with('/')) name += '/';
  return "\\def\\dawson@home{" + name + "}%\n";
}

}  // namespace

std::vector<std::string> style_file_names() {
  std::vector<std::string> names{home_name};
  for (text::EmbeddedFile const& file : all_files()) names.emplace_back(file.name);
  return names;
}

void write_style_files(Disk& disk, std::string const& folder) {
  for (text::EmbeddedFile const& file : all_files())
    disk.write((std::filesystem::path(folder) / file.name).string(), file.bytes);
  disk.write((std::filesystem::path(folder) / home_name).string(), home_of(folder));
}

namespace {

// dawson.sty, section 5: each Type 1 font has 240 characters, 40 for each symbol; the dark squares
// follow the symbols.
constexpr std::size_t symbols_per_font = 240 / 40;

// Returns whether a name is that of a symbol with its side before it and its turn after it:
// "wElephantNE".
bool shows(std::string_view name, std::string_view code) {
  constexpr std::string_view sides = "wbn", turns = "NESWRUL";
  if (name.empty() || sides.find(name.front()) == std::string_view::npos) return false;
  if (!name.substr(1).starts_with(code)) return false;
  std::string_view const turn = name.substr(1 + code.size());
  return turn.size() <= 2 && turn.find_first_not_of(turns) == std::string_view::npos;
}

}  // namespace

void UsedFonts::look_at(std::string_view text) {
  constexpr std::string_view sign = "\\Dawson", letters = "KQRBNPCXST";
  for (std::size_t at = text.find(sign); at != std::string_view::npos; at = text.find(sign, at)) {
    std::size_t const begin = at += sign.size();
    while (at < text.size() && text::is_letter(text[at])) ++at;
    std::string_view const name = text.substr(begin, at - begin);
    for (std::size_t i = 0; i < artwork::known_figures.size(); ++i) {
      std::string_view const code = artwork::known_figures[i].code;
      bool const is_letter = code.size() == 1 && letters.find(code) != std::string_view::npos;
      if (shows(name, code) || (name == "Men" && is_letter)) numbers_.insert(i / symbols_per_font);
    }
  }
}

std::vector<text::EmbeddedFile> UsedFonts::files() const {
  constexpr std::string_view folder = "dawson-fonts/dawson";
  std::vector<text::EmbeddedFile> out;
  for (text::EmbeddedFile const& file : all_files()) {
    std::string_view const name = file.name;
    if (name == "dawson-fonts/dawson.map") continue;  // for programs that read no \pdfmapline
    bool is_used = true;
    if (name.starts_with(folder)) {
      std::size_t number = 0;
      for (std::size_t at = folder.size(); at < name.size() && text::is_digit(name[at]); ++at)
        number = 10 * number + static_cast<std::size_t>(name[at] - '0');
      is_used = number == 0 || number == artwork::known_figures.size() / symbols_per_font ||
                numbers_.contains(number);
    }
    if (is_used) out.push_back(file);
  }
  return out;
}

void read_defaults_file(Invocation& invocation, std::string const& file,
                        document::Settings& settings) {
  if (auto const defaults = invocation.project().defaults)
    read_defaults(invocation, *defaults, settings);
  if (!file.empty()) read_defaults(invocation, invocation.open(file), settings);
}

void read_defaults(Invocation& invocation, text::SourceId id, document::Settings& settings) {
  text::Source const& source = invocation.sources()[id];
  auto body = document::read_body(source.bytes().substr(source.start()), source.start());
  if (!body) return invocation.report(body.error(), id);
  if (!body->listing.empty())
    return invocation.report(text::error("E-FIELD", body->listing.front().origin(),
                                         "unexpected line in a file of defaults",
                                         "write only fields, `name: value`, in this file"),
                             id);
  for (document::FieldLine& field : body->fields) field.source = id;
  document::Settings changed = settings;
  text::Diagnostics findings = document::apply_defaults(body->fields, changed);
  for (text::Diagnostic& finding :
       document::check_defaults(body->fields, {source.start(), source.start()}, changed))
    findings.push_back(std::move(finding));
  // An error is reported once, here, and not again for each diagram that would use the value.
  if (!text::any_error(findings)) settings = std::move(changed);
  invocation.report(std::move(findings), id);
}

std::string_view page_file(std::string_view name) {
  auto const files = page_files();
  return std::ranges::find(files, name, &text::EmbeddedFile::name)->bytes;
}

}  // namespace dawson::run
