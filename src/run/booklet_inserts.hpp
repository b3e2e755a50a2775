// What the directives of a booklet become that are not diagrams.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "chess/stipulation.hpp"
#include "document/reader.hpp"
#include "pages/compositor.hpp"

namespace dawson::run {

/// Each solution a paragraph: number and authors in bold, then the text with the men as figurines,
/// by their letters in `language`.
pages::TextInsert solutions_text(document::Solutions const& solutions, chess::Language language);

/// The diagrams of moves in rows of their own, below them the men without one and the key.
/// `style_of` tells the style of a diagram.
pages::GlossaryInsert glossary_insert(
    document::Glossary const& glossary,
    std::function<std::optional<layout::Style>(problem::View const&)> const& style_of);

/// What an error leaves behind in a draft.
pages::TextInsert error_note(text::Source const& source, text::Diagnostic const& why);

/// The names that the diagrams of a booklet are looked up by.
class DiagramIndex {
 public:
  /// Notes authors, source and themes of a diagram that links reach by `anchor`.
  void add(problem::Problem const& problem, std::string const& anchor);

  /// An index of the diagrams so far, sorted as `language` sorts; `page_of` tells the page of an
  /// anchor.
  pages::TextInsert text(
      document::Index::Of kind, std::string const& language,
      std::function<std::string(std::string const& anchor)> const& page_of) const;

  void clear() { names_.clear(); }

 private:
  struct Name {
    std::string name;
    std::string anchor;
  };
  std::map<document::Index::Of, std::vector<Name>> names_;
};

}  // namespace dawson::run
