// The values that `defaults` directives and front matter set for the rest of a document, and the
// callbacks through which a document reads the files and styles that it names.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "chess/language.hpp"
#include "document/directive.hpp"
#include "document/markup.hpp"
#include "document/warning_codes.hpp"
#include "notation/notations.hpp"
#include "problem/board_links.hpp"
#include "replay_rules/replay.hpp"
#include "text/diagnostic.hpp"

namespace dawson::problem {
struct Problem;
}

namespace dawson::document {

/// A file that a document names.
struct NamedFile {
  text::SourceId id = text::at_hand;
  std::string_view bytes;
};

/// Reads the file of that name, relative to the current folder. Returns an error without a place,
/// "cannot read FILE: why", if it cannot be read.
using FileReader = std::function<text::Result<NamedFile>(std::string const& path)>;

/// Checks a style, given by its name or its file, relative to the current folder. Returns the
/// error; no value if the style can be used. An error in a file of the style has its place there,
/// otherwise its span has no meaning.
using StyleCheck = std::function<std::optional<text::Diagnostic>(std::string const& name)>;

/// Returns what the replay of a problem's solution must record.
using RecordedOf = std::function<replay_rules::Recorded(problem::Problem const&)>;

struct Settings;
/// The fields of a directive and the defaults in force, without the value `auto`.
struct ProvedFields {
  std::vector<FieldLine> fields, defaults;
};
/// Returns the fields of a directive with the values of those that are `auto`; no value if none is.
using ProvedFieldsOf = std::function<std::optional<ProvedFields>(
    std::vector<FieldLine> const& fields, Settings const& settings, text::Diagnostics& findings)>;

/// Returns the folder of the file that contains a place of a text, relative to the current folder.
/// A text may be joined from several files.
using FolderOf = std::function<std::string(text::SourceId source, text::Span where)>;

/// Returns the path of a file that is named at a place, relative to the current folder.
std::string file_named(std::string const& name, FolderOf const& folder_of, text::SourceId source,
                       text::Span where);

/// Returns true if `name` is the file of a style: it ends with .yaml or .yml or has a slash.
/// Otherwise it is a built-in style.
bool names_style_file(std::string const& name);
/// Returns the path of a style that is named at a place, as `file_named`; the name of a built-in
/// style is not changed.
std::string style_named(std::string const& name, FolderOf const& folder_of, text::SourceId source,
                        text::Span where);

/// How stipulations are printed.
enum class Stipulations { verbatim, symbols, words };
/// What the entries of indexes point to.
enum class IndexBy { pages, numbers };
/// How much of a board's description is written for screen readers: all of it, the short text, or
/// all of it in a part that unfolds.
enum class DescriptionLength { full, short_text, folded };
/// How automatic numbers are printed.
enum class Numerals { arabic, roman, upper_roman, letters, upper_letters };

struct FrontMatter;
struct ProblemsOfFile;
struct Settings;

/// Returns how many problems of a file take an automatic number.
using NumberCount = std::function<int(ProblemsOfFile const&, Settings const&)>;

/// The defaults in force at a place of a document.
struct Settings {
  MarkupLanguage const* markup = &tex_markup;  ///< the document's markup language; never null
  std::vector<FieldLine> fields;               ///< defaults of fields of problems
  Stipulations stipulations = Stipulations::verbatim;
  std::optional<chess::Language> language;     ///< of words and letters; no value: English
  std::optional<DescriptionLength> described;  ///< no value: full
  std::optional<problem::BoardLinks> below;    ///< boards: `links` of front matter
  std::string url;                             ///< address of the page, from front matter
  notation::Dialect dialect;  ///< how positions are read: `declare`, `turns` and `variant`
  int across = 1;             ///< diagrams per row
  std::optional<int> solution_columns;  ///< of `solutions`; no value: the style's
  IndexBy index_by = IndexBy::pages;    ///< what indexes point to
  prose::Inlines prefix;                ///< text before automatic numbers
  Numerals numerals = Numerals::arabic;
  std::optional<int> start;   ///< first automatic number, where the document sets it again
  Allowed allowed;            ///< warnings that are not reported
  bool of_book = false;       ///< the directive being read is `defaults: book`
  bool strict = false;        ///< hints are reported too: W-PROSE, W-ALT
  FolderOf folder_of;         ///< folder of the file that names another; empty: the current folder
  FileReader read_file;       ///< for the field `file`; may be empty
  LinkDefinitions links;      ///< of the document
  NumberCount count_numbers;  ///< for the field `from`; if empty, no problem takes a number
  StyleCheck check_style;     ///< for the field `style`; if empty, any style is accepted
  RecordedOf recorded;        ///< of the replay of solutions; if empty, nothing
  ProvedFieldsOf proved;      ///< for the value `auto`; if empty, it is an ordinary value
};

/// Applies the fields of a `defaults` directive; later ones replace earlier ones. E-VALUE for words
/// that the setting does not accept, E-DECLARE for a bad `declare`, E-FIELD for fields of a single
/// diagram. `none` resets a field to its value without any defaults, `as before` to its value in
/// `outside` (null: it is not changed).
text::Diagnostics apply_defaults(std::vector<FieldLine> const& fields, Settings& settings,
                                 Settings const* outside = nullptr);

/// Resets what `field` sets to its value in `from`.
void take_back(Field const& field, Settings& settings, Settings const& from);

/// Returns how the position of a directive is read: by the settings, with the letters of its own
/// `variant`. E-VARIANT, E-LIMIT.
notation::Dialect dialect_of(std::vector<FieldLine> const& own, Settings const& settings,
                             text::Diagnostics& findings);

/// Returns the errors in the values of defaults, without a board to check them against.
text::Diagnostics check_defaults(std::vector<FieldLine> const& fields, text::Span opening,
                                 Settings const& settings);

/// The styles that defaults name for problems, files relative to the current folder; empty: none.
struct StyleNames {
  std::string style, caption;
};
/// Returns the styles that the settings name.
StyleNames style_names(Settings const& settings);

/// Parses the number of columns of solutions, 1 to 4. E-VALUE.
std::optional<int> read_solution_columns(FieldLine const& field, MarkupLanguage const& markup,
                                         text::Diagnostics& findings);

/// Parses what indexes point to. E-VALUE.
void read_index_by(FieldLine const& field, MarkupLanguage const& markup, IndexBy& by,
                   text::Diagnostics& findings);

/// The value of `number` that requests an automatic one.
inline constexpr std::string_view automatic_number = "auto";

/// Applies what front matter sets for descriptions of boards: the language, and `described`. W-YAML
/// for a value that `described` does not accept.
void apply_front_matter(FrontMatter const& front, Settings& settings, text::Diagnostics& findings);

/// Returns the language of the descriptions of boards.
inline chess::Language language_of_words(Settings const& settings) {
  return settings.language.value_or(chess::Language::english);
}

/// Returns an automatic number as printed ("T-4").
prose::Inlines printed_number(Settings const& settings, int number);

}  // namespace dawson::document
