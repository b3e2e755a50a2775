#include "collection/pgn/pgn.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "collection/pgn/game_fields.hpp"
#include "collection/pgn/game_position.hpp"
#include "notation/pgn/game.hpp"
#include "notation/pgn/movetext_as_written.hpp"
#include "replay_rules/game/game_replay.hpp"
#include "text/encoding.hpp"
#include "text/limits.hpp"
#include "text/utf8.hpp"

namespace dawson::collection::pgn {
namespace {

constexpr std::string_view limit_name = "pgn-game";

using notation::pgn::CommentMark;
using notation::pgn::MoveNode;
using notation::pgn::MoveNote;

constexpr auto once_a_file =
    std::to_array<std::string_view>({"W-VARIANT", "W-CLOCK", "W-NOROOK", "W-EP", "W-TWICE"});

bool is_once_a_file(std::string_view code) {
  return std::ranges::find(once_a_file, code) != once_a_file.end();
}

// Takes the marks of the comments before the first half-move.
std::vector<CommentMark> take_first_marks(notation::pgn::Game& game) {
  std::vector<CommentMark> marks;
  auto const take_from = [&](MoveNode& node, bool before) {
    std::erase_if(node.notes, [&](MoveNote& note) {
      bool const is_before = note.kind == MoveNote::Kind::comment_before;
      if (before != is_before) return false;
      std::ranges::move(notation::pgn::take_marks(note.text), std::back_inserter(marks));
      return note.text.empty();
    });
  };
  MoveNode& root = game.nodes.front();
  take_from(root, false);
  if (root.first_child != MoveNode::none) take_from(game.nodes[root.first_child], true);
  return marks;
}

std::string marks_text(std::vector<CommentMark> const& marks) {
  std::string out;
  for (CommentMark const& mark : marks) {
    std::string_view const colour = notation::pgn::colour_of(mark);
    if (!out.empty()) out += "; ";
    out += mark.arrow ? fmt::format("arrow {}-{} {}", mark.from, mark.to, colour)
                      : fmt::format("fill {} {}", mark.from, colour);
  }
  return out;
}

// Returns "(Rinck)": the first name of the game, for messages.
std::string name_of(Record const& record) {
  for (Id const field : {Id::author, Id::white, Id::title}) {
    std::string_view const name = record.text(field);
    if (!name.empty()) return fmt::format(" ({})", name.substr(0, name.find(',')));
  }
  return {};
}

}  // namespace

Cutter::Line Cutter::next_line(Lines& lines) {
  Line line;
  for (std::size_t searched = 0;;) {
    std::string_view const ahead = lines.ahead(searched + 1);
    // LF after CR ends the same line.
    if (std::exchange(after_return_, false) && ahead.starts_with('\n')) {
      lines.skip(1);
      continue;
    }
    if (searched == 0) line.offset = lines.offset();
    if (ahead.empty()) return line;
    line.any = true;
    std::size_t const end = ahead.find_first_of("\r\n", searched);
    bool const found = end != std::string_view::npos;
    if (!found && ahead.size() > searched && ahead.size() <= most_bytes_) {
      searched = ahead.size();
      if (lines.ahead(searched + 1).size() > searched) continue;
      line.text = lines.ahead(1);
      lines.skip(searched);
      return line;
    }
    std::size_t const size = found ? end : ahead.size();
    line.text = ahead.substr(0, size);
    after_return_ = found && ahead[end] == '\r';
    lines.skip(size + (found ? 1 : 0));
    return line;
  }
}

void Cutter::append(Stretch& entry, std::string_view text, bool ends_line) {
  if (entry.bytes.empty()) {
    entry.first = {number_, text::count_code_points(line_.text.substr(0, column_ - 1)) + 1};
    entry.offset = line_.offset + column_ - 1;
  }
  if (entry.bytes.size() + text.size() > most_bytes_) {
    if (!entry.fault) {
      entry.bytes.resize(std::min(entry.bytes.find('\n'), std::size_t{1000}));
      entry.fault = text::error(
          "E-LIMIT", {0, 0}, fmt::format("a game of more than {} bytes is left out", most_bytes_),
          text::limit_hint(limit_name));
    }
    return;
  }
  if (entry.fault) return;
  entry.bytes += text;
  if (ends_line) entry.bytes += '\n';
}

bool Cutter::cut(Lines& lines, Stretch& entry) {
  if (!std::exchange(begun_, true)) {
    line_ = next_line(lines);
    next_ = next_line(lines);
  }
  while (line_.any) {
    std::string_view const rest = std::string_view(line_.text).substr(column_ - 1);
    std::string const decoded = text::utf8_line(rest);
    std::size_t const used = games_.take(decoded, text::utf8_line(next_.text));
    if (used < decoded.size() || (used == 0 && !rest.empty())) {
      bool const had_content = games_.has_content();
      // A line in CP1252 has one byte for each character that is decoded.
      bool const is_utf8 = decoded.size() == rest.size();
      std::size_t const bytes =
          is_utf8 ? used : text::count_code_points(std::string_view(decoded).substr(0, used));
      append(entry, rest.substr(0, bytes), false);
      column_ += bytes;
      games_.begin_game();
      if (had_content) break;
      continue;
    }
    bool const blank = rest.find_first_not_of(" \t") == std::string_view::npos;
    if (!blank || !entry.bytes.empty()) append(entry, rest, true);
    line_ = std::exchange(next_, next_line(lines));
    column_ = 1;
    ++number_;
  }
  bool const any =
      !entry.bytes.empty() && entry.bytes.find_first_not_of(" \t\n") != std::string::npos;
  if (!line_.any && !games_.has_content()) return false;
  if (!line_.any) games_.begin_game();
  if (text::find_invalid_utf8(entry.bytes) != std::string::npos)
    entry.bytes = text::western().decode(std::move(entry.bytes));
  return any;
}

void Reader::report(text::Diagnostics found, std::string const& game, text::Diagnostics& findings) {
  for (text::Diagnostic& finding : found) {
    if (is_once_a_file(finding.code) && ++counts_[finding.code] > 1) continue;
    finding.message = fmt::format("{}: {}", game, finding.message);
    findings.push_back(std::move(finding));
  }
}

std::optional<Record> Reader::read(std::string_view text, text::Diagnostics& findings) {
  ++games_;
  notation::pgn::Game game = notation::pgn::read_game(text);
  text::Diagnostics found = std::exchange(game.findings, {});
  auto const position = read_game_position(game, found);
  if (!position) {
    report(std::move(found), fmt::format("game {}", games_), findings);
    return {};
  }
  notation::pgn::WrittenMovetext other;
  bool const is_other = !position->variant.empty();
  if (is_other) {
    game.left_out.clear();
    std::erase_if(found, [](text::Diagnostic const& one) { return one.code == "W-PGN"; });
    other = notation::pgn::movetext_as_written(
        text.substr(game.movetext.begin, game.movetext.end - game.movetext.begin), game.left_out);
    found.push_back(text::warning(
        "W-VARIANT", game.find("variant")->where,
        fmt::format("moves of `{}` are kept as written and not checked", position->variant)));
  }
  ReadGame const read{game, *position, is_other ? other.result : game.result};
  Record record = fields_of_tags(read, rules_, found);
  bool const of_game = has_game_moves(read, rules_);
  std::string moves = std::move(other.text);
  if (!is_other) {
    if (!of_game)
      record.add(Id::marks, marks_text(take_first_marks(game)),
                 {game.movetext.begin, game.movetext.begin});
    auto const played = replay_rules::play_game(game, *position->state, found);
    moves = replay_rules::movetext(game, played);
  }
  if (!moves.empty()) {
    record.add(of_game ? Id::game : Id::solution, moves, game.movetext);
    record.add(Id::solution_language, "en", game.movetext);
  }
  for (auto const& [what, count] : game.left_out) left_out_[what] += count;
  std::ranges::stable_sort(found, {}, [](text::Diagnostic const& one) { return one.span.begin; });
  report(std::move(found), fmt::format("game {}{}", games_, name_of(record)), findings);
  arrange(record);
  return record;
}

void Reader::finish(text::Diagnostics& findings) {
  if (!left_out_.empty()) {
    std::vector<std::string> items;
    for (auto const& [what, count] : left_out_) items.push_back(fmt::format("{} {}", count, what));
    findings.push_back(
        text::warning("W-LOSS", {}, fmt::format("left out: {}", fmt::join(items, ", "))));
  }
  for (auto const& [code, count] : counts_)
    if (count > 1)
      findings.push_back(
          text::warning(code, {}, fmt::format("the same was found in {} more places", count - 1)));
  left_out_.clear();
  counts_.clear();
}

}  // namespace dawson::collection::pgn
