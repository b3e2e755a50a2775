// One line of a listing as it is read, and tests of what kind of line it is, for the grammars of
// this folder.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "document/directive.hpp"
#include "document/listing/line_grammars.hpp"
#include "document/listing/listing_words.hpp"
#include "document/markup.hpp"
#include "text/scanning.hpp"

namespace dawson::document {

struct Doubt;

/// Returns true for an ASCII letter, or a byte of a character outside ASCII.
constexpr bool is_word_letter(char c) { return text::is_word(c) && !text::is_digit(c); }

/// A line of markup, and its plain text: escapes are resolved, a run of blanks is one blank, braces
/// are kept.
class ListingLine {
 public:
  ListingLine(text::SourceMappedText const& written, MarkupLanguage const& markup);

  /// Returns the plain text.
  std::string_view text() const { return reading_.text(); }
  /// Returns the line as written.
  text::SourceMappedText const& written() const { return written_; }

  /// Returns a part of the line as the field needs it: markup as written, Dawson's own syntax as
  /// plain text.
  text::SourceMappedText value(Field const& field, text::Span part) const;

  /// Returns a finding, whose span is of `text()`, with its span in the source.
  text::Diagnostic origin(text::Diagnostic finding) const {
    return reading_.origin(std::move(finding));
  }

  /// Returns the line up to byte `end` of `text()`.
  ListingLine before(std::size_t end) const;

  /// Returns the finding that reports how a part was interpreted.
  text::Diagnostic reported(std::string_view code, Doubt const& doubt) const;

 private:
  std::size_t place(std::size_t offset) const;

  text::SourceMappedText written_, reading_;
};

/// Adds a part of `line` to `fields`: to the list or the text that is there, otherwise as a field
/// of its own with the places of `like`.
void add_part(std::vector<FieldLine>& fields, ListingLine const& line, Part const& part,
              FieldLine const& like);

/// Returns the end of the article that the text begins with, and of the blank after it: "The", "L'"
/// in all languages or in one; 0 without an article before other words.
std::size_t article_end(std::string_view text, std::optional<chess::Language> language = {});

/// Returns true if the text begins with "The", "Der", "Une" or another article.
inline bool opens_with_article(std::string_view text) { return article_end(text) > 0; }

/// Returns the text between quotation marks around the whole line; no value without them.
std::optional<text::Span> quoted(std::string_view line);

/// Returns the line without brackets around all of it.
text::Span without_brackets(std::string_view line);

/// Returns the field that the first or last words of a line indicate: `after`, `version`,
/// `correction`, `reprint`, `dedication`. `first`: it is the first line of the listing.
std::optional<FieldId> field_by_words(std::string_view line, bool first);

/// Returns true if `field_by_words` returns `after`, "after C. Tylor".
bool opens_after(std::string_view line);

/// Returns the offset of a dedication at the end of a line with other contents, ", dedicated to
/// ..."; npos without one.
std::size_t dedication_after(std::string_view line);

/// Returns true if the line names the side that plays and nothing else: "Black to move", "Trait aux
/// Noirs".
bool names_side(std::string_view line);

/// Returns true if the line explains pieces by their letters: "G = Grasshopper", "*2q =
/// grasshopper".
bool is_legend_line(std::string_view line);

/// Returns true if the line names pieces by their squares: "a5, b6: Grasshopper", "Kamikaze Alfil
/// d7,f1,h5".
bool reports_pieces_by_squares(std::string_view line);

/// Returns true if the line begins a solution: "1.Qa8!", "a) 1.Kh8", "*1...Ka1".
bool opens_solution(std::string_view line);

/// Returns true if the line begins twins: "a)", "(b)", "+b)", "Nullstellung"; with `goes_on` any
/// small letter.
bool opens_twins(std::string_view line, bool continues);

}  // namespace dawson::document
