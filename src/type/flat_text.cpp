#include "type/flat_text.hpp"

#include <glib.h>

#include <algorithm>
#include <string_view>

#include "chess/unicode.hpp"
#include "layout/look.hpp"
#include "text/utf8.hpp"

namespace dawson::type {
namespace {

using layout::Font;

constexpr std::string_view line_separator = "\u2028", object = "\uFFFC", replacement = "\uFFFD",
                           arrow = "\u2192", grapheme_joiner = "\u034F";
constexpr double raised = 0.33, small = 0.7;  // of the font's size: signs of notes

struct State {
  Font font;
  double rise = 0;
  bool struck = false;
};

class Flattener {
 public:
  explicit Flattener(EndLigatures const& end_ligatures) : end_ligatures_(end_ligatures) {}

  void put(prose::Inlines const& inlines, State const& state) {
    for (prose::Inline const& part : inlines)
      std::visit([&](auto const& what) { put(what, state); }, part);
  }

  FlatText result;

 private:
  void put(prose::Text const& text, State const& state) {
    if (end_ligatures_) add(end_ligatures_(text.text), state, true);
    else add(text.text, state, true);
  }
  void put(prose::Raw const& raw, State const& state) {
    if (raw.markup == prose::Markup::tex) add(raw.text, state, true);
  }
  void put(prose::Emphasis const& emphasis, State state) {
    bool const upright = !state.font.italic && !state.font.slanted;
    state.font.italic = upright;
    state.font.slanted = false;
    put(emphasis.inlines, state);
  }
  void put(prose::Strong const& strong, State state) {
    state.font.bold = true;
    put(strong.inlines, state);
  }
  void put(prose::Struck const& struck, State state) {
    state.struck = true;
    put(struck.inlines, state);
  }
  void put(prose::Styled const& styled, State state) {
    state.font = layout::changed(std::move(state.font), styled.look);
    put(styled.inlines, state);
  }
  void put(prose::Code const& code, State state) {
    state.font.family = layout::Family::mono;
    state.font.named.clear();
    add(code.text, state, false);
  }
  void put(prose::Link const& link, State const& state) {
    std::size_t const begin = result.text.size();
    put(link.inlines, state);
    if (result.text.size() > begin)
      result.links.push_back({begin, result.text.size(), link.target});
  }
  void put(prose::Image const& image, State const& state) { put(image.alt, state); }
  void put(prose::NoteMark const& mark, State state) {
    state.rise += raised * state.font.size;
    state.font.size *= small;
    add(mark.label, state, false);
  }
  void put(prose::DirectiveAt const&, State const&) {}  // a board is not text
  void put(prose::LineBreak const&, State const& state) { append(line_separator, state, {}); }
  void put(prose::Figurines const& figurines, State const& state) {
    for (chess::SquareContent const& piece : figurines.pieces) {
      if (auto const* text = std::get_if<chess::Text>(&piece)) add(text->text, state, false);
      else append(object, state, piece);
    }
  }

  // HarfBuzz looks for the letter of each accent through all before it. UAX #15, 13.4: behind
  // thirty stands a sign that nobody sees.
  void bound_accents(std::string& clean, std::string_view character) {
    constexpr int most = 30;
    bool const accent = static_cast<unsigned char>(character.front()) >= 0xCC &&
                        g_unichar_combining_class(text::utf8_decode(character, 0)) != 0;
    accents_ = accent ? accents_ + 1 : 0;
    if (accents_ <= most) return;
    clean += grapheme_joiner;
    accents_ = 1;
  }

  EndLigatures const& end_ligatures_;
  int accents_ = 0;  // that stand behind each other

  void append(std::string_view bytes, State const& state,
              std::optional<chess::SquareContent> const& figurine) {
    if (bytes.empty()) return;
    std::size_t const begin = result.text.size();
    result.text += bytes;
    result.spans.push_back(
        {begin, result.text.size(), state.font, state.rise, state.struck, figurine});
  }

  // Men written as characters are the figures of the diagrams, as in LaTeX: turned and neutral ones
  // are in no text font, the others in few, and in another drawing.
  static std::optional<chess::Piece> piece_of(std::string_view character) {
    if (!character.starts_with("\xE2\x99") && !character.starts_with("\xF0\x9F\xA8") &&
        !character.starts_with("\xF0\x9F\xA9"))
      return {};
    return chess::piece_of_character(text::utf8_decode(character, 0));
  }

  // What Pango would stumble over is replaced: bytes that are not UTF-8, control characters, its
  // own signs.
  void add(std::string_view text, State const& state, bool arrows) {
    std::string clean;
    for (std::size_t i = 0; i < text.size();) {
      std::size_t const length = text::utf8_length(text, i);
      std::string_view const character = text.substr(i, std::max<std::size_t>(length, 1));
      auto const byte = static_cast<unsigned char>(text[i]);
      if (length > 0) bound_accents(clean, character);
      if (length == 0) clean += replacement;
      else if (byte < 0x20 || byte == 0x7f || character == line_separator || character == "\u2029")
        clean += ' ';
      else if (character == object) clean += replacement;
      else if (auto const piece = piece_of(character)) {
        append(clean, state, {});
        clean.clear();
        append(object, state, *piece);
      } else if (arrows && text.substr(i).starts_with("-->")) clean += arrow, i += 2;
      else if (arrows && text.substr(i).starts_with("->")) clean += arrow, i += 1;
      else clean += character;
      i += character.size();
    }
    append(clean, state, {});
  }
};

}  // namespace

std::size_t FlatText::first_span(std::size_t byte) const {
  auto const after = std::ranges::upper_bound(spans, byte, {}, &Span::begin);
  return static_cast<std::size_t>(after - spans.begin()) - 1;
}

std::size_t end_of_window(FlatText const& flat, std::size_t begin, double width) {
  std::string_view const text = flat.text;
  constexpr double narrowest = 0.15;  // em: no line has more bytes than this would make
  constexpr std::size_t at_least = 80;
  double const letter = narrowest * std::max(1.0, flat.span_at(begin).font.size);
  std::size_t const line = std::max(at_least, static_cast<std::size_t>(width / letter));
  std::size_t const longest_word = 2 * line, window = 3 * line;
  if (text.size() - begin <= window) return text.size();
  std::size_t word = begin;
  for (std::size_t at = begin; at < text.size(); ++at) {
    if (text[at] == ' ' || text[at] == '\n') word = at + 1;
    if (at - word < longest_word) continue;
    std::size_t const end = std::max(word, begin + window);
    return end >= text.size() ? text.size() : text::utf8_start(text, end);
  }
  return text.size();
}

FlatText flatten(prose::Inlines const& inlines, Font const& font,
                 EndLigatures const& end_ligatures) {
  Flattener flattener(end_ligatures);
  flattener.put(inlines, {font, 0, false});
  return std::move(flattener.result);
}

}  // namespace dawson::type
