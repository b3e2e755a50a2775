// What `defaults` directives have set, and what counts on through a document.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "chess/language.hpp"
#include "document/directive.hpp"
#include "document/files.hpp"
#include "document/host.hpp"
#include "document/warning_codes.hpp"
#include "notation/notations.hpp"
#include "problem/board_links.hpp"
#include "text/diagnostic.hpp"
#include "text/result.hpp"

namespace dawson::document {

enum class Stipulations { verbatim, symbols, words };
enum class IndexBy { pages, numbers };
/// What is said of boards to those who do not see them: all, what they are, or all where it can be
/// unfolded.
enum class Described { full, short_text, folded };
enum class Numerals { arabic, roman, upper_roman, letters, upper_letters };

struct FrontMatter;
struct ProblemsOfFile;
struct Settings;

/// How many of the problems of a file take an automatic number.
using NumberCount = std::function<int(ProblemsOfFile const&, Settings const&)>;

struct Settings {
  Host const* host = &tex_host;   ///< of the document; never null
  std::vector<FieldLine> fields;  ///< defaults of problems' own fields
  Stipulations stipulations = Stipulations::verbatim;
  std::optional<chess::Language>
      language;                        ///< of words and of letters; English where none is named
  std::optional<Described> described;  ///< nothing: full
  std::optional<problem::BoardLinks> below;  ///< boards: `links` of front matter
  std::string url;                           ///< of front matter: where the page will be
  notation::Dialect dialect;  ///< how positions are read: `declare`, `turns` and `variant`
  int across = 1;             ///< diagrams in a row
  std::optional<int> solution_columns;  ///< of `solutions`; nothing: the style's
  IndexBy index_by = IndexBy::pages;    ///< what indexes name
  prose::Inlines prefix;                ///< before automatic numbers
  Numerals numerals = Numerals::arabic;
  std::optional<int> start;   ///< of automatic numbers, where it is said anew
  Allowed allowed;            ///< warnings that are not told
  bool of_book = false;       ///< `defaults: book`, of the directive that is being read
  bool strict = false;        ///< hints are told too: W-PROSE, W-ALT
  bool keeps_frames = false;  ///< what stands where after each half-move of a solution
  FolderOf folder_of;         ///< whence names of files are looked up; empty: the present one
  FileReader read_file;       ///< for the field `file`; may be empty
  LinkDefinitions links;      ///< of the document
  NumberCount count_numbers;  ///< for the field `from`; may be empty, then none does
  StyleCheck check_style;     ///< for the field `style`; may be empty, then any will do
};

/// Takes the fields of a `defaults` directive over; later ones replace earlier ones.
/// E-VALUE for words that the setting does not know, E-DECLARE for a bad `declare`, E-FIELD for
/// what belongs to one diagram alone.
/// `none` makes a field what it is without any defaults, `as before` what it is in `outside`
/// (null: it stays).
text::Diagnostics apply_defaults(std::vector<FieldLine> const& fields, Settings& settings,
                                 Settings const* outside = nullptr);

/// Makes what `field` sets what it is in `from`.
void take_back(Field const& field, Settings& settings, Settings const& from);

/// How the position of a directive is read: as the settings say, with the letters of its own
/// `variant`. E-VARIANT, E-LIMIT.
notation::Dialect dialect_of(std::vector<FieldLine> const& own, Settings const& settings,
                             text::Diagnostics& findings);

/// What is wrong with the values of defaults by themselves, without a board to check them against.
text::Diagnostics check_defaults(std::vector<FieldLine> const& fields, text::Span opening,
                                 Settings const& settings);

/// The styles that defaults name for problems, files from the present folder; empty: none.
struct StyleNames {
  std::string style, caption;
};
StyleNames style_names(Settings const& settings);

/// In how many columns solutions are to stand, 1 to 4. E-VALUE.
std::optional<int> read_solution_columns(FieldLine const& field, Host const& host,
                                         text::Diagnostics& findings);

/// What indexes name. E-VALUE.
void read_index_by(FieldLine const& field, Host const& host, IndexBy& by,
                   text::Diagnostics& findings);

/// The value of `number` that asks for an automatic one.
inline constexpr std::string_view automatic_number = "auto";

/// What front matter says of boards in words: the language, and `described`. W-YAML for a word that
/// `described` does not know.
void take_front_matter(FrontMatter const& front, Settings& settings, text::Diagnostics& findings);

/// The language of what is said of boards.
inline chess::Language language_of_words(Settings const& settings) {
  return settings.language.value_or(chess::Language::english);
}

/// An automatic number as it is printed ("T-4").
prose::Inlines printed_number(Settings const& settings, int number);

}  // namespace dawson::document
