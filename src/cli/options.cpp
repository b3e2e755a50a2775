#include "cli/options.hpp"

#include <algorithm>
#include <filesystem>
#include <span>
#include <sstream>

#include <boost/program_options.hpp>
#include <fmt/format.h>

#include "layout/style.hpp"
#include "session/style_files.hpp"
#include "style/shipped_styles.hpp"
#include "text/closest_name.hpp"
#include "text/scanning.hpp"

namespace dawson::cli {
namespace {

namespace po = boost::program_options;

po::value_semantic* semantic(Option const& option) {
  if (!option.takes_value()) return po::bool_switch();
  if (option.value.several)
    return po::value<std::vector<std::string>>()->composing()->value_name(option.value.placeholder);
  auto* const value = po::value<std::string>()->value_name(option.value.placeholder);
  return option.default_value.empty() ? value : value->default_value(option.default_value);
}

po::options_description described(Options const& options) {
  po::options_description all{std::string(options.front().heading)};
  std::vector<po::options_description> groups;
  std::string_view last;
  for (Option const& option : options) {
    bool const own = option.heading == options.front().heading;
    if (!own && option.heading != last) groups.emplace_back(std::string(option.heading));
    last = option.heading;
    std::string const names = option.brief.empty() ? option.name : option.name + "," + option.brief;
    (own ? all : groups.back())
        .add_options()(names.c_str(), semantic(option), option.about.c_str());
  }
  for (po::options_description const& group : groups) all.add(group);
  return all;
}

std::string unknown_option(std::string const& given, Options const& options) {
  std::vector<std::string_view> names;
  for (Option const& option : options) names.push_back(option.name);
  std::string const name = given.substr(std::min(given.find_first_not_of('-'), given.size()));
  return fmt::format(
      "unknown option `{}`{} (write a position that begins with a hyphen after `--`)", given,
      did_you_mean(name, names, "--"));
}

// Throws if a value is not one of the words of its kind.
void refuse_other_words(Option const& option, std::string const& word) {
  if (!option.value.only_words || std::ranges::count(option.value.words, word) > 0) return;
  std::vector<std::string_view> const names(option.value.words.begin(), option.value.words.end());
  throw UsageError(fmt::format("--{} must be {}, not `{}`{}", option.name,
                               reported(option.value.words), word, did_you_mean(word, names)));
}

}  // namespace

std::string did_you_mean(std::string_view written, std::vector<std::string_view> const& names,
                         std::string_view prefix) {
  std::string_view const near = text::meant_name(written, names);
  return near.empty() ? std::string() : fmt::format("; did you mean `{}{}`?", prefix, near);
}

Option::Option(std::string_view names, ValueKind kind, std::string about, std::string initial)
    : name(names.substr(0, names.find(','))),
      brief(names.substr(std::min(name.size() + 1, names.size()))),
      value(std::move(kind)),
      about(std::move(about)),
      default_value(std::move(initial)) {}

Options under(std::string_view heading, Options options) {
  for (Option& option : options) option.heading = heading;
  return options;
}

Options joined(std::vector<Options> tables) {
  Options all;
  for (Options& table : tables) std::ranges::move(table, std::back_inserter(all));
  return all;
}

std::string help_table(Options const& options) {
  std::ostringstream table;
  table << described(options);
  return table.str();
}

Values::Values(Options const& options, ValueKind const& operand, std::vector<std::string> words) {
  // Program_options cannot distinguish `-- -` from `-`.
  auto const end = std::ranges::find(words, "--");
  if (end != words.end()) literals_.assign(end + 1, words.end());
  words.erase(end, words.end());
  po::options_description all = described(options);
  all.add_options()("operand", po::value<std::vector<std::string>>()->composing());
  po::positional_options_description positions;
  positions.add("operand", -1);
  po::variables_map values;
  try {
    using namespace po::command_line_style;
    int const style = allow_short | short_allow_adjacent | short_allow_next | allow_long |
                      long_allow_adjacent | long_allow_next | allow_dash_for_short | allow_sticky;
    po::store(po::command_line_parser(words).options(all).positional(positions).style(style).run(),
              values);
    po::notify(values);
  } catch (po::unknown_option const& error) {
    throw UsageError(unknown_option(error.get_option_name(), options));
  } catch (po::error const& error) {
    throw UsageError(error.what());
  }
  for (Option const& option : options) {
    default_[option.name] = option.default_value;
    auto const found = values.find(option.name);
    if (found == values.end() || found->second.defaulted()) continue;
    std::vector<std::string>& given = given_[option.name];
    if (auto const* one = boost::any_cast<std::string>(&found->second.value())) given = {*one};
    if (auto const* several = boost::any_cast<std::vector<std::string>>(&found->second.value()))
      given = *several;
    if (!given.empty()) refuse_other_words(option, given.front());
    for (std::string const& value : given) {
      if (option.value.names_files() && value.empty())
        throw UsageError(fmt::format("{} needs the name of {}", option.flag(),
                                     option.value.files ? "a file" : "a folder"));
      note_files(option.value, value);
    }
  }
  if (values.contains("operand")) operands_ = values["operand"].as<std::vector<std::string>>();
  operands_.insert(operands_.end(), literals_.begin(), literals_.end());
  for (std::size_t i = 0; i < operands_.size(); ++i) {
    if (!operand.literal.empty()) {
      if (operands_[i].empty()) throw UsageError(fmt::format("missing {}", operand.literal));
      if (i >= operands_.size() - literals_.size()) continue;
    }
    if (operand.names_files() && operands_[i].empty())
      throw UsageError(
          fmt::format("operand {} is empty; leave it out or write {}", i + 1, operand.placeholder));
    note_files(operand, operands_[i]);
  }
}

void Values::note_files(ValueKind const& kind, std::string const& value) {
  if (kind.names_files() && std::ranges::count(kind.words, value) == 0)
    named_.emplace_back(kind.role, value);
}

std::vector<std::string> Values::named(FileRole role) const {
  std::vector<std::string> names;
  for (auto const& [as, name] : named_)
    if (as == role) names.push_back(name);
  return names;
}

std::string const& Values::operator[](std::string_view option) const {
  static std::string const none;
  if (std::vector<std::string> const& given = all(option); !given.empty()) return given.front();
  auto const found = default_.find(option);
  return found == default_.end() ? none : found->second;
}

std::vector<std::string> const& Values::all(std::string_view option) const {
  static std::vector<std::string> const none;
  auto const given = given_.find(option);
  return given == given_.end() ? none : given->second;
}

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

std::string reported(std::vector<std::string> const& words) {
  std::string out;
  for (std::string const& word : words) {
    if (!out.empty()) out += &word == &words.back() ? " or " : ", ";
    out += word;
  }
  return out;
}

// A suffix must match the format: a PDF in a file called x.docx cannot be opened.

namespace {

// Suffixes of documents, data, pictures, sounds and archives, separated by blanks.
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

// These describe the state of a file, not its format.
constexpr std::string_view neutral =
    " .in .out .new .old .bak .orig .tmp .temp .part .inc .draft .copy ";

// A text format that an option chooses may have these.
constexpr std::string_view text_files = " .txt .text ";

bool is_among(std::string_view list, std::string_view suffix) {
  return suffix.size() > 1 && list.find(fmt::format(" {} ", suffix)) != list.npos;
}

bool has(WrittenFormat const& format, std::string_view suffix) {
  return std::ranges::find(format.suffixes, suffix) != format.suffixes.end();
}

// Returns "LaTeX (.tex), an e-book (.epub)".
std::string written(WrittenFormats const& formats) {
  std::string out;
  for (WrittenFormat const& format : formats) {
    if (!out.empty()) out += &format == &formats.back() ? " or " : ", ";
    std::string const& suffix = format.suffixes.front();
    out += format.words.empty() ? suffix : fmt::format("{} ({})", format.words, suffix);
  }
  return out;
}

// Returns the suffix that this one is a misspelling of; empty if there is none.
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
  WrittenFormat const* const reported = format_by_suffix(choice.formats, output);
  if (!choice.chosen.empty()) {
    if (reported && reported->name == choice.chosen) return;
    auto const chosen = std::ranges::find(choice.formats, choice.chosen, &WrittenFormat::name);
    bool const text = chosen != choice.formats.end() && !chosen->binary;
    if (reported || (is_known_suffix(suffix) && !(text && is_among(text_files, suffix))))
      throw UsageError(fmt::format("-o {}: the suffix {} contradicts {} {}; change one of them",
                                   output, suffix, choice.option, choice.chosen));
    return;
  }
  if (reported || (!suffix.empty() && suffix == suffix_of(choice.input))) return;
  if (is_known_suffix(suffix))
    refuse(output, fmt::format("{} is the suffix of another format; ", suffix), choice);
  if (std::string_view const meant = meant_suffix(suffix, choice.formats);
      !meant.empty() && !is_among(neutral, suffix))
    refuse(output, fmt::format("did you mean `{}`? ", meant), choice);
  if (choice.suffix_required) refuse(output, "the suffix determines the format; ", choice);
}

}  // namespace dawson::cli
