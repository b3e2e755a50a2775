// A suffix is a promise: a file called x.docx that holds a PDF opens nowhere.
#include "cli/output_suffixes.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <span>

#include "cli/options.hpp"
#include "text/ascii.hpp"
#include "text/slip.hpp"

namespace dawson::cli {
namespace {

// Of formats of documents, data, pictures, sounds and archives, parted by blanks.
constexpr std::string_view other_formats =
    // pages and word processors
    " .pdf .ps .eps .prn .dvi .xdv .djvu .xps .oxps .docx .docm .dotx .doc .dot .odt .fodt .ott "
    ".rtf"
    " .pages .wpd .wps .abw .sxw .hwp .hwpx .pptx .ppt .pps .ppsx .odp .fodp .key .xlsx .xlsm .xls"
    " .ods .fods .numbers .odg .fodg .vsd .vsdx .one .pub .indd .idml .icml .inx .qxd .qxp .sla "
    ".afpub"
    // markup
    " .html .htm .xhtml .xht .shtml .mht .mhtml .xml .xsl .xslt .xsd .dtd .tei .jats .docbook .dbk"
    " .dita .opml .svg .svgz .mathml .rss .atom .tex .ltx .latex .sty .cls .dtx .bib .typ .lyx"
    " .texi .texinfo .man .roff .mom .md .markdown .mdown .mkd .qmd .mdx .rmd .rst .adoc .asciidoc"
    " .org .textile .wiki .mediawiki .creole .tid .djot .dj .pod .ipynb .css .scss .sass .less"
    // books
    " .epub .mobi .azw .azw3 .kfx .kpf .fb2 .lit .lrf .pdb .cbz .cbr .chm"
    // data
    " .json .jsonl .json5 .ndjson .yaml .yml .toml .ini .csv .tsv .sql .db .sqlite .txt .text"
    " .pgn .epd .fen .cbv .cbh .cbf .olv .inp .ffn .sgf"
    // programs
    " .js .ts .py .rb .pl .lua .php .sh .java .c .h .cpp .hpp .rs .go"
    // pictures, sounds
    " .png .apng .gif .jpg .jpeg .jpe .jp2 .jxl .webp .avif .heic .heif .tif .tiff .bmp .ico .tga"
    " .pbm .pgm .ppm .pnm .xpm .xcf .psd .ai .cdr .emf .wmf .cgm .fig .asy .dxf .kra .ora"
    " .raw .dng .mp4 .m4v .webm .mkv .mov .avi .mpg .mpeg .ogv .mp3 .ogg .wav .flac"
    // archives, fonts
    " .zip .tar .gz .tgz .bz2 .xz .zst .lz .7z .rar .jar .iso .deb .rpm .otf .ttf .woff .woff2 ";

// These say what becomes of a file, and nothing of its format.
constexpr std::string_view neutral =
    " .in .out .new .old .bak .orig .tmp .temp .part .inc .draft .copy ";

// A format that an option chooses may have these, if it is text.
constexpr std::string_view text_files = " .txt .text ";

bool is_among(std::string_view list, std::string_view suffix) {
  return suffix.size() > 1 && list.find(fmt::format(" {} ", suffix)) != list.npos;
}

bool has(WrittenFormat const& format, std::string_view suffix) {
  return std::ranges::find(format.suffixes, suffix) != format.suffixes.end();
}

// "LaTeX (.tex), an e-book (.epub)".
std::string written(WrittenFormats const& formats) {
  std::string out;
  for (WrittenFormat const& format : formats) {
    if (!out.empty()) out += &format == &formats.back() ? " or " : ", ";
    std::string const& suffix = format.suffixes.front();
    out += format.words.empty() ? suffix : fmt::format("{} ({})", format.words, suffix);
  }
  return out;
}

// The suffix that one slip of the pen makes of this one; empty without one.
std::string_view meant_suffix(std::string_view suffix, WrittenFormats const& formats) {
  for (WrittenFormat const& format : formats)
    for (std::string const& one : format.suffixes)
      if (text::is_slip(suffix, one)) return one;
  return {};
}

[[noreturn]] void refuse(std::string const& output, std::string const& why,
                         OutputChoice const& choice) {
  std::string message =
      fmt::format("-o {}: {}`{}` writes {}", output, why, choice.command, written(choice.formats));
  if (!choice.option.empty())
    message += fmt::format("; {} chooses the format of other names", choice.option);
  throw UsageError(message);
}

}  // namespace

std::string suffix_of(std::string_view path) {
  return text::lower_case(std::filesystem::path(path).extension().string());
}

std::vector<std::string> output_names(WrittenFormats const& formats) {
  std::vector<std::string> names;
  for (WrittenFormat const& format : formats) names.push_back(format.suffixes.front().substr(1));
  return names;
}

WrittenFormat const* format_by_suffix(WrittenFormats const& formats, std::string_view output) {
  auto const found = std::ranges::find_if(
      formats, [suffix = suffix_of(output)](auto const& format) { return has(format, suffix); });
  return found == formats.end() ? nullptr : &*found;
}

bool is_known_suffix(std::string_view suffix) { return is_among(other_formats, suffix); }

void refuse_other_suffix(std::string const& output, OutputChoice const& choice) {
  std::string const suffix = suffix_of(output);
  if (output == "-") return;
  WrittenFormat const* const told = format_by_suffix(choice.formats, output);
  if (!choice.chosen.empty()) {
    if (told && told->name == choice.chosen) return;
    auto const chosen = std::ranges::find(choice.formats, choice.chosen, &WrittenFormat::name);
    bool const text = chosen != choice.formats.end() && !chosen->binary;
    if (told || (is_known_suffix(suffix) && !(text && is_among(text_files, suffix))))
      throw UsageError(fmt::format("-o {}: the suffix {} contradicts {} {}; change one of them",
                                   output, suffix, choice.option, choice.chosen));
    return;
  }
  if (told || (!suffix.empty() && suffix == suffix_of(choice.input))) return;
  if (is_known_suffix(suffix))
    refuse(output, fmt::format("{} is the suffix of another format; ", suffix), choice);
  if (std::string_view const meant = meant_suffix(suffix, choice.formats);
      !meant.empty() && !is_among(neutral, suffix))
    refuse(output, fmt::format("did you mean `{}`? ", meant), choice);
  if (choice.suffix_required) refuse(output, "the suffix determines the format; ", choice);
}

}  // namespace dawson::cli
