// LaTeX is scanned, not parsed: only backslashes and percent signs matter. The scanner jumps from
// one to the next and reads a control word only if it opens a directive or changes the meaning of
// the following bytes.
#include "document/tex/scan.hpp"

#include <algorithm>

#include "document/tex/scan_parts.hpp"
#include "document/tex/syntax.hpp"
#include "text/scanning.hpp"

namespace dawson::document {
namespace {

constexpr std::string_view address_delimiters = "|!+\"/";  // instead of braces

bool blank(char c) { return c == ' ' || c == '\t'; }

// Returns the place of the next control word or comment.
std::size_t next_sign(std::string_view text, std::size_t at) {
  return text::find_either(text, '\\', '%', at);
}

class Scanner {
 public:
  Scanner(text::Source const& source, std::vector<std::string> const& more, bool diagram_sty)
      : bytes_(source.bytes()), at_(source.start()), more_verbatim_(more) {
    result_.diagram_sty = diagram_sty;
  }

  Scan run() {
    while ((at_ = next_sign(bytes_, at_)) != std::string_view::npos) {
      if (bytes_[at_] == '%') {
        skip_line();
        continue;
      }
      std::size_t const begin = at_++;
      std::string_view const word = control_word();
      if (word.empty()) {
        // A control symbol: its character has no other meaning.
        at_ = std::min(at_ + 1, bytes_.size());
        continue;
      }
      std::size_t const before = result_.directives.size();
      bool const continues = take(begin, word);
      if (result_.directives.size() > before) macros_.take(result_.directives);
      else macros_.take(word, begin + 1 + word.size());
      if (!continues) break;
    }
    if (loading_.diagram_sty && !loading_.dawson)
      result_.dawson_missing = loading_.after_diagram_sty;
    else if (result_.diagram_sty && loading_.after_class > 0 && !loading_.dawson)
      result_.dawson_missing = loading_.after_class;  // the document's own class loads diagram.sty
    if (loading_.document_class && !loading_.dawson && !result_.dawson_missing &&
        !result_.directives.empty())
      result_.diagnostics.push_back(text::warning(
          "W-STY", *loading_.document_class,
          "document has chess directives but does not load the package dawson",
          "add `\\usepackage{dawson}` to the preamble (harmless if a class or package "
          "of yours loads it)"));
    if (loading_.fault) result_.diagnostics.push_back(std::move(*loading_.fault));
    macros_.mark(result_.directives);
    result_.diagram_sty = has_diagram_sty();
    return std::move(result_);
  }

 private:
  std::string_view control_word() {
    std::size_t const begin = at_;
    while (at_ < bytes_.size() && text::is_letter(bytes_[at_])) ++at_;
    return bytes_.substr(begin, at_ - begin);
  }

  void skip_line() {
    at_ = bytes_.find('\n', at_);
    at_ = at_ == std::string_view::npos ? bytes_.size() : at_ + 1;
  }

  void skip_blanks() {
    while (at_ < bytes_.size() && blank(bytes_[at_])) ++at_;
  }

  // Handles a control word; false at the end of the document.
  bool take(std::size_t begin, std::string_view word) {
    if (word == "begin") return take_begin(begin);
    if (word == "end") return environment_name() != "document";
    if (word == "chess") {
      take_inline(begin);
    } else if (word == "verb" || word == "lstinline" || word == "mintinline") {
      skip_verb(word);
    } else if (has_raw_argument(word)) {
      if ((word == "url" || word == "path") && at_ < bytes_.size() &&
          address_delimiters.find(bytes_[at_]) != std::string_view::npos)
        skip_delimited();
      else skip_raw_argument();
    } else if (word == "iffalse") {
      // In \newcommand{\ifdraft}{\iffalse} it is only a definition.
      if (at_ >= bytes_.size() || bytes_[at_] != '}') skip_false_branch();
    } else if (word == "let" || word == "newif") {
      skip_let(word);
    } else if (word == "documentclass" || word == "usepackage" || word == "RequirePackage") {
      loading_.take(bytes_, groups_, {begin, at_}, word);
    } else if (word == "fi") {
      if (branches_ > 0) --branches_;
    } else if (opens_conditional(word)) {
      ++branches_;
    } else if (has_diagram_sty() && command_of_diagram_sty(word)) {
      Directive found;
      found.opening = found.whole = found.foreign = {begin, at_};
      result_.directives.push_back(std::move(found));
    } else if (auto include = read_include(bytes_, begin, word, at_, groups_)) {
      include->undecided = branches_ > 0;
      result_.includes.push_back(*include);
    }
    return true;
  }

  bool has_diagram_sty() const { return result_.diagram_sty || loading_.diagram_sty; }

  // Reads a diagram.sty environment up to its \end.
  void take_environment(std::size_t begin, std::string_view name) {
    DiagramEnd const end = end_of_diagram(bytes_, at_, name);
    Directive found;
    found.opening = {begin, at_};
    found.foreign = {begin, at_};
    found.body = {at_, end.at};
    at_ = end.at;
    if (end.by == DiagramEnd::By::end) at_ += name.size() + std::string_view("\\end{}").size();
    else found.broken = unclosed_diagram(found.opening, name, end.by);
    if (end.by == DiagramEnd::By::group) at_ = found.opening.end;
    found.whole = {begin, bytes_.find_last_not_of(" \t\r\n", at_ - 1) + 1};  // without line ends
    result_.directives.push_back(std::move(found));
  }

  std::string_view environment_name() {
    std::size_t const start = at_;
    skip_blanks();
    if (at_ >= bytes_.size() || bytes_[at_] != '{') return at_ = start, std::string_view{};
    std::size_t const close = groups_.brace_on_line(at_);
    if (close == std::string_view::npos) return at_ = start, std::string_view{};
    std::string_view const name = bytes_.substr(at_ + 1, close - at_ - 1);
    at_ = close + 1;
    return name;
  }

  bool take_begin(std::size_t begin) {
    std::string_view const name = environment_name();
    if (name == "chess") {
      take_block(begin);
      return true;
    }
    if (has_diagram_sty() && is_environment_of_diagram_sty(name)) {
      take_environment(begin, name);
      return true;
    }
    std::string_view const plain = name.ends_with('*') ? name.substr(0, name.size() - 1) : name;
    if (is_verbatim_environment(plain) ||
        std::ranges::find(more_verbatim_, plain) != more_verbatim_.end()) {
      std::string const close = "\\end{" + std::string(name) + "}";
      at_ = bytes_.find(close, at_);
      at_ = at_ == std::string_view::npos ? bytes_.size() : at_ + close.size();
    }
    return true;
  }

  void skip_verb(std::string_view word) {
    if (at_ < bytes_.size() && bytes_[at_] == '*') ++at_;
    if (word != "verb") {
      skip_blanks();
      skip_brackets();
      if (word == "mintinline") skip_raw_argument();
      if (at_ < bytes_.size() && bytes_[at_] == '{') return skip_raw_argument();
    }
    if (at_ < bytes_.size() && bytes_[at_] != '\n') skip_delimited();
  }

  // Skips to after the next occurrence of the current character on this line.
  void skip_delimited() {
    std::size_t const close = bytes_.find_first_of(std::string{bytes_[at_], '\n'}, at_ + 1);
    at_ = close == std::string_view::npos ? bytes_.size() : close + 1;
  }

  // Skips an argument in which `%` starts no comment, such as an address.
  void skip_raw_argument() {
    skip_blanks();
    skip_brackets();
    if (at_ >= bytes_.size() || bytes_[at_] != '{') return;
    std::size_t const close = groups_.closing_brace(at_);
    if (close != std::string_view::npos) at_ = close + 1;
  }

  void skip_brackets() {
    if (at_ >= bytes_.size() || bytes_[at_] != '[') return;
    std::size_t const close = groups_.closing_bracket(at_);
    if (close != std::string_view::npos) at_ = close + 1;
  }

  // Skips the names in \let\ifdraft\iffalse and \newif\ifdraft, which open no branch.
  void skip_let(std::string_view word) {
    auto const skip_control_word = [&] {
      skip_blanks();
      if (at_ >= bytes_.size() || bytes_[at_] != '\\') return false;
      ++at_;
      return !control_word().empty();
    };
    if (!skip_control_word() || word == "newif") return;
    skip_blanks();
    if (at_ < bytes_.size() && bytes_[at_] == '=') ++at_;
    std::size_t const meaning = at_;
    if (!skip_control_word()) at_ = meaning;
  }

  // Skips a false branch. TeX counts the conditionals in it; \else at the outer level ends it.
  void skip_false_branch() {
    int depth = 1;
    while ((at_ = next_sign(bytes_, at_)) != std::string_view::npos) {
      if (bytes_[at_] == '%') {
        skip_line();
        continue;
      }
      ++at_;
      std::string_view const word = control_word();
      if (word.empty()) at_ = std::min(at_ + 1, bytes_.size());
      if (word == "fi" && --depth == 0) return;
      if (word == "else" && depth == 1) {
        if (branches_ > 0) ++branches_;  // its \fi follows
        return;
      }
      if (opens_conditional(word)) ++depth;
    }
    at_ = bytes_.size();
  }

  std::size_t line_end(std::size_t from) const {
    return std::min(bytes_.find('\n', from), bytes_.size());
  }

  void take_block(std::size_t begin) {
    Directive found;
    found.opening = {begin, at_};
    std::size_t const first_line_end = line_end(at_);
    read_opening(found, first_line_end);

    constexpr std::string_view closing = "\\end{chess}", next_opening = "\\begin{chess}";
    std::size_t const body = std::min(first_line_end + 1, bytes_.size());
    for (std::size_t line = body; line < bytes_.size();
         line = std::min(line_end(line) + 1, bytes_.size())) {
      std::string_view const content = bytes_.substr(line, line_end(line) - line);
      std::size_t const indent = std::min(content.find_first_not_of(" \t"), content.size());
      std::string_view const text = content.substr(indent);
      if (text.starts_with(closing)) {
        found.body = {body, line};
        at_ = line + indent + closing.size();
        found.whole = {begin, at_};
        result_.directives.push_back(std::move(found));
        return;
      }
      std::size_t const another =
          text.starts_with('%') ? std::string_view::npos : content.find(next_opening);
      if (another != std::string_view::npos || text.starts_with("\\end{document}")) {
        add_unclosed(std::move(found), line);
        if (another != std::string_view::npos)
          result_.directives.back().broken->notes.push_back(
              {{line + another, line + another + next_opening.size()},
               "the next directive begins here"});
        return;
      }
    }
    add_unclosed(std::move(found), bytes_.size());
  }

  // Adds an unclosed block, which extends to `end` without the last line end.
  void add_unclosed(Directive found, std::size_t end) {
    at_ = end;
    if (bytes_[end - 1] == '\n') --end;
    if (bytes_[end - 1] == '\r') --end;
    found.whole = {found.opening.begin, end};
    found.broken = text::error("E-END", found.opening, "missing \\end{chess}",
                               "end the directive with `\\end{chess}` on a line of its own");
    result_.directives.push_back(std::move(found));
  }

  void read_opening(Directive& found, std::size_t limit) {
    if (limit > at_ && bytes_[limit - 1] == '\r') --limit;
    auto const skip = [&] {
      while (at_ < limit && blank(bytes_[at_])) ++at_;
    };
    skip();
    for (int pass = 0; pass < 3 && at_ < limit; ++pass, skip()) {
      if (bytes_[at_] == '%') return;
      if (bytes_[at_] == '[' && found.options.end == 0) {
        std::size_t const end = groups_.bracket_on_line(at_);
        if (end == std::string_view::npos) {
          found.broken =
              text::error("E-OPTIONS", {at_, limit}, "options have no closing bracket on this line",
                          "add `]` at the end of the options");
          return;
        }
        found.options = {at_ + 1, end - 1};
        at_ = end;
      } else if (text::is_letter(bytes_[at_]) && found.word.end == 0) {
        std::size_t const start = at_;
        while (at_ < limit && bytes_[at_] != '[' && bytes_[at_] != '%') ++at_;
        std::size_t end = at_;
        while (end > start && blank(bytes_[end - 1])) --end;
        found.word = {start, end};
      } else {
        break;
      }
    }
    if (at_ < limit && bytes_[at_] != '%')
      found.broken =
          text::error("E-OPENING", {at_, limit}, "unexpected text on the line of \\begin{chess}",
                      "put the first field on the next line");
  }

  void take_inline(std::size_t begin) {
    Directive found;
    found.is_inline = true;
    found.opening = {begin, at_};
    skip_blanks();
    std::size_t const options = at_;
    if (at_ < bytes_.size() && bytes_[at_] == '[') {
      std::size_t const end = groups_.bracket_on_line(at_);
      if (end == std::string_view::npos) {
        found.whole = found.opening;
        found.broken =
            text::error("E-OPTIONS", {at_, at_ + 1}, "options have no closing bracket on this line",
                        "add `]` at the end of the options");
        result_.directives.push_back(std::move(found));
        return;
      }
      found.options = {at_ + 1, end - 1};
      at_ = end;
    }
    char const open = at_ < bytes_.size() ? bytes_[at_] : '\n';
    if (open == '}' || open == '\\' || open == '\n' || open == '\r' || open == '%' || blank(open) ||
        text::is_letter(open)) {
      at_ = options;
      found.whole = found.opening;
      found.broken =
          text::error("E-INLINE", found.opening, "\\chess has no argument",
                      "write `\\chess{*2q}`, or `\\chess|...|` for an argument with braces");
      result_.directives.push_back(std::move(found));
      return;
    }
    if (open == '#') {  // \chess#1
      std::size_t const parameter = at_;
      at_ = std::min(at_ + 2, line_end(at_));
      found.whole = {begin, at_};
      found.broken = MacroBodies::inline_parameter({parameter, at_});
      result_.directives.push_back(std::move(found));
      return;
    }
    std::size_t const close = open == '{' ? groups_.closing_brace(at_) : groups_.same_sign(at_);
    if (close == std::string_view::npos) {
      found.whole = {begin, at_};
      found.broken = text::error(
          "E-INLINE", {begin, at_ + 1}, "argument of \\chess is not closed in this paragraph",
          open == '{' ? "close it with `}`" : "close it with the same character");
      at_ = at_ + 1;
      found.whole.end = at_;
      result_.directives.push_back(std::move(found));
      return;
    }
    found.body = {at_ + 1, close};
    at_ = close + 1;
    found.whole = {begin, at_};
    for (std::size_t i = found.body.begin; i + 1 < close && !found.broken; ++i)
      if (bytes_[i] == '#' &&
          (bytes_[i + 1] == '#' || (bytes_[i + 1] >= '1' && bytes_[i + 1] <= '9')))
        found.broken = MacroBodies::inline_parameter({i, i + 2});
    result_.directives.push_back(std::move(found));
  }

  std::string_view bytes_;
  std::size_t at_;
  std::vector<std::string> const& more_verbatim_;
  TexGroups groups_{bytes_};
  MacroBodies macros_{bytes_};
  Loading loading_;
  int branches_ = 0;  // open conditionals, as far as a scan can tell
  Scan result_;
};

}  // namespace

Scan scan_tex(text::Source const& source, std::vector<std::string> const& more_verbatim,
              bool diagram_sty) {
  Scan scan = Scanner(source, more_verbatim, diagram_sty).run();
  report_word_environments(source, scan);
  return scan;
}

}  // namespace dawson::document
