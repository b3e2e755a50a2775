#include "collection/pgn/writer.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "collection/markup.hpp"
#include "collection/pgn/export_form.hpp"
#include "collection/pgn/marks_as_commands.hpp"
#include "collection/pgn/names.hpp"
#include "collection/pgn/own_tags.hpp"
#include "collection/pgn/solution_movetext.hpp"
#include "collection/popeye/popeye.hpp"
#include "collection/position.hpp"
#include "notation/notations.hpp"
#include "replay_rules/game/game_replay.hpp"
#include "semantics/position_checks.hpp"
#include "semantics/solution/study.hpp"
#include "semantics/stipulation.hpp"
#include "semantics/twins/lists.hpp"
#include "text/scanning.hpp"

namespace dawson::collection::pgn {
namespace {

using replay_rules::GameState;
using text::SourceMappedText;
using text::Span;

// Fields that a game expresses without a tag of their own, or that need none.
constexpr auto expressed = std::to_array<std::string_view>(
    {"author", "white",   "black",  "white-elo", "black-elo", "source",    "date",
     "site",   "round",   "result", "eco",       "opening",   "annotator", "stipulation",
     "twins",  "options", "tomove", "marks",     "other",     "solution",  "solution-language",
     "game",   "count"});

constexpr std::string_view array_placement = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

class Writer {
 public:
  Writer(Record const& record, text::Diagnostics& findings)
      : record_(record), findings_(findings) {}

  std::optional<std::string> run() {
    bool const array =
        !position_of(record_) && !record_.find(Id::author) && !record_.find(Id::stipulation);
    of_game_ =
        array || record_.find(Id::white) || record_.find(Id::black) || record_.find(Id::game);
    of_study_ = other_tag("Site").find("lichess.org/study") != std::string_view::npos;
    if (!read_start()) return {};
    std::string const symbols =
        stipulation_.task ? semantics::stipulation_in_symbols(stipulation_) : stipulation_.text;
    task_ = symbols;
    report_losses();
    // Solutions of other sources may have their variations after the main line.
    bool const line = record_.find(Id::game) || !stipulation_.task ||
                      (is_study() && record_.find(Id::solution_language)) ||
                      (stipulation_.task->play.empty() && plays_as_line());
    return line ? std::optional(write_line()) : write_solution();
  }

 private:
  void lose(Span where, std::string message) {
    findings_.push_back(text::warning("W-LOSS", where, std::move(message)));
  }
  bool refuse(Span where, std::string why) {
    findings_.push_back(text::error("E-LOSS", where, "PGN cannot represent " + std::move(why),
                                    "use another format, such as `--to json`"));
    return false;
  }

  bool is_study() const { return semantics::is_study(*stipulation_.task); }

  // Reads the position; returns false with E-LOSS if PGN cannot express it.
  bool read_start() {
    stipulation_ = semantics::read_stipulation(record_.text(Id::stipulation));
    RecordField const* const field = position_of(record_);
    if (RecordField const* const conditions = record_.find(Id::conditions))
      return refuse(conditions->where, "conditions");
    if (!field) {
      if (!of_game_) return refuse(record_.where, "a problem without a position");
      text::Diagnostics ignored;
      position_ = *notation::find_notation("fen")->read(
          std::string(array_placement) + " w KQkq - 0 1", ignored);
      from_array_ = true;
      return true;
    }
    Span const where = field->values.front().origin();
    position_name_ = field->name;
    position_text_ = field->values.front().text();
    auto const position = read_position(record_, *field, findings_);
    if (!position) return false;
    position_ = *position;
    if (record_.text(Id::tomove) == "black") position_.to_move = chess::Side(chess::Side::black);
    auto const state = GameState::of(position_);
    if (!state || !position_.attributes.empty())
      return refuse(where, "boards other than 8x8, fairy pieces, and attributes");
    return check(*state, where);
  }

  bool check(GameState const& state, Span where) {
    int white = 0, black = 0;
    bool pawns = false;
    for (int file = 0; file < 8; ++file)
      for (int rank = 0; rank < 8; ++rank) {
        auto const& piece = state.board().at({file, rank});
        if (piece.usual() == 'K') ++(piece.colour == replay_rules::Colour::white ? white : black);
        pawns = pawns || (piece.usual() == 'P' && (rank == 0 || rank == 7));
      }
    if (white != 1 || black != 1) return refuse(where, "a position without one king for each side");
    if (pawns) return refuse(where, "a pawn on the first or the last rank");
    return true;
  }

  void report_losses() {
    for (RecordField const& field : record_.fields) {
      bool const is_own =
          std::ranges::find(own_tags(), field.name, &OwnTag::field) != own_tags().end();
      bool const known = is_own || field.name == position_name_ ||
                         std::ranges::find(expressed, field.name) != expressed.end();
      if (!known) lose(field.where, fmt::format("PGN has no tag for `{}`; left out", field.name));
    }
  }

  // Returns true if the solution is movetext of PGN, without set play, threats and groups.
  bool plays_as_line() const {
    std::string const moves = without_words(record_.text(Id::solution));
    notation::pgn::Game const game = notation::pgn::read_movetext(moves);
    text::Diagnostics findings = game.findings;
    if (auto const state = GameState::of(position_))
      replay_rules::play_game(game, *state, findings);
    return findings.empty();
  }

  // Writes movetext that is PGN already: games, and the lines of studies.
  std::string write_line() {
    bool const of_game = record_.find(Id::game) != nullptr;
    std::string const moves = without_words(record_.text(of_game ? Id::game : Id::solution));
    return one_game(position_, black_begins(false), moves, {}, {}, false);
  }

  // Removes words at the end of a line that the result or the task expresses.
  static std::string without_words(std::string_view moves) {
    constexpr std::string_view words[] = {"stalemate", "and wins", "and draws", "wins",
                                          "draws",     "win",      "draw"};
    std::string out(moves);
    for (std::string_view const word : words)
      for (std::size_t at = 0; (at = out.find(word, at)) != std::string::npos;) {
        std::size_t const end = at + word.size();
        std::size_t const brace = out.rfind('{', at), closing = out.rfind('}', at);
        bool const in_comment =
            brace != std::string::npos && (closing == std::string::npos || closing < brace);
        bool const ends = end == out.size() || out[end] == ')' || out[end] == ';';
        bool const begins = at > 0 && out[at - 1] == ' ';
        if (in_comment || !ends || !begins) {
          at = end;
          continue;
        }
        out.erase(at - 1, word.size() + 1);
      }
    return out;
  }

  bool black_begins(bool by_task) const {
    return by_task || position_.to_move == chess::Side(chess::Side::black);
  }

  std::optional<std::string> write_solution() {
    std::string options;
    if (RecordField const* const field = record_.find(Id::options))
      for (SourceMappedText const& one : field->values) options += one.text() + "; ";
    std::vector<chess::Twin> twins;
    if (RecordField const* const field = record_.find(Id::twins))
      if (auto const read = popeye::twins_of(*field))
        for (popeye::RecordTwin const& twin : *read) twins.push_back(twin.twin);
    std::string const solution(record_.text(Id::solution));
    auto const games = games_of_solution(solution, stipulation_, options, position_, twins);
    RecordField const* const field = record_.find(Id::solution);
    Span const where = field ? field->where : record_.where;
    if (games.size() > 1 && !games.front().twin.empty())
      lose(where, "twins are games of their own");
    if (stipulation_.task->play.starts_with("ser-") && field)
      lose(where, "moves left out: PGN has no series play");
    std::string out;
    for (PartMovetext const& game : games) {
      if (!game.unread.empty()) lose(where, "solution is not played; written as a comment");
      if (!out.empty()) out += '\n';
      out += one_game(game.start, black_begins(game.black_begins), game.movetext, game.unread,
                      game.twin, game.set_play);
    }
    return out;
  }

  std::string one_game(chess::Position start, bool black, std::string const& moves,
                       std::string_view unread, std::string_view twin, bool set_play) {
    start.to_move = chess::Side(black ? chess::Side::black : chess::Side::white);
    auto state = GameState::of(start);
    std::string const result = result_of(black);
    std::string out = tags(*state, black, result);
    if (!twin.empty()) tag(out, "Twin", twin);
    if (set_play) tag(out, "SetPlay", "1");
    rest_of_tags(out);
    notation::pgn::Game const game = notation::pgn::read_movetext(moves);
    text::Diagnostics ignored;
    auto const played = replay_rules::play_game(game, *state, ignored);
    for (std::size_t node = 1; node < played.size(); ++node)
      if (!played[node].played) {
        lose(record_.where, "half-moves that cannot be made are written as comments");
        break;
      }
    std::string before;
    if (RecordField const* const field = record_.find(Id::marks))
      before = marks_as_commands(field->values.front(), findings_);
    if (!unread.empty()) before.append(before.empty() ? "" : " ").append(unread);
    return out + '\n' + export_form(game, played, before, result);
  }

  std::string result_of(bool black) const {
    if (of_game_ || of_study_) {
      std::string const result(record_.text(Id::result));
      return result.empty() ? "*" : result;
    }
    if (!stipulation_.task) return "*";
    chess::Task const& task = *stipulation_.task;
    if (is_study()) return task.goal == "=" ? "1/2-1/2" : black ? "0-1" : "1-0";
    if (task.goal != "#") return "*";
    if (task.play.empty()) return black ? "0-1" : "1-0";
    if (task.play == "h") return "1-0";
    return task.play == "s" || task.play == "r" ? "0-1" : "*";
  }

  static void tag(std::string& out, std::string_view name, std::string_view value) {
    out.append("[").append(name).append(" \"");
    for (char const c : value) {
      if (c == '"' || c == '\\') out += '\\';
      out += c == '\n' ? ' ' : c;
    }
    out += "\"]\n";
  }
  void tag_of(std::string& out, std::string_view name, Id field, std::string_view otherwise) const {
    std::string_view const value = record_.text(field);
    if (!value.empty() || !otherwise.empty()) tag(out, name, value.empty() ? otherwise : value);
  }

  std::string joined(FieldName field, std::string_view between) const {
    std::vector<std::string> all;
    if (RecordField const* const found = record_.find(field))
      for (SourceMappedText const& value : found->values) all.push_back(value.text());
    return fmt::format("{}", fmt::join(all, between));
  }

  // Returns the value of a tag that `other` keeps; empty without it.
  std::string_view other_tag(std::string_view name) const {
    RecordField const* const other = record_.find(Id::other);
    if (!other) return {};
    for (SourceMappedText const& item : other->values) {
      std::string_view const text = item.text();
      if (text.starts_with(name) && text.substr(name.size()).starts_with('='))
        return text.substr(name.size() + 1);
    }
    return {};
  }

  // A study of lichess has the names of the study and of its chapter in Event.
  std::string event_of_study() {
    std::string const source(record_.text(Id::source)), title(record_.text(Id::title));
    used_.insert("source");
    used_.insert("title");
    if (source.empty()) return title.empty() ? "?" : title;
    return title.empty() ? source : fmt::format("{}: {}", source, title);
  }

  std::string event() {
    if (of_study_) return event_of_study();
    std::string out(record_.text(of_game_ ? Id::tournament : Id::source));
    std::string_view const number = record_.text(Id::source_number);
    if (out.empty() && of_game_) out = record_.text(Id::source);
    if (out.empty()) return "?";
    used_.insert(of_game_ ? "tournament" : "source");
    if (number.empty()) return out;
    used_.insert("source-number");
    return fmt::format("#{} {}", number, out);
  }

  // Returns the task, or the code of the endgame and the codes of its collection.
  std::string task_and_codes() const {
    std::string_view const gbr = other_tag("GBR");
    std::string out = gbr.empty() ? task_ : (is_study_sign(task_) ? task_ : "") + std::string(gbr);
    if (gbr.empty() && other_tag("Code").empty()) return out;
    if (gbr.empty()) out.clear();
    constexpr std::string_view code = "Code=";
    for (SourceMappedText const& item : record_.find(Id::other)->values)
      if (item.text().starts_with(code))
        out += (out.empty() ? "" : " ") + item.text().substr(code.size());
    return out;
  }
  static bool is_study_sign(std::string_view task) { return task == "+" || task == "="; }

  std::string tags(GameState const& state, bool black, std::string const& result) {
    used_.clear();
    std::string out;
    auto const or_unknown = [](std::string text) { return text.empty() ? "?" : text; };
    tag(out, "Event", event());
    auto const kept = [&](std::string_view name) {
      std::string_view const value = other_tag(name);
      return value.empty() ? std::string_view("?") : value;
    };
    tag_of(out, "Site", Id::site, kept("Site"));
    tag(out, "Date", date_tag(record_.text(Id::date)));
    tag_of(out, "Round", Id::round, kept("Round"));
    if (of_game_ || of_study_) {
      tag(out, "White", or_unknown(joined(Id::white, " & ")));
      tag(out, "Black", or_unknown(joined(Id::black, " & ")));
    } else {
      tag(out, "White", or_unknown(joined(Id::author, " & ")));
      tag(out, "Black", or_unknown(task_and_codes()));
    }
    tag(out, "Result", result);
    if (!from_array_) {
      tag(out, "SetUp", "1");
      tag(out, "FEN", fen(state, black));
      bool const by_files = position_name_ == "shredder" || position_name_ == "xfen";
      if (by_files && position_.castling && !position_.castling->empty())
        tag(out, "Variant", "Chess960");
    }
    tag_of(out, "WhiteElo", Id::white_elo, "");
    tag_of(out, "BlackElo", Id::black_elo, "");
    tag_of(out, "ECO", Id::eco, "");
    tag_of(out, "Opening", Id::opening, "");
    tag_of(out, "Annotator", Id::annotator, "");
    if (of_study_ && record_.text(Id::source).find(": ") != std::string_view::npos) {
      tag_of(out, "StudyName", Id::source, "");
      tag_of(out, "ChapterName", Id::title, "");
    }
    if (!task_.empty()) tag(out, "Stipulation", task_);
    return out;
  }

  // A whole FEN of the record is kept.
  std::string fen(GameState const& state, bool black) const {
    constexpr std::size_t fields = 6;
    auto const words = text::words_of(position_text_);
    bool const is_fen =
        position_name_ == "fen" || position_name_ == "shredder" || position_name_ == "xfen";
    if (is_fen && words.size() == fields && words[1] == (black ? "b" : "w")) return position_text_;
    return state.fen();
  }

  // Tags among the first ones, and codes in Black.
  bool is_written_elsewhere(std::string_view name) const {
    bool const code = !of_game_ && !of_study_ && (name == "GBR" || name == "Code");
    return name == "Site" || name == "Round" || code;
  }

  void rest_of_tags(std::string& out) {
    for (OwnTag const& own : own_tags()) {
      if (used_.contains(own.field)) continue;
      std::string const value = joined(own.field, "; ");
      if (!value.empty()) tag(out, own.name, value);
    }
    RecordField const* const other = record_.find(Id::other);
    if (!other) return;
    for (SourceMappedText const& item : other->values) {
      std::size_t const equals = item.text().find('=');
      std::string_view const name = std::string_view(item.text()).substr(0, equals);
      bool const is_tag =
          equals != std::string::npos && !name.empty() &&
          std::ranges::all_of(name, [](char c) { return text::is_alphanumeric(c) || c == '_'; });
      if (is_written_elsewhere(name)) continue;
      if (is_tag) tag(out, name, std::string_view(item.text()).substr(equals + 1));
      else lose(item.origin(), "entry of `other` left out: not a PGN tag");
    }
  }

  Record const& record_;
  text::Diagnostics& findings_;
  bool of_game_ = false, of_study_ = false, from_array_ = false;
  chess::Position position_;
  std::string position_name_, position_text_, task_;
  chess::Stipulation stipulation_;
  std::set<std::string_view> used_;  ///< fields that are in the tags so far
};

}  // namespace

std::optional<std::string> write(Record const& record, text::Diagnostics& findings) {
  Record const plain = in_markup(record, Markup::plain, findings);
  return Writer(plain, findings).run();
}

}  // namespace dawson::collection::pgn
