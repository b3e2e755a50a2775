// Semantic tokens: the parts of directives by their meaning, for colours in the editor.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>

#include "document/fields/values.hpp"
#include "layout/style.hpp"
#include "lsp/requests/answers.hpp"
#include "lsp/requests/named_files.hpp"
#include "text/hash.hpp"
#include "text/scanning.hpp"

namespace dawson::lsp {
namespace {

using problem::Syntax;
using text::Span;

/// Types of tokens, in the order of the legend.
enum class TokenType : std::uint8_t {
  keyword,
  property,
  string,
  number,
  comment,
  operator_,
  type,
  enum_member,
  label
};
constexpr std::array type_names{"keyword",  "property", "string",     "number", "comment",
                                "operator", "type",     "enumMember", "label"};

struct Token {
  Span where;
  TokenType type;
};

class TokenReader {
 public:
  TokenReader(ReadText const& text, Span wanted)
      : text_(text), outline_(text.outline()), wanted_(wanted) {}

  std::vector<Token> run() {
    for (OutlinedDirective const& one : outline_.directives()) {
      Span const whole = one.directive.whole;
      if (whole.end < wanted_.begin || wanted_.end < whole.begin) continue;
      directive(one);
    }
    for (LabelPlace const& place : outline_.labels())
      if (text_.bytes(place.where) == place.label) add(place.where, TokenType::label);
    std::ranges::stable_sort(tokens_, {}, [](Token const& one) { return one.where.begin; });
    // Tokens of LSP do not overlap; the first one of a place counts.
    std::vector<Token> out;
    for (Token const& one : tokens_)
      if (out.empty() || out.back().where.end <= one.where.begin) out.push_back(one);
    return out;
  }

 private:
  void add(Span where, TokenType type) {
    if (where.begin >= where.end || where.end < wanted_.begin || wanted_.end < where.begin) return;
    // A token must not contain the end of a line.
    std::string_view const bytes = text_.bytes(where);
    for (std::size_t at = 0; at < bytes.size();) {
      std::size_t const end = std::min(bytes.find_first_of("\r\n", at), bytes.size());
      if (end > at) tokens_.push_back({{where.begin + at, where.begin + end}, type});
      at = std::max(end, at + 1);
      while (at < bytes.size() && text::white_space.find(bytes[at]) != std::string_view::npos) ++at;
    }
  }

  void directive(OutlinedDirective const& one) {
    add(one.directive.word, TokenType::keyword);
    if (one.directive.is_inline) {
      if (text_.bytes(one.directive.body).find('/') == std::string_view::npos)
        add(one.directive.body, TokenType::type);
      else placement(one.directive.body);
    }
    for (text::SourceMappedText const& line : one.body.listing)
      add(line.trimmed().origin(), TokenType::string);
    for (auto const* const fields : {&one.options, &one.body.fields})
      for (document::FieldLine const& field : *fields) {
        add(field.name, TokenType::property);
        value(field);
      }
    comments(one.directive.body);
  }

  void comments(Span body) {
    std::string_view const bytes = outline_.bytes();
    for (std::size_t at = body.begin; at < body.end;) {
      std::size_t const end = std::min(bytes.find('\n', at), body.end);
      std::size_t const first = bytes.find_first_not_of(" \t>", at);
      if (first < end && bytes[first] == '%') add({first, end}, TokenType::comment);
      at = end + 1;
    }
  }

  void value(document::FieldLine const& field) {
    Span const whole = span_of_value(field);
    switch (field.field->syntax) {
      case Syntax::stipulation: return add(whole, TokenType::keyword);
      case Syntax::position: return placement(whole);
      case Syntax::count: return add(whole, TokenType::number);
      case Syntax::label: return add(whole, TokenType::label);
      case Syntax::style:
      case Syntax::caption: return add(whole, TokenType::enum_member);
      case Syntax::warnings: return words(whole, TokenType::enum_member, " ,;");
      case Syntax::legend: return legend(field);
      case Syntax::marks: return marks(field);
      default: break;
    }
    if (field.field->id != problem::FieldId::conditions) return;
    for (text::SourceMappedText const& item : items_of(field, outline_.markup()))
      add(item.origin(), TokenType::enum_member);
    separators(whole, ';');
  }

  void separators(Span whole, char sign) {
    std::string_view const bytes = outline_.bytes();
    for (std::size_t at = whole.begin; (at = bytes.find(sign, at)) < whole.end; ++at)
      add({at, at + 1}, TokenType::operator_);
  }

  void words(Span whole, TokenType type, std::string_view between) {
    std::string_view const bytes = outline_.bytes();
    for (std::size_t at = whole.begin; at < whole.end;) {
      std::size_t const begin = bytes.find_first_not_of(between, at);
      if (begin >= whole.end) return;
      std::size_t const end = std::min(bytes.find_first_of(between, begin), whole.end);
      add({begin, end}, type);
      at = end;
    }
  }

  // Splits a placement into numbers of empty squares and pieces; a turn belongs to its piece.
  void placement(Span whole) {
    std::string_view const bytes = outline_.bytes();
    for (std::size_t at = whole.begin; at < whole.end;) {
      char const c = bytes[at];
      std::size_t end = at + 1;
      if (text::is_digit(c)) {
        while (end < whole.end && text::is_digit(bytes[end])) ++end;
        add({at, end}, TokenType::number);
      } else if (c == '*' || c == '-') {
        while (end < whole.end && !text::is_letter(bytes[end]) && bytes[end] != '/') ++end;
        end = std::min(end + 1, whole.end);
        add({at, end}, TokenType::type);
      } else if (c == '(') {
        end = std::min(bytes.find(')', at), whole.end - 1) + 1;
        add({at, end}, TokenType::type);
      }
      at = end;
    }
  }

  void legend(document::FieldLine const& field) {
    for (text::SourceMappedText const& item : items_of(field, outline_.markup())) {
      Span const where = item.origin();
      std::size_t const sign = outline_.bytes().find('=', where.begin);
      if (sign >= where.end) continue;
      auto const trimmed = [&](Span span) {
        while (span.begin < span.end && outline_.bytes()[span.begin] == ' ') ++span.begin;
        while (span.end > span.begin && outline_.bytes()[span.end - 1] == ' ') --span.end;
        return span;
      };
      add(trimmed({where.begin, sign}), TokenType::type);
      add({sign, sign + 1}, TokenType::operator_);
      add(trimmed({sign + 1, where.end}), TokenType::type);
    }
  }

  void marks(document::FieldLine const& field) {
    std::string_view const bytes = outline_.bytes();
    Span const whole = span_of_value(field);
    bool first = true;
    for (std::size_t at = whole.begin; at < whole.end;) {
      std::size_t const begin = std::min(bytes.find_first_not_of(" \t", at), whole.end);
      std::size_t const end = std::min(bytes.find_first_of(" \t;\"", begin), whole.end);
      std::string_view const word = bytes.substr(begin, end - begin);
      if (!word.empty()) {
        bool const is_colour = !first && layout::read_colour(word).has_value();
        add({begin, end}, first       ? TokenType::keyword
                          : is_colour ? TokenType::enum_member
                                      : TokenType::number);
        first = false;
      }
      at = end;
      if (at < whole.end && bytes[at] == ';') {
        add({at, at + 1}, TokenType::operator_);
        first = true;
      }
      if (at < whole.end && bytes[at] == '"') {
        std::size_t const close = std::min(bytes.find('"', at + 1), whole.end - 1) + 1;
        add({at, close}, TokenType::string);
        at = std::max(close, at + 1);
      } else if (at < whole.end && (bytes[at] == ';' || at == begin)) {
        ++at;
      }
    }
  }

  ReadText const& text_;
  Outline const& outline_;
  Span wanted_;
  std::vector<Token> tokens_;
};

// Returns tokens as LSP encodes them: five numbers each, relative to the token before.
std::vector<std::uint32_t> encoded(ReadText const& text, std::vector<Token> const& tokens) {
  std::vector<std::uint32_t> out;
  Position before;
  for (Token const& one : tokens) {
    Position const begin = text.lines().position(one.where.begin);
    Position const end = text.lines().position(one.where.end);
    bool const same_line = begin.line == before.line;
    for (std::size_t const number :
         {begin.line - before.line, begin.character - (same_line ? before.character : 0),
          end.character - begin.character, static_cast<std::size_t>(one.type), std::size_t{0}})
      out.push_back(static_cast<std::uint32_t>(number));
    before = begin;
  }
  return out;
}

std::vector<std::uint32_t> all_tokens(RequestContext const& request) {
  ReadText const& text = request.text();
  return encoded(text, TokenReader(text, {0, text.bytes().size()}).run());
}

}  // namespace

Json token_types() { return type_names; }

Json answer_tokens(RequestContext const& request) {
  std::vector<std::uint32_t> const data = all_tokens(request);
  std::string const id = request.workspace.keep_tokens(request.document->uri, data);
  return {{"resultId", id}, {"data", data}};
}

Json answer_token_delta(RequestContext const& request) {
  std::vector<std::uint32_t> const before = request.workspace.kept_tokens(
      request.document->uri, text_in(request.parameters, "previousResultId"));
  std::vector<std::uint32_t> const now = all_tokens(request);
  std::string const id = request.workspace.keep_tokens(request.document->uri, now);
  if (before.empty()) return {{"resultId", id}, {"data", now}};
  auto const [one, other] = std::ranges::mismatch(before, now);
  auto const same = static_cast<std::size_t>(one - before.begin());
  std::size_t tail = 0;
  while (tail < before.size() - same && tail < now.size() - same &&
         before[before.size() - 1 - tail] == now[now.size() - 1 - tail])
    ++tail;
  Json edits = Json::array();
  if (same < before.size() || same < now.size())
    edits.push_back(
        {{"start", same},
         {"deleteCount", before.size() - same - tail},
         {"data", std::vector<std::uint32_t>(now.begin() + static_cast<std::ptrdiff_t>(same),
                                             now.end() - static_cast<std::ptrdiff_t>(tail))}});
  return {{"resultId", id}, {"edits", std::move(edits)}};
}

Json answer_token_range(RequestContext const& request) {
  ReadText const& text = request.text();
  Span const wanted = text.lines().span(range_in(member(request.parameters, "range")));
  return {{"data", encoded(text, TokenReader(text, wanted).run())}};
}

}  // namespace dawson::lsp
