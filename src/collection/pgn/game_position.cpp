#include "collection/pgn/game_position.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <string_view>
#include <vector>

#include "notation/fsf/variants.hpp"
#include "notation/notations.hpp"
#include "text/scanning.hpp"

namespace dawson::collection::pgn {
namespace {

constexpr auto names_of_chess = std::to_array<std::string_view>(
    {"", "standard", "chess", "normal", "orthodox", "fromposition"});
constexpr auto names_of_chess960 =
    std::to_array<std::string_view>({"chess960", "fischerandom", "fischerrandom", "freestyle"});

// Returns the name in lower case without blanks and signs.
std::string letters_and_digits(std::string_view name) {
  std::string out;
  for (char const c : name)
    if (text::is_alphanumeric(c)) out += text::to_lower(c);
  return out;
}

bool is_number(std::string_view text) {
  constexpr std::size_t most_digits = 6;
  return !text.empty() && text.size() <= most_digits && std::ranges::all_of(text, text::is_digit);
}

// The fields of a FEN, with the missing ones.
class FenFields {
 public:
  explicit FenFields(std::string_view written) {
    static constexpr std::string_view defaults[] = {"", "w", "-", "-", "0", "1"};
    auto const words = text::words_of(written, " _\t");
    for (std::size_t i = 0; i < all.size(); ++i) all[i] = i < words.size() ? words[i] : defaults[i];
  }
  std::string& placement() { return all[0]; }
  std::string& side() { return all[1]; }
  std::string& castling() { return all[2]; }
  std::string& passant() { return all[3]; }
  std::string& halfmove() { return all[4]; }
  std::string& number() { return all[5]; }
  std::string joined() const {
    std::string out;
    for (std::string const& one : all) out += (out.empty() ? "" : " ") + one;
    return out;
  }

 private:
  std::array<std::string, 6> all;
};

class PositionReader {
 public:
  PositionReader(notation::pgn::Game const& game, text::Diagnostics& findings)
      : game_(game), findings_(findings) {
    if (notation::pgn::Tag const* const tag = game.find("fen")) where_ = tag->where;
  }

  std::optional<GamePosition> run() {
    std::string const variant = letters_and_digits(game_.tag("variant"));
    chess960_ = std::ranges::count(names_of_chess960, variant) > 0;
    if (!chess960_ && std::ranges::count(names_of_chess, variant) == 0) {
      out_.variant = game_.tag("variant");
      if (auto const* const known = notation::find_variant(variant)) out_.letters = known->name;
    }
    std::string_view const written = game_.tag("fen");
    if (written.empty()) {
      if (out_.variant.empty()) out_.state = replay_rules::GameState::array();
      return std::move(out_);
    }
    FenFields fields(written);
    repair(fields);
    out_.black = fields.side() == "b";
    if (!out_.variant.empty()) {
      out_.array = false;
      out_.field = out_.letters.empty() ? "lichess" : "fsf";
      out_.text = fields.joined();
      return std::move(out_);
    }
    bool const read = read_chess(fields);
    return read ? std::optional(std::move(out_)) : std::nullopt;
  }

 private:
  void warn(char const* code, std::string message) {
    findings_.push_back(text::warning(code, where_, std::move(message), "correct the tag FEN"));
  }

  void repair(FenFields& fields) {
    if (!is_number(fields.halfmove())) fields.halfmove() = "0";
    if (!is_number(fields.number())) fields.number() = "1";
    if (fields.number().find_first_not_of('0') == std::string::npos) {
      fields.number() = "1";
      warn("W-CLOCK", "move number is 0; read as 1");
    }
    if (!out_.variant.empty()) return;
    std::string& passant = fields.passant();
    char const rank = fields.side() == "b" ? '3' : '6';
    bool const sound = passant == "-" || (passant.size() == 2 && passant[0] >= 'a' &&
                                          passant[0] <= 'h' && passant[1] == rank);
    if (sound) return;
    warn("W-EP", "no pawn can have passed `" + passant + "`; left out");
    passant = "-";
  }

  bool read_chess(FenFields& fields) {
    bool const files = fields.castling().find_first_of("ABCDEFGHabcdefgh") != std::string::npos;
    std::string const rights = fields.castling();
    fields.castling() = "-";
    if (!read("fen", fields)) return false;  // faults of all but the castling rights
    keep_rights(fields, rights);
    bool const any = fields.castling() != "-";
    out_.field = files && any ? "shredder" : chess960_ && any ? "xfen" : "fen";
    if (!read(out_.field, fields)) return false;
    take_array(fields, files);
    out_.text = fields.joined();
    return true;
  }

  bool read(std::string_view notation, FenFields const& fields) {
    text::Diagnostics ignored;
    auto const position = notation::find_notation(notation)->read(fields.joined(), ignored);
    if (!position) {
      text::Diagnostic fault = position.error();
      fault.span = where_;
      findings_.push_back(std::move(fault));
      return false;
    }
    out_.state = replay_rules::GameState::of(*position);
    if (out_.state) return true;
    findings_.push_back(text::error("E-POSITION", where_, "not a position of chess",
                                    "correct the tag FEN, or name the game in the tag Variant"));
    return false;
  }

  // Keeps the rights whose king and rook are at home.
  void keep_rights(FenFields& fields, std::string const& written) {
    if (written == "-") return;
    std::string kept;
    for (char const right : written) {
      bool const white = text::is_upper(right);
      if (has_rook(text::to_lower(right), white) && kept.find(right) == std::string::npos)
        kept += right;
    }
    constexpr std::string_view order = "KQkq";
    if (std::ranges::all_of(kept, [&](char c) { return order.find(c) != order.npos; }))
      std::ranges::sort(kept, {}, [&](char c) { return order.find(c); });
    if (kept.size() < written.size())
      warn("W-NOROOK", "castling rights `" + written + "` without king or rook; left out");
    fields.castling() = kept.empty() ? "-" : kept;
  }

  bool has_rook(char right, bool white) const {
    auto const& board = out_.state->board();
    int const rank = white ? 0 : 7;
    auto const side = white ? replay_rules::Colour::white : replay_rules::Colour::black;
    auto const stands = [&](int file, char walk) {
      return file >= 0 && file < 8 &&
             board.at({file, rank}) == replay_rules::Piece{side, std::string(1, walk)};
    };
    int king = 0;
    while (king < 8 && !stands(king, 'K')) ++king;
    if (king == 8) return false;
    if (right >= 'a' && right <= 'h') return stands(right - 'a', 'R');
    if (right != 'k' && right != 'q') return false;
    constexpr int e_file = 4;
    if (!chess960_) return king == e_file && stands(right == 'k' ? 7 : 0, 'R');
    int const step = right == 'k' ? 1 : -1;
    for (int file = king + step; file >= 0 && file < 8; file += step)
      if (stands(file, 'R')) return true;
    return false;
  }

  void take_array(FenFields& fields, bool files) {
    constexpr std::string_view placement = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
                               between = "/pppppppp/8/8/8/8/PPPPPPPP/";
    out_.array = false;
    if (out_.black) return;
    std::string const& ranks = fields.placement();
    if (!chess960_) {
      out_.array = ranks == placement && !files;
      if (out_.array) out_.field.clear();
      return;
    }
    constexpr std::size_t width = 8;
    if (ranks.size() != placement.size() || fields.number() != "1") return;
    std::string const black = ranks.substr(0, width);
    std::string officers = black;
    std::ranges::sort(officers);
    out_.array = ranks.substr(width) == std::string(between) + text::upper_case(black) &&
                 officers == "bbknnqrr";
  }

  notation::pgn::Game const& game_;
  text::Diagnostics& findings_;
  text::Span where_;
  bool chess960_ = false;
  GamePosition out_;
};

}  // namespace

std::optional<GamePosition> read_game_position(notation::pgn::Game const& game,
                                               text::Diagnostics& findings) {
  return PositionReader(game, findings).run();
}

}  // namespace dawson::collection::pgn
