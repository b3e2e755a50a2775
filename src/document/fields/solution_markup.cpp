#include "document/solution_reading.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "chess/unicode.hpp"
#include "document/markdown/definitions.hpp"
#include "notation/men/men_words.hpp"
#include "semantics/solution/unread.hpp"
#include "text/scanning.hpp"
#include "text/utf8.hpp"

namespace dawson::document {
namespace {

constexpr std::size_t not_found = std::string_view::npos;
constexpr std::size_t max_markup_bytes = 10000;  // bytes; a limit keeps the time linear

// Markup found in a solution.
struct Found {
  std::size_t end = 0;
  std::string letter{};    // of a piece
  bool is_piece = false;   // replaced by `letter`; a pawn has none
  bool has_moves = false;  // unreadable, but contains moves
};

class Finder {
 public:
  Finder(std::string_view text, LinkDefinitions const& links, semantics::Letters const& letters)
      : text_(text), links_(links), letters_(letters) {}

  std::optional<Found> in_markdown(std::size_t at) const {
    switch (text_[at]) {
      case '<': return tag(at);
      case '!': return at + 1 < text_.size() && text_[at + 1] == '[' ? link(at, at + 1) : nothing;
      case '[': return note_call(at) ? note_call(at) : link(at, at);
      case '`': return code(at);
      case '*':
      case '_':
      case '~': return emphasis(at);
      default: return figurine(at);
    }
  }

  std::optional<Found> in_latex(std::size_t at) const {
    return text_[at] == '\\' ? command(at) : figurine(at);
  }

  // Returns the place after the brace that closes the one at `at`.
  std::size_t after_group(std::size_t at, char open, char close) const {
    int depth = 0;
    for (std::size_t const end = std::min(text_.size(), at + max_markup_bytes); at < end; ++at) {
      if (text_[at] == '\\') ++at;
      else if (text_[at] == open) ++depth;
      else if (text_[at] == close && --depth == 0) return at + 1;
    }
    return not_found;
  }

 private:
  static constexpr std::optional<Found> nothing{};

  std::size_t find(std::string_view sign, std::size_t at) const {
    return text_.substr(0, at + max_markup_bytes).find(sign, at);
  }
  std::size_t first_of(std::string_view signs, std::size_t at) const {
    return text_.substr(0, at + max_markup_bytes).find_first_of(signs, at);
  }

  std::string_view part(std::size_t from, std::size_t to) const {
    return text_.substr(from, to - from);
  }

  std::optional<Found> figurine(std::size_t at) const {
    if (static_cast<unsigned char>(text_[at]) < 0x80) return {};
    auto const piece = chess::piece_of_character(text::utf8_decode(text_, at));
    if (!piece || piece->kind > chess::Kind::pawn || piece->rotation != 0) return {};
    std::string letter;
    if (piece->kind != chess::Kind::pawn)
      letter = semantics::walk_in(notation::english_walk(*piece), letters_.language);
    return Found{at + text::utf8_length(text_, at), std::move(letter), true};
  }

  // Returns the piece of a letter in running text: capitals are white.
  std::optional<Found> piece(std::string_view letter, std::size_t end) const {
    if (letter.size() != 1 || !text::is_letter(letter.front())) return {};
    std::string const capital(1, text::to_upper(letter.front()));
    std::string_view const walk = letters_.english(capital);
    if (walk.empty()) return {};
    return Found{end, walk == "P" ? std::string() : capital, true};
  }

  std::optional<Found> note_call(std::size_t at) const {
    std::string_view const label = called_note(text_, at);
    if (label.empty() || std::ranges::none_of(links_, [&](LinkDefinition const& link) {
          return is_footnote(link) && link.label.substr(1) == text::lower_case(label);
        }))
      return {};
    return Found{at + label.size() + 3};
  }

  // Matches "[words](address)" whose words contain no moves.
  std::optional<Found> link(std::size_t at, std::size_t open) const {
    std::size_t const close = first_of("]\n", open);
    if (close == not_found || !text_.substr(close).starts_with("](")) return {};
    std::size_t const end = first_of(")\n", close);
    if (end == not_found || text_[end] != ')') return {};
    if (at == open && semantics::may_have_moves(part(open + 1, close))) return {};
    return Found{end + 1};
  }

  // Matches "<br>", "<sup>1</sup>" or a comment.
  std::optional<Found> tag(std::size_t at) const {
    std::string_view const rest = text_.substr(at);
    if (rest.starts_with("<!--")) {
      std::size_t const end = find("-->", at);
      return end == not_found ? nothing : Found{end + 3};
    }
    std::size_t const name = rest.starts_with("</") ? at + 2 : at + 1;
    if (name >= text_.size() || !text::is_letter(text_[name])) return {};
    std::size_t const end = first_of(">\n", at);
    if (end == not_found || text_[end] != '>') return {};
    std::size_t const close = find("</", end);
    if (name == at + 1 && text_[end - 1] != '/' && close != not_found &&
        part(end, close).find_first_of("<\n") == not_found &&
        !semantics::may_have_moves(part(end + 1, close)))
      if (std::size_t const all = find(">", close); all != not_found) return Found{all + 1};
    return Found{end + 1};
  }

  std::optional<Found> code(std::size_t at) const {
    std::size_t const close = first_of("`\n", at + 1);
    if (close == not_found || text_[close] != '`') return {};
    std::string_view words = part(at + 1, close);
    if (words.starts_with("chess ")) return piece(words.substr(6), close + 1);
    return semantics::may_have_moves(words) ? nothing : Found{close + 1};
  }

  // Matches "*words*" or "__words__" without moves; a star is also a capture and set play.
  std::optional<Found> emphasis(std::size_t at) const {
    constexpr std::string_view before = " \t\n([", after = " \t\n.,;:!?)]";
    if (at > 0 && before.find(text_[at - 1]) == not_found) return {};
    std::size_t const inner = std::min(text_.find_first_not_of(text_[at], at), text_.size());
    std::string const mark(part(at, inner));
    if (inner == text_.size() || mark.size() > 3 || !starts_word(inner)) return {};
    std::size_t const close = find(mark, inner);
    if (close == not_found || text::white_space.find(text_[close - 1]) != not_found) return {};
    std::size_t const end = close + mark.size();
    if (end < text_.size() && after.find(text_[end]) == not_found) return {};
    std::string_view const words = part(inner, close);
    if (words.find('\n') != not_found || semantics::may_have_moves(words)) return {};
    return Found{end};
  }

  bool starts_word(std::size_t at) const {
    return text::white_space.find(text_[at]) == not_found && !text::is_digit(text_[at]);
  }

  // Matches "\footnote{...}", "\emph{fine}" or "\quad". Notes may contain moves; other arguments
  // may not.
  std::optional<Found> command(std::size_t at) const {
    std::size_t end = at + 1;
    while (end < text_.size() && text::is_letter(text_[end])) ++end;
    std::string_view const name = part(at + 1, end);
    if (name.empty()) return {};
    if (end < text_.size() && text_[end] == '*') ++end;
    std::size_t const arguments = end;
    while (end < text_.size() && (text_[end] == '{' || text_[end] == '[')) {
      bool const brace = text_[end] == '{';
      std::size_t const after = after_group(end, brace ? '{' : '[', brace ? '}' : ']');
      if (after == not_found) return {};
      end = after;
    }
    std::string_view const words = part(arguments, end);
    if (name == "chess" && words.size() == 3) return piece(words.substr(1, 1), end);
    constexpr std::string_view notes[] = {"footnote", "footnotemark", "footnotetext", "endnote",
                                          "marginpar"};
    bool const note = std::ranges::find(notes, name) != std::end(notes);
    bool const contains_moves =
        !note && (words.empty() ? may_be_piece(end) : semantics::may_have_moves(words));
    return Found{end, {}, false, contains_moves};
  }

  // Returns whether a square or a capture follows, as in "\wQ a8" or "\knight xe5".
  bool may_be_piece(std::size_t at) const {
    at = std::min(text_.find_first_not_of(" {}", at), text_.size());
    std::string_view const rest = text_.substr(at);
    return !rest.empty() && (text::is_lower(rest.front()) || text::is_digit(rest.front()) ||
                             rest.front() == ':' || rest.front() == '*');
  }

  std::string_view text_;
  LinkDefinitions const& links_;
  semantics::Letters const& letters_;
};

// Appends each line, without the escapes of the markup language if possible.
void add_lines(Plain& out, std::string_view written, text::Span span,
               MarkupLanguage const& markup_language) {
  for (std::size_t at = span.begin; at < span.end;) {
    std::size_t const end = std::min(written.find('\n', at), span.end - 1) + 1;
    text::SourceMappedText const line(written.substr(at, end - at), at);
    out.append(markup_language.own_syntax(line));
    at = end;
  }
}

}  // namespace

SolutionText plain_solution(std::string_view written, MarkupLanguage const& markup_language,
                            LinkDefinitions const& links, semantics::Letters const& letters) {
  SolutionText out;
  bool const markdown = &markup_language == &markdown_markup;
  Finder const finder(written, links, letters);
  std::size_t begin = 0;
  for (std::size_t at = 0; at < written.size();) {
    if (written[at] == '{') {
      std::size_t const after = finder.after_group(at, '{', '}');
      at = after == not_found ? at + 1 : after;
      continue;
    }
    auto const found = markdown ? finder.in_markdown(at) : finder.in_latex(at);
    text::SourceMappedText const all =
        found ? text::SourceMappedText(written.substr(at, found->end - at), at)
              : text::SourceMappedText();
    // Characters written as escapes of the markup language are text: "\ldots".
    if (!found || (!markdown && !found->is_piece && markup_language.plain(all))) {
      at += written[at] == '\\' ? 2 : 1;
      continue;
    }
    add_lines(out.plain, written, {begin, at}, markup_language);
    if (found->is_piece) {
      text::SourceMappedText letter;
      letter.append_for(found->letter, {at, found->end});
      out.plain.append(Plain(std::move(letter)));
    } else {
      std::size_t const from = out.plain.text().size();
      out.plain.append(Plain(all));
      if (!found->has_moves) out.markup.push_back({from, out.plain.text().size()});
    }
    begin = at = found->end;
  }
  add_lines(out.plain, written, {std::min(begin, written.size()), written.size()}, markup_language);
  return out;
}

}  // namespace dawson::document
