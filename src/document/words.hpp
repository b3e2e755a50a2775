// The table of the kinds of directive: the word that opens each, its fields, and where it is read.
// For the readers of documents.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "document/chunk.hpp"
#include "document/fields/fields.hpp"

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
  enum class Hosts : std::uint8_t { all, markdown, booklet } hosts = Hosts::all;
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

/// Returns true if `directive` is of the kind `what`.
bool opens(text::Source const& source, Directive const& directive, Opens what);

/// Returns true if the directive is a diagram: without an opening word, or an example, which is
/// printed beside its source.
bool opens_diagram(text::Source const& source, Directive const& directive);

/// Returns all names that a document may use, "`defaults`, `solutions` and `legend`".
std::string opening_words();

}  // namespace dawson::document
