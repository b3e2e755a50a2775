// What stands around the text of a page: the other half of "write/html/page.hpp".
#include <fmt/format.h>

#include <initializer_list>

#include "backend/html/inlines.hpp"
#include "chess/languages/words.hpp"
#include "session/style_files.hpp"
#include "write/html/html_renderer.hpp"
#include "write/html/page.hpp"

namespace dawson::run {

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
    add("player", {player.group, player.first, player.back, player.next, player.last, player.hide,
                   player.start, player.stopped});
  if (renderer.copies()) add("copying", {words.copying.copied, words.copying.refused});
  return out;
}

std::string page_script() {
  return fmt::format("{}{}", page_file("page.js"), page_file("player.js"));
}

}  // namespace dawson::run
