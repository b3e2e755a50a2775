// What the directives of a booklet become: contents as the compositor takes them.
#pragma once

#include <functional>
#include <string>

#include "compile/content.hpp"
#include "pages/compositor/compositor.hpp"

namespace dawson::run {

/// The page of an anchor, as printed.
using PageOf = std::function<std::string(std::string const& anchor)>;

/// What is said of a diagram in a book of that language.
pages::FigureWords words_of(DiagramContent const& diagram, std::string const& language);

/// The same of a man in running text, in `language`.
pages::FigureWords words_of(chess::Occupant const& man, chess::Language language,
                            std::string const& of_book);

/// A diagram in its row, a solution a paragraph, the diagrams of a glossary in rows of their own
/// with the men without one and the key below them, an index sorted as `language` sorts, or a note
/// of what an error has left behind in a draft.
pages::Insert insert_of(Content content, std::string const& language, PageOf const& page_of);

}  // namespace dawson::run
