#include "notation/guess.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <optional>
#include <vector>

#include "notation/address.hpp"
#include "notation/ambiguity.hpp"
#include "notation/janko/janko.hpp"
#include "notation/placement.hpp"
#include "text/scanning.hpp"

namespace dawson::notation {
namespace {

struct Known {
  Notation const* notation = nullptr;
  Sign sign = Sign::none;
};

Known known_by_sign(std::string_view text, Dialect const& dialect) {
  Known known;
  if (dialect.letters.named()) known = {&notation_that(&Notation::variants), Sign::game};
  for (Notation const& notation : notations()) {
    Sign const sign = notation.sign ? notation.sign(text) : Sign::none;
    if (sign > known.sign) known = {&notation, sign};
  }
  return known;
}

std::string_view placement_of(std::string_view text) { return text.substr(0, text.find(' ')); }

// Reports "rnbqkbnr / pppppppp / 8": the first blank is next to a slash, with ranks on both sides.
std::optional<text::Diagnostic> spaced_slashes(std::string_view text) {
  std::size_t const blank = std::min(text.find(' '), text.size());
  std::size_t const next = std::min(text.find_first_not_of(' ', blank), text.size());
  if (blank == 0 || next == text.size()) return {};
  std::string_view const after_blank = text.substr(next, text.find(' ', next) - next);
  if (after_blank.front() != '/' &&
      (text[blank - 1] != '/' || after_blank.find('/') == after_blank.npos))
    return {};
  return text::error("E-FIELD", {blank, next}, "blank next to a slash",
                     "remove the blanks between the ranks");
}

bool has_fields(std::string_view text) { return text.find(' ') != text.npos; }

// FEN and its relatives are the default notations of a position.
bool is_of_fen_family(Notation const& notation) {
  return notation.ranks == &fen_ranks || notation.ranks == &xfen_ranks;
}

// Tells how to name a notation that cannot be guessed.
std::string naming(std::string_view name) {
  return fmt::format("`--from {0}`, in a document `{0}: ...`", name);
}

// Returns the warning for a position in another notation than FEN, at the place that FEN cannot
// read.
text::Diagnostic guess_finding(std::string_view text, Notation const& notation) {
  text::Diagnostics ignored;
  auto const fen = notations().front().read(text, ignored);
  text::Span const where = fen.ok() ? text::Span{0, text.size()} : fen.error().span;
  return text::warning("W-GUESS", where,
                       fmt::format("position is not FEN; read as `{}`", notation.name),
                       fmt::format("name the notation that is meant: {}", naming(notation.name)));
}

// Reports a first rank of another length than all other ranks; a reader would report the other
// ranks.
std::optional<text::Diagnostic> first_rank_differs(std::string_view text, RankForm const& form,
                                                   BoardMeasure const& board) {
  text = placement_of(text);
  text::Span const first{0, std::min(text.find('/'), text.size())};
  auto const squares = form.measure(text.substr(0, first.end)).squares;
  if (form.files != 0 || board.ranks < 3 || squares == board.width ||
      board.sound_ranks + 1 < board.ranks)
    return {};
  return text::error(
      "E-WIDTH", first,
      fmt::format("row 1 has {} squares; the other rows have {}", squares, board.width),
      std::string(help_of_width));
}

// Adds to the help how to name the notation of a board that is not guessed.
text::Diagnostic with_naming(text::Diagnostic fault, std::string_view text) {
  std::string const game = "for other games and boards name the notation: " + naming("fsf");
  bool const letter = fault.code == "E-CHAR" && fault.span.begin < text.size() &&
                      text::is_letter(text[fault.span.begin]);
  bool const general =
      fault.hint.empty() || fault.hint == help_of_width || fault.hint == help_of_rows;
  if (has_fields(text) && (letter || fault.code == "E-WIDTH" || fault.code == "E-ROWS"))
    fault.hint += (fault.hint.empty() ? "" : "; ") + game;
  else if (general && fault.code == "E-ROWS")
    fault.hint =
        "correct the ranks, or name the notation of a board of another size: " + naming("ffen");
  else if (general && fault.code == "E-WIDTH")
    fault.hint =
        "correct the row, or name the notation of a board with unequal rows: " + naming("x2fen");
  return fault;
}

// Returns whether all notations without fixed sizes read a placement alike, and FEN does not have
// its width: the letters and numbers are FEN's.
bool is_plain_board(std::string_view text) {
  constexpr std::string_view digits = "0123456789";
  for (std::size_t at = 1; at < text.size(); ++at)
    if (digits.find(text[at]) != digits.npos && digits.find(text[at - 1]) != digits.npos)
      return false;
  return text.find_first_not_of("KQRBNPkqrbnp123456789/") == text.npos &&
         measure(ffen_ranks, text).width != fen_ranks.files;
}

// Returns the error of the notation that fits the placement best.
text::Diagnostic likeliest_error(std::string_view text, Dialect const& dialect) {
  std::string_view const placement = placement_of(text);
  Notation const* likeliest = nullptr;
  BoardMeasure least;
  for (Notation const& notation : notations()) {
    if (!notation.ranks || (notation.candidate && !notation.candidate(text))) continue;
    BoardMeasure board = measure(*notation.ranks, placement);
    bool const fieldless = notation.fields == GridFields::none ||
                           notation.fields == GridFields::checkering || notation.frames;
    if (fieldless && has_fields(text)) ++board.faults;
    // A notation for boards of any outline must fit better than the others by two faults.
    bool const better =
        notation.declares ? board.faults + 1 < least.faults : board.faults < least.faults;
    if (likeliest && !better) continue;
    likeliest = &notation;
    least = board;
  }
  if (auto fault = first_rank_differs(text, *likeliest->ranks, least)) return *fault;
  text::Diagnostics ignored;
  auto const reading = likeliest->read(text, dialect, ignored);
  if (!reading) return reading.error();
  return text::error("E-WIDTH", {0, placement.size()}, "rows differ in length",
                     std::string(help_of_width));
}

// Returns whether all rows of a board have the same width, whatever the widths of their squares.
bool has_equal_rows(chess::Board const& board) {
  std::optional<int> width;
  for (std::size_t r = 0; r < board.rows(); ++r) {
    auto const row = board.row(r);
    int const own = row.empty() ? 0 : row.back().left + row.back().width - row.front().left;
    if (width && *width != own) return false;
    width = own;
  }
  return true;
}

// Returns whether a notation can read the placement at all.
bool is_possible(Notation const& notation, std::string_view text) {
  if (notation.candidate && !notation.candidate(text)) return false;
  if (notation.words) return text.find('/') == text.npos;  // other lists have a sign
  if (!notation.ranks) return true;
  BoardMeasure const board = measure(*notation.ranks, placement_of(text));
  return (notation.ranks->one_length ? board.faults : board.foreign) == 0;
}

// Returns the different readings of a text, each once: by the first notation that reads it so, and
// by X2-FEN only if no other notation does.
std::vector<Reading> different_readings(std::string_view text, Dialect const& dialect) {
  std::vector<Reading> different;
  for (Notation const& notation : notations()) {
    if (!is_possible(notation, text)) continue;
    text::Diagnostics own;
    auto reading = notation.read(text, dialect, own);
    if (!reading) continue;
    auto const known = std::ranges::find_if(different, [&](Reading const& other) {
      return same_position(other.guessed.position, *reading);
    });
    if (known == different.end())
      different.push_back({{&notation, std::move(*reading)}, std::move(own)});
    else if (known->guessed.notation->declares)
      *known = {{&notation, std::move(*reading)}, std::move(own)};
  }
  return different;
}

// Returns the error of the notation that came furthest, for a text without ranks.
text::Diagnostic furthest_error(std::string_view text, Dialect const& dialect) {
  std::optional<text::Diagnostic> furthest;
  for (Notation const& notation : notations()) {
    if (notation.candidate && !notation.candidate(text)) continue;
    text::Diagnostics ignored;
    auto const reading = notation.read(text, dialect, ignored);
    if (!reading && (!furthest || reading.error().span.begin > furthest->span.begin))
      furthest = reading.error();
  }
  return *furthest;
}

// Returns whether a name in brackets has three letters or more: one of two letters may be a
// misspelt figure in brackets.
bool has_long_name(std::string_view text) {
  for (std::size_t open = text.find('('); open != text.npos; open = text.find('(', open + 1))
    if (open + 3 < text.size() && std::ranges::all_of(text.substr(open + 1, 3), text::is_letter))
      return true;
  return false;
}

bool has_one_lettered_piece(chess::Board const& board) {
  return std::ranges::count_if(board.cells(), [](chess::Cell const& cell) {
           auto const* const piece = chess::piece_on(cell);
           return piece && piece->kind == chess::Kind::letter;
         }) == 1;
}

// Returns whether only a single character may have decided the notation.
bool is_doubtful(Known const& known, std::string_view text, chess::Board const& board) {
  switch (known.sign) {
    case Sign::long_runs:
    case Sign::characters: return true;
    case Sign::named_pieces: return !has_long_name(text);
    case Sign::record: return known.notation->variants && has_one_lettered_piece(board);
    default: return false;
  }
}

text::Result<Guessed> read_known(Known const& known, std::string_view text, Dialect const& dialect,
                                 text::Diagnostics& warnings) {
  auto reading = known.notation->read(text, dialect, warnings);
  if (!reading) return with_naming(reading.error(), text);
  if (is_doubtful(known, text, reading->board))
    warnings.push_back(guess_finding(text, *known.notation));
  return Guessed{known.notation, std::move(*reading)};
}

// Reads the placement in an address; findings point at the address.
text::Result<Guessed> read_address(PictureAddress const& address, text::Diagnostics& warnings,
                                   Dialect const& given) {
  if (address.fault) return *address.fault;
  text::Diagnostics own;
  auto guessed = read_any(address.text, own, given);
  if (!guessed) own.push_back(guessed.error());
  for (text::Diagnostic& finding : own) {
    finding.span = address.origin(finding.span);
    for (text::Note& note : finding.notes) note.span = address.origin(note.span);
  }
  if (!guessed) return own.back();
  std::ranges::move(own, std::back_inserter(warnings));
  guessed->flipped = address.flipped;
  return guessed;
}

}  // namespace

Notation const* notation_by_sign(std::string_view text, Dialect const& dialect) {
  return known_by_sign(text, dialect).notation;
}

text::Result<Guessed> read_any(std::string_view text, text::Diagnostics& warnings,
                               Dialect const& given) {
  if (auto const address = read_picture_address(text))
    return read_address(*address, warnings, given);
  if (auto fault = spaced_slashes(text); fault && !is_web_address(text)) return *fault;
  Known const known = known_by_sign(text, given);
  if (is_web_address(text) && known.sign != Sign::address)
    return text::error("E-URL", {0, text.size()}, "address has no position",
                       "write an address with `?fen=`, `d.php?ff=`, `lichess.org/analysis/` or "
                       "`yacpdb.org/xfen/?`");
  if (known.notation) return read_known(known, text, given, warnings);
  Dialect dialect;
  dialect.squares = given.squares;
  dialect.letters = given.letters;
  auto different = different_readings(text, dialect);
  if (different.size() > 1) return ambiguous(text, different);
  bool const unlikely = different.size() == 1 && different[0].guessed.notation->declares &&
                        !has_equal_rows(different[0].board());
  if (different.empty() || unlikely) {
    if (text.find('/') == text.npos) return furthest_error(text, dialect);
    return with_naming(likeliest_error(text, dialect), text);
  }
  auto& [guessed, own] = different[0];
  warnings.insert(warnings.end(), own.begin(), own.end());
  if (!is_of_fen_family(*guessed.notation) && !is_plain_board(text))
    warnings.push_back(guess_finding(text, *guessed.notation));
  return std::move(guessed);
}

bool is_position_line(std::string_view line) {
  if (read_picture_address(line)) return true;
  bool const address = line.starts_with("http") || is_janko_address(line);
  if (address && std::ranges::any_of(notations(), [&](Notation const& row) {
        return row.sign && row.sign(line) == Sign::address;
      }))
    return true;
  std::string_view const placement = line.substr(0, line.find(' '));
  constexpr int least_slashes = 3;  // dates have fewer
  return std::ranges::count(placement, '/') >= least_slashes &&
         placement.find("//") == std::string_view::npos &&
         (placement.size() == line.size() ||
          line.find_first_of("wb", placement.size()) == placement.size() + 1);
}

}  // namespace dawson::notation
