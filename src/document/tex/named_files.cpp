#include "document/tex/named_files.hpp"

#include <algorithm>
#include <optional>
#include <string>

#include "document/tex/scan_parts.hpp"
#include "document/tex/syntax.hpp"
#include "text/scanning.hpp"

namespace dawson::document {
namespace {

struct FileCommand {
  std::string_view word;
  FileUse use;
  int argument = 0;   // index of the argument that names the file
  bool list = false;  // several names, separated by commas
};
constexpr FileCommand file_commands[] = {
    {"includegraphics", FileUse::picture},
    {"pgfimage", FileUse::picture},
    {"pgfdeclareimage", FileUse::picture, 1},
    {"includepdf", FileUse::picture},
    {"includesvg", FileUse::picture},
    {"graphicspath", FileUse::picture_folder},
    {"DeclareGraphicsExtensions", FileUse::picture_suffix, 0, true},
    {"bibliography", FileUse::bibliography, 0, true},
    {"addbibresource", FileUse::bibliography},
    {"addglobalbib", FileUse::bibliography},
    {"addsectionbib", FileUse::bibliography},
    {"bibliographystyle", FileUse::bibliography_style},
    {"documentclass", FileUse::document_class},
    {"LoadClass", FileUse::document_class},
    {"LoadClassWithOptions", FileUse::document_class},
    {"usepackage", FileUse::package, 0, true},
    {"RequirePackage", FileUse::package, 0, true},
    {"RequirePackageWithOptions", FileUse::package, 0, true},
    {"loadglsentries", FileUse::source},
    {"lstinputlisting", FileUse::text},
    {"verbatiminput", FileUse::text},
    {"VerbatimInput", FileUse::text},
    {"inputminted", FileUse::text, 1},
    {"csvreader", FileUse::text},
    {"csvautotabular", FileUse::text},
    {"csvautolongtable", FileUse::text},
    {"DTLloaddb", FileUse::text, 1},
    {"pgfplotstableread", FileUse::data},
    {"pgfplotstabletypeset", FileUse::data},
    {"setmainfont", FileUse::font},
    {"setsansfont", FileUse::font},
    {"setmonofont", FileUse::font},
    {"setmathfont", FileUse::font},
    {"fontspec", FileUse::font},
    {"newfontfamily", FileUse::font, 1},
    {"newfontface", FileUse::font, 1},
};

constexpr std::size_t longest_overlay = 100;  // bytes of beamer's `<2->`, which bound the search

class NameFinder {
 public:
  explicit NameFinder(std::string_view bytes) : bytes_(bytes) {}

  std::vector<FileReference> run() {
    while ((at_ = text::find_either(bytes_, '\\', '%', at_)) < bytes_.size()) {
      if (bytes_[at_] == '%') {
        at_ = after_comment(bytes_, at_);
        continue;
      }
      std::size_t const begin = at_, letters = begin + 1;
      at_ = after_letters(bytes_, letters);
      if (at_ == letters) at_ = std::min(at_ + 1, bytes_.size());
      else if (!take(begin, bytes_.substr(letters, at_ - letters))) break;
    }
    return std::move(out_);
  }

 private:
  // Handles a control word; false at the end of the document.
  bool take(std::size_t begin, std::string_view word) {
    if (word == "end") return !bytes_.substr(at_).starts_with("{document}");
    if (word == "begin") skip_verbatim();
    else if (word == "verb" || word == "lstinline") skip_delimited();
    else if (has_raw_argument(word)) skip_raw_argument();
    auto const* const command = std::ranges::find(file_commands, word, &FileCommand::word);
    if (command != std::end(file_commands)) read(*command);
    else if (auto const include = read_include(bytes_, begin, word, at_, groups_))
      out_.push_back({FileUse::included, include->name, include->made_later});
    return true;
  }

  void read(FileCommand const& command) {
    std::size_t const after = at_;
    std::optional<text::Span> argument;
    for (int index = 0; index <= command.argument; ++index) {
      argument = next_argument();
      if (!argument) return void(at_ = after);
    }
    if (bytes_[argument->begin - 1] != '{')
      return void(at_ = after);  // \let\old\includegraphics \relax
    if (command.use == FileUse::picture_folder) return add_folders(*argument);
    if (!command.list) return add(command.use, *argument);
    std::string_view const names = bytes_.substr(0, argument->end);
    for (std::size_t begin = argument->begin; begin <= argument->end;) {
      std::size_t const comma = std::min(names.find(',', begin), names.size());
      add(command.use, {begin, comma});
      begin = comma + 1;
    }
  }

  // Returns the contents of the next braces, or a control word without them; options are skipped.
  std::optional<text::Span> next_argument() {
    while (true) {
      std::size_t const begin = skip_space(at_);
      if (begin >= bytes_.size()) return {};
      char const open = bytes_[begin];
      std::size_t close = std::string_view::npos;
      if (open == '*') {
        at_ = begin + 1;
        continue;
      }
      if (open == '[') close = groups_.closing_bracket(begin);
      else if (open == '<') close = bytes_.substr(0, begin + longest_overlay).find('>', begin);
      else if (open == '{') close = groups_.closing_brace(begin);
      else if (open == '\\') close = after_letters(bytes_, begin + 1);
      if (close >= bytes_.size()) return {};
      at_ = close + (open == '\\' ? 0 : 1);
      if (open == '{') return text::Span{begin + 1, close};
      if (open == '\\') return text::Span{begin, close};
    }
  }

  // Adds the names in `{one/}{two/}`.
  void add_folders(text::Span argument) {
    for (std::size_t open = argument.begin; (open = bytes_.find('{', open)) < argument.end;) {
      std::size_t const close = std::min(bytes_.find('}', open), argument.end);
      add(FileUse::picture_folder, {open + 1, close});
      open = close;
    }
  }

  void add(FileUse use, text::Span name) {
    name.begin = std::min(skip_space(name.begin), name.end);
    while (name.end > name.begin && is_space(bytes_[name.end - 1])) --name.end;
    bool const quoted =
        name.end > name.begin + 1 && bytes_[name.begin] == '"' && bytes_[name.end - 1] == '"';
    if (quoted) name = {name.begin + 1, name.end - 1};
    if (name.begin == name.end) return;
    std::string_view const written = bytes_.substr(name.begin, name.end - name.begin);
    out_.push_back({use, name, written.find_first_of("\\#~") != std::string_view::npos});
  }

  static bool is_space(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

  // Returns the offset after the blanks, line ends and comments at `at`.
  std::size_t skip_space(std::size_t at) const {
    while (at < bytes_.size())
      if (is_space(bytes_[at])) ++at;
      else if (bytes_[at] == '%') at = after_comment(bytes_, at);
      else break;
    return at;
  }

  void skip_verbatim() {
    std::size_t const open = after_blanks(bytes_, at_);
    if (open >= bytes_.size() || bytes_[open] != '{') return;
    std::size_t const close = groups_.brace_on_line(open);
    if (close == std::string_view::npos) return;
    std::string_view const name = bytes_.substr(open + 1, close - open - 1);
    if (!is_verbatim_environment(name.ends_with('*') ? name.substr(0, name.size() - 1) : name))
      return;
    if (name.starts_with("filecontents")) {
      at_ = close + 1;
      if (auto const file = next_argument()) add(FileUse::made, *file);
    }
    std::size_t const end = bytes_.find("\\end{" + std::string(name) + "}", close);
    at_ = std::min(end, bytes_.size());
  }

  // Skips to after the next occurrence of the current character on this line.
  void skip_delimited() {
    if (at_ < bytes_.size() && bytes_[at_] == '*') ++at_;
    if (at_ >= bytes_.size() || bytes_[at_] == '[') return;
    char const sign = bytes_[at_] == '{' ? '}' : bytes_[at_];
    at_ = std::min(bytes_.find_first_of(std::string{sign, '\n'}, at_ + 1), bytes_.size());
    if (at_ < bytes_.size()) ++at_;
  }

  void skip_raw_argument() {
    std::size_t const close = groups_.brace_on_line(at_);
    if (close != std::string_view::npos) at_ = close + 1;
  }

  std::string_view bytes_;
  TexGroups groups_{bytes_};
  std::size_t at_ = 0;
  std::vector<FileReference> out_;
};

}  // namespace

std::vector<FileReference> named_files(std::string_view bytes) { return NameFinder(bytes).run(); }

}  // namespace dawson::document
