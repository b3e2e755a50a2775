#include "semantics/popeye/problem.hpp"

#include <algorithm>
#include <array>
#include <charconv>

#include <fmt/format.h>

#include "chess/fairy_pieces.hpp"
#include "notation/men/men_words.hpp"
#include "semantics/popeye/words.hpp"
#include "text/scanning.hpp"

namespace dawson::semantics::popeye {
namespace {

using chess::Language;

class ListReader {
 public:
  ListReader(Tokens& tokens, Language language, text::Diagnostics& findings, LoneWalks lone_walks)
      : tokens_(tokens), language_(language), findings_(findings), lone_walks_(lone_walks) {}

  Listed run() {
    while (!tokens_.peek().ended() && (take_colour() || take_piece() || skip_offending())) {}
    return std::move(result_);
  }

 private:
  // Returns true for a walk of one or two characters whose squares are in the next token.
  bool is_lone_walk() const {
    std::string_view const token = tokens_.peek().text;
    bool const short_enough = token.size() <= 2 || token.find('/') != std::string_view::npos;
    return short_enough && english_walk(token, language_) && are_squares(tokens_.after().text);
  }

  // Returns true for "magic white ra7", the order of older versions of Popeye.
  bool is_attribute_ahead_of_colour() const {
    auto const after = match(tokens_.after().text, colours(), language_);
    return match(tokens_.peek().text, chess::attributes(), language_).index && after.index &&
           colours()[*after.index].side;
  }

  bool take_colour() {
    Token const token = tokens_.peek();
    // The first word of a list is a colour: "bl b3g4" has a B3 on g4, no BL on b3 and g4.
    if (side_ && (cut_piece(token.text) || is_lone_walk())) return false;
    if (is_attribute_ahead_of_colour()) {
      auto const attribute = *match(token.text, chess::attributes(), language_).index;
      tokens_.take();
      if (take_colour()) attributes_.push_back(chess::attributes()[attribute].words.english);
      return true;
    }
    auto const found = match(token.text, colours(), language_);
    if (found.several && ambiguous(token)) return true;
    if (!found.index) return false;
    tokens_.take();
    Colour const& colour = colours()[*found.index];
    if (!colour.side) return take_invisible(token);
    side_ = *colour.side;
    attributes_.clear();
    while (take_attribute()) {}
    return true;
  }

  // Reports a word that begins several colours and is no command.
  bool ambiguous(Token const& token) {
    if (match(token.text, keywords(), language_).index) return false;
    findings_.push_back(text::error("E-AMBIGUOUS", token.where,
                                    fmt::format("ambiguous colour `{}`", token.text),
                                    "write more of its letters"));
    tokens_.take();
    return true;
  }

  bool take_attribute() {
    Token const token = tokens_.peek();
    auto const found = match(token.text, chess::attributes(), language_);
    if (is_lone_walk()) {
      if (found.several && lone_walks_ == LoneWalks::as_popeye_does)
        findings_.push_back(text::error(
            "E-AMBIGUOUS", token.where, fmt::format("ambiguous attribute `{}`", token.text),
            fmt::format("write {}{}", token.text, tokens_.after().text)));
      else if (found.index || found.several)
        findings_.push_back(text::warning(
            "W-LONEWALK", token.where,
            fmt::format("Popeye reads `{}` as an attribute; Dawson reads it as a piece",
                        token.text),
            fmt::format("write {}{}", token.text, tokens_.after().text)));
      return false;
    }
    if (!found.index || cut_piece(token.text)) return false;
    tokens_.take();
    attributes_.push_back(chess::attributes()[*found.index].words.english);
    return true;
  }

  bool take_invisible(Token const& word) {
    Token const token = tokens_.peek();
    int number = 0;
    char const* const end = token.text.data() + token.text.size();
    auto const read = std::from_chars(token.text.data(), end, number);
    if (token.ended() || read.ec != std::errc() || read.ptr != end || number < 0 || number > 64) {
      findings_.push_back(text::error("E-NUMBER", word.where, "missing number of invisible pieces",
                                      "write a number from 0 to 64"));
      return true;
    }
    tokens_.take();
    result_.invisible += number;
    return true;
  }

  bool take_piece() {
    Token const token = tokens_.peek();
    auto piece = cut_piece(token.text);
    Token squares = token;
    if (is_lone_walk()) {
      tokens_.take();
      squares = tokens_.peek();
      piece = PieceToken{token.text, squares.text};
    }
    if (!piece) return false;
    tokens_.take();
    text::Span const where{token.where.begin, squares.where.end};
    auto const walk = english_walk(piece->walk, language_);
    if (!walk) {
      findings_.push_back(
          text::error("E-WALK", {token.where.begin, token.where.begin + piece->walk.size()},
                      fmt::format("unknown piece `{}`", piece->walk),
                      notation::hint_for_walk(piece->walk.substr(0, 2), language_)));
    } else if (!side_) {
      findings_.push_back(text::error("E-COLOUR", where, "piece without a colour",
                                      "begin the list with White, Black or Neutral"));
    } else {
      for (std::size_t i = 0; i < piece->squares.size(); i += 2)
        result_.pieces.push_back(
            {*side_, attributes_, *walk, text::lower_case(piece->squares.substr(i, 2)), where});
    }
    // Royal applies to one piece; the other attributes continue until the next colour.
    std::erase(attributes_, std::string_view("Royal"));
    return true;
  }

  // Skips a word within a list that does not belong to it and begins nothing else.
  bool skip_offending() {
    Token const token = tokens_.peek();
    auto const command = match(token.text, keywords(), language_);
    auto const change = match(token.text, changes(), language_);
    bool const list_has_begun = side_ || !result_.pieces.empty();
    if (command.index || command.several || change.index || change.several || !list_has_begun)
      return false;
    findings_.push_back(text::error(
        "E-SQUARE", token.where, fmt::format("`{}` is not a piece with its squares", token.text),
        "write the letters of the piece and its squares without blanks: Sg3f7"));
    tokens_.take();
    return true;
  }

  Tokens& tokens_;
  Language language_;
  text::Diagnostics& findings_;
  LoneWalks lone_walks_;
  std::optional<chess::Side> side_;
  std::vector<std::string_view> attributes_;
  Listed result_;
};

std::string_view colour_word(chess::Side side) {
  auto const found = std::ranges::find(colours(), std::optional(side), &Colour::side);
  return found->words.english;
}

}  // namespace

bool are_squares(std::string_view text) {
  if (text.empty() || text.size() % 2 != 0) return false;
  for (std::size_t i = 0; i < text.size(); i += 2) {
    char const file = text::to_lower(text[i]);
    if (file < 'a' || file > 'h' || text[i + 1] < '1' || text[i + 1] > '8') return false;
  }
  return true;
}

std::optional<PieceToken> cut_piece(std::string_view token) {
  std::size_t walk = token.size() % 2 == 1 ? 1 : 2;
  if (std::size_t const slash = token.find('/'); slash != std::string_view::npos) {
    std::size_t const length_after = token.size() - slash - 1;
    if (slash == 0 || slash > 2) return {};
    walk = slash + 1 + (length_after % 2 == 1 ? 1 : 2);
  }
  if (token.size() <= walk || !are_squares(token.substr(walk))) return {};
  return PieceToken{token.substr(0, walk), token.substr(walk)};
}

std::optional<std::string> english_walk(std::string_view walk, Language language) {
  auto const piece = notation::piece_of_walk(walk, language);
  return piece ? std::optional(notation::english_walk(*piece)) : std::nullopt;
}

Listed read_list(Tokens& tokens, Language language, text::Diagnostics& findings,
                 LoneWalks lone_walks) {
  return ListReader(tokens, language, findings, lone_walks).run();
}

text::SourceMappedText write_list(std::vector<Placed> const& pieces) {
  text::SourceMappedText list;
  Placed const* before = nullptr;
  for (Placed const& piece : pieces) {
    bool const same_group =
        before && before->side == piece.side && before->attributes == piece.attributes;
    std::string words;
    if (!same_group) {
      words = std::string(before ? " " : "") + std::string(colour_word(piece.side));
      for (std::string_view const attribute : piece.attributes)
        words += fmt::format(" {}", attribute);
    }
    if (!same_group || before->walk != piece.walk) words += " " + piece.walk;
    list.append_for(words + piece.square, piece.where);
    before = &piece;
  }
  return list;
}

// A stipulation is read from the left, matching the longest word for each part:
//
//     stipulation = [ number "->" ] [ "exact-" ] play [ "(" goal ")" ] goal length ;

namespace {

// Longer words first, before their own beginnings.
constexpr auto plays = std::to_array<std::string_view>(
    {"ser-reci-h", "ser-semi-r", "ser-hs",  "ser-hr",  "ser-h",   "ser-s",  "ser-r",
     "ser-",       "phser-hs",   "phser-h", "phser-r", "phser-s", "phser-", "pser-hs",
     "pser-hr",    "pser-h",     "pser-r",  "pser-s",  "pser-",   "reci-h", "semi-r",
     "hs",         "hr",         "h",       "s",       "r",       ""});
constexpr auto goals = std::to_array<std::string_view>(
    {"##!", "##",  "#=", "#",   "==", "=",  "!=", "!#",  "+",    "x",  "%",
     "ep",  "ctr", "ct", "<>r", "<>", "00", "~",  "dia", "a=>b", "c81"});

bool take(std::string_view& text, std::string_view word) {
  if (!text.starts_with(word)) return false;
  text.remove_prefix(word.size());
  return true;
}

std::size_t digits_of(std::string_view text) {
  std::size_t count = 0;
  while (count < text.size() && text::is_digit(text[count])) ++count;
  return count;
}

bool take_goal(std::string_view& text) {
  if (text.size() >= 3 && (text[0] == 'z' || text[0] == 'k') && are_squares(text.substr(1, 2)))
    return text.remove_prefix(3), true;
  return std::ranges::any_of(goals, [&](std::string_view goal) { return take(text, goal); });
}

bool is_length(std::string_view text) {
  text.remove_prefix(digits_of(text));
  return text.empty() || text == ".5" || text == ".0";
}

// Removes a goal and the play before it, and leaves its length.
bool take_task(std::string_view& text) {
  if (std::size_t const intro = digits_of(text); intro > 0 && text.substr(intro).starts_with("->"))
    text.remove_prefix(intro + 2);
  take(text, "exact-");
  return std::ranges::any_of(plays, [&](std::string_view play) {
    std::string_view rest = text;
    if (!take(rest, play)) return false;
    if (take(rest, "(") && !(take_goal(rest) && take(rest, ")"))) return false;
    if (!take_goal(rest)) return false;
    if (!rest.empty() && rest != "*" && !is_length(rest)) return false;
    text = rest;
    return true;
  });
}

// Returns true for a token that continues a structured stipulation: it has a sign or a number, or
// is a kind of play ("hh").
bool belongs_to_expression(std::string_view token) {
  return !text::is_letter(token.front()) ||
         token.find_first_of("[](){}&|!<>") != std::string_view::npos ||
         token.find_first_not_of("adhs") == std::string_view::npos;
}

// Returns true if only the length of the task is missing.
bool lacks_length(std::string_view token) {
  std::string const lower = text::lower_case(token);
  std::string_view rest = lower;
  return take_task(rest) && rest.empty();
}

}  // namespace

bool is_stipulation(std::string_view written) {
  std::string lower = text::lower_case(written);
  std::erase(lower, ' ');
  std::string_view rest = lower;
  return take_task(rest) && !rest.empty();
}

bool leads_to_a_position(std::string_view stipulation) {
  return text::lower_case(stipulation).find("a=>b") != std::string::npos;
}

bool is_structured(std::string_view stipulation) {
  std::size_t const blank = stipulation.find(' ');
  return blank != std::string_view::npos &&
         stipulation.find('[', blank) != std::string_view::npos &&
         std::ranges::any_of(colours(), [&](Colour const& colour) {
           return stipulation.substr(0, blank) == text::lower_case(colour.words.english);
         });
}

std::optional<text::SourceMappedText> read_stipulation(Tokens& tokens, Token const& word,
                                                       text::Diagnostics& findings) {
  Token const token = tokens.peek();
  if (token.ended()) {
    findings.push_back(text::error("E-STIPULATION", word.where, "missing stipulation",
                                   "write one after it, such as h#3"));
    return {};
  }
  tokens.take();
  std::string text(token.text);
  text::Span where = token.where;
  Token const next = tokens.peek();
  if (lacks_length(text) && digits_of(next.text) > 0 && is_length(next.text)) {
    text += (text::is_letter(text.back()) ? " " : "") + std::string(next.text);
    where.end = next.where.end;
    tokens.take();
  }
  if (!is_stipulation(text))
    findings.push_back(text::error(
        "E-STIPULATION", where, fmt::format("`{}` is not a Popeye stipulation", text),
        lacks_length(text) ? "add its length" : "correct it; until then it is kept as written"));
  text::SourceMappedText made;
  if (where == token.where) made.append(token.text, where.begin);
  else made.append_for(text, where);
  return made;
}

std::optional<text::SourceMappedText> read_structured(Tokens& tokens, chess::Language language,
                                                      Token const& word,
                                                      text::Diagnostics& findings) {
  std::string text;
  text::Span where = word.where;
  for (Token token = tokens.peek(); !token.ended(); token = tokens.peek()) {
    if (text.empty()) {
      auto const side = match(token.text, colours(), language);
      where.begin = token.where.begin;
      text = side.index ? text::lower_case(colours()[*side.index].words.english)
                        : std::string(token.text);
    } else if (belongs_to_expression(token.text)) {
      text += fmt::format(" {}", token.text);
    } else {
      break;
    }
    where.end = token.where.end;
    tokens.take();
  }
  if (text.empty()) {
    findings.push_back(text::error("E-STIPULATION", word.where, "missing stipulation",
                                   "write one after it, such as `white 3a[#]d`"));
    return {};
  }
  if (!is_structured(text))
    findings.push_back(text::error("E-STIPULATION", where,
                                   "expected a side and an expression with brackets",
                                   "write, for example, `white 3a[#]d`"));
  text::SourceMappedText made;
  made.append_for(text, where);
  return made;
}

}  // namespace dawson::semantics::popeye
