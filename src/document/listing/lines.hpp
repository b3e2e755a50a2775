// A line of a listing as it is read, and what its words say of it.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "document/directive.hpp"
#include "document/host.hpp"
#include "document/listing/publication.hpp"
#include "document/listing/word_list.hpp"
#include "text/ascii.hpp"

namespace dawson::document {

struct Doubt;

/// A letter of ASCII, or a byte of another.
constexpr bool is_word_letter(char c) { return text::is_word(c) && !text::is_digit(c); }

/// Host text, and what it says: escapes are read, runs of blanks are one, braces stay.
class ListingLine {
 public:
  ListingLine(text::Mapped const& written, Host const& host);

  std::string_view text() const { return reading_.text(); }
  text::Mapped const& written() const { return written_; }

  /// The part of it as the field has it: host text as it is written, Dawson's own as it is read.
  text::Mapped value(Field const& field, text::Span part) const;

  /// A finding whose span is of what is read, in terms of the source.
  text::Diagnostic origin(text::Diagnostic finding) const {
    return reading_.origin(std::move(finding));
  }

  /// What stands before byte `end` of what is read.
  ListingLine before(std::size_t end) const;

  /// The finding that says what a part was taken for.
  text::Diagnostic told(std::string_view code, Doubt const& doubt) const;

 private:
  std::size_t place(std::size_t offset) const;

  text::Mapped written_, reading_;
};

/// Adds what a part of `line` says to `fields`: to the list or the text that is there, else as a
/// field of its own with the places of `like`.
void add_part(std::vector<FieldLine>& fields, ListingLine const& line, Part const& part,
              FieldLine const& like);

/// Whether it begins with "The", "Der", "Une" or another article.
bool opens_with_article(std::string_view text);

/// What stands between quotation marks around the whole line; nothing without them.
std::optional<text::Span> quoted(std::string_view line);

/// The line without brackets around all of it.
text::Span without_brackets(std::string_view line);

/// What the opening words of a line, or its last ones, say that it is: `after`, `version`,
/// `correction`, `reprint`, `dedication`. `first`: it is the first of the listing.
std::optional<FieldId> field_by_words(std::string_view line, bool first);

/// Whether `field_by_words` says `after`, "after C. Tylor".
bool opens_after(std::string_view line);

/// Where a dedication ends a line that says something else before, ", dedicated to ..."; npos
/// without one.
std::size_t dedication_behind(std::string_view line);

/// Whether it names the side that plays and nothing else: "Black to move", "Trait aux Noirs".
bool names_side(std::string_view line);

/// Whether it explains men by their letters: "G = Grasshopper", "*2q = grasshopper".
bool is_legend_line(std::string_view line);

/// Whether it names men by their squares: "a5, b6: Grasshopper", "Kamikaze Alfil d7,f1,h5".
bool tells_men_by_squares(std::string_view line);

/// Whether it begins a solution: "1.Qa8!", "a) 1.Kh8", "*1...Ka1".
bool opens_solution(std::string_view line);

/// Whether it opens twins: "a)", "(b)", "+b)", "Nullstellung"; with `goes_on` any small letter.
bool opens_twins(std::string_view line, bool goes_on);

}  // namespace dawson::document
