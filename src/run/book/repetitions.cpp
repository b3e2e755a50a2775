#include "run/book/repetitions.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "prose/plain.hpp"

namespace dawson::run {
namespace {

using chess::Side;

// A million problems of a file need no more memory than so many.
constexpr std::size_t most_remembered = 50'000;

// Two bytes for a cell, of a man his kind with his side, his rotation and what he was; `words` gets
// what else tells him, or a text, from others.
std::array<char, 2> sign_of(chess::Cell const& cell, bool reversed, std::string& words) {
  enum : int { empty, hole, wall, text, first_man };
  if (cell.kind == chess::CellKind::hole) return {hole, 0};
  if (cell.kind == chess::CellKind::wall) return {wall, 0};
  if (!cell.occupant) return {empty, 0};
  if (auto const* written = std::get_if<chess::Text>(&*cell.occupant)) {
    words.append(written->text).push_back('\0');
    return {text, static_cast<char>(written->rotation)};
  }
  auto const& man = std::get<chess::Man>(*cell.occupant);
  Side::Name side = man.side.name;
  if (reversed && side == Side::white) side = Side::black;
  else if (reversed && side == Side::black) side = Side::white;
  if (side == Side::numbered) words.append(std::to_string(man.side.number)).push_back('\0');
  if (man.kind >= chess::Kind::letter) words.append(man.name).push_back('\0');
  constexpr int sides = Side::numbered + 1;
  static_assert(first_man + (static_cast<int>(chess::Kind::named) + 1) * sides <= 256);
  return {static_cast<char>(first_man + static_cast<int>(man.kind) * sides + side),
          static_cast<char>(man.rotation + 8 * static_cast<int>(man.promotion))};
}

std::string key_of(chess::Board const& board, bool mirrored, bool reversed) {
  std::string key(2 * board.cells().size(), '\0'), words;
  auto next = key.begin();
  for (std::size_t i = 0; i < board.rows(); ++i) {
    auto const row = board.row(reversed ? board.rows() - 1 - i : i);
    for (std::size_t j = 0; j < row.size(); ++j)
      next =
          std::ranges::copy(sign_of(row[mirrored ? row.size() - 1 - j : j], reversed, words), next)
              .out;
    words += static_cast<char>(row.size());
    words += static_cast<char>(row.size() / 256);
  }
  return key + words;
}

// "w1 rook,": who is held in hand, of which side he is told as the board is looked at.
std::string hands_of(chess::Position const& position, bool reversed) {
  if (!position.hands || position.hands->empty()) return {};
  std::string white, black;
  for (chess::Held const& held : *position.hands) {
    bool const is_white = (held.man.side == Side(Side::white)) != reversed;
    (is_white ? white : black) +=
        fmt::format("{}{}{},", held.count, chess::kind_name(held.man.kind), held.man.name);
  }
  return "/" + white + "/" + black;
}

// Of the four ways to look at the board the first one, so that all four have the same.
std::string key_of(chess::Position const& position) {
  chess::Board const& board = position.board;
  std::string const hands = hands_of(position, false), reversed = hands_of(position, true);
  return std::min({key_of(board, false, false) + hands, key_of(board, true, false) + hands,
                   key_of(board, false, true) + reversed, key_of(board, true, true) + reversed});
}

// The position and what else is the rules of the game: another condition makes another problem.
std::string key_of(problem::Problem const& problem) {
  std::string key = key_of(problem.position);
  if (problem.target) key += "=>" + key_of(*problem.target);
  for (problem::Entry const& condition : problem.all(problem::FieldId::conditions))
    key += " " + prose::plain(condition.text);
  return key;
}

// A number's words; those in markup of the host's are compared as they are written.
std::string words_of(prose::Inlines const& inlines) {
  std::string out;
  for (prose::Inline const& part : inlines) {
    auto const* raw = std::get_if<prose::Raw>(&part);
    out += raw ? raw->text : prose::plain({part});
  }
  return out;
}

}  // namespace

void Repetitions::look(problem::Problem const& problem, text::Span where, text::SourceId source,
                       std::string const& file_line, text::Diagnostics& findings) {
  auto const tell = [&](std::map<std::string, Place>& known, std::string key,
                        text::Diagnostic finding, std::string note) {
    if (known.size() >= most_remembered && !known.contains(key)) return;
    auto const [first, is_new] = known.try_emplace(std::move(key), Place{where, source, file_line});
    if (is_new) return;
    Place const& place = first->second;
    if (place.file_line.empty())
      finding.notes.push_back({place.where, std::move(note), place.source});
    else finding.hint = fmt::format("{}: {}", note, place.file_line);
    findings.push_back(std::move(finding));
  };
  if (problem.stipulation && !problem.view.moves)
    tell(positions_, key_of(problem),
         text::warning("W-SAME", where, "this position stands in the book already",
                       "the same mirrored, or with colours reversed, counts too"),
         "it stands here");
  auto const* number = problem.first(problem::FieldId::number);
  std::string const text = number ? words_of(number->text) : std::string();
  if (!text.empty())
    tell(numbers_, text,
         text::warning("W-NUMBER", number->where, fmt::format("the number {} is used twice", text),
                       "give it another number"),
         "it is used here");
}

}  // namespace dawson::run
