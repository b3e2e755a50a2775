// Each man gets a square of the lowest rank and is read as a list by square has it.
#include "notation/men/men_alone.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>

#include "notation/men/men.hpp"
#include "notation/men/men_words.hpp"

namespace dawson::notation {
namespace {

constexpr std::size_t most = 8;

// The list that is read in the place of the text, and the text's byte for each of its own.
struct Placed {
  std::string list;
  std::vector<std::size_t> places;
  std::size_t pieces = 0;

  void add(std::string_view bytes, std::size_t at, bool literal) {
    for (std::size_t i = 0; i < bytes.size(); ++i) {
      list += bytes[i];
      places.push_back(literal ? at + i : at);
    }
  }
  text::Span origin(text::Span span, std::size_t end) const {
    auto const place = [&](std::size_t i) { return i < places.size() ? places[i] : end; };
    std::size_t const begin = place(span.begin);
    return {begin, std::max(begin, span.end > span.begin ? place(span.end - 1) + 1 : begin)};
  }
};

Placed placed(std::string_view text) {
  Placed out;
  constexpr std::string_view separators = " \t,;";
  bool in_words = false;
  for (std::size_t at = 0; at < text.size();) {
    std::size_t const begin = text.find_first_not_of(separators, at);
    if (begin == std::string_view::npos) break;
    std::size_t const end = std::min(text.find_first_of(separators, begin), text.size());
    std::string_view const word = text.substr(begin, end - begin);
    bool const colour = find_colour_word(word) != nullptr;
    in_words = in_words || colour;
    if (!out.list.empty()) out.add(in_words ? " " : ", ", begin, false);
    out.add(word, begin, true);
    if (!colour) {
      char const square[] = {static_cast<char>('a' + std::min(out.pieces++, most - 1)), '1'};
      out.add({square, sizeof square}, end - 1, false);
    }
    at = end;
  }
  return out;
}

}  // namespace

text::Result<std::vector<chess::SquareContent>> read_men_alone(
    std::string_view text, std::optional<chess::Language> language, text::Diagnostics& warnings) {
  Placed const list = placed(text);
  if (list.pieces > most)
    return text::error("E-LIMIT", {0, text.size()},
                       fmt::format("{} pieces are too many for one name", list.pieces),
                       fmt::format("write at most {} pieces", most));
  auto position = read_men(list.list, language);
  if (!position) {
    text::Diagnostic fault = std::move(position.error());
    fault.span = list.origin(fault.span, text.size());
    return fault;
  }
  if (!position->attributes.empty())
    warnings.push_back(text::warning("W-ATTRIBUTE", {0, text.size()},
                                     "attributes of pieces in running text are not printed",
                                     "write the attribute in the text"));
  std::vector<chess::SquareContent> pieces;
  for (chess::Cell const& cell : position->board.cells())
    if (cell.occupant) pieces.push_back(*cell.occupant);
  return pieces;
}

}  // namespace dawson::notation
