// One document in three outputs: the HTML page, the e-book and the booklet print the same text.
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "archive.hpp"
#include "property.hpp"
#include "session/invocation.hpp"
#include "type/type.hpp"
#include "write/booklet/booklet.hpp"
#include "write/epub/epub.hpp"
#include "write/html/page.hpp"

using namespace dawson;
using fuzz::require;

namespace {

constexpr std::string_view keys[] = {"language: de",        "language: fr",
                                     "quotes: as written",  "number sections: 2",
                                     "number figures: yes", "number tables: yes",
                                     "contents: 2",         "title: A \"title\"\ntitle page: no",
                                     "colophon: An \"end\""};

constexpr std::string_view words[] = {"word ",
                                      "\"quoted\" ",
                                      "'single' ",
                                      "a -- b ",
                                      "a --- b ",
                                      "end... ",
                                      "*em \"q\"* ",
                                      "**strong *inner*** ",
                                      "~~struck~~ ",
                                      "`code \"x\"` ",
                                      "&amp; ",
                                      "1 < 2 ",
                                      "\\* ",
                                      "don't ",
                                      "[link](https://a.b) ",
                                      "[to](#head) ",
                                      "[](#head) ",
                                      "[^n] ",
                                      "E\u0301t\u00E9 ",
                                      "H<sub>2</sub>O ",
                                      "1.e4! ",
                                      "[Small]{.smallcaps} ",
                                      "x\\\ny ",
                                      "https://a.b "};

constexpr std::string_view after[] = {
    "## Second {-}\n\n",
    "# Head \"one\"\n\n",
    "### Third *part* {#third}\n\n",
    "> quote \"in\" it\n\n",
    "- item\n- \"item\"\n\n",
    "1. one\n\n   two\n2. three\n\n",
    "```\ncode -- \"y\"\n```\n\n",
    "---\n\n",
    "\\newpage\n\n",
    "| a | \"b\" |\n|---|--:|\n| c | `d` |\n\nTable: A \"caption\" {#tab}\n\n",
    "`chess Q` and more\n\n"};

// A document with parts chosen by the bytes.
std::string document_of(std::string_view bytes) {
  std::string front, text;
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    auto const byte = static_cast<unsigned char>(bytes[i]);
    if (i < 3) {
      std::string const line(keys[byte % std::size(keys)]);
      std::string const key = line.substr(0, line.find(':') + 1);
      if (byte >= 128 && front.find(key) == front.npos) front += line + "\n";
    } else if (byte % 4 == 0) {
      if (!text.empty() && !text.ends_with("\n\n")) text += "\n\n";
      text += after[byte / 4 % std::size(after)];
    } else {
      text += words[byte % std::size(words)];
    }
  }
  return "---\n" + front + "---\n\n# Head\n\n" + text + "\n\n[^n]: A \"note\".\n";
}

void drop(std::string& text, std::string_view begin, std::string_view end) {
  for (std::size_t at = text.find(begin); at != text.npos; at = text.find(begin, at)) {
    std::size_t const to = text.find(end, at);
    text.erase(at, to == text.npos ? to : to + end.size() - at);
  }
}

void replace(std::string& text, std::string_view from, std::string_view to) {
  for (std::size_t at = text.find(from); at != text.npos; at = text.find(from, at + to.size()))
    text.replace(at, from.size(), to);
}

// Without differences of format: white space, pieces, soft hyphens and joiners.
std::string normal(std::string text) {
  for (std::string_view const none :
       {" ", "\n", "\u00A0", "\u202F", "\u00AD", "\u200B", "\u200C", "\u2060", "\u2655", "\u265B"})
    replace(text, none, "");
  return text;
}

// The text of the `main` of a page or of a chapter, without its notes and their calls.
std::string text_of_html(std::string html) {
  std::size_t const begin = html.find("<main>"), end = html.rfind("</main>");
  if (begin == html.npos || end == html.npos) return {};
  html = html.substr(begin, end - begin);
  drop(html, "<section class=\"footnotes\"", "</section>");
  drop(html, "<section class=\"notes\"", "</section>");
  drop(html, "<sup class=\"footnote-ref\"", "</sup>");
  drop(html, "<sup><a epub:type=\"noteref\"", "</sup>");
  drop(html, "<svg", "</svg>");
  drop(html, "<", ">");
  for (auto const& [entity, sign] : {std::pair{"&lt;", "<"},
                                     {"&gt;", ">"},
                                     {"&quot;", "\""},
                                     {"&#39;", "'"},
                                     {"&#x27;", "'"},
                                     {"&#160;", ""},
                                     {"&amp;", "&"}})
    replace(html, entity, sign);
  return normal(std::move(html));
}

// The text of a structure list, without notes, labels of lists and contents.
std::string text_of_structure(std::string const& list) {
  std::string out;
  std::size_t dropped = std::string::npos;  // deeper nodes are dropped
  for (std::size_t at = 0; at < list.size();) {
    std::size_t const end = std::min(list.find('\n', at), list.size());
    std::string const line = list.substr(at, end - at);
    at = end + 1;
    std::size_t const depth = line.find_first_not_of(' ');
    if (depth > dropped) continue;
    std::string const kind = line.substr(depth, line.find(' ', depth) - depth);
    dropped = kind == "Note" || kind == "TOC" ? depth : std::string::npos;
    if (dropped != std::string::npos || kind == "Lbl") continue;
    // Attributes have `=` before their values.
    std::size_t open = line.find('"');
    while (open != line.npos && open > 0 && line[open - 1] == '=')
      open = line.find('"', line.find('"', open + 1) + 1);
    if (open == line.npos) continue;
    std::string words = line.substr(open + 1, line.rfind('"') - open - 1);
    replace(words, "\\n", "");
    replace(words, "\\\"", "\"");
    replace(words, "\\\\", "\\");
    out += words;
  }
  return normal(std::move(out));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
  static auto const opened = std::make_shared<type::TypeCache>();
  std::string const document = document_of(fuzz::as_text(data, std::min<std::size_t>(size, 200)));
  auto const with = [&](auto make) {
    run::Invocation invocation(opened);
    return make(invocation, invocation.sources().open("fuzz.md", document));
  };
  std::string const page = with([](run::Invocation& invocation, text::SourceId id) {
    return text_of_html(run::weave_page(invocation, id, {}, {}).html);
  });
  std::string const book = with([](run::Invocation& invocation, text::SourceId id) {
    std::string out;
    for (ArchiveEntry const& file : entries_of(run::make_ebook(invocation, {id}, {}).bytes))
      if (file.name.find("/chapter-") != std::string::npos ||
          file.name.find("/colophon") != std::string::npos)
        out += text_of_html(file.bytes);
    return out;
  });
  std::string const booklet = with([](run::Invocation& invocation, text::SourceId id) {
    run::BookletOptions options;
    options.structure_list = true;
    return text_of_structure(run::make_booklet(invocation, id, options).structure_list);
  });
  require(page == book, "a page and an e-book print the same text",
          document + "\npage: " + page + "\nbook: " + book);
  require(page == booklet, "a page and a booklet print the same text",
          document + "\npage: " + page + "\nbooklet: " + booklet);
  return 0;
}
