#include "write/html/page_shell.hpp"

#include <algorithm>
#include <initializer_list>

#include <boost/algorithm/string/replace.hpp>

#include <fmt/format.h>

#include "backend/html/inlines.hpp"
#include "chess/languages/words.hpp"
#include "session/invocation.hpp"
#include "session/style_files.hpp"
#include "style/styles.hpp"
#include "text/hash.hpp"
#include "write/html/html_renderer.hpp"
#include "write/html/page.hpp"
#include "write/page_pictures.hpp"

namespace dawson::run {

// The parts of a page around its text: the other half of "write/html/page.hpp".

using backend::html_text;

std::string language_tag(std::string const& written) {
  return written.empty() ? std::string(chess::about(chess::Language::english).code) : written;
}

std::string page_header(document::FrontMatter const& front) {
  if (front.title.empty()) return {};
  std::string out = fmt::format("<header>\n<h1>{}</h1>\n", html_text(front.title));
  std::string const authors = fmt::format("{}", fmt::join(front.authors, ", "));
  for (auto const& [kind, text] :
       {std::pair<std::string_view, std::string>{"subtitle", front.subtitle},
        {"author", authors},
        {"date", front.date}})
    if (!text.empty()) out += fmt::format("<p class=\"{}\">{}</p>\n", kind, html_text(text));
  return out + "</header>\n";
}

std::string words_of_buttons(chess::Language language, HtmlRenderer const& renderer) {
  chess::Words const& words = chess::words(language);
  chess::PlayerWords const& player = words.player;
  std::string out;
  auto const add = [&](std::string_view attribute, std::initializer_list<std::string_view> all) {
    out += fmt::format(" data-{}=\"{}\"", attribute,
                       html_text(fmt::format("{}", fmt::join(all, "|"))));
  };
  if (renderer.plays())
    add("player", {player.group, player.first, player.back, player.next, player.last, player.key,
                   player.solution, player.task, player.start, player.stopped, player.resumes,
                   player.position, player.flip, player.picture, player.board, player.empty,
                   player.right, player.wrong, words.caption["threat"]});
  if (renderer.copies()) add("copying", {words.copying.copied, words.copying.refused});
  return out;
}

std::string page_script(bool plays) {
  return fmt::format(
      "(function () {{\n  \"use strict\";\n  function start(root) {{\n{}{}{}  }}\n{}}})();\n",
      page_file("page.js"), plays ? page_file("board.js") : "", plays ? page_file("player.js") : "",
      page_file("start.js"));
}

namespace {

// Splits a list of selectors; commas within brackets do not separate.
std::string nested_selectors(std::string_view list, std::string_view parent) {
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
    out += nests ? std::string(head) : nested_selectors(head, parent);
    std::size_t const last = nests ? open : std::min(css.find('}', open), css.size());
    out += css.substr(open, last + 1 - open);
    at = last + 1;
  }
  return out;
}

std::string within_style(std::string_view css) {
  std::string out(css);
  boost::algorithm::replace_all(out, "</", "<\\/");
  boost::algorithm::replace_all(out, "]]>", "]]\\>");
  return out;
}

namespace {

// Rows of their own for the browser: when a diagram is added above, it moves them without looking
// at their pieces.
constexpr std::string_view movable_rows =
    ".diagrams{contain:layout paint;overflow-clip-margin:2rem}\n";

}  // namespace

std::string page_css(WebPageOptions const& options, bool plays) {
  if (!options.styled) return {};
  std::string const css = fmt::format("{}{}{}{}{}", page_file("figures.css"), page_file("page.css"),
                                      plays ? page_file("player.css") : "",
                                      page_file(options.fragment ? "fragment.css" : "text.css"),
                                      options.compared ? movable_rows : "");
  return options.fragment ? below(css, fmt::format(".{}", fragment_class)) : css;
}

std::string script_element(WebPageOptions const& options, bool plays) {
  if (!options.script.empty())
    return options.fragment
               ? std::string()
               : fmt::format("<script src=\"{}\"></script>\n", html_text(options.script));
  return fmt::format("<script>\n//<![CDATA[\n{}//]]>\n</script>\n", page_script(plays));
}

std::pair<std::string, std::string> fragment_around(document::FrontMatter const& front,
                                                    WebPageOptions const& options,
                                                    HtmlRenderer const& renderer) {
  chess::Language const language =
      chess::language_named(front.language).value_or(chess::Language::english);
  return {fmt::format("<div class=\"{}\" lang=\"{}\"{}>\n{}", fragment_class,
                      language_tag(front.language), words_of_buttons(language, renderer),
                      page_styles(options, renderer.plays())),
          script_element(options, renderer.plays()) + "</div>\n"};
}

std::string ids_of_fragment(text::Source const& source) {
  return fmt::format("{}-{:08x}-", fragment_class, text::fnv1a(source.bytes()) & 0xffffffff);
}

std::string page_styles(WebPageOptions const& options, bool plays) {
  std::string out;
  if (!options.script.empty() && options.fragment) return out;
  for (std::string const& address : options.stylesheets)
    out += fmt::format("<link rel=\"stylesheet\" href=\"{}\" />\n", html_text(address));
  if (!out.empty()) return out;
  if (options.styled) out += fmt::format("<style>\n{}</style>\n", page_css(options, plays));
  // A separate element, since it may begin with @import.
  if (!options.css.empty())
    out += fmt::format("<style>/*<![CDATA[*/\n{}\n/*]]>*/</style>\n", within_style(options.css));
  return out;
}

namespace {

constexpr std::string_view after_scheme = "://";

// Returns where the path begins, or the end.
std::size_t end_of_host(std::string_view url) {
  std::size_t const host = url.find(after_scheme) + after_scheme.size();
  return std::min(url.find_first_of("/?#", host), url.size());
}

std::string meta(std::string_view attribute, std::string_view name, std::string_view content) {
  if (content.empty()) return {};
  return fmt::format("<meta {}=\"{}\" content=\"{}\" />\n", attribute, name,
                     backend::html_text(content));
}

std::string picture(Invocation& invocation, DiagramContent const& diagram,
                    WebPageOptions const& page, layout::Typeset const& typeset) {
  alt_text::Description const words = diagram.described.value_or(alt_text::Description());
  auto const made = png_picture(
      invocation, scene_of(diagram, layout::screen_style()), typeset, diagram.design.piece_set,
      {words.name(), std::string(chess::about(words.language).code)}, &diagram);
  if (!made) return {};
  std::string const name = asset_name(made->bytes, "png");
  page.take_image(name, made->bytes);
  return asset_address(page.assets, name);
}

}  // namespace

std::string address_from(std::string_view url, std::string_view address) {
  if (address.find(after_scheme) != std::string_view::npos) return std::string(address);
  std::size_t const host = end_of_host(url);
  if (address.starts_with("//"))
    return fmt::format("{}{}", url.substr(0, url.find(after_scheme) + 1), address);
  if (address.starts_with('/')) return fmt::format("{}{}", url.substr(0, host), address);
  std::string_view const path = url.substr(host, url.find_first_of("?#", host) - host);
  std::size_t const folder = path.rfind('/');
  return fmt::format("{}{}{}", url.substr(0, host),
                     folder == std::string_view::npos ? "/" : path.substr(0, folder + 1), address);
}

std::string open_graph(Invocation& invocation, std::string const& url, std::string const& title,
                       DiagramContent const* first, WebPageOptions const& page,
                       layout::Typeset const& typeset) {
  if (url.empty()) return {};
  std::string out = meta("property", "og:title", title) + meta("property", "og:type", "article") +
                    meta("property", "og:url", url);
  if (!first) return out;
  std::string const words = first->described.value_or(alt_text::Description()).full();
  out += meta("name", "description", words) + meta("property", "og:description", words);
  if (!page.take_image) return out;
  std::string const image = picture(invocation, *first, page, typeset);
  if (image.empty()) return out;
  return out + meta("property", "og:image", address_from(url, image)) +
         meta("property", "og:image:alt", words);
}

}  // namespace dawson::run
