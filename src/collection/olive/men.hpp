// Reads the pieces of an entry: `algebraic`, and the names that YACPDB's `legend` gives to squares.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "collection/olive/entry_text.hpp"
#include "collection/record.hpp"
#include "terms/popeye/men.hpp"

namespace dawson::collection::olive {

/// Collects the pieces of one entry. Keeps a reference to the entry.
class PiecesReader {
 public:
  explicit PiecesReader(EntryText& entry) : entry_(entry) {}

  /// Reads `{white: [Kb2, Royal Zf3], black: ...}`. E-MAN, E-COLOUR.
  void read_algebraic(Node const& node);

  /// Reads `{Grasshopper: [d4, e5]}`. W-VALUE.
  void read_legend(Node const& node);

  /// Adds the pieces to the record, and a remark for each name of the legend that the pieces'
  /// letters do not express. The legend names a piece without letters, or with letters of no piece;
  /// without a name there, a bare square is a pawn, W-VALUE. Returns false if a piece cannot be
  /// read (E-MAN), or two are on one square (E-DOUBLE), since the board would lack one.
  bool add_to(Record& record);

  /// Returns true if there are no pieces and no errors.
  bool empty() const { return pieces_.empty() && sound_; }

 private:
  struct Piece {
    terms::popeye::Placed placed;
    std::string letters;
    text::SourceMappedText written;
  };
  struct Named {
    std::string name;
    std::string square;
    text::Span where;
  };
  void take_piece(Node const& node, chess::Side side);
  void name_squares(std::string const& name, Node const& node);
  bool name_walk(Piece& piece, Record& record);
  void refuse(text::Span where, std::string_view code, std::string message);

  EntryText& entry_;
  std::vector<Piece> pieces_;
  std::vector<Named> legend_;
  bool sound_ = true;
};

}  // namespace dawson::collection::olive
