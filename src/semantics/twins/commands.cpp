// Commands are words of the table `popeye::changes`; any unambiguous abbreviation is accepted. A
// row gives the arguments of its command:
//
//     twin    = [ continued ] , { command } ;
//     command = word , arguments ;
//     squares = square , { square } ;                            (* one token: e6c2 *)
//     axis    = "a1<-->h1" | "a1<-->a8" | "a1<-->h8" | "a8<-->h1" | "h1" | "a8" | "h8" ;
#include "semantics/twins/commands.hpp"

#include <algorithm>
#include <iterator>
#include <span>

#include <fmt/format.h>

#include "notation/men/men_words.hpp"
#include "semantics/popeye/conditions.hpp"
#include "semantics/popeye/problem.hpp"
#include "semantics/popeye/words.hpp"
#include "semantics/twins/board_changes.hpp"
#include "text/scanning.hpp"

namespace dawson::semantics {
namespace {

using chess::ChangeKind;
using chess::Language;
using chess::NamedPiece;
using chess::TwinChange;
using popeye::Token;
using popeye::Tokens;

class CommandReader {
 public:
  CommandReader(Tokens& tokens, Language language, text::Diagnostics& findings)
      : tokens_(tokens), language_(language), findings_(findings) {}

  chess::Twin run() {
    twin_.where = {tokens_.peek().where.begin, tokens_.peek().where.begin};
    bool any = false;
    for (Token token = tokens_.peek(); !token.ended(); token = tokens_.peek()) {
      auto const found = popeye::match(token.text, popeye::changes(), language_);
      if (!found.index && !found.several) break;
      if (is_other_command(token, found.index)) break;
      tokens_.take();
      twin_.where.end = token.where.end;
      if (!found.index) {
        report("E-AMBIGUOUS", token.where, fmt::format("ambiguous change `{}`", token.text),
               "write more of its letters");
        continue;
      }
      take(popeye::changes()[*found.index], token, !any);
      any = true;
    }
    if (!any) twin_.continued = true;
    return std::move(twin_);
  }

 private:
  // Returns true for "twin", "remark" and the ends of problems, which are no changes even if a
  // change begins like them.
  bool is_other_command(Token const& token, std::optional<std::size_t> change) const {
    auto const command = popeye::match(token.text, popeye::keywords(), language_);
    if (!command.index) return false;
    if (!change) return true;
    auto const whole = [&](auto const& row) {
      return row.words.in(language_).size() == token.text.size();
    };
    return whole(popeye::keywords()[*command.index]) && !whole(popeye::changes()[*change]);
  }

  void report(std::string code, text::Span where, std::string message, std::string hint = {}) {
    findings_.push_back(text::error(std::move(code), where, std::move(message), std::move(hint)));
  }

  void take(popeye::Change const& command, Token const& word, bool first) {
    using popeye::ChangeTakes;
    std::size_t const faults = findings_.size();
    TwinChange change;
    change.kind = command.kind;
    switch (command.takes) {
      case ChangeTakes::nothing: break;
      case ChangeTakes::continued:
        twin_.continued = twin_.says_continued = true;
        if (!first)
          report("E-CONTINUED", word.where, fmt::format("`{}` must come first", word.text),
                 "move it before the other changes");
        return;
      case ChangeTakes::squares_2: take_square(change, word) && take_square(change, word); break;
      case ChangeTakes::squares: take_squares(change, word); break;
      case ChangeTakes::walks_2: take_walk(change, word) && take_walk(change, word); break;
      case ChangeTakes::pieces: take_pieces(change, word, faults); break;
      case ChangeTakes::angle: take_angle(change, word); break;
      case ChangeTakes::axis: take_axis(change, word); break;
      case ChangeTakes::stipulation:
        take_text(change, popeye::read_stipulation(tokens_, word, findings_));
        break;
      case ChangeTakes::structured:
        take_text(change, popeye::read_structured(tokens_, language_, word, findings_));
        break;
      case ChangeTakes::conditions:
        for (text::SourceMappedText const& one :
             popeye::read_conditions(tokens_, language_, findings_))
          take_text(change, one);
        break;
    }
    change.where = {word.where.begin, twin_.where.end};
    if (no_error_since(faults)) twin_.changes.push_back(std::move(change));
  }

  // Returns true if the findings from `first` on contain no error.
  bool no_error_since(std::size_t first) const {
    return std::none_of(findings_.begin() + static_cast<std::ptrdiff_t>(first), findings_.end(),
                        text::is_error);
  }

  void take_text(TwinChange& change, std::optional<text::SourceMappedText> const& value) {
    if (!value) return;
    change.texts.push_back(value->text());
    twin_.where.end = value->origin().end;
  }

  Token next() {
    Token const token = tokens_.take();
    twin_.where.end = token.where.end;
    return token;
  }

  // Returns true if an argument follows, and not the next command.
  bool has_argument(Token const& word) {
    Token const token = tokens_.peek();
    auto const command = popeye::match(token.text, popeye::changes(), language_);
    bool const another = command.index && token.text.size() > 2;
    if (!token.ended() && !another) return true;
    report("E-ARGUMENT", word.where, fmt::format("missing argument after `{}`", word.text),
           "write the squares, pieces, angle or reflection after it");
    return false;
  }

  // Returns the squares of one token; empty if the token contains anything else.
  static std::vector<NamedPiece> squares_in(Token const& token) {
    std::vector<NamedPiece> squares;
    for (std::size_t at = 0; at < token.text.size();) {
      std::size_t end = at + 1;
      while (end < token.text.size() && text::is_digit(token.text[end])) ++end;
      auto const square = chess::read_square(token.text.substr(at, end - at));
      if (!square) return {};
      squares.push_back(
          {{}, {}, {}, {}, square, {token.where.begin + at, token.where.begin + end}});
      at = end;
    }
    return squares;
  }

  bool take_squares(TwinChange& change, Token const& word) {
    if (!has_argument(word)) return false;
    Token const token = next();
    change.pieces = squares_in(token);
    if (change.pieces.empty()) report_no_square(token);
    return !change.pieces.empty();
  }

  bool take_square(TwinChange& change, Token const& word) {
    if (!has_argument(word)) return false;
    Token const token = next();
    auto squares = squares_in(token);
    if (squares.size() != 1) return report_no_square(token), false;
    change.pieces.push_back(std::move(squares.front()));
    return true;
  }

  void report_no_square(Token const& token) {
    report("E-SQUARE", token.where, fmt::format("`{}` is not a square", token.text),
           "write file and rank, such as e4");
  }

  bool take_walk(TwinChange& change, Token const& word) {
    if (!has_argument(word)) return false;
    Token const token = next();
    auto const piece = notation::piece_of_walk(token.text, language_);
    if (!piece) {
      report("E-WALK", token.where, fmt::format("unknown piece `{}`", token.text),
             notation::hint_for_walk(token.text.substr(0, 2), language_));
      return false;
    }
    change.pieces.push_back({{}, {}, {*piece}, {}, {}, token.where});
    return true;
  }

  // Invisible pieces are a change of their own.
  void take_pieces(TwinChange& change, Token const& word, std::size_t faults) {
    change.may_replace = true;
    auto const listed =
        popeye::read_list(tokens_, language_, findings_, popeye::LoneWalks::as_popeye_does);
    for (popeye::Placed const& placed : listed.pieces) {
      NamedPiece piece;
      piece.side = placed.side;
      piece.pieces = {*notation::piece_of_walk(placed.walk, Language::english)};
      piece.attributes.assign(placed.attributes.begin(), placed.attributes.end());
      piece.square = chess::read_square(placed.square);
      piece.where = placed.where;
      twin_.where.end = std::max(twin_.where.end, placed.where.end);
      change.pieces.push_back(std::move(piece));
    }
    if (listed.invisible > 0 && no_error_since(faults)) {
      TwinChange invisible;
      invisible.kind = ChangeKind::invisible;
      invisible.texts = {std::to_string(listed.invisible)};
      twin_.where.end = std::max(twin_.where.end, tokens_.peek().where.begin);
      invisible.where = {word.where.begin, twin_.where.end};
      if (listed.pieces.empty()) change = std::move(invisible);
      else twin_.changes.push_back(std::move(invisible));
    } else if (listed.pieces.empty() && no_error_since(faults)) {
      report("E-ARGUMENT", word.where, fmt::format("missing pieces after `{}`", word.text),
             "begin the list with White, Black or Neutral: Add White Pa7b7");
    }
  }

  void take_angle(TwinChange& change, Token const& word) {
    if (!has_argument(word)) return;
    Token const token = next();
    if (auto const angle = angle_of(token.text)) change.angle = *angle;
    else
      report("E-ANGLE", token.where, fmt::format("`{}` is not an angle", token.text),
             "write 90, 180 or 270, in degrees counterclockwise");
  }

  void take_axis(TwinChange& change, Token const& word) {
    if (!has_argument(word)) return;
    Token const token = next();
    if (auto const axis = reflection_of(token.text)) change.reflection = *axis;
    else
      report("E-MIRROR", token.where, fmt::format("unknown reflection `{}`", token.text),
             "write a1<-->h1, a1<-->a8, a1<-->h8 or a8<-->h1");
  }

  Tokens& tokens_;
  Language language_;
  text::Diagnostics& findings_;
  chess::Twin twin_;
};

std::string_view word_of(TwinChange const& change) {
  bool const invisible = change.kind == ChangeKind::invisible;
  bool const structured =
      change.kind == ChangeKind::stipulation && popeye::is_structured(change.texts.front());
  auto const row = std::ranges::find_if(popeye::changes(), [&](popeye::Change const& one) {
    return one.kind == (invisible ? ChangeKind::add : change.kind) &&
           one.takes != popeye::ChangeTakes::continued &&
           (one.takes == popeye::ChangeTakes::structured) == structured;
  });
  return row->words.english;
}

std::string list_of(std::span<NamedPiece const> pieces) {
  std::vector<popeye::Placed> placed;
  for (NamedPiece const& piece : pieces)
    placed.push_back({*piece.side,
                      {piece.attributes.begin(), piece.attributes.end()},
                      notation::english_walk(piece.pieces.front()),
                      chess::square_name(*piece.square),
                      piece.where});
  return popeye::write_list(placed).text();
}

std::string arguments_of(TwinChange const& change) {
  switch (change.kind) {
    case ChangeKind::add: return " " + list_of(change.pieces);
    case ChangeKind::replace: return " " + list_of({change.pieces.data(), 1});
    case ChangeKind::rotate: return fmt::format(" {}", change.angle);
    case ChangeKind::mirror: return fmt::format(" {}", axis_name(change.reflection));
    case ChangeKind::invisible: return fmt::format(" TotalInvisible {}", change.texts.front());
    default: break;
  }
  std::string out;
  bool const glued = change.kind == ChangeKind::remove;
  for (NamedPiece const& piece : change.pieces) {
    out += glued && !out.empty() ? "" : " ";
    out += piece.square ? chess::square_name(*piece.square)
                        : notation::english_walk(piece.pieces.front());
  }
  for (std::string const& text : change.texts)
    out += " " + (change.kind == ChangeKind::conditions
                      ? popeye::condition_for_popeye(text).value_or(text)
                      : text);
  return out;
}

// Returns true if the text begins with a command. A word of one or two letters may also name a
// piece: as a command it is in small letters and is followed by squares or pieces.
bool opens_with_command(std::string_view text, Language language) {
  std::string_view const word = text.substr(0, text.find(' '));
  auto const found = popeye::match(word, popeye::changes(), language).index;
  if (!found || word.size() > 2) return found.has_value();
  using popeye::ChangeTakes;
  ChangeTakes const takes = popeye::changes()[*found].takes;
  return text::lower_case(word) == word &&
         (takes == ChangeTakes::squares_2 || takes == ChangeTakes::squares ||
          takes == ChangeTakes::pieces);
}

}  // namespace

chess::Twin read_twin_commands(Tokens& tokens, Language language, text::Diagnostics& findings) {
  return CommandReader(tokens, language, findings).run();
}

text::Result<chess::Twin> read_twin_commands(std::string_view text, Language language) {
  text::Diagnostics unused;
  return read_twin_commands(text, language, unused);
}

text::Result<chess::Twin> read_twin_commands(std::string_view text, Language language,
                                             text::Diagnostics& warnings) {
  text::Diagnostics findings;
  Tokens tokens(text, 0, findings);
  chess::Twin twin = read_twin_commands(tokens, language, findings);
  auto const fault = std::ranges::find_if(findings, text::is_error);
  if (fault != findings.end()) return *fault;
  Token const rest = tokens.peek();
  if (!rest.ended()) {
    bool const several = popeye::match(rest.text, popeye::changes(), language).several;
    return several ? text::error("E-AMBIGUOUS", rest.where,
                                 fmt::format("ambiguous change `{}`", rest.text),
                                 "write more of its letters")
                   : text::error("E-COMMAND", rest.where,
                                 fmt::format("unknown twin change `{}`", rest.text),
                                 "write Move, Exchange, Remove, Add, Substitute, Rotate, Mirror, "
                                 "Shift or PolishType, in the language of the text");
  }
  twin.text = std::string(text);
  std::ranges::move(findings, std::back_inserter(warnings));
  return twin;
}

std::optional<chess::Twin> commands_in_any_language(std::string_view text) {
  std::size_t const begin = text.find_first_not_of(text::white_space);
  if (begin == std::string_view::npos) return {};
  for (Language const language : chess::all_languages) {
    if (!opens_with_command(text.substr(begin), language)) continue;
    auto twin = read_twin_commands(text, language);
    if (twin) return std::move(*twin);
  }
  return {};
}

std::string write_twin_commands(chess::Twin const& twin) {
  std::string out = twin.continued ? "Continued" : "";
  for (TwinChange const& change : twin.changes)
    out += fmt::format("{}{}{}", out.empty() ? "" : " ", word_of(change), arguments_of(change));
  return out;
}

}  // namespace dawson::semantics
