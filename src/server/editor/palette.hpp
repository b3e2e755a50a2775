// The parts of the board editor's service: its palette, and edits of positions and directives.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <variant>

#include <nlohmann/json_fwd.hpp>

#include "chess/piece.hpp"
#include "chess/position.hpp"
#include "document/directive_text.hpp"
#include "document/markup.hpp"
#include "server/http/http.hpp"
#include "text/diagnostic.hpp"
#include "text/limits.hpp"
#include "type/type.hpp"

namespace dawson::server {

/// Returns a list of all pieces that can be put on a board, each as `json_of` returns it, with
/// "words" (its description), "names" (in other languages), "abbreviation", and "picture" (the
/// address of the picture that `piece_picture` draws).
nlohmann::ordered_json palette_pieces();

/// Returns {"notations": [{"name", "description"}], "formats" of files of problems: [{"name",
/// "description", "suffix"}], "attributes": [Popeye's English words]}.
nlohmann::ordered_json palette_words();

/// Draws the piece that an address of the palette names,
/// "/edit/man.svg?man=named&name=double+grasshopper", on a board of one square; returns status 400
/// if it names none. To be called on the thread that owns `fonts`.
Response piece_picture(Address const& address, std::shared_ptr<type::TypeCache> const& fonts,
                       text::Limits const& limits);

/// Returns an occupant as JSON: {"man": "king", "side": "white", "rotation": 90}, with "name" for
/// pieces identified by a name and "promotion" ("promoted", "was a pawn") for promoted pieces; or
/// {"text": "a", "rotation": 0}. Degrees are clockwise.
nlohmann::ordered_json json_of(chess::SquareContent const& occupant);

/// Parses the same JSON; returns no value for anything else: an unknown kind or side, a rotation
/// that is not a multiple of 45 degrees, a piece identified by name without the name.
std::optional<chess::SquareContent> occupant_from(nlohmann::ordered_json const& value);

/// Describes an occupant in English: "neutral queen turned 180°", "the letter a".
std::string words_of(chess::SquareContent const& occupant);

/// Puts a piece or a text on a square.
struct PutPiece {
  chess::Square square;
  chess::SquareContent occupant;
};
/// Empties a square.
struct TakePiece {
  chess::Square square;
};
/// Moves what is on a square to another one.
struct MovePiece {
  chess::Square from, to;
};
/// Turns a piece by eighths of a full turn, clockwise.
struct TurnPiece {
  chess::Square square;
  int eighths = 0;
};
/// Changes the side of a piece: white, black and neutral in turn; other sides become white.
struct ChangeSide {
  chess::Square square;
};
/// Adds an attribute (Popeye's English word) to a piece, or removes it if the piece has it.
struct ChangeAttribute {
  chess::Square square;
  std::string word;
};
/// Makes a square a hole, or a hole a square.
struct ToggleHole {
  chess::Square square;
};
/// Resizes the board; squares are added or cut off at the top and on the right.
struct Resize {
  int files = 8, ranks = 8;
};
/// Empties the board.
struct TakeAllPieces {};

using PositionEdit = std::variant<PutPiece, TakePiece, MovePiece, TurnPiece, ChangeSide,
                                  ChangeAttribute, ToggleHole, Resize, TakeAllPieces>;

/// Applies an edit to `position`. Attributes move with their pieces. Returns an error E-EDIT
/// without a span, and changes nothing, if the edit is impossible: a square that does not exist, an
/// attribute without a piece, a size for a board that is not a rectangle of squares, or more than
/// `most` squares.
std::optional<text::Diagnostic> apply(PositionEdit const& edit, chess::Position& position,
                                      std::size_t most);

/// Returns the markup language that the editor calls "LaTeX" or "Markdown"; null for other names.
document::MarkupLanguage const* markup_named(std::string_view name);
/// Returns the name of a markup language in the editor.
std::string_view name_of(document::MarkupLanguage const& markup);

/// Returns the text of `directive` with its values converted to `target`, so that it is printed in
/// the same way; lines whose values are written the same in both languages are kept byte for byte.
/// Adds W-EDIT if the lines of a listing became fields, W-MARKUP for text that the other language
/// cannot express.
std::string text_in_markup(document::DirectiveText const& directive,
                           document::MarkupLanguage const& target, text::Diagnostics& findings);

}  // namespace dawson::server
