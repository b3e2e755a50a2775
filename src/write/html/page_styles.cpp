#include "write/html/page_styles.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "session/style_files.hpp"

namespace dawson::run {
namespace {

// A list of selectors; commas within brackets part none.
std::string selectors_below(std::string_view list, std::string_view parent) {
  std::string out;
  int depth = 0;
  for (std::size_t begin = 0, at = 0; at <= list.size(); ++at) {
    char const c = at < list.size() ? list[at] : ',';
    if (c == '(' || c == '[') ++depth;
    if (c == ')' || c == ']') --depth;
    if (c != ',' || (depth > 0 && at < list.size())) continue;
    std::string_view const one = list.substr(begin, at - begin);
    out += out.empty() ? "" : ",";
    out += one == ":root" ? std::string(parent) : fmt::format("{} {}", parent, one);
    begin = at + 1;
  }
  return out;
}

void replace_all(std::string& text, std::string_view what, std::string_view with) {
  for (std::size_t at = 0; (at = text.find(what, at)) != std::string::npos; at += with.size())
    text.replace(at, what.size(), with);
}

}  // namespace

std::string below(std::string_view css, std::string_view parent) {
  std::string out;
  for (std::size_t at = 0; at < css.size();) {
    if (css[at] == '}' || css[at] == '\n') {  // the end of an at-rule
      out += css[at++];
      continue;
    }
    std::size_t const open = std::min(css.find('{', at), css.size());
    std::string_view const head = css.substr(at, open - at);
    bool const nests = head.starts_with('@');
    out += nests ? std::string(head) : selectors_below(head, parent);
    std::size_t const last = nests ? open : std::min(css.find('}', open), css.size());
    out += css.substr(open, last + 1 - open);
    at = last + 1;
  }
  return out;
}

std::string within_style(std::string_view css) {
  std::string out(css);
  replace_all(out, "</", "<\\/");
  replace_all(out, "]]>", "]]\\>");
  return out;
}

std::string page_styles(WebPageOptions const& options, bool plays) {
  std::string out;
  if (options.styled) {
    std::string const css = fmt::format("{}{}{}{}", page_file("figures.css"), page_file("page.css"),
                                        plays ? page_file("player.css") : "",
                                        page_file(options.fragment ? "fragment.css" : "text.css"));
    std::string const parent = fmt::format(".{}", fragment_class);
    out += fmt::format("<style>\n{}</style>\n", options.fragment ? below(css, parent) : css);
  }
  // An element of its own, where it may begin with @import.
  if (!options.css.empty())
    out += fmt::format("<style>/*<![CDATA[*/\n{}\n/*]]>*/</style>\n", within_style(options.css));
  return out;
}

}  // namespace dawson::run
