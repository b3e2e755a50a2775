// An entry of Olive's YAML as a tree, the bytes of its nodes, and its pieces, for the reader.
#pragma once

#include <cstddef>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "collection/record.hpp"
#include "semantics/popeye/problem.hpp"
#include "text/diagnostic.hpp"
#include "text/source_mapped_text.hpp"

namespace dawson::collection::olive {

// An entry of YAML as a tree, for the reader of Olive's YAML.
//
// Design: it is made from libyaml's events, since the tree of yaml-cpp took four fifths of the time
// to read a file of problems.

/// A node of the tree.
struct Node {
  enum class Kind { null, scalar, list, map };

  Kind kind = Kind::null;
  std::size_t begin = 0;                                     ///< its first byte in the entry
  std::string text{};                                        ///< of a scalar
  std::vector<Node const*> items{};                          ///< of a list
  std::vector<std::pair<Node const*, Node const*>> pairs{};  ///< of a map: keys, values

  bool is(Kind asked) const { return kind == asked; }
  /// Returns the scalar of a map under the key; null without it.
  std::string const* scalar(std::string_view key) const;
};

/// The tree of an entry. An alias (`*a`) is the node that it names.
class Tree {
 public:
  /// Parses the first document of `entry`; E-YAML.
  static text::Result<Tree> read(std::string_view entry);

  /// Returns the root, owned by the tree.
  Node const& root() const { return nodes_.front(); }

 private:
  std::deque<Node> nodes_;
};

/// The bytes of an entry.
class EntryText {
 public:
  /// Keeps references; both arguments must outlive it.
  EntryText(std::string_view bytes, text::Diagnostics& findings)
      : bytes_(bytes), findings_(findings) {}

  /// Returns the span from the node to the end of its line.
  text::Span where(Node const& node);

  /// Returns the text of a scalar: mapped byte by byte if the entry contains it literally, also as
  /// the lines of a block after `|`, otherwise to its line as a whole.
  text::SourceMappedText mapped(Node const& scalar);

  /// Returns the same; no value for another node, with W-VALUE for a list or a map.
  std::optional<text::SourceMappedText> scalar(Node const& node);

  /// Appends a finding.
  void emit(text::Diagnostic finding) { findings_.push_back(std::move(finding)); }

 private:
  std::optional<text::SourceMappedText> block_at(text::Span head, std::string_view text);

  std::string_view bytes_;
  text::Diagnostics& findings_;
  text::Span line_;  // the line of the last call of `where`, from that place on
};

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
    semantics::popeye::Placed placed;
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
