// A problem is read command by command. The list after a command continues until a word that does
// not belong to it; only then the word is looked up among the commands. An unknown word is
// reported once, and the text after it, up to the next command, is skipped.
#include <algorithm>
#include <array>
#include <map>

#include <fmt/format.h>

#include "chess/languages/words.hpp"
#include "collection/authors.hpp"
#include "collection/from_tex.hpp"
#include "collection/popeye/popeye.hpp"
#include "notation/forsyth/fen.hpp"
#include "notation/men/men_words.hpp"
#include "semantics/popeye/conditions.hpp"
#include "semantics/popeye/problem.hpp"
#include "semantics/popeye/words.hpp"
#include "semantics/twins/lists.hpp"
#include "text/scanning.hpp"
#include "text/suggestions.hpp"

namespace dawson::collection::popeye {
namespace {

using namespace semantics::popeye;
using chess::Language;
using text::SourceMappedText;
using text::Span;

constexpr int side_length = 8;

// The pieces of the game array, as `pieces` lists them.
constexpr std::string_view game_array =
    "White Ke1 Qd1 Ra1h1 Bc1f1 Sb1g1 Pa2b2c2d2e2f2g2h2 "
    "Black Ke8 Qd8 Ra8h8 Bc8f8 Sb8g8 Pa7b7c7d7e7f7g7h7";

// Conditions that allow two pieces on a square.
constexpr std::string_view doubling[] = {"volcanic",   "vulkan", "volcanique", "parachute",
                                         "fallschirm", "ghost",  "geister",    "haunted",
                                         "spukschach", "hantés"};

class ProblemReader {
 public:
  ProblemReader(std::string_view text, std::size_t start, Language language,
                text::Diagnostics& findings)
      : tokens_(text, start, findings), language_(language), findings_(findings) {
    record_.where = {start, std::min(text.find('\n', start), text.size())};
  }

  Record run(bool& ended) {
    while (!tokens_.peek().ended() && !ended) {
      Token const token = tokens_.peek();
      auto const found = match(token.text, keywords(), language_);
      if (!found.index) {
        skip_offending(token, found.several);
        continue;
      }
      tokens_.take();
      ended = take(keywords()[*found.index].command, token);
    }
    finish();
    return std::move(record_);
  }

  bool closes_file() const { return closes_file_; }
  bool lacks_pieces() const { return lacks_pieces_; }

 private:
  void skip_offending(Token const& token, bool several) {
    findings_.push_back(
        several ? text::error("E-AMBIGUOUS", token.where,
                              fmt::format("ambiguous command `{}`", token.text),
                              "write more of its letters")
                : text::error("E-COMMAND", token.where, fmt::format("unexpected `{}`", token.text),
                              "remove it; the text up to the next command is left out"));
    tokens_.take();
    while (!tokens_.peek().ended() && !match(tokens_.peek().text, keywords(), language_).index)
      tokens_.take();
  }

  // Returns whether the problem ends here.
  bool take(Command command, Token const& word) {
    bool const of_twins = command == Command::twin || command == Command::zeroposition ||
                          command == Command::remark || command == Command::next ||
                          command == Command::end;
    if (twins_begun_ && !of_twins)
      findings_.push_back(text::warning(
          "W-LATE", word.where, "Popeye ignores commands after the twins; Dawson applies this one",
          "move it before the first twin"));
    switch (command) {
      case Command::begin:
        findings_.push_back(text::error("E-COMMAND", word.where,
                                        "unexpected command: a problem has already begun",
                                        "write `NextProblem` between problems"));
        break;
      case Command::next: return true;
      case Command::end: closes_file_ = true; return true;
      case Command::remark: take_remark(word); break;
      case Command::author: add_authors(record_, rest_of(word), findings_); break;
      case Command::origin: add_source(record_, rest_of(word)); break;
      case Command::title: take_line(Id::dedication, word); break;
      case Command::award: put_award(record_, rest_of(word)); break;
      case Command::pieces: take_pieces(); break;
      case Command::forsyth: take_forsyth(word); break;
      case Command::game_array: take_game_array(word); break;
      case Command::stipulation: take_stipulation(word); break;
      case Command::structured: take_structured(word); break;
      case Command::condition: take_list(Id::conditions, "condition", read_conditions); break;
      case Command::option: take_list(Id::options, "option", read_options); break;
      case Command::twin:
        twins_begun_ = true;
        take_twin(word, false);
        break;
      case Command::zeroposition:
        twins_begun_ = true;
        take_twin(word, true);
        break;
      case Command::protocol: take_other("protocol", word); break;
      case Command::latex:
        take_other("latex", word);
        take_symbols();
        break;
      case Command::latex_men: take_symbols(); break;
    }
    return false;
  }

  // Reports words that do not belong to the list one by one, and continues the list after them.
  template <class Read>
  void take_list(FieldName field, std::string_view what, Read read) {
    while (true) {
      for (SourceMappedText& one : read(tokens_, language_, findings_))
        record_.add(field, std::move(one));
      Token const token = tokens_.peek();
      auto const command = match(token.text, keywords(), language_);
      if (token.ended() || command.index || command.several) return;
      std::string_view const near = what == "option" ? closest_option(token.text, language_)
                                                     : closest_condition(token.text, language_);
      findings_.push_back(
          text::suggesting(text::error(what == "option" ? "E-OPTION" : "E-CONDITION", token.where,
                                       fmt::format("unknown {} `{}`", what, token.text),
                                       "remove it, or use a name from Popeye's manual"),
                           near));
      tokens_.take();
    }
  }

  void take_line(FieldName field, Token const& word) { record_.add(field, rest_of(word)); }

  static SourceMappedText plain(Token const& line) {
    return read_text_line(SourceMappedText(line.text, line.where.begin));
  }

  SourceMappedText rest_of(Token const& word) { return plain(tokens_.rest_of_line(word)); }

  // A board without an intended piece is not printed as a diagram.
  void leave_out_after(std::size_t findings) {
    for (std::size_t i = findings; i < findings_.size(); ++i) {
      text::Diagnostic& finding = findings_[i];
      if (finding.severity != text::Severity::error) continue;
      finding.hint += finding.hint.empty() ? "" : "; ";
      finding.hint += "the problem is left out";
      lacks_pieces_ = true;
    }
  }

  std::vector<Placed>& pieces() { return second_ ? target_ : pieces_; }
  void take_pieces() {
    std::size_t const before = findings_.size();
    Listed const listed = read_list(tokens_, language_, findings_);
    leave_out_after(before);
    pieces().insert(pieces().end(), listed.pieces.begin(), listed.pieces.end());
    invisible_ = listed.invisible;
  }

  void take_forsyth(Token const& word) {
    Token const token = tokens_.peek();
    if (token.ended())
      return findings_.push_back(text::error("E-EMPTY", word.where, "missing position",
                                             "add the position in Forsyth notation"));
    tokens_.take();
    auto const ranks = notation::read_popeye_ranks(token.text, language_);
    for (Span const slash : ranks.shifting)
      findings_.push_back(text::warning("W-RANK", text::shifted(slash, token.where.begin),
                                        "slash in the middle of a rank; ignored, as Popeye does",
                                        "remove it, or complete the rank before it"));
    if (ranks.fault) {
      text::Diagnostic fault = *ranks.fault;
      fault.span = text::shifted(fault.span, token.where.begin);
      findings_.push_back(std::move(fault));
      leave_out_after(findings_.size() - 1);
    }
    for (auto const& [square, piece, where] : ranks.pieces) {
      std::string name{static_cast<char>('a' + square % side_length),
                       static_cast<char>('8' - square / side_length)};
      pieces().push_back({piece.side,
                          {},
                          notation::english_walk(piece),
                          std::move(name),
                          text::shifted(where, token.where.begin)});
    }
    // A list by square names a piece once, followed by its squares.
    std::stable_sort(pieces().end() - static_cast<std::ptrdiff_t>(ranks.pieces.size()),
                     pieces().end(), [](Placed const& a, Placed const& b) {
                       return std::pair(a.side.name, a.walk) < std::pair(b.side.name, b.walk);
                     });
    invisible_ = 0;
  }

  void take_game_array(Token const& word) {
    text::Diagnostics none;
    Tokens tokens(game_array, 0, none);
    for (Placed& piece : read_list(tokens, Language::english, none).pieces) {
      piece.where = word.where;
      pieces().push_back(std::move(piece));
    }
  }

  void take_stipulation(Token const& word) {
    auto const stipulation = read_stipulation(tokens_, word, findings_);
    if (!stipulation) return;
    record_.erase(Id::stipulation);
    record_.add(Id::stipulation, *stipulation);
    second_ = leads_to_a_position(stipulation->text());
  }

  void take_structured(Token const& word) {
    auto const stipulation = read_structured(tokens_, language_, word, findings_);
    if (!stipulation) return;
    record_.erase(Id::stipulation);
    record_.add(Id::stipulation, *stipulation);
  }

  void take_twin(Token const& word, bool zeroposition) {
    if (!(zeroposition_ |= zeroposition)) place_ = std::max(place_, 1);
    record_.add(Id::twins,
                read_twin(tokens_, language_, word, semantics::twin_label(place_++), findings_));
  }

  // A remark with the label of a twin without changes describes the twin, which Popeye does not
  // support.
  void take_remark(Token const& word) {
    SourceMappedText remark = plain(tokens_.rest_of_line(word));
    RecordField* const twins = record_.find(Id::twins);
    std::size_t const plus = remark.text().starts_with('+') ? 1 : 0;
    std::string const label = remark.text().substr(plus, remark.text().find(") ") - plus);
    if (twins && twins->values.back().text() == label + ") Continued")
      twins->values.back() = std::move(remark);
    else record_.add(Id::remark, std::move(remark));
  }

  void take_other(std::string_view key, Token const& word) {
    Token const line = tokens_.rest_of_line(word);
    if (line.text.empty()) return;
    record_.add(Id::other, fmt::format("{}={}", key, line.text), line.where);
  }

  // Parses "g DU Grasshopper": a walk, a figure with its rotation, a name up to the end of the
  // line.
  void take_symbols() {
    while (!tokens_.peek().ended()) {
      Token const walk = tokens_.peek();
      Token const figure = tokens_.after();
      auto const english = english_walk(walk.text, language_);
      auto const key = figure_key(figure.text);
      if (!english || !key) return;
      tokens_.take();
      tokens_.take();
      Token const name = tokens_.rest_of_line(figure);
      record_.add(Id::legend, fmt::format("{} = {}", *key, plain(name).text()),
                  {walk.where.begin, name.where.end});
      record_.add(Id::other, fmt::format("symbol {}={}", *english, figure.text), walk.where);
    }
  }

  void finish() {
    if (pieces_.empty() && !lacks_pieces_ && !record_.fields.empty())
      findings_.push_back(text::error("E-EMPTY", record_.where, "problem has no pieces",
                                      "list them after `Pieces`"));
    if (second_ && target_.empty() && !pieces_.empty())
      findings_.push_back(text::warning("W-TARGET", record_.find(Id::stipulation)->where,
                                        "missing target position after the stipulation",
                                        "list its pieces after `Pieces`"));
    std::size_t const before = findings_.size();
    report_doubles(pieces_);
    report_doubles(target_);
    leave_out_after(before);
    add_position("men", pieces_);
    add_position(Id::target, target_);
    if (invisible_ > 0) {
      auto const& words = chess::words(language_).invisible[invisible_ > 1 ? 1 : 0];
      record_.add(Id::remark, fmt::format("+{} {}", invisible_, words), record_.where);
      record_.add(Id::other, fmt::format("invisible={}", invisible_), record_.where);
    }
    if (zeroposition_) record_.add(Id::remark, chess::words(language_).zeroposition, record_.where);
    arrange(record_);
  }

  void add_position(FieldName field, std::vector<Placed> const& pieces) {
    if (!pieces.empty()) record_.add(field, write_list(pieces));
  }

  // The later piece remains; under some conditions the earlier one goes below it.
  void report_doubles(std::vector<Placed>& pieces) {
    RecordField const* const conditions = record_.find(Id::conditions);
    bool const below =
        conditions &&
        std::ranges::any_of(conditions->values, [](SourceMappedText const& condition) {
          std::string const name = text::lower_case(condition.text());
          return std::ranges::any_of(doubling, [&](std::string_view word) {
            return name.find(word) != std::string::npos;
          });
        });
    std::map<std::string, std::size_t> taken;
    std::vector<Placed> kept;
    for (Placed& piece : pieces) {
      auto const [there, is_new] = taken.try_emplace(piece.square, kept.size());
      if (is_new) {
        kept.push_back(std::move(piece));
        continue;
      }
      Placed& first = kept[there->second];
      text::Diagnostic finding =
          below
              ? text::warning("W-BELOW", piece.where,
                              fmt::format("two pieces on {}; the first one is kept in a remark",
                                          piece.square))
              : text::error("E-DOUBLE", piece.where, fmt::format("two pieces on {}", piece.square),
                            "remove one of the two");
      finding.notes.push_back({first.where, "first one here"});
      findings_.push_back(std::move(finding));
      if (below)
        record_.add(Id::remark,
                    fmt::format("{} below: {}", piece.square, write_list({first}).text()),
                    first.where);
      first = std::move(piece);
    }
    pieces = std::move(kept);
  }

  Tokens tokens_;
  Language language_;
  text::Diagnostics& findings_;
  Record record_;
  std::vector<Placed> pieces_, target_;
  bool second_ = false;  // pieces listed from here on belong to the target position
  int invisible_ = 0;
  bool twins_begun_ = false, zeroposition_ = false;
  int place_ = 0;  // of the next twin
  bool closes_file_ = false;
  bool lacks_pieces_ = false;  // pieces that cannot be read
};

}  // namespace

std::optional<Record> Reader::read(std::string_view text, text::Diagnostics& findings) {
  std::size_t start = 0;
  while (start < text.size() && is_separator(text[start])) ++start;
  if (start == text.size()) return {};
  if (!language_) {
    text::Diagnostics none;
    Token const first = Tokens(text, 0, none).peek();
    language_ = language_of(first.text);
    if (!language_ && begun_) {
      findings.push_back(
          text::warning("W-END", first.where, "text after the last problem is ignored"));
      return {};
    }
    if (!language_) {
      findings.push_back(text::error("E-BEGIN", first.where, "expected the beginning of a problem",
                                     "begin the file with `BeginProblem`, `AnfangProblem` or "
                                     "`DebutProbleme`"));
      return {};
    }
    start = first.where.end;
    begun_ = true;
  }
  ProblemReader problem(text, start, *language_, findings);
  bool ended = false;
  Record record = problem.run(ended);
  if (!ended)
    findings.push_back(text::warning("W-END", {text.size(), text.size()},
                                     "missing `EndProblem` at the end of the file",
                                     "add `EndProblem` after the last problem"));
  else if (problem.closes_file()) language_.reset();
  if (record.fields.empty() || problem.lacks_pieces()) return {};
  return record;
}

}  // namespace dawson::collection::popeye
