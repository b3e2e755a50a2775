// The table of the kinds of directive (the word that opens each, its fields, where it is read), and
// the readers of directives that control pages or print the problems of a file. For the readers of
// documents.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "document/directive.hpp"
#include "document/directive_span.hpp"
#include "document/fields/field_names.hpp"
#include "document/markup.hpp"
#include "text/diagnostic.hpp"
#include "text/source_mapped_text.hpp"

namespace dawson::document {

/// The kind of a directive.
enum class Opens : std::uint8_t {
  diagram,
  example,
  defaults,
  solutions,
  legend,
  index,
  include,
  page_word
};

inline constexpr std::string_view any_object = "...";

/// A row of the table: one kind of directive.
struct OpeningWord {
  std::string_view name;  ///< empty: a directive without an opening word
  Opens opens;
  bool (*takes)(Field const& field);  ///< accepts a field, besides `allow`
  std::string_view fields;       ///< the accepted fields, in words; empty: all fields of a problem
  std::string_view object = {};  ///< what may follow the word; `any_object`: anything
  /// The documents and outputs that know the directive.
  enum class Hosts : std::uint8_t { all, markdown, booklet } markups = Hosts::all;
  bool is_class = true;   ///< may be a class of a Markdown block, `{.chess .defaults}`
  bool is_alone = false;  ///< no other block or environment has this name: ```solutions
};

/// Returns the row of the word that opens `directive` (of `source`); null if there is no such word.
OpeningWord const* opening_word(text::Source const& source, Directive const& directive);

/// Returns the row with this name; null for other words. Never returns the row without a word.
OpeningWord const* opening_word(std::string_view name);

/// Returns the span of the text after the opening word of `directive`, "authors" in "index
/// authors".
text::Span object_of(text::Source const& source, Directive const& directive);

/// Returns the row of a word that is used as the name of a block, ```solutions or
/// `\begin{solutions}`, and is meant to open a directive: its body is empty or begins with a field.
/// Null otherwise.
OpeningWord const* misplaced_word(std::string_view name, std::string_view body);

/// Returns the names of the rows that `misplaced_word` can return.
std::vector<std::string_view> words_standing_alone();

/// Returns the names of all rows with a name, in the order of the table.
std::vector<std::string_view> opening_word_names();

/// Returns true if `directive` is of the kind `what`.
bool opens(text::Source const& source, Directive const& directive, Opens what);

/// Returns true if the directive is a diagram: without an opening word, or an example, which is
/// printed beside its source.
bool opens_diagram(text::Source const& source, Directive const& directive);

/// Returns all names that a document may use, "`defaults`, `solutions` and `legend`".
std::string opening_words();

/// A word that controls pages.
struct PageWord {
  enum class Kind : std::uint8_t {
    columns,
    own_page,
    own_page_end,
    new_page,
    new_column,
    new_recto,
    body
  };
  /// The vertical place of the contents of a page of its own; `spread` fills its height.
  enum class Vertical : std::uint8_t { spread, top, centre, foot };
  Kind kind = Kind::columns;
  int columns = 0;            ///< of `columns`, or of a page of its own; 0: unchanged
  int across = 0, down = -1;  ///< of that page; 0 and -1: unchanged
  Vertical vertical = Vertical::spread;
  bool head = true, foot = true;  ///< the page has a head, a foot
};

/// Returns true if a page of its own accepts the field.
bool is_of_page(Field const& field);

/// Parses a word with the text after it, "columns 2", and its fields. E-VALUE, E-WORD.
std::optional<PageWord> read_page_word(text::Source const& source, Directive const& directive,
                                       std::vector<FieldLine> const& fields,
                                       MarkupLanguage const& markup, text::Diagnostics& findings);

/// Returns the errors in those fields of a diagram, or of defaults, that control its place.
/// E-VALUE; E-FIELD for fields of `page`.
text::Diagnostics check_placing(std::vector<FieldLine> const& fields, MarkupLanguage const& markup);

/// A file, the selection and order of its problems, and the fields that apply to all of them.
struct ProblemsOfFile {
  text::SourceMappedText file;  ///< as the document names it, perhaps after its format
  std::vector<text::SourceMappedText> games{};   ///< lines of PGN instead of a file
  std::optional<text::SourceMappedText> tags{};  ///< how tags of PGN become fields
  std::vector<text::SourceMappedText>
      select;  ///< conditions that all problems meet; none: all problems
  std::vector<text::SourceMappedText> sort;  ///< the sort keys; none: as in the file
  std::vector<FieldLine> fields;             ///< fields before those of each problem
  text::SourceId source = text::at_hand;     ///< of the spans of the first three members
};

/// The documents from which `solutions` and `index` are taken, and the selection and order of what
/// they print.
struct FromOthers {
  /// documents and files of problems; none: the text before this directive
  std::vector<text::SourceMappedText> files;
  std::vector<text::SourceMappedText> select;  ///< conditions for what is printed; none: all of it
  std::vector<text::SourceMappedText> order;   ///< the sort keys; none: as collected
  text::SourceId source = text::at_hand;       ///< of the spans of these members

  /// Returns true if none of the fields is given.
  bool plain() const { return files.empty() && select.empty() && order.empty(); }
};

/// Returns the values of `from`, `select` and `order` among these fields.
FromOthers from_others(std::vector<FieldLine> const& fields, MarkupLanguage const& markup);

/// Returns what a directive with these fields requests; no value without `from`. E-POSITIONS: it
/// also has a position; E-FIELD: `select` or `sort` without `from`, a label with it, `order`.
std::optional<ProblemsOfFile> problems_of_file(std::vector<FieldLine> const& fields,
                                               MarkupLanguage const& markup,
                                               text::Diagnostics& findings);

}  // namespace dawson::document
