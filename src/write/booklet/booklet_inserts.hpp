// Contents of directives as inserts for a booklet's compositor. For `make_booklet`.
#pragma once

#include <functional>
#include <string>

#include "compile/content.hpp"
#include "pages/compositor/compositor.hpp"

namespace dawson::run {

/// Returns the page of an anchor, as printed.
using PageOf = std::function<std::string(std::string const& anchor)>;

/// Returns the description of a diagram for a book in `language`.
pages::FigureWords words_of(DiagramContent const& diagram, std::string const& language);

/// Returns the description of a piece in running text, in `language`, for a book in `of_book`.
pages::FigureWords words_of(chess::SquareContent const& piece, chess::Language language,
                            std::string const& of_book);

/// Returns the insert of a content: a diagram in its row; a paragraph per solution; the diagrams of
/// a glossary in rows of their own, with the pieces without a diagram and the key below them; an
/// index sorted for `language`; in a draft, a note about an error.
pages::Insert insert_of(Content content, std::string const& language, PageOf const& page_of);

}  // namespace dawson::run
