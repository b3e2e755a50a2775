#include "speech/half_move_text.hpp"

#include "chess/fairy_men.hpp"
#include "terms/solution/canonical.hpp"

namespace dawson::speech {
namespace {

using terms::HalfMove;
using terms::MovePiece;
using terms::MoveSuffix;

std::optional<chess::Kind> orthodox(MovePiece const& piece) {
  if (piece.is_pawn()) return chess::Kind::pawn;
  std::string_view const letters = chess::about(chess::Language::english).pieces;
  std::size_t const at = piece.walk.size() == 1 ? letters.find(piece.walk) : std::string_view::npos;
  return at == std::string_view::npos ? std::nullopt : std::optional(static_cast<chess::Kind>(at));
}

}  // namespace

std::string HalfMoveText::piece(MovePiece const& piece) const {
  std::string out;
  if (auto const kind = orthodox(piece)) {
    out = names_.name(chess::Piece{*kind, {}, 0, {}}).text(1);
  } else {
    auto const figure = pieces_.figure(piece.walk);
    auto const named = figure ? names_.name_in_legend(*figure) : std::nullopt;
    auto const* fairy = chess::find_fairy_piece(piece.walk, chess::Language::english);
    if (named) out = named->word;
    else if (fairy) out = names_.translated(fairy->name);
    else out = figure ? names_.name(*figure).text(1) : piece.walk;
  }
  if (!piece.attributes.empty()) out += fmt::format(" ({})", piece.attributes);
  return out;
}

std::string HalfMoveText::path(HalfMove const& half) const {
  auto const& words = phrases_.words().speech;
  std::string out = piece(half.piece);
  if (half.piece.square) {
    out += " " + chess::square_name(*half.piece.square);
  } else if (half.file || half.rank) {
    out += ' ';
    if (half.file) out += chess::file_name(*half.file);
    if (half.rank) out += std::to_string(*half.rank + 1);
  }
  for (terms::MoveStep const& step : half.steps)
    out += fmt::format(" {} {}", phrases_.text(step.capture ? words.takes : words.to),
                       chess::square_name(step.square));
  return out;
}

std::string HalfMoveText::suffixes(HalfMove const& half) const {
  auto const& words = phrases_.words().speech;
  std::string out;
  for (MoveSuffix const& suffix : half.suffixes) {
    switch (suffix.kind) {
      case MoveSuffix::Kind::en_passant: out += phrases_.text(words.en_passant); break;
      case MoveSuffix::Kind::becomes: {
        bool const side_alone = suffix.becomes.walk.empty() && suffix.becomes.side;
        std::string said =
            side_alone ? phrases_.counted_side(*suffix.becomes.side) : piece(suffix.becomes);
        if (!side_alone && suffix.becomes.side)
          said += fmt::format(" ({})", phrases_.side(*suffix.becomes.side));
        out += phrases_.fill(words.promotion, said);
        break;
      }
      case MoveSuffix::Kind::effect:
      case MoveSuffix::Kind::buried:
        out += fmt::format(" [{}]", terms::canonical(suffix.effect));
        break;
      case MoveSuffix::Kind::board:
      case MoveSuffix::Kind::clock: out += fmt::format(" ({})", suffix.words); break;
    }
  }
  return out;
}

std::string HalfMoveText::text(HalfMove const& half) const {
  auto const& words = phrases_.words().speech;
  std::string out;
  for (terms::MoveEffect const& effect : half.before)
    out += fmt::format("[{}] ", terms::canonical(effect));
  switch (half.body) {
    case HalfMove::Body::path: out += path(half) + suffixes(half); break;
    case HalfMove::Body::short_castling:
      out += phrases_.text(words.short_castling) + suffixes(half);
      break;
    case HalfMove::Body::long_castling:
      out += phrases_.text(words.long_castling) + suffixes(half);
      break;
    default: out += one_line(solution_.words(half.where));
  }
  bool const as_written = half.body > HalfMove::Body::long_castling;
  if (!as_written) {
    if (half.check == "+") out += phrases_.text(words.check);
    if (half.check == "++") out += phrases_.text(words.double_check);
    if (half.goal == "#") out += phrases_.text(words.mate);
    else if (half.goal == "=") out += phrases_.text(words.stalemate);
    else if (!half.goal.empty()) out += ", " + half.goal;
  }
  for (terms::MoveComment const& comment : half.comments)
    out += comment.kind == terms::MoveComment::Kind::label
               ? fmt::format(" [{}]", comment.words)
               : fmt::format(" ({})", one_line(comment.words));
  return out;
}

}  // namespace dawson::speech
