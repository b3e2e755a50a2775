#include "compile/diagram/diagram_links.hpp"

#include <algorithm>
#include <string_view>

#include <fmt/format.h>

#include "layout/captions/position_text.hpp"
#include "notation/fsf/fsf.hpp"
#include "notation/notations.hpp"
#include "prose/prose.hpp"
#include "replay_rules/rules.hpp"
#include "text/scanning.hpp"

namespace dawson::run {
namespace {

using chess::Side;
using problem::BoardLink;
using problem::FieldId;

// Returns why the position is impossible in a game; empty if it is possible.
std::string no_position(chess::Position const& position, Side to_move) {
  auto const board = replay_rules::Board::of(position);
  if (!board || !board->plain() || !board->orthodox()) return "not a board of orthodox chess";
  std::size_t kings[2] = {0, 0};
  for (chess::Square const square : board->kings())
    ++kings[board->at(square).is_of(replay_rules::Colour::white) ? 0 : 1];
  if (kings[0] != 1 || kings[1] != 1) return "each side needs exactly one king";
  for (int file = 0; file < board->files(); ++file)
    for (int const rank : {0, board->ranks() - 1})
      if (board->at({file, rank}).usual() == 'P') return "a pawn is on the first or last rank";
  if (replay_rules::in_check(*board, replay_rules::other(replay_rules::colour_of(to_move))))
    return "the side that just moved is in check";
  return {};
}

// Returns the variant that lichess plays from the position.
std::string_view game_of(chess::Position const& position) {
  if (position.hands) return "crazyhouse";
  if (position.checks) return "threeCheck";
  bool const by_files =
      position.castling && std::ranges::any_of(*position.castling, [](auto const& right) {
        return right.wing == chess::Wing::none;
      });
  return by_files ? "chess960" : "standard";
}

// A database of problems whose entries the field `ids` names, and the address of an entry.
struct Database {
  BoardLink link;
  std::string_view name;
  std::string_view letter;   ///< before the digits: such an id needs no name
  std::string_view address;  ///< empty: the entry is printed without a link
};
constexpr Database databases[] = {
    {BoardLink::yacpdb, "YACPDB", "", "https://www.yacpdb.org/#{}"},
    {BoardLink::pdb, "PDB", "P", "https://pdb.dieschwalbe.de/search.jsp?expression=PROBID='{}'"},
    {BoardLink::winchloe, "WinChloe", "", ""},
};

text::Diagnostic no_lichess(std::string const& why) {
  return text::error(
      "W-LINK", {}, "link to lichess left out: " + why,
      "remove `lichess` from `links`; later cases in this document are not reported");
}

}  // namespace

text::Result<std::string> lichess_address(problem::Problem const& problem) {
  if (!problem.all(FieldId::conditions).empty())
    return no_lichess("lichess has no fairy conditions");
  chess::Position position = problem.position;
  position.to_move = layout::side_to_move(problem);
  std::string const why = no_position(position, *position.to_move);
  if (!why.empty()) return no_lichess(why);
  auto const written = notation::write_lichess(position);
  if (!written.ok() || !written.dropped.empty())
    return no_lichess(
        fmt::format("lichess cannot represent {}",
                    fmt::join(written.ok() ? written.dropped : written.unsupported, ", ")));
  std::string record = written.text;
  std::ranges::replace(record, ' ', '_');
  return fmt::format("https://lichess.org/analysis/{}/{}", game_of(position), record);
}

std::optional<DiagramLink> database_link(problem::Problem const& problem, BoardLink link) {
  auto const* const site = std::ranges::find(databases, link, &Database::link);
  for (problem::Entry const& entry : problem.all(FieldId::ids)) {
    std::string const id = prose::plain(entry.text);
    bool const named = text::upper_case(id).starts_with(text::upper_case(site->name));
    std::string const number =
        id.substr(std::min(id.find_first_not_of(" :#/", named ? site->name.size() : 0), id.size()));
    std::string_view digits = number;
    if (!site->letter.empty() && digits.starts_with(site->letter)) digits.remove_prefix(1);
    else if (!named) continue;
    if (digits.empty() || !std::ranges::all_of(digits, text::is_digit)) continue;
    return DiagramLink{
        link, fmt::format("{} {}", site->name, number),
        site->address.empty() ? std::string() : fmt::format(fmt::runtime(site->address), number)};
  }
  return {};
}

std::vector<DiagramLink> diagram_links(problem::Problem const& problem, problem::BoardLinks wanted,
                                       std::string const& anchor, std::string const& url,
                                       std::optional<text::Diagnostic>& reported) {
  std::vector<DiagramLink> out;
  auto const yacpdb = database_link(problem, BoardLink::yacpdb);
  bool const coded = wanted.has(BoardLink::qr) && url.empty() && !yacpdb;
  std::optional<text::Result<std::string>> lichess;
  if (wanted.has(BoardLink::lichess) || coded) lichess = lichess_address(problem);
  if (wanted.has(BoardLink::fen)) {
    layout::PositionText const position = layout::position_text(problem, layout::FenForm::any);
    if (!position.text.empty())
      out.push_back({BoardLink::fen, text::upper_case(position.notation), position.text});
  }
  if (lichess && !*lichess) reported = lichess->error();
  if (wanted.has(BoardLink::lichess) && *lichess)
    out.push_back({BoardLink::lichess, "lichess", **lichess});
  for (Database const& site : databases)
    if (auto link = wanted.has(site.link) ? database_link(problem, site.link) : std::nullopt)
      out.push_back(std::move(*link));
  if (wanted.has(BoardLink::diagram) && !anchor.empty())
    out.push_back({BoardLink::diagram, "", "#" + anchor});
  if (wanted.has(BoardLink::qr)) {
    std::string const address = !url.empty() ? url + "#" + anchor
                                : yacpdb     ? yacpdb->value
                                : *lichess   ? **lichess
                                             : std::string();
    if (!address.empty()) out.push_back({BoardLink::qr, "", address});
    else
      reported =
          text::error("W-LINK", {}, "QR code left out: this board has no address",
                      "add `url:` to the front matter, or `ids: YACPDB 1234` to the diagram");
  }
  return out;
}

std::string authors_of(problem::Problem const& problem) {
  std::string out;
  for (problem::Entry const& author : problem.all(problem::FieldId::author))
    out += (out.empty() ? "" : ", ") + prose::plain(author.text);
  return out;
}

std::string title_of(problem::Problem const& problem) {
  std::string out = authors_of(problem);
  using problem::FieldId;
  auto const add = [&](FieldId field, std::string_view before) {
    if (problem::Entry const* const entry = problem.first(field))
      out += fmt::format("{}{}", out.empty() ? "" : before, prose::plain(entry->text));
  };
  add(FieldId::title, ", ");
  add(FieldId::source, ", ");
  add(FieldId::issue, " ");
  add(FieldId::date, problem.first(FieldId::issue) ? ", " : " ");
  return out;
}

std::string position_of(problem::Problem const& problem) {
  // The first notation that expresses the whole position, else the first one that expresses its
  // board.
  std::string best;
  for (notation::Notation const& notation : notation::notations()) {
    auto const written = notation.write(problem.position);
    if (!written.ok() || (!best.empty() && !written.dropped.empty())) continue;
    best = fmt::format("{}: {}", notation.name, written.text);
    if (written.dropped.empty()) break;
  }
  return best;
}

}  // namespace dawson::run
