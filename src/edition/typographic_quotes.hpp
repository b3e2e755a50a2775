// Quotes and dashes of running text, as the language in force at each place has them.
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

class QuoteSetter {
 public:
  /// Of a document whose directives have been scanned; all of them must outlive it. Where the front
  /// matter does not say whether quotes are those of the language (`text.quotes`), the style of the
  /// captions does.
  QuoteSetter(Invocation& invocation, CompiledDocument const& document,
              document::Settings const& surroundings, BookletDesign const& chosen)
      : invocation_(invocation),
        document_(document),
        surroundings_(surroundings),
        chosen_(chosen) {}

  /// The language at a place of the text, and that of titles; nothing where quotes stay as they are
  /// written, or where Dawson does not know the language.
  std::optional<chess::Language> at(std::size_t place) const;
  std::optional<chess::Language> of_titles() const { return of(surroundings_); }

  /// Sets those of the text and of the titles of a manuscript; headings keep their words `written`.
  void set(document::OpenManuscript& manuscript) const;

  static void set(prose::Inlines& inlines, std::optional<chess::Language> language);
  static void set(std::string& text, std::optional<chess::Language> language);

 private:
  std::optional<chess::Language> of(document::Settings const& settings) const;
  void set(prose::Blocks& blocks) const;

  Invocation& invocation_;
  CompiledDocument const& document_;
  document::Settings const& surroundings_;
  BookletDesign const& chosen_;
  // What `of` has found last: most blocks have the same.
  mutable document::Settings const* last_ = nullptr;
  mutable std::optional<chess::Language> of_last_;
};

}  // namespace dawson::run
