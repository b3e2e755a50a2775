#include "document/game_text.hpp"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "document/solution_reading.hpp"
#include "semantics/printing/diagram_men.hpp"

namespace dawson::document {
namespace {

using text::SourceMappedText;
using text::Span;

// Braces in comments are replaced by characters for private use, which no text contains.
constexpr std::array<std::pair<char, std::string_view>, 2> braces{
    {{'{', "\uE000"}, {'}', "\uE001"}}};

// Returns the comments of movetext, without their braces, which may be escaped; in LaTeX they must
// be.
std::vector<Span> comments_of(std::string_view written, bool is_tex) {
  std::vector<Span> comments;
  for (std::size_t at = written.find('{'); at < written.size(); at = written.find('{', at)) {
    bool const is_escaped = at > 0 && written[at - 1] == '\\';
    ++at;
    if (is_tex && !is_escaped) continue;
    std::size_t end = at;
    while (end < written.size() && (written[end] != '}' || (is_tex && written[end - 1] != '\\')))
      ++end;
    if (end == written.size()) break;
    comments.push_back({at, written[end - 1] == '\\' && end > at ? end - 1 : end});
    at = end;
  }
  return comments;
}

// Returns the end of a command of PGN, [%csl ...] or [#], at `at` of a comment; 0 without one.
std::size_t command_end(std::string_view comment, std::size_t at) {
  auto const skip = [&](char c) {
    std::size_t const sign = at < comment.size() && comment[at] == '\\' ? at + 1 : at;
    if (sign >= comment.size() || comment[sign] != c) return false;
    at = sign + 1;
    return true;
  };
  if (!skip('[') || (!skip('%') && !skip('#'))) return 0;
  std::size_t const end = comment.find(']', at);
  return end == std::string_view::npos ? 0 : end + 1;
}

void append_comment(SourceMappedText& out, std::string_view written, Span where) {
  std::string_view const comment = written.substr(0, where.end);
  for (std::size_t at = where.begin; at < where.end;) {
    if (std::size_t const end = command_end(comment, at)) {
      for (; at < end; ++at)
        if (comment[at] != '\\') out.append(comment.substr(at, 1), at);
      continue;
    }
    auto const* const brace =
        std::ranges::find(braces, comment[at], &std::pair<char, std::string_view>::first);
    if (brace == braces.end()) out.append(comment.substr(at, 1), at);
    else out.append_for(brace->second, {at, at + 1});
    ++at;
  }
}

}  // namespace

SourceMappedText game_text(SourceMappedText const& written, Settings const& settings) {
  auto const language = settings.language.value_or(chess::Language::english);
  auto const plain_text = [&](std::string_view moves) {
    return plain_solution(moves, *settings.markup, settings.links,
                          semantics::letters_for(language, nullptr))
        .plain.mapped();
  };
  std::string_view const source = written.text();
  std::vector<Span> const comments = comments_of(source, settings.markup == &tex_markup);
  // Comments are hidden by letters while the moves are freed from escapes.
  std::string masked(source);
  for (Span const one : comments)
    for (std::size_t at = one.begin; at < one.end; ++at) masked[at] = 'o';
  SourceMappedText const moves = plain_text(masked);
  SourceMappedText out;
  std::size_t copied = 0;
  for (Span const one : comments) {
    std::size_t const open = moves.text().find('{', copied);
    std::size_t const close = moves.text().find('}', open);
    if (close == std::string::npos) return plain_text(source);
    out.append(moves, {copied, open + 1});
    append_comment(out, source, one);
    copied = close;
  }
  out.append(moves, {copied, moves.text().size()});
  return out;
}

std::string comment_markup(std::string_view words) {
  std::string out;
  for (std::size_t at = 0; at < words.size();) {
    auto const* const brace = std::ranges::find_if(
        braces, [&](auto const& one) { return words.substr(at).starts_with(one.second); });
    out += brace == braces.end() ? words[at] : brace->first;
    at += brace == braces.end() ? 1 : brace->second.size();
  }
  return out;
}

}  // namespace dawson::document
