#include "document/markdown/myst.hpp"

#include <cmark-gfm.h>

#include <algorithm>
#include <set>

#include "document/markdown/tree.hpp"
#include "problem/fields.hpp"
#include "text/ascii.hpp"

namespace dawson::document {
namespace {

constexpr std::string_view of_myst = "{chess}", colons = ":::";
// What may stand before a fence: marks of quotes and lists.
constexpr std::string_view before_fences = " \t>-*+.)0123456789";

// Lines of code and of HTML, counted from 1.
std::set<std::size_t> lines_of_others(cmark_node* root) {
  std::set<std::size_t> lines;
  for (cmark_node* const node : nodes_of(root)) {
    auto const type = cmark_node_get_type(node);
    if (type != CMARK_NODE_CODE_BLOCK && type != CMARK_NODE_HTML_BLOCK) continue;
    for (int i = cmark_node_get_start_line(node); i <= cmark_node_get_end_line(node); ++i)
      lines.insert(static_cast<std::size_t>(std::max(i, 0)));
  }
  return lines;
}

// The colons with which a line begins behind the marks of containers.
text::Span colons_of(std::string_view text, text::Span line, std::string_view marks) {
  std::string_view const written = text.substr(0, line.end);
  std::size_t const begin = std::min(written.find_first_not_of(marks, line.begin), line.end);
  return {begin, std::min(written.find_first_not_of(':', begin), line.end)};
}

}  // namespace

std::optional<text::Span> braced_keyword(std::string_view text, text::Span info) {
  std::string_view const written = text.substr(info.begin, info.end - info.begin);
  bool const alone = written.size() == of_myst.size() ||
                     (written.size() > of_myst.size() && is_blank(written[of_myst.size()]));
  if (!written.starts_with(of_myst) || !alone) return {};
  return text::Span{info.begin, info.begin + of_myst.size()};
}

bool may_have_colon_fences(std::string_view text) {
  return text.find(colons) != std::string_view::npos &&
         text.find(of_myst) != std::string_view::npos;
}

std::string with_tildes_for_colons(std::string text, cmark_node* root) {
  std::set<std::size_t> const others = lines_of_others(root);
  std::size_t open = 0;  // colons of the block that is not closed yet
  std::size_t number = 1;
  for (std::size_t at = 0; at < text.size(); ++number) {
    std::size_t const end = std::min(text.find_first_of("\r\n", at), text.size());
    text::Span const signs = colons_of(text, {at, end}, open > 0 ? container_signs : before_fences);
    std::size_t const length = signs.end - signs.begin;
    std::size_t const rest = std::min(text.find_first_not_of(blanks, signs.end), end);
    bool const fence = open > 0 ? length >= open && rest == end
                                : length >= colons.size() && !others.contains(number) &&
                                      braced_keyword(text, {rest, end}).has_value();
    if (fence) {
      open = open > 0 ? 0 : length;
      std::fill_n(text.begin() + static_cast<std::ptrdiff_t>(signs.begin), length, '~');
    }
    at = end + (text.compare(end, 2, "\r\n") == 0 ? 2 : 1);
  }
  return text;
}

text::SourceMappedText with_options_as_fields(text::SourceMappedText const& body) {
  std::string_view const text = body.text();
  text::SourceMappedText out;
  std::size_t at = 0;
  while (at < text.size() && text[at] == ':') {
    std::size_t const end = std::min(text.find('\n', at), text.size());
    std::size_t const colon = text.find(':', at + 1);
    if (colon == std::string_view::npos || colon > end) break;
    std::string_view const name = text.substr(at + 1, colon - at - 1);
    if (name.empty() ||
        !std::ranges::all_of(name, [](char c) { return text::is_alphanumeric(c) || c == '-'; }))
      break;
    text::Span const where{at + 1, colon};
    if (name == "name")
      out.append_for(problem::field(problem::FieldId::label).name, body.origin(where));
    else out.append(body, where);
    bool const flag = text.substr(0, end).find_first_not_of(" \t\r", colon + 1) == text.npos;
    if (flag) out.append_for(": yes", body.origin({colon, colon + 1}));
    std::size_t const next = std::min(end + 1, text.size());
    out.append(body, {flag ? end : colon, next});
    at = next;
  }
  if (at == 0) return body;
  out.append(body, {at, text.size()});
  return out;
}

}  // namespace dawson::document
