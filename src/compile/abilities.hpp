// What a renderer can set: LaTeX, woven Markdown, a page of HTML, an e-book, a booklet, a single
// picture. What it cannot set is reported before anything is set.
#pragma once

#include "problem/board_links.hpp"

namespace dawson::run {

using problem::BoardLink;

struct Abilities {
  bool tikz_code = false;              ///< the code of `draw`
  bool named_colours = false;          ///< colours that only LaTeX may know
  bool html = false;                   ///< tags in values
  bool indexes = false;                ///< names and problems with the places of their diagrams
  bool solution_columns = false;       ///< solutions beside each other
  bool folded_solutions = false;       ///< below their heads, which are set apart
  bool plays = false;                  ///< solutions, half-move by half-move
  bool notes_solutions = false;        ///< those that no directive prints are notes
  bool anchors = true;                 ///< places that labels name
  bool anchors_name_document = false;  ///< what is set comes together with what others have set
  bool scans_all_first = false;        ///< no document joins the book once a directive is set
  bool page_words = false;             ///< `columns`, `page`, `break`, `body`
  bool describes = false;              ///< boards in words, for those who do not see them
  bool ends_ligatures = false;         ///< its host sets the type, and does not know joints
  bool twins_end_rows = false;         ///< their small boards stand below it, over its width
  problem::BoardLinks links{};         ///< that it can set below boards
  problem::BoardLinks usual_links{};   ///< that it sets where nobody has said which
};

inline constexpr Abilities latex_abilities{.tikz_code = true,
                                           .named_colours = true,
                                           .indexes = true,
                                           .solution_columns = true,
                                           .anchors_name_document = true,
                                           .scans_all_first = true,
                                           .ends_ligatures = true,
                                           .twins_end_rows = true,
                                           .links = {BoardLink::qr}};
inline constexpr Abilities markdown_abilities{.html = true, .describes = true};  ///< with pictures
/// Whoever checks a document of Markdown has not said which of these prints it.
inline constexpr Abilities any_markdown_abilities{
    .html = true, .indexes = true, .page_words = true, .describes = true};
inline constexpr Abilities markdown_tikz_abilities{.tikz_code = true, .named_colours = true};
inline constexpr Abilities web_page_abilities{
    .html = true,
    .indexes = true,
    .solution_columns = true,
    .folded_solutions = true,
    .plays = true,
    .describes = true,
    .ends_ligatures = true,
    .links = {BoardLink::fen, BoardLink::lichess, BoardLink::yacpdb, BoardLink::diagram},
    .usual_links = {BoardLink::fen}};
inline constexpr Abilities booklet_abilities{.indexes = true,
                                             .solution_columns = true,
                                             .page_words = true,
                                             .describes = true,
                                             .links = {BoardLink::qr}};
inline constexpr Abilities epub_abilities{.indexes = true,
                                          .solution_columns = true,
                                          .folded_solutions = true,
                                          .notes_solutions = true,
                                          .describes = true,
                                          .ends_ligatures = true,
                                          .links = {BoardLink::lichess, BoardLink::yacpdb}};
inline constexpr Abilities plain_text_abilities{.indexes = true, .describes = true};
inline constexpr Abilities picture_abilities{};

}  // namespace dawson::run
