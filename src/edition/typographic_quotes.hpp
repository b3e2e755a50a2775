// Quotes and dashes of running text in the language in force at each place. For `edit_text`.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "chess/language.hpp"
#include "compile/compilation.hpp"
#include "document/manuscript.hpp"
#include "edition/booklet_design.hpp"
#include "prose/blocks.hpp"

namespace dawson::run {

class Invocation;

/// Replaces quotes and dashes of one document.
class QuoteSetter {
 public:
  /// Reads the settings of a document whose directives have been scanned; all arguments must
  /// outlive it. If the front matter has no `text.quotes`, the style of the captions decides
  /// whether quotes follow the language.
  QuoteSetter(Invocation& invocation, CompiledDocument const& document,
              document::Settings const& surroundings, BookletDesign const& chosen)
      : invocation_(invocation),
        document_(document),
        surroundings_(surroundings),
        chosen_(chosen) {}

  /// Returns the language at a place of the text; no value if quotes stay as written, or if Dawson
  /// does not know the language.
  std::optional<chess::Language> at(std::size_t place) const;
  /// Returns the language of titles.
  std::optional<chess::Language> of_titles() const { return of(surroundings_); }

  /// Replaces the quotes of a manuscript's text and titles; headings keep the text as `written`.
  void set(document::ParsedMarkdown& manuscript) const;

  /// Replaces quotes and dashes; no value of `language` leaves them as written.
  static void set(prose::Inlines& inlines, std::optional<chess::Language> language);
  static void set(std::string& text, std::optional<chess::Language> language);

 private:
  std::optional<chess::Language> of(document::Settings const& settings) const;
  void set(prose::Blocks& blocks) const;

  Invocation& invocation_;
  CompiledDocument const& document_;
  document::Settings const& surroundings_;
  BookletDesign const& chosen_;
  // Last result of `of`: most blocks have the same settings.
  mutable document::Settings const* last_ = nullptr;
  mutable std::optional<chess::Language> of_last_;
};

}  // namespace dawson::run
