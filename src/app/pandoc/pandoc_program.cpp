#include "app/pandoc/pandoc_program.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <utility>
#include <vector>

#include "app/pandoc/pictures.hpp"
#include "app/pandoc/text_styles.hpp"
#include "app/process.hpp"
#include "backend/zip_archive.hpp"
#include "disk/disk.hpp"
#include "disk/run_folder.hpp"
#include "session/invocation.hpp"

namespace dawson::run {
namespace {

constexpr char const* where_to_get =
    "install pandoc 2.10 or later (Debian: apt install pandoc; others: "
    "https://pandoc.org/installing.html)";

constexpr std::size_t most_bytes = std::size_t{1} << 30;  // of a document's files
constexpr ProcessLimits limits{600, 0};

// 1 January 1980, the first day of ZIP archives, where a run has no time.
constexpr std::int64_t first_day = 315532800;

CapturedProcess run_pandoc(std::vector<std::string> words, std::string const& input,
                           std::string const& folder = {}, std::int64_t time = first_day) {
  CapturedProcess out = capture_process(
      {"pandoc", std::move(words), folder, {fmt::format("SOURCE_DATE_EPOCH={}", time)}, {}}, input,
      limits);
  if (out.ended.failure != 0 && out.ended.failure != ENOENT)
    throw SystemError(fmt::format("cannot run pandoc: {}", std::strerror(out.ended.failure)));
  return out;
}

// Returns the first line of a text, without a label of pandoc.
std::string first_line(std::string_view text) {
  constexpr std::string_view label = "[WARNING] ";
  if (text.starts_with(label)) text.remove_prefix(label.size());
  return std::string(text.substr(0, text.find('\n')));
}

text::Diagnostic refusal(CapturedProcess const& run) {
  return text::error("E-PANDOC", {},
                     run.out_of_time ? fmt::format("pandoc did not end within {} s", limits.seconds)
                                     : fmt::format("pandoc: {}", first_line(run.errors)),
                     "run `pandoc --version`; try a newer version");
}

void report_warnings(Invocation& invocation, text::SourceId source, std::string_view errors) {
  constexpr std::string_view label = "[WARNING] ";
  for (std::size_t at = errors.find(label); at != errors.npos; at = errors.find(label, at + 1))
    invocation.report(
        text::warning("W-PANDOC", {}, fmt::format("pandoc: {}", first_line(errors.substr(at)))),
        source);
}

// Returns pandoc's own reference document, or the user's, with Dawson's styles.
std::string with_styles(std::string bytes, TextFormat const& format) {
  auto files = backend::read_zip_archive(std::move(bytes), most_bytes);
  if (!files) return {};
  std::string_view const part =
      format.file == TextFormatFile::word ? "word/styles.xml" : "styles.xml";
  auto const styles = std::ranges::find(*files, part, &backend::ArchivedFile::name);
  if (styles == files->end()) return {};
  add_text_styles(styles->bytes, format.file);
  return backend::zip_archive(*files);
}

}  // namespace

text::Result<PandocProgram> PandocProgram::find() {
  CapturedProcess const run = run_pandoc({"--from", "markdown", "--to", "json"}, "\n");
  if (run.ended.failure == ENOENT)
    return text::error("E-PANDOC", {}, "pandoc is not installed", where_to_get);
  constexpr std::string_view key = "\"pandoc-api-version\":[";
  std::size_t const at = run.output.find(key);
  if (run.ended.status != 0 || at == std::string::npos) return refusal(run);
  std::string_view const rest = std::string_view(run.output).substr(at + key.size());
  PandocProgram out;
  out.version_ = rest.substr(0, rest.find(']'));
  // Version 1.21 of the tree is the first with tables of several bodies.
  if (!out.version_.starts_with("1,") || std::atoi(out.version_.c_str() + 2) < 21)
    return text::error("E-PANDOC", {}, "pandoc is older than 2.10", where_to_get);
  return out;
}

std::string PandocProgram::write(Invocation& invocation, text::SourceId source,
                                 TextDocument const& document, TextFormat const& format,
                                 std::string const& reference, std::string_view folder) const {
  auto const refuse = [&](text::Diagnostic why) {
    invocation.report(std::move(why), source);
    return std::string();
  };
  RunFolder const run_folder("pandoc");
  for (Asset const& image : document.images) run_folder.put(image.name, image.bytes);
  std::string const made = fmt::format("made.{}", format.name);
  std::vector<std::string> words = {"--from",       "json",     "--to", std::string(format.name),
                                    "--standalone", "--output", made};
  if (document.contents > 0) {
    words.emplace_back("--toc");
    words.push_back(fmt::format("--toc-depth={}", document.contents));
  }
  bool const packed = format.file != TextFormatFile::plain;
  if (packed) {
    std::string const name = fmt::format("reference.{}", format.name);
    std::string const styles = with_styles(
        reference.empty() ? run_pandoc({"--print-default-data-file", name}, {}).output : reference,
        format);
    if (styles.empty())
      return refuse(text::error("E-PANDOC", {},
                                fmt::format("the file of `--reference` is not {}", format.words),
                                fmt::format("save it as .{}", format.name)));
    run_folder.put(name, styles);
    words.push_back(fmt::format("--reference-doc={}", name));
  }
  CapturedProcess const run =
      run_pandoc(std::move(words),
                 fmt::format("{{\"pandoc-api-version\":[{}],{}", version_, document.json.substr(1)),
                 run_folder.path(), invocation.time().value_or(first_day));
  if (run.ended.status != 0 || run.out_of_time) return refuse(refusal(run));
  report_warnings(invocation, source, run.errors);
  std::string bytes =
      Disk().read_regular((std::filesystem::path(run_folder.path()) / made).string());
  if (!packed) {
    if (format.linked_pdf) {
      link_drawings(bytes, document, folder);
      set_story_styles(bytes);
    }
    return bytes;
  }
  auto files = backend::read_zip_archive(std::move(bytes), most_bytes);
  if (!files)
    return refuse(text::error("E-PANDOC", {}, "the file that pandoc has written is damaged",
                              "try another version of pandoc"));
  std::size_t const done = format.file == TextFormatFile::word
                               ? add_drawings_to_word(*files, document)
                               : add_drawings_to_open_document(*files, document);
  bool const all = format.file == TextFormatFile::word ? done >= document.drawings.size()
                                                       : done == document.placed.size();
  if (!all)
    invocation.report(
        text::warning("W-PANDOC", {},
                      "boards have no SVG drawing beside their image: pandoc wrote other code",
                      "try another version of pandoc"),
        source);
  return backend::zip_archive(*files);
}

}  // namespace dawson::run
