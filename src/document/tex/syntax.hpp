// The syntax of LaTeX as far as a scanner needs it: ends of groups and other pieces of code,
// commands and environments by their names (also those of diagram.sty), the classes and packages
// that a document loads, and the engine that it asks for.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string_view>
#include <vector>

#include "document/directive_span.hpp"
#include "text/diagnostic.hpp"

namespace dawson::document {

/// Finds ends of groups in one text; returns npos if there is none.
///
/// Design: queries may come in any order; queries in ascending order read the text once, however
/// many groups are left open.
class TexGroups {
 public:
  explicit TexGroups(std::string_view bytes) : bytes_(bytes) {}

  /// Returns the offset of the partner of the brace at `open`, within its paragraph.
  std::size_t closing_brace(std::size_t open);
  /// Returns the end of the `[...]` at `open` within its paragraph; brackets inside braces do not
  /// count.
  std::size_t closing_bracket(std::size_t open);
  /// Returns the next `}`, whatever it closes, if it is on the same line.
  std::size_t brace_on_line(std::size_t from);
  /// Returns true if the line end at `at` is followed by an empty line or the end of the text.
  bool paragraph_ends(std::size_t at) const;

  /// Returns the offset after the `[...]` on the line at `at`, or npos; brackets inside braces do
  /// not count. The search stops at a \chess, so that many unclosed brackets on a line cost no more
  /// than one.
  std::size_t bracket_on_line(std::size_t at) const;

  /// Returns the next sign like the one at `open`, within this paragraph; npos without.
  std::size_t same_sign(std::size_t open) const;

 private:
  // The next place of a character, kept for queries in ascending order.
  class Next {
   public:
    explicit Next(char sought) : sought_(sought) {}
    std::size_t find(std::string_view text, std::size_t from);

   private:
    char sought_;
    std::size_t from_ = std::string_view::npos;  // no query yet
    std::size_t found_ = 0;
  };
  struct Braces {
    std::size_t open, close;
  };
  void match_braces(std::size_t from);

  std::string_view bytes_;
  std::vector<Braces> braces_;  // of the paragraph of the last query, in the order of `open`
  std::size_t matched_to_ = 0;
  Next next_bracket_{']'};
  Next next_brace_{'}'};
  Next next_line_end_{'\n'};
};

/// Returns the offset after the letters of a control word that begin at `at`.
std::size_t after_letters(std::string_view text, std::size_t at);
/// Returns the offset after the blanks that begin at `at`.
std::size_t after_blanks(std::string_view text, std::size_t at);

/// Returns the offset after the comment at `at`, its line end and the blanks of the next line.
std::size_t after_comment(std::string_view text, std::size_t at);

/// Returns the brace that closes the one at `open`; npos without. Escaped braces and those in
/// comments do not count.
std::size_t closing_brace(std::string_view text, std::size_t open);

/// Returns the closing brace for each opening brace that is closed.
std::map<std::size_t, std::size_t> partners(std::string_view text);

/// Returns true if the contents of the environment are verbatim; `name` has no star.
bool is_verbatim_environment(std::string_view name);

/// Returns true if `%` starts no comment in the argument of that control word (`\url`).
bool has_raw_argument(std::string_view word);

/// Returns true if a `\fi` belongs to that control word. Some control words begin like TeX's
/// conditionals and take arguments instead (babel, etoolbox).
bool opens_conditional(std::string_view word);

/// Returns true if a class or package of that name is in the argument `{...}` of \documentclass or
/// \usepackage. TeX comments and blanks among the names are ignored.
bool names(std::string_view list, std::string_view name);

/// Adds W-FENCE to the scan of `source` for each environment that is named after an opening word
/// and is empty or contains fields, as a directive would. Only if the document has directives and
/// does not define an environment of that name.
void report_word_environments(text::Source const& source, Scan& scan);

/// The kind of a replaced command or environment.
enum class DiagramSty : std::uint8_t { diagram, solutions, authors, sources, themes };

/// Returns the kind of the command of that name (\putsol, \authorindex); no value for others.
std::optional<DiagramSty> command_of_diagram_sty(std::string_view name);

/// Returns true if an environment of that name is a diagram, on any board or on none.
bool is_environment_of_diagram_sty(std::string_view name);

/// The end of an environment of diagram.sty that is open at `from`: its \end; if that is missing,
/// the next diagram, the end of the document or of the text; or the end of the group that contains
/// it, which belongs to a macro that opens an environment. Comments are skipped.
struct DiagramEnd {
  /// What ends it: its \end, no closing command, the end of the group.
  enum class By : std::uint8_t { end, nothing, group };
  std::size_t at;
  By by;
};
/// Returns the end of the environment `name` that is open at `from`.
DiagramEnd end_of_diagram(std::string_view text, std::size_t from, std::string_view name);

/// Returns the finding for an environment without an \end: E-END; W-COMMAND if its group ends
/// before it.
text::Diagnostic unclosed_diagram(text::Span opening, std::string_view name, DiagramEnd::By by);

/// Returns the engine that the first lines of a document ask for, in the syntax of editors
/// (`% !TEX program = lualatex`): "pdflatex", "lualatex", "xelatex" or "".
std::string_view engine_comment(std::string_view text);

/// What the commands seen so far load.
class Loading {
 public:
  /// Reads a \documentclass or \usepackage that ends at `end`.
  void take(std::string_view bytes, TexGroups& groups, text::Span command, std::string_view word);

  std::optional<text::Span> document_class;  ///< the first \documentclass
  /// its package is loaded; true in a file of the class subfiles, which has the preamble of the
  /// document that it names
  bool dawson = false;
  std::optional<text::Diagnostic> fault;  ///< E-VERSION of a number among the options of dawson
  bool diagram_sty = false;           ///< the package diagram is loaded, or a package that loads it
  std::size_t after_diagram_sty = 0;  ///< the byte after that command
  std::size_t after_class = 0;        ///< the byte after `document_class`
};

}  // namespace dawson::document
