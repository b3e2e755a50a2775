// The words that open a directive, one table: what each takes, where it is read, what it stands
// for.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "document/chunk.hpp"
#include "document/fields/fields.hpp"

namespace dawson::document {

/// What a directive stands for.
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

struct OpeningWord {
  std::string_view name;  ///< empty: a directive without one
  Opens opens;
  bool (*takes)(Field const& field);  ///< besides `allow`
  std::string_view fields;            ///< those that it takes, in words; empty: all of a problem's
  std::string_view object = {};       ///< what may stand behind it; `any_object`: anything
  enum class Hosts : std::uint8_t { all, markdown, booklet } hosts = Hosts::all;
  bool is_class = true;   ///< a class of a block of Markdown, `{.chess .defaults}`
  bool is_alone = false;  ///< nobody else's block or environment has that name: ```solutions
};

/// The row of the word that opens `directive` (of `source`); null: there is no such word.
OpeningWord const* opening_word(text::Source const& source, Directive const& directive);

/// The row that has this name; null for other words. Never that of a directive without a word.
OpeningWord const* opening_word(std::string_view name);

/// Where what stands behind the word of `directive` is, "authors" in "index authors".
text::Span object_of(text::Source const& source, Directive const& directive);

/// The row of a word that stands as the name of a block of its own, ```solutions or
/// `\begin{solutions}`, and is meant to open a directive: its body is empty or begins with a field.
OpeningWord const* misplaced_word(std::string_view name, std::string_view body);

/// The names of the rows that `misplaced_word` knows.
std::vector<std::string_view> words_standing_alone();

/// Whether `directive` stands for `what`.
bool opens(text::Source const& source, Directive const& directive, Opens what);

/// Whether it is a diagram: one without a word, or an example, beside which its source stands.
bool opens_diagram(text::Source const& source, Directive const& directive);

/// All names that a document may use, "`defaults`, `solutions` and `legend`".
std::string opening_words();

}  // namespace dawson::document
