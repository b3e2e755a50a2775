// The board of a listing, for lines that name pieces by their squares.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "chess/position.hpp"
#include "document/directive.hpp"
#include "document/host.hpp"
#include "document/listing/listed_men.hpp"

namespace dawson::document {

/// The position that a listing or a field beside it has, as far as it can be read without the
/// settings of the document.
class ListingBoard {
 public:
  /// `own` is the position's line, if the listing has one; `given` are the fields of the body.
  ListingBoard(text::Mapped const* own, std::vector<FieldLine> const& given, Host const& host);

  /// Places or names the men of a line (`place_listed_men`); only a position of the listing's own
  /// takes more men. Without a position nothing happens.
  ListedMenEffect take(std::string_view line, std::vector<ListedMan> const& men);

  /// The position of the listing as the field that has all placed men; nothing if none was.
  struct Written {
    Field const* field = nullptr;
    std::string text;
    std::vector<std::string> dropped;  ///< what the position's own line says besides
  };
  std::optional<Written> written() const;

 private:
  std::optional<chess::Position> position_;
  bool own_ = false, placed_ = false;
};

}  // namespace dawson::document
