#include "collection/pgn/game_fields.hpp"

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <utility>

#include <fmt/format.h>

#include "collection/pgn/names.hpp"
#include "collection/pgn/own_tags.hpp"
#include "notation/pgn/comments.hpp"
#include "notation/pgn/game_cutter.hpp"
#include "text/scanning.hpp"

namespace dawson::collection::pgn {
namespace {

using notation::pgn::MoveNode;
using notation::pgn::MoveNote;
using notation::pgn::Tag;
using text::Span;

struct CodeMeaning {
  std::string_view code;
  Id field;
  std::string_view value;
};
constexpr auto code_meanings = std::to_array<CodeMeaning>({
    {"U1", Id::sound, "cooked"},
    {"U2", Id::sound, "cooked"},
    {"U4", Id::sound, "cooked"},
    {"U3", Id::sound, "unsound"},
    {"U5", Id::remark, "illegal position"},
    {"CR", Id::remark, "colours reversed"},
});

enum class Kind : std::uint8_t { lichess_study, composition, game };

// Returns the comments before the first half-move.
std::vector<std::string> first_comments(notation::pgn::Game const& game) {
  std::vector<std::string> all;
  for (MoveNote const& note : game.nodes.front().notes) all.push_back(note.text);
  std::uint32_t const first = game.nodes.front().first_child;
  if (first == MoveNode::none) return all;
  for (MoveNote const& note : game.nodes[first].notes)
    if (note.kind == MoveNote::Kind::comment_before) all.push_back(note.text);
  return all;
}

class Fields {
 public:
  Fields(ReadGame const& read, TagRules const& rules, text::Diagnostics& findings)
      : read_(read), game_(read.game), rules_(rules), findings_(findings) {}

  Record run() {
    record_.where = {0, game_.tags.empty() ? 0 : game_.tags.back().where.end};
    for (TagRules::Pair const& pair : rules_.pairs) take(pair.tag);
    white_ = value("white");
    black_ = value("black");
    event_ = value("event");
    site_ = value("site");
    for (char const* key :
         {"fen", "setup", "plycount", "result", "event", "site", "date", "white", "black"})
      take(key);
    read_task();
    read_codes();
    compare_results();
    switch (kind()) {
      case Kind::lichess_study: lichess_study(); break;
      case Kind::composition: composition(); break;
      case Kind::game: game(); break;
    }
    common();
    take_pairs();
    rest();
    return std::move(record_);
  }

 private:
  // Returns the value of a tag that no pair of `tags` names.
  std::string value(std::string_view key) const {
    auto const named = [&](TagRules::Pair const& pair) { return pair.tag == key; };
    if (std::ranges::any_of(rules_.pairs, named)) return {};
    return std::string(game_.tag(key));
  }
  void take(std::string_view key) { used_.emplace(key); }
  std::string taken(std::string_view key) {
    std::string text = used_.contains(key) ? std::string() : value(key);
    take(key);
    return text;
  }
  Span where(std::string_view key) const {
    Tag const* const tag = game_.find(key);
    return tag ? tag->where : Span{};
  }

  void add(FieldName field, std::string_view text, std::string_view key) {
    if (!text.empty()) record_.add(field, text, where(key));
  }
  void add_persons(Id field, std::string_view text, std::string_view key) {
    for (std::string const& name : persons(text)) add(field, name, key);
  }
  void keep(std::string const& name, std::string_view text, Span where) {
    if (!text.empty()) kept_.push_back({fmt::format("{}={}", name, text), where});
  }

  // Black names no player.
  bool black_is_nobody() const { return black_.empty() || names_side_to_move(black_); }

  Kind kind() const {
    constexpr std::string_view studies = "lichess.org/study";
    bool const of_lichess = site_.find(studies) != std::string::npos ||
                            game_.tag("chapterurl").find(studies) != std::string_view::npos ||
                            game_.find("studyname") || game_.find("chaptername");
    if (rules_.profile == Profile::game) return Kind::game;
    if (rules_.profile == Profile::study) return Kind::composition;
    if (of_lichess) return Kind::lichess_study;
    return !read_.position.array && black_is_nobody() ? Kind::composition : Kind::game;
  }

  // Takes the stipulation from its tag, or from White, Black and Event if they are one.
  void read_task() {
    set_task(taken("stipulation"));
    for (std::string* const text : {&white_, &black_}) {
      std::string const task = task_of(*text);
      if (task.empty()) continue;
      set_task(task);
      text->clear();
    }
    if (names_side_to_move(black_)) black_.clear();
    std::string const task = task_of(event_);
    if (task.empty()) return;
    set_task(task);
    event_.clear();
  }
  void set_task(std::string_view task) {
    if (task_.empty()) task_ = task;
  }

  // Reads the code of an endgame and the codes of HHdbVI in Black.
  void read_codes() {
    std::string_view rest = black_;
    if (auto const gbr = read_gbr(black_)) {
      if (gbr->sign == "+" || gbr->sign == "=") set_task(gbr->sign);
      kept_.push_back({"GBR=" + gbr->code, where("black")});
      has_gbr_ = true;
      rest.remove_prefix(gbr->end);
    } else if (!are_codes(black_)) {
      return;
    }
    for (std::string_view const code : text::words_of(rest)) codes_.emplace_back(code);
    black_.clear();
    task_of_comment();
  }
  bool has_code(std::string_view code) const {
    return std::ranges::find(codes_, code) != codes_.end();
  }

  // "stipulation: WORDS." in a comment before the moves.
  void task_of_comment() {
    constexpr std::string_view head = "stipulation: ";
    for (std::string const& comment : first_comments(game_)) {
      std::size_t const begin = comment.find(head);
      if (begin == std::string::npos) continue;
      std::size_t const end = comment.find('.', begin);
      if (end == std::string::npos) continue;
      std::string const words = comment.substr(begin + head.size(), end - begin - head.size());
      std::string const task = task_of(words);
      return set_task(task.empty() ? words : task);
    }
  }

  void compare_results() {
    std::string_view const tag = game_.tag("result");
    std::string_view const canonical = notation::pgn::canonical_result(tag);
    if (tag.empty() || read_.result.empty() || canonical == read_.result) return;
    findings_.push_back(text::warning(
        "W-PGN", where("result"),
        fmt::format("tag Result is `{}`, but the moves end with `{}`", tag, read_.result),
        "correct one of the two"));
  }

  void lichess_study() {
    for (char const* key : {"opening", "variation", "eco", "variant"}) take(key);
    std::string source = taken("studyname"), title = taken("chaptername");
    std::size_t const colon = event_.find(": ");
    if (title.empty() && source.empty() && colon != std::string::npos) {
      source = event_.substr(0, colon);
      title = event_.substr(colon + 2);
    }
    add(Id::source, source, "event");
    add(Id::title, title.empty() ? event_ : title, "event");
    add_persons(Id::white, white_, "white");
    add_persons(Id::black, black_, "black");
    add(Id::round, taken("round"), "round");
    keep("Site", site_, where("site"));
    keep("UTCDate", taken("utcdate"), where("utcdate"));
    keep("UTCTime", taken("utctime"), where("utctime"));
  }

  void composition() {
    bool const of_collection = has_gbr_ || !codes_.empty();
    if (of_collection) take_composers();
    if (is_name(white_)) add_persons(Id::author, white_, "white");
    else add(Id::title, white_, "white");
    bool const has_author = record_.find(Id::author) != nullptr;
    if (of_collection) take_award();
    take_source_number(of_collection);
    bool const link = site_.starts_with("http://") || site_.starts_with("https://");
    std::string const source = !event_.empty() ? event_ : link ? std::string() : site_;
    add(Id::source, source, event_.empty() ? "site" : "event");
    if (site_ != source) keep("Site", site_, where("site"));
    for (std::string const& code : codes_) {
      for (CodeMeaning const& meaning : code_meanings)
        if (meaning.code == code && !(meaning.field == Id::sound && record_.find(Id::sound)))
          add(meaning.field, meaning.value, "black");
      keep("Code", code, where("black"));
    }
    if (task_.empty()) task_of_termination();
    if (has_author) set_task(task_of_result());
  }

  // Many composers are listed in the first comment.
  void take_composers() {
    constexpr std::string_view unknown = " NN", many = "MC";
    if (white_.ends_with(unknown)) white_.resize(white_.size() - unknown.size());
    auto const comments = first_comments(game_);
    if (!has_code(many) || comments.empty()) return;
    white_ = comments.front().substr(0, comments.front().find('.'));
    for (std::size_t at; (at = white_.find(", ")) != std::string::npos;)
      white_.replace(at, 2, "; ");
  }

  // "2/3.hm ", "1.sp.p ", "sp.p " at the beginning of Event.
  void take_award() {
    text::Cursor at{event_};
    auto const digits = [&] { return at.take_while(text::is_digit).begin < at.at; };
    if (digits()) {
      if (at.take("/") && !digits()) return;
      if (!at.take(".")) return;
    }
    at.take("sp.");
    if (!at.take_any({"hm", "p", "c"}) || at.ahead() != ' ') return;
    add(Id::award, event_.substr(0, at.at), "event");
    event_ = event_.substr(event_.find_first_not_of(' ', at.at));
  }

  // "#17 Words"; of a collection of studies also "Words #17".
  void take_source_number(bool of_collection) {
    std::size_t const sign = of_collection             ? event_.find('#')
                             : event_.starts_with('#') ? 0
                                                       : event_.npos;
    if (sign == std::string::npos) return;
    text::Cursor at{event_, sign + 1};
    Span const number = at.take_while(text::is_word);
    bool const opens = sign == 0 && at.ahead() == ' ';
    bool const closes = of_collection && sign > 0 && at.done();
    if (number.begin == number.end || (!opens && !closes)) return;
    add(Id::source_number, at.part(number), "event");
    event_ = opens ? event_.substr(at.at + 1)
                   : event_.substr(0, event_.find_last_not_of(' ', sign - 1) + 1);
  }

  void task_of_termination() {
    std::string const termination = value("termination");
    std::string const folded = text::lower_case(termination);
    constexpr std::string_view head = "mate in ";
    if (!task_.empty() || !folded.starts_with(head)) return;
    std::string const number = folded.substr(head.size());
    if (number.empty() || !std::ranges::all_of(number, text::is_digit)) return;
    set_task("#" + number);
    take("termination");
  }

  std::string task_of_result() const {
    std::string_view const tag = notation::pgn::canonical_result(game_.tag("result"));
    std::string_view const result = tag.empty() ? read_.result : tag;
    if (result == "1/2-1/2") return "=";
    return result == (read_.position.black ? "0-1" : "1-0") ? "+" : "";
  }

  void game() {
    add_persons(Id::white, white_, "white");
    add_persons(Id::black, black_, "black");
    for (auto const& [key, field] :
         {std::pair("whiteelo", Id::white_elo), std::pair("blackelo", Id::black_elo)})
      if (std::string const elo = taken(key); elo != "0") add(field, elo, key);
    take_source_number(false);
    add(Id::tournament, event_, "event");
    add(Id::site, site_, "site");
    add(Id::round, taken("round"), "round");
    std::string_view const tag = notation::pgn::canonical_result(game_.tag("result"));
    std::string_view const result = tag.empty() ? read_.result : tag;
    if (result != "*") add(Id::result, result, "result");
    add(Id::eco, taken("eco"), "eco");
    std::string opening = taken("opening");
    std::string const variation = taken("variation");
    if (!opening.empty() && !variation.empty()) opening += ": ";
    add(Id::opening, opening + variation, "opening");
  }

  void common() {
    std::string date = date_of(value("date"));
    if (date.empty() && kind() != Kind::lichess_study) date = date_of(taken("utcdate"));
    add(Id::date, date, "date");
    std::string annotator = taken("annotator");
    for (std::string_view const site : {"https://lichess.org/@/", "http://lichess.org/@/"})
      if (annotator.starts_with(site)) annotator.erase(0, site.size());
    add(Id::annotator, annotator, "annotator");
    if (task_.empty()) task_of_termination();
    add(Id::stipulation, task_, "stipulation");
    take("variant");
    add(Id::conditions, read_.position.variant, "variant");
    add(Id::variant, read_.position.field == "fsf" ? read_.position.letters : "", "variant");
    if (!read_.position.field.empty()) add(read_.position.field, read_.position.text, "fen");
    if (read_.position.black) add(Id::tomove, "black", "fen");
  }

  // The pairs of `tags`.
  void take_pairs() {
    for (TagRules::Pair const& pair : rules_.pairs) {
      std::string_view const text = game_.tag(pair.tag);
      auto const& field = *std::ranges::find(problem::fields(), pair.field, &problem::Field::name);
      if (field.syntax == problem::Syntax::names) add_persons(field.id, text, pair.tag);
      else if (field.syntax == problem::Syntax::date) add(field.id, date_of(text), pair.tag);
      else add(field.id, text, pair.tag);
    }
  }

  void rest() {
    for (Tag const& tag : game_.tags) {
      if (notation::pgn::says_nothing(tag.value) || used_.contains(tag.key)) continue;
      std::string_view const field = field_of_own_tag(tag.key);
      if (!field.empty() && record_.text(field) == tag.value) continue;
      if (field.empty() || record_.find(field)) keep(tag.name, tag.value, tag.where);
      else add_own(field, tag);
    }
    for (auto const& [text, where] : kept_) record_.add(Id::other, text, where);
  }

  void add_own(FieldName field, Tag const& tag) {
    if (!form_of(field).list) return add(field, tag.value, tag.key);
    constexpr std::string_view between = "; ";
    for (std::size_t at = 0; at <= tag.value.size();) {
      std::size_t const end = std::min(tag.value.find(between, at), tag.value.size());
      add(field, std::string_view(tag.value).substr(at, end - at), tag.key);
      at = end + between.size();
    }
  }

  ReadGame const& read_;
  notation::pgn::Game const& game_;
  TagRules const& rules_;
  text::Diagnostics& findings_;
  Record record_;
  std::string white_, black_, event_, site_, task_;
  bool has_gbr_ = false;
  std::vector<std::string> codes_;
  std::set<std::string, std::less<>> used_;  ///< keys of tags
  std::vector<std::pair<std::string, Span>> kept_;
};

}  // namespace

bool has_game_moves(ReadGame const& read, TagRules const& rules) {
  return read.position.array || rules.profile == Profile::game;
}

Record fields_of_tags(ReadGame const& read, TagRules const& rules, text::Diagnostics& findings) {
  return Fields(read, rules, findings).run();
}

}  // namespace dawson::collection::pgn
