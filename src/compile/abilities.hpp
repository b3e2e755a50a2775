// Abilities of renderers: LaTeX, woven Markdown, HTML pages, e-books, booklets, single pictures.
// The compilation uses them to report what a renderer cannot typeset before it typesets anything.
#pragma once

#include "problem/board_links.hpp"

namespace dawson::run {

using problem::BoardLink;

/// What one renderer can typeset.
struct Abilities {
  bool tikz_code = false;      ///< TikZ code of the field `draw`
  bool named_colours = false;  ///< colours that only LaTeX may know
  bool html = false;           ///< HTML tags in values
  /// Indexes of names and problems, with the places of their diagrams.
  bool indexes = false;
  bool solution_columns = false;     ///< solutions in columns
  bool folded_solutions = false;     ///< solutions folded below separate heads
  bool plays = false;                ///< replays of solutions, half-move by half-move
  bool boards_in_solutions = false;  ///< boards among the moves of solutions and games
  bool notes_solutions = false;      ///< unprinted solutions become notes
  bool anchors = true;               ///< targets for labels
  /// Output may be joined with that of other documents, so anchors need the document's name.
  bool anchors_name_document = false;
  bool scans_all_first =
      /// All documents are scanned before the first directive is typeset.
      false;
  bool page_words = false;  ///< `columns`, `page`, `break`, `body`
  bool describes = false;   ///< descriptions of boards for screen readers
  bool ends_ligatures =
      /// Another program typesets the text, and does not know where ligatures must not join.
      false;
  bool twins_end_rows = false;          ///< boards of twins are below the row, over its full width
  problem::BoardLinks links{};          ///< links that it can print below boards
  problem::BoardLinks default_links{};  ///< links that it prints by default
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
/// For `check` of Markdown, where the output format is not known.
inline constexpr Abilities any_markdown_abilities{
    .html = true, .indexes = true, .solution_columns = true, .page_words = true, .describes = true};
inline constexpr Abilities markdown_tikz_abilities{.tikz_code = true, .named_colours = true};
inline constexpr Abilities web_page_abilities{
    .html = true,
    .indexes = true,
    .solution_columns = true,
    .folded_solutions = true,
    .plays = true,
    .boards_in_solutions = true,
    .describes = true,
    .ends_ligatures = true,
    .links = {BoardLink::fen, BoardLink::pgn, BoardLink::lichess, BoardLink::yacpdb, BoardLink::pdb,
              BoardLink::winchloe, BoardLink::diagram},
    .default_links = {BoardLink::fen}};
inline constexpr Abilities booklet_abilities{.indexes = true,
                                             .solution_columns = true,
                                             .page_words = true,
                                             .describes = true,
                                             .links = {BoardLink::qr}};
inline constexpr Abilities epub_abilities{
    .indexes = true,
    .solution_columns = true,
    .folded_solutions = true,
    .boards_in_solutions = true,
    .notes_solutions = true,
    .describes = true,
    .ends_ligatures = true,
    .links = {BoardLink::lichess, BoardLink::yacpdb, BoardLink::pdb, BoardLink::winchloe}};
inline constexpr Abilities plain_text_abilities{.indexes = true, .describes = true};
/// For word processors and layout programs.
inline constexpr Abilities text_document_abilities{
    .indexes = true, .boards_in_solutions = true, .describes = true};
inline constexpr Abilities picture_abilities{};

}  // namespace dawson::run
