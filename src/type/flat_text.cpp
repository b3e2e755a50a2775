#include "type/flat_text.hpp"

#include <algorithm>
#include <memory>
#include <optional>
#include <string_view>
#include <unordered_map>
#include <vector>

#include <glib.h>

#include "chess/languages/words.hpp"
#include "chess/unicode.hpp"
#include "layout/type.hpp"
#include "text/scanning.hpp"
#include "text/utf8.hpp"
#include "type/language_rules.hpp"

namespace dawson::type {
namespace {

constexpr std::size_t shortest = 5;  // bytes of a word with two letters before and three after
constexpr std::size_t longest = 100;

using Words = std::vector<std::string_view>;

bool begins_with(std::string_view text, Words const& any) {
  return std::ranges::any_of(any, [&](std::string_view one) { return text.starts_with(one); });
}

bool ends_with(std::string_view text, Words const& any) {
  return std::ranges::any_of(any, [&](std::string_view one) { return text.ends_with(one); });
}

bool is_vowel(char letter) {
  return std::string_view("aeiouy").find(letter) != std::string_view::npos;
}

// A language's rules for the joints of compound words.
class Rules {
 public:
  explicit Rules(chess::JointWords const& words)
      : prefixes_(chess::alternatives(words.prefixes)),
        long_sounds_(chess::alternatives(words.long_sounds)),
        endings_(chess::alternatives(words.endings)) {}

  // Returns whether a division after an f, in a lower-case word, is a joint. Before f and l the
  // patterns' answer proves nothing: they also divide Kaf-fee and Zweif-ler.
  bool is_joint(std::string_view before, std::string_view following, bool known) const {
    switch (following.front()) {
      case 'f': return divides_double_f(before.substr(0, before.size() - 1));
      case 'l': return ends_with(before, prefixes_) || !begins_with(following, endings_);
      case 'i': return known || ends_with(before, prefixes_);
      case 't': return known || std::ranges::find(prefixes_, before) != prefixes_.end();
      case 'b':
      case 'h':
      case 'j':
      case 'k': return true;
      default: return known;
    }
  }

 private:
  // An f is doubled only after a short vowel: Schiff|fahrt, Lauf|feuer, fünf|fach.
  bool divides_double_f(std::string_view stem) const {
    return !stem.empty() && (stem.ends_with('f') || ends_with(stem, long_sounds_) ||
                             (text::is_letter(stem.back()) && !is_vowel(stem.back())));
  }

  Words prefixes_, long_sounds_, endings_;
};

class Joints {
 public:
  Joints(std::string_view language, chess::JointWords const& words)
      : language_(language), rules_(words) {}

  std::string separate_joints(std::string_view text) {
    std::string out;
    for (std::size_t at = 0; at < text.size();) {
      std::size_t end = at;
      while (end < text.size() && is_letter(text, end))
        end += std::max<std::size_t>(1, text::utf8_length(text, end));
      if (end == at) {
        out += text[at++];
        continue;
      }
      std::string_view const word = text.substr(at, end - at);
      if (may_have_joint(word)) out += separated_word(word);
      else out += word;
      at = end;
    }
    return out;
  }

 private:
  static bool is_letter(std::string_view text, std::size_t at) {
    auto const byte = static_cast<unsigned char>(text[at]);
    return byte < 0x80 ? text::is_letter(text[at]) : byte == 0xC3;
  }

  static bool may_have_joint(std::string_view word) {
    constexpr std::string_view ligature_letters = "filtbhjk";  // letters that form ligatures with f
    if (word.size() < shortest || word.size() > longest) return false;
    for (std::size_t i = 0; i + 1 < word.size(); ++i)
      if (word[i] == 'f' && ligature_letters.find(word[i + 1]) != std::string_view::npos)
        return true;
    return false;
  }

  std::string const& separated_word(std::string_view word) {
    constexpr std::size_t most_kept = 4096;
    std::string key(word);
    if (auto const known = known_.find(key); known != known_.end()) return known->second;
    if (known_.size() >= most_kept) known_.clear();
    if (!asked_) patterns_ = word_joints(language_);
    asked_ = true;
    std::string made;
    std::size_t from = 0;
    std::string const lower = text::lower_case(word);
    if (patterns_)
      for (auto const [at, of_compound] : patterns_(word)) {
        if (lower[at - 1] != 'f') continue;
        std::string_view const whole = lower;
        if (!rules_.is_joint(whole.substr(0, at), whole.substr(at), of_compound)) continue;
        made.append(word.substr(from, at - from)).append(non_joiner);
        from = at;
      }
    made += word.substr(from);
    return known_.emplace(std::move(key), std::move(made)).first->second;
  }

  std::string language_;
  Rules rules_;
  bool asked_ = false;
  WordJoints patterns_;
  std::unordered_map<std::string, std::string> known_;
};

}  // namespace

EndLigatures end_ligatures(std::string_view language) {
  auto const known = chess::language_named(language);
  std::optional<chess::JointWords> const words = known ? chess::words(*known).joints : std::nullopt;
  if (!words) return {};
  return [joints = std::make_shared<Joints>(language, *words)](std::string_view text) {
    return joints->separate_joints(text);
  };
}

LigaturesOf const* KnownLigatures::of(std::string_view language) {
  auto known = all_.find(language);
  if (known == all_.end())
    known = all_.emplace(std::string(language), end_ligatures(language)).first;
  return known->second ? &*known : nullptr;
}

namespace {

using layout::Font;

constexpr std::string_view line_separator = "\u2028", object = "\uFFFC", replacement = "\uFFFD",
                           arrow = "\u2192", grapheme_joiner = "\u034F";
constexpr double raised = 0.33, small = 0.7;  // of the font size: footnote signs

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
    State serif = state;  // Linux Libertine Mono draws its arrow over the next letter
    serif.font.family = layout::Family::serif;
    for (std::string_view rest = code.text; !rest.empty();) {
      bool const is_arrow = rest.starts_with(arrow);
      std::size_t const length = is_arrow ? arrow.size() : std::min(rest.find(arrow), rest.size());
      add(rest.substr(0, length), is_arrow ? serif : state, false);
      rest.remove_prefix(length);
    }
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
  void put(prose::DirectiveAt const&, State const&) {}  // boards have no text
  void put(prose::LineBreak const&, State const& state) { append(line_separator, state, {}); }
  void put(prose::Break const& at, State const& state) {
    if (at.blank) add(" ", state, false);
  }
  void put(prose::Figurines const& figurines, State const& state) {
    for (chess::SquareContent const& piece : figurines.pieces) {
      if (auto const* text = std::get_if<chess::Text>(&piece)) add(text->text, state, false);
      else append(object, state, piece);
    }
  }

  // HarfBuzz searches all preceding accents for their letter. After thirty accents an invisible
  // joiner starts a new sequence (UAX #15, section 13.4).
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
  int accents_ = 0;  // consecutive accents at the end of the text

  void append(std::string_view bytes, State const& state,
              std::optional<chess::SquareContent> const& figurine) {
    if (bytes.empty()) return;
    std::size_t const begin = result.text.size();
    result.text += bytes;
    result.spans.push_back(
        {begin, result.text.size(), state.font, state.rise, state.struck, figurine});
  }

  // Returns the piece for a chess character. Figurines use the diagrams' symbols, as in LaTeX: no
  // text font has rotated or neutral pieces, and few have the others.
  static std::optional<chess::Piece> piece_of(std::string_view character) {
    if (!character.starts_with("\xE2\x99") && !character.starts_with("\xF0\x9F\xA8") &&
        !character.starts_with("\xF0\x9F\xA9"))
      return {};
    return chess::piece_of_character(text::utf8_decode(character, 0));
  }

  // Replaces what Pango cannot handle: bytes that are not UTF-8, control characters and the
  // characters that Pango reserves.
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
  constexpr double narrowest = 0.15;  // em per byte: limits the bytes of a line
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
