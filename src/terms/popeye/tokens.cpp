#include "terms/popeye/tokens.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "text/ascii.hpp"

namespace dawson::terms::popeye {

bool is_separator(char c) {
  return c == ' ' || c == '\t' || c == '\r' || c == '\n' || c == ';' || c == ',';
}

bool in_token(char c) {
  return text::is_alphanumeric(c) ||
         (c != '\0' && std::string_view("#=+-%>!.<()~/&|:[]{}?").find(c) != std::string_view::npos);
}

Tokens::Tokens(std::string_view text, std::size_t start, text::Diagnostics& findings)
    : text_(text), findings_(findings), token_(read(start, &findings_)) {}

Token Tokens::read(std::size_t at, text::Diagnostics* findings) const {
  while (at < text_.size() && !in_token(text_[at])) {
    std::size_t const begin = at;
    while (at < text_.size() && !in_token(text_[at]) && !is_separator(text_[at])) ++at;
    if (at > begin && findings)
      findings->push_back(
          text::warning("W-CHAR", {begin, at},
                        fmt::format("unexpected `{}`; ignored",
                                    text_.substr(begin, std::min<std::size_t>(at - begin, 20)))));
    while (at < text_.size() && is_separator(text_[at])) ++at;
  }
  std::size_t end = at;
  while (end < text_.size() && in_token(text_[end])) ++end;
  return {text_.substr(at, end - at), {at, end}};
}

Token Tokens::take() {
  Token const taken = token_;
  token_ = read(taken.where.end, &findings_);
  return taken;
}

Token Tokens::after() const { return read(token_.where.end, nullptr); }

Token Tokens::line(std::size_t begin) {
  std::size_t end = std::min(text_.find('\n', begin), text_.size());
  token_ = read(end, &findings_);
  while (begin < end && (is_separator(text_[begin]) || text_[begin] == '.')) ++begin;
  while (end > begin && is_separator(text_[end - 1])) --end;
  return {text_.substr(begin, end - begin), {begin, end}};
}

Token Tokens::rest_of_line(Token const& token) {
  // What the look ahead has told of the line is text after all.
  std::size_t const end = std::min(text_.find('\n', token.where.end), text_.size());
  std::erase_if(findings_, [&](text::Diagnostic const& finding) {
    return finding.code == "W-CHAR" && finding.span.begin >= token.where.end &&
           finding.span.begin < end;
  });
  return line(token.where.end);
}

}  // namespace dawson::terms::popeye
