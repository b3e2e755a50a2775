#include "collection/diagram_sty/men.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "text/ascii.hpp"

namespace dawson::collection::diagram_sty {
namespace {

using text::SourceMappedText;

struct Item {
  SourceMappedText piece;
  std::vector<SourceMappedText> squares;
};

char translated(char letter, std::string_view from, std::string_view to) {
  std::size_t const at = from.find(letter);
  return at == std::string_view::npos ? letter : to[at];
}

// "sDUc7h{10}": what comes before the first square, and the squares.
Item parted(SourceMappedText const& item) {
  std::string_view const text = item.text();
  std::size_t at = 0;
  while (at < text.size() && !(at > 1 && text::is_lower(text[at]))) ++at;
  Item out{item.part({0, at}).trimmed(), {}};
  while (at < text.size()) {
    std::size_t end = at + 1;
    while (end < text.size() && !text::is_lower(text[end])) ++end;
    out.squares.push_back(item.part({at, end}).trimmed());
    at = end;
  }
  return out;
}

}  // namespace

std::string german_figure(std::string_view figure, Letters const& letters) {
  std::string out(figure);
  if (!out.empty()) out[0] = translated(out[0], letters.pieces, "KDTLSB");
  if (out.size() > 1) out[1] = translated(out[1], letters.turns, "LRU");
  return out;
}

std::string in_colours(std::string const& key, std::string_view colours, Letters const& letters) {
  std::string out;
  for (char const colour : colours) {
    std::size_t const side = letters.colours.find(colour);
    if (key == "c" && !out.empty()) break;
    if (side == 0 && key != "c") out += text::upper_case(key);
    else if (side != std::string::npos || colour == 'b') out += (side == 2 ? "-" : "") + key;
  }
  return out.empty() ? key : out;
}

SourceMappedText in_german(SourceMappedText const& list, Letters const& letters,
                           text::Diagnostics& findings) {
  std::vector<Item> items;
  for (SourceMappedText const& item : parts(list, ',')) items.push_back(parted(item));
  std::map<std::string, std::size_t> taken;  // the item of the man on each square
  for (std::size_t i = 0; i < items.size(); ++i)
    for (SourceMappedText const& square : items[i].squares) {
      auto const [known, is_new] = taken.try_emplace(square.text(), i);
      if (is_new) continue;
      findings.push_back(
          text::warning("W-VALUE", square.origin(),
                        fmt::format("two pieces on {}; the last one is used", square.text())));
      known->second = i;
    }
  for (std::size_t i = 0; i < items.size(); ++i)
    std::erase_if(items[i].squares,
                  [&](SourceMappedText const& square) { return taken.at(square.text()) != i; });
  SourceMappedText out;
  for (Item const& item : items) {
    std::string const& piece = item.piece.text();
    if (item.squares.empty() && !piece.empty() && piece.size() < 4) continue;
    std::string german;
    if (!piece.empty())
      german =
          translated(piece[0], letters.colours, "wsn") + german_figure(piece.substr(1), letters);
    if (!out.empty()) out.append_for(", ", item.piece.origin());
    if (german == piece) out.append(item.piece, {0, piece.size()});
    else out.append_for(german, item.piece.origin());
    for (SourceMappedText const& square : item.squares)
      out.append(square, {0, square.text().size()});
  }
  return out;
}

}  // namespace dawson::collection::diagram_sty
