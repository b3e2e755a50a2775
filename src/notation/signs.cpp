#include "notation/signs.hpp"

#include <algorithm>
#include <span>
#include <vector>

#include "notation/characters.hpp"
#include "notation/ffen/ffen.hpp"
#include "notation/forsyth/fen.hpp"
#include "notation/fsf/fsf.hpp"
#include "notation/janko/janko.hpp"
#include "notation/men/men_words.hpp"
#include "notation/placement.hpp"
#include "notation/x2fen/x2fen.hpp"
#include "notation/yacpdb/yacpdb.hpp"
#include "text/scanning.hpp"

namespace dawson::notation {
namespace {

enum class Family { fen, shredder, xfen };

// Distinguishes the FEN family by the letters of the third field.
Family family_of(std::string_view board, std::string_view castling) {
  if (castling.find_first_not_of("KQkq-") == std::string_view::npos)
    return measure(fen_ranks, board).faults <= measure(xfen_ranks, board).faults ? Family::fen
                                                                                 : Family::xfen;
  if (castling.find_first_not_of("ABCDEFGHabcdefgh") == std::string_view::npos)
    return Family::shredder;
  return Family::xfen;
}

// Recognizes a colour word, or an item of diagram.sty's lists: colour, piece, file, rank.
bool is_men_list(std::string_view text) {
  constexpr std::string_view colours[] = {"White ", "Black ",       "Neutral ",
                                          "Weiss ", "Wei\xC3\x9F ", "Schwarz ",
                                          "Blanc ", "Noir ",        "Neutre "};
  if (std::ranges::any_of(colours,
                          [&](std::string_view colour) { return text.starts_with(colour); }))
    return true;
  return text.size() >= 4 && std::string_view("wsn").find(text[0]) != std::string_view::npos &&
         is_upper(text[1]) && text.find('/') == std::string_view::npos &&
         text.find(", ") != std::string_view::npos;
}

bool has_turn(std::string_view text) {
  for (std::size_t star = text.find('*'); star != std::string_view::npos;
       star = text.find('*', star + 1))
    if (star + 1 < text.size() && is_digit(text[star + 1])) return true;
  return false;
}

bool has_name(std::string_view text) {
  for (std::size_t open = text.find('('); open != std::string_view::npos;
       open = text.find('(', open + 1)) {
    std::size_t const close = text.find(')', open);
    if (close != std::string_view::npos && close > open + 2 && text::is_letter(text[open + 1]) &&
        text::is_letter(text[open + 2]))
      return true;
  }
  return false;
}

// Recognizes pieces in hand as a ninth part, also empty after a final slash.
bool has_pocket(std::string_view board) {
  constexpr std::size_t ranks = 8;
  auto const rows = text::words_of(board, "/");
  return board.ends_with('/') ||
         (rows.size() == ranks + 1 && std::ranges::all_of(rows.back(), text::is_letter));
}

// Returns whether FEN cannot have such a board: signs or pieces of other notations, pieces in
// hand, other sizes.
bool may_be_variant(std::string_view board) {
  if (board.find_first_of("^<>_*()'[~+") != board.npos) return true;
  if (board.find_first_of("actACT") != board.npos) return true;
  // A letter of another game occurs for both sides; a typing error usually occurs once.
  for (char letter = 'a'; letter <= 'z'; ++letter)
    if (!piece_of(letter, orthodox_kinds()) && board.find(letter) != board.npos &&
        board.find(to_upper(letter)) != board.npos)
      return true;
  return has_pocket(board);
}

// Recognizes "3+3" and "+0+0".
bool are_checks(std::string_view word) {
  if (word.starts_with('+')) word.remove_prefix(1);
  return word.size() == 3 && is_digit(word[0]) && word[1] == '+' && is_digit(word[2]);
}

bool is_figure_at(std::string_view text, std::size_t open) {
  std::size_t at = open + 1;
  if (at < text.size() && text[at] == '!') ++at;
  if (at >= text.size() || !text::is_letter(text[at])) return false;
  ++at;
  if (at < text.size() && is_digit(text[at])) ++at;
  return at < text.size() && text[at] == ')';
}

// Recognizes a figure in brackets that begins with `opening`.
bool has_figure(std::string_view text, std::string_view opening) {
  for (std::size_t at = text.find(opening); at != text.npos; at = text.find(opening, at + 1))
    if (is_figure_at(text, at) && text.substr(at, 4).find_first_of("!1234567") != text.npos)
      return true;
  return false;
}

// Recognizes a sign before a letter: "=S", "-p".
bool has_signed_letter(std::string_view text, std::string_view signs) {
  for (std::size_t at = text.find_first_of(signs); at != text.npos;
       at = text.find_first_of(signs, at + 1))
    if (at + 1 < text.size() && text::is_letter(text[at + 1])) return true;
  return false;
}

bool is_read_by(text::Result<chess::Position> (*reader)(std::string_view, text::Diagnostics&),
                std::string_view text) {
  text::Diagnostics ignored;
  return reader(text, ignored).ok();
}

bool is_read_as_x2fen(std::string_view text) {
  text::Diagnostics ignored;
  return read_x2fen(text, {}, ignored).ok();
}

// Recognizes a number of squares that crosses the end of a rank, in a string of all 64 squares.
bool has_long_run(std::string_view text) {
  bool long_run = false;
  std::size_t squares = 0;
  for (std::size_t at = 0; at < text.size();) {
    std::size_t const end = std::min(text.find_first_not_of("0123456789", at), text.size());
    std::size_t const run = number_of_squares(text.substr(at, end - at));
    long_run = long_run || run > 8;
    squares += run;
    squares += end < text.size() && text::is_letter(text[end]) ? 1 : 0;
    at = end + 1;
  }
  text::Diagnostics ignored;
  return long_run && squares == 64 && read_popeye(text, chess::Language::english).ok() &&
         !is_read_by(read_ffen, text) && !is_read_by(read_janko, text) &&
         !read_fsf(text, {}, ignored).ok();
}

// Returns whether a placement is FEN, or would be except for one slip, and another notation is
// unlikely: other letters and `- * + ~ ( ) [` are left to the notations that have them.
bool is_likely_fen(std::string_view board) {
  BoardMeasure const fen = measure(fen_ranks, board);
  if (fen.faults == 0) return true;
  bool const only_fen = board.find_first_not_of("KQRBNPkqrbnp0123456789/") == board.npos;
  if (!only_fen) {
    bool const others =
        std::ranges::any_of(board, text::is_letter) &&
        board.find_first_of("acdefghijlmostuvwxyzACDEFGHIJLMOSTUVWXYZ-*+~()[") != board.npos;
    return fen.faults == 1 && !others;
  }
  bool const near = fen.ranks + 1 >= fen_ranks.ranks && fen.ranks <= fen_ranks.ranks + 1;
  return near && !has_pocket(board) && (fen.faults == 1 || 2 * fen.sound_ranks > fen_ranks.ranks);
}

// Returns whether a record has a board of orthodox chess, possibly with one slip.
bool is_ordinary(std::string_view board) {
  if (may_be_variant(board)) return false;
  std::size_t const faults = measure(fen_ranks, board).faults;
  return faults <= 1 || is_likely_fen(board) || faults <= measure(fsf_ranks, board).faults;
}

constexpr std::size_t fen_fields = 6;

// Recognizes fields that only X2-FEN has: the mover of another army, rules, the kind of board.
bool has_x2fen_fields(std::span<std::string_view const> words) {
  constexpr std::size_t rules = fen_fields, kind = fen_fields + 1;
  if (words.size() < fen_fields || words.size() > kind + 1) return false;
  bool const army = words[1].size() == 1 && std::string_view("rlgypo").find(words[1]) < 6;
  return words.size() == fen_fields
             ? army
             : are_x2fen_sections(words[rules], words.size() > kind ? words[kind] : "");
}

Sign record_sign(std::string_view text, Family family) {
  auto const words = text::words_of(text);
  constexpr std::size_t clock = 4;
  if (words.size() < fen_fields || has_x2fen_fields(words) || !is_digit(words[clock].front()) ||
      std::ranges::any_of(words.begin() + 1, words.end(), are_checks) || !is_ordinary(words[0]))
    return Sign::none;
  return family_of(words[0], words[2]) == family ? Sign::record : Sign::none;
}

}  // namespace

Sign fen_sign(std::string_view text) {
  if (text.find(' ') != text.npos) return record_sign(text, Family::fen);
  return is_likely_fen(text) ? Sign::record : Sign::none;
}
Sign shredder_sign(std::string_view text) { return record_sign(text, Family::shredder); }
Sign xfen_sign(std::string_view text) { return record_sign(text, Family::xfen); }

Sign epd_sign(std::string_view text) {
  auto const words = text::words_of(text);
  constexpr std::size_t fields = 4;
  if (words.size() < fields || words[0].find('/') == text.npos) return Sign::none;
  bool const operations = words.size() > fields && text::is_letter(words[fields].front());
  bool const alone =
      words.size() == fields && is_ordinary(words[0]) && !std::ranges::all_of(words[2], is_digit);
  return operations || alone ? Sign::record : Sign::none;
}

Sign ffen_sign(std::string_view text) {
  if (text.starts_with("{W}") || text.starts_with("{U}")) return Sign::opening;
  text::Diagnostics ignored;
  return has_name(text) && read_ffen(text, ignored) ? Sign::named_pieces : Sign::none;
}

Sign janko_sign(std::string_view text) {
  if (is_janko_address(text)) return Sign::address;
  if (text.find('\'') != std::string_view::npos) return Sign::characters;
  text::Diagnostics ignored;
  return has_turn(text) && read_janko(text, ignored) ? Sign::turned_pieces : Sign::none;
}

Sign x2fen_sign(std::string_view text) {
  auto const words = text::words_of(text);
  bool const outline = !words.empty() && words[0].find_first_of("^<>_") != text.npos;
  return outline || has_x2fen_fields(words) ? Sign::characters : Sign::none;
}

Sign fsf_sign(std::string_view text) {
  auto const words = text::words_of(text);
  if (words.empty() || words[0].find('/') == text.npos) return Sign::none;
  bool const hands = words[0].find('[') != text.npos && !words[0].starts_with('[');
  bool const checks = std::ranges::any_of(words.begin() + 1, words.end(), are_checks);
  return hands || checks ? Sign::record : Sign::none;
}

Sign lichess_sign(std::string_view text) {
  if (is_lichess_address(text)) return Sign::address;
  std::size_t const mover = std::min(text.find("_w_"), text.find("_b_"));
  bool const after_ranks = mover != text.npos && text.substr(0, mover).find('/') != text.npos;
  bool const plain = after_ranks && text.find(' ') == text.npos && !is_read_as_x2fen(text);
  return plain ? Sign::record : Sign::none;
}

Sign yacpdb_sign(std::string_view text) {
  if (is_yacpdb_address(text)) return Sign::address;
  return has_figure(text, "(!") ? Sign::record : Sign::none;
}

Sign popeye_sign(std::string_view text) {
  if (text.find_first_not_of(
          "0123456789/.+-=abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ") != text.npos)
    return Sign::none;
  for (std::size_t dot = text.find('.'); dot != text.npos; dot = text.find('.', dot + 1))
    if (dot + 2 < text.size() && text::is_alphanumeric(text[dot + 1]) &&
        text::is_alphanumeric(text[dot + 2]))
      return Sign::characters;
  if (has_signed_letter(text, "=") && !is_read_as_x2fen(text)) return Sign::characters;
  return has_long_run(text) ? Sign::long_runs : Sign::none;
}

bool has_letters_of(chess::Language language, std::string_view text) {
  bool any = false;
  text = text.substr(0, text.find(' '));
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (text[at] == '.') at += 3;  // a walk of two characters
    if (at >= text.size() || !text::is_letter(text[at])) continue;
    auto const piece = piece_of_walk(text.substr(at, 1), language);
    bool const own = piece && piece->kind < chess::Kind::archbishop;
    bool const in_fen = piece_of(text[at], orthodox_kinds()).has_value();
    if (in_fen && !own) return false;
    any = any || (own && !in_fen);
  }
  return any;
}

bool may_be_popeye(std::string_view text) {
  return has_letters_of(chess::Language::english, text) ||
         (has_signed_letter(text, "+-=") && text.find_first_of("nN") == text.npos);
}

bool may_be_yacpdb(std::string_view text) {
  return has_letters_of(chess::Language::english, text) || has_figure(text, "(");
}

Sign pieces_sign(std::string_view text) { return is_men_list(text) ? Sign::opening : Sign::none; }

}  // namespace dawson::notation
