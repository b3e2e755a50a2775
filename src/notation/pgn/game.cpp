// Tokens of movetext, at each place the first that fits:
//
//     comment | "(" | ")" | "$" , digits | result | number | dots | evaluation | marks
//     | "N" | "RR" | "zz" | "D" | half-move | words
#include "notation/pgn/game.hpp"

#include <algorithm>
#include <functional>
#include <iterator>
#include <set>
#include <utility>

#include "notation/pgn/game_cutter.hpp"
#include "notation/pgn/half_move.hpp"
#include "notation/pgn/signs.hpp"
#include "text/scanning.hpp"

namespace dawson::notation::pgn {
namespace {

using text::Span;
using Kind = MoveNote::Kind;

constexpr std::string_view glyphs_left_out = "numbers of glyphs";

class MovetextReader {
 public:
  MovetextReader(std::string_view text, std::size_t begin, Game& game)
      : at_{text, begin}, game_(game) {
    game_.nodes.emplace_back();
  }

  void run() {
    while (skip_blanks(), !at_.done()) take();
    flush_before();
    if (!open_.empty()) warn(end_of_text(), "variation is not closed", "add `)`");
    name_pieces();
  }

 private:
  // The state to return to at the end of a variation.
  struct Variation {
    std::uint32_t node;
    bool after_words;
    std::vector<std::string> before;
  };

  void warn(std::size_t begin, std::string message, std::string hint = {}) {
    warn({begin, std::min(begin + 1, at_.text.size())}, std::move(message), std::move(hint));
  }
  void warn(Span where, std::string message, std::string hint = {}) {
    game_.findings.push_back(text::warning("W-PGN", where, std::move(message), std::move(hint)));
  }

  std::size_t end_of_text() const {
    std::size_t const last = at_.text.find_last_not_of(blanks);
    return last == std::string_view::npos ? 0 : last + 1;
  }

  // A line that begins with % is not part of the game.
  void skip_blanks() {
    for (;;) {
      bool const line_begins = at_.at == 0 || at_.text[at_.at - 1] == '\n';
      if (line_begins && at_.ahead() == '%') {
        at_.at = std::min(at_.text.find('\n', at_.at), at_.text.size());
        continue;
      }
      std::size_t const begin = at_.at;
      if (at_.ahead() == '\n') ++at_.at;
      else skip_white_space_in_line(at_);
      if (at_.at == begin) return;
    }
  }

  MoveNode& node() { return game_.nodes[present_]; }

  void take() {
    char const c = at_.ahead();
    if (c == '{' || c == ';') return comment();
    if (c == '(') return open();
    if (c == ')') return close();
    if (c == '$' && glyph()) return;
    if (std::string_view const written = result_at(at_.rest()); !written.empty())
      return result(written);
    if (number() || dots()) return;
    if (sign() || marks() || letters()) return;
    if (!half_move()) words();
  }

  void comment() {
    bool const brace = at_.ahead() == '{';
    std::size_t const begin = at_.at + 1;
    std::size_t end = at_.text.find(brace ? '}' : '\n', begin);
    bool const closed = end != std::string_view::npos;
    if (!closed) {
      end = at_.text.size();
      if (brace) warn(at_.at, "comment is not closed", "add `}`");
    }
    at_.at = closed ? end + 1 : end;
    if (closed && !brace) --at_.at;  // the line end, for a line that begins with %
    note(comment_words(at_.part({begin, end}), game_.left_out));
  }

  // Adds a comment before the next half-move, or after the present one.
  void note(std::string words) {
    if (words.empty()) return;
    if (present_ == 0 || opened_ || closed_ || !before_.empty())
      before_.push_back(std::move(words));
    else node().notes.push_back({Kind::comment, std::move(words)});
  }

  void flush_before() {
    for (std::string& words : before_) node().notes.push_back({Kind::comment, std::move(words)});
    before_.clear();
  }

  void open() {
    if (present_ == 0 || opened_) {
      std::size_t const begin = at_.at;
      std::size_t end = begin;
      while (skip_blanks(), at_.ahead() == '(') end = ++at_.at;
      at_.at = end;
      after_words_ = true;
      warn({begin, end}, "parenthesis before the first half-move", "remove it");
      return note("(");
    }
    open_.push_back({present_, after_words_, std::exchange(before_, {})});
    present_ = node().parent;
    opened_ = true;
    closed_ = false;
    ++at_.at;
  }

  void close() {
    if (open_.empty()) {
      std::size_t const begin = at_.at;
      std::size_t end = begin;
      while (skip_blanks(), at_.ahead() == ')') end = ++at_.at;
      at_.at = end;
      return warn({begin, end}, "parenthesis closes no variation", "remove it");
    }
    flush_before();
    present_ = open_.back().node;
    after_words_ = open_.back().after_words;
    before_ = std::move(open_.back().before);
    open_.pop_back();
    opened_ = false;
    closed_ = true;
    ++at_.at;
  }

  bool glyph() {
    text::Cursor here = at_;
    here.take("$");
    Span const digits = here.take_while(text::is_digit);
    if (digits.begin == digits.end) return false;
    constexpr std::size_t most_digits = 5;
    std::string_view written = here.part(digits);
    written.remove_prefix(std::min(written.find_first_not_of('0'), written.size()));
    int number = 0;
    for (char const c : written.substr(0, most_digits)) number = 10 * number + (c - '0');
    Glyph const glyph = glyph_of(number);
    at_ = here;
    switch (glyph.kind) {
      case GlyphKind::mark:
        if (is_before_move()) return leave_out();
        if (node().mark.empty()) node().mark = glyph.text;
        break;
      case GlyphKind::sign: return add_sign(std::string(glyph.text));
      case GlyphKind::diagram: note(std::string(glyph.text)); break;
      case GlyphKind::other: return add_sign("$" + std::to_string(number));
      case GlyphKind::dropped: return leave_out();
    }
    return true;
  }

  bool leave_out() {
    ++game_.left_out[std::string(glyphs_left_out)];
    return true;
  }

  // Returns true if no half-move of this line can take a sign.
  bool is_before_move() const { return present_ == 0 || opened_; }

  bool add_sign(std::string text) {
    if (is_before_move()) return leave_out();
    auto const same = [&](MoveNote const& one) {
      return one.kind == Kind::sign && one.text == text;
    };
    constexpr std::ptrdiff_t most_compared = 32;
    std::vector<MoveNote>& notes = node().notes;
    auto const first = notes.end() - std::min(most_compared, std::ssize(notes));
    if (std::none_of(first, notes.end(), same)) notes.push_back({Kind::sign, std::move(text)});
    return true;
  }

  void result(std::string_view written) {
    at_.at += written.size();
    std::string_view const meaning = canonical_result(written);
    if (open_.empty()) game_.result = meaning;
    else if (meaning != "*") note(std::string(written));
  }

  bool number() {
    text::Cursor here = at_;
    Span const digits = here.take_while(text::is_digit);
    if (digits.begin == digits.end || here.ahead() == '-') return false;
    constexpr std::string_view null_move = "0000";
    if (here.part(digits) == null_move) return false;
    std::size_t const digits_end = here.at;
    skip_white_space(here);
    Span const points = take_points(here);
    if (points.begin == points.end) {
      if (here.at == digits_end) return false;
    } else {
      text::Cursor more = here;
      skip_white_space(more);
      Span const further = take_points(more);
      if (further.end > further.begin + 1) here = more;
    }
    number_ = here.part(digits);
    std::string_view const dots = here.part({points.begin, here.at});
    has_dots_ = dots.size() > 1;
    at_ = here;
    return true;
  }

  static Span take_points(text::Cursor& at) {
    std::size_t const begin = at.at;
    while (at.take_any({".", "\u2026"})) continue;
    return {begin, at.at};
  }

  bool dots() {
    Span const points = take_points(at_);
    return points.end > points.begin;
  }

  bool sign() {
    std::string_view const sign = take_evaluation(at_);
    if (!sign.empty()) return add_sign(std::string(sign));
    return take_equality(at_) && add_sign("=");
  }

  bool marks() {
    Span const marks = at_.take_while([](char c) { return c == '!' || c == '?'; });
    if (marks.begin == marks.end) return false;
    if (is_before_move()) return leave_out();
    if (node().mark.empty()) node().mark = at_.part(marks).substr(0, 2);
    return true;
  }

  bool letters() {
    for (std::string_view const letters : {"N", "RR", "zz", "D"}) {
      text::Cursor here = at_;
      if (!here.take(letters) || !at_end_of_word(here)) continue;
      at_ = here;
      if (letters != "D") return add_sign(std::string(letters));
      note(std::string(diagram_sign));
      return true;
    }
    return false;
  }

  bool half_move() {
    std::size_t const begin = at_.at;
    auto move = take_half_move(at_);
    if (!move) return false;
    auto const made = static_cast<std::uint32_t>(game_.nodes.size());
    MoveNode node;
    node.parent = present_;
    node.where = static_cast<std::uint32_t>(begin);
    node.move = *move;
    node.number = std::exchange(number_, {});
    node.number_has_dots = has_dots_;
    node.after_words = after_words_;
    for (std::string& words : before_)
      node.notes.push_back({Kind::comment_before, std::move(words)});
    before_.clear();
    take_signs(at_, node);
    MoveNode& parent = game_.nodes[present_];
    if (parent.first_child == MoveNode::none) parent.first_child = made;
    else game_.nodes[parent.last_child].next = made;
    parent.last_child = made;
    game_.nodes.push_back(std::move(node));
    present_ = made;
    opened_ = closed_ = false;
    return true;
  }

  void words() {
    std::size_t const begin = at_.at;
    at_.at = std::min(at_.text.find_first_of(word_ends, begin), at_.text.size());
    if (at_.at == begin) ++at_.at;
    after_words_ = true;
    Span const where{begin, at_.at};
    warn(where, "words are no move; kept as a comment", "write comments in braces");
    note(comment_words(at_.part(where), game_.left_out));
  }

  // The letters of all half-moves together show their language.
  void name_pieces() {
    std::string openers, promotions;
    auto const add = [](std::string& letters, char letter) {
      if (letter != '\0' && letters.find(letter) == std::string::npos) letters += letter;
    };
    for (MoveNode const& node : game_.nodes) {
      bool const figurine = !node.move.text.empty() && !text::is_upper(node.move.text.front());
      if (!figurine) add(openers, node.move.letter);
      if (node.move.text.ends_with(node.move.promotion) || node.move.text.ends_with(')'))
        add(promotions, node.move.promotion);
    }
    PieceLetters letters = letters_for(openers);
    auto const unknown = [&](char letter) { return letters.find(letter) == letters.npos; };
    if (std::ranges::any_of(promotions, unknown)) letters = letters_for(openers + promotions);
    for (MoveNode& node : game_.nodes) {
      WrittenMove& move = node.move;
      bool const figurine = !move.text.empty() && !text::is_upper(move.text.front());
      if (move.letter != '\0' && !figurine) move.letter = english_letter(move.letter, letters);
      bool const capital = move.text.ends_with(move.promotion) || move.text.ends_with(")");
      if (move.promotion != '\0' && capital)
        if (char const letter = english_letter(move.promotion, letters)) move.promotion = letter;
    }
  }

  text::Cursor at_;
  Game& game_;
  std::vector<Variation> open_;
  std::uint32_t present_ = 0;        ///< node of the last half-move
  std::vector<std::string> before_;  ///< comments before the next half-move
  std::string_view number_;
  bool has_dots_ = false;
  bool after_words_ = false;
  bool opened_ = false;  ///< no half-move since the last "("
  bool closed_ = false;  ///< no half-move since the last ")"
};

// Reads the tag lines at the beginning and returns the end of the last one.
std::size_t read_tags(std::string_view text, Game& game) {
  std::size_t end_of_tags = 0;
  std::set<std::string, std::less<>> names;
  for (std::size_t at = 0; at < text.size();) {
    std::size_t const end = std::min(text.find('\n', at), text.size());
    std::string_view const line = text.substr(at, end - at);
    bool const skipped =
        line.starts_with('%') || line.find_first_not_of(" \t\r\v\f") == std::string_view::npos;
    if (!skipped) {
      std::vector<Tag> pairs = read_tag_line(line);
      if (pairs.empty()) break;
      for (Tag& pair : pairs) {
        pair.where = text::shifted(pair.where, at);
        if (!names.insert(pair.key).second)
          game.findings.push_back(text::warning(
              "W-TWICE", pair.where, "duplicate tag `" + pair.name + "`; the first one is used",
              "remove one of the two"));
        else game.tags.push_back(std::move(pair));
      }
      end_of_tags = std::min(end + 1, text.size());
    }
    at = end + 1;
  }
  return end_of_tags;
}

}  // namespace

Tag const* Game::find(std::string_view key) const {
  auto const found = std::ranges::find(tags, key, &Tag::key);
  return found == tags.end() ? nullptr : &*found;
}

std::string_view Game::tag(std::string_view key) const {
  Tag const* const found = find(key);
  return !found || says_nothing(found->value) ? std::string_view() : found->value;
}

Game read_game(std::string_view text) {
  Game game;
  std::size_t const begin = read_tags(text, game);
  game.movetext = {begin, text.size()};
  MovetextReader(text, begin, game).run();
  return game;
}

Game read_movetext(std::string_view text) {
  Game game;
  game.movetext = {0, text.size()};
  MovetextReader(text, 0, game).run();
  return game;
}

}  // namespace dawson::notation::pgn
