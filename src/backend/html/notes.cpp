#include "backend/html/notes.hpp"

#include <fmt/format.h>

#include <utility>

namespace dawson::backend {

HtmlNotes::HtmlNotes(std::vector<prose::Footnote> const& notes) {
  for (prose::Footnote const& note : notes) {
    places_.emplace(note.label, called_.size());
    called_.push_back({&note, percent_encoded(note.written)});
  }
}

std::string HtmlNotes::id_of_call(Called const& called, std::size_t call) {
  return call == 1 ? fmt::format("fnref-{}", called.id)
                   : fmt::format("fnref-{}-{}", called.id, call);
}

std::string HtmlNotes::sign(std::string const& label) {
  auto const place = places_.find(label);
  if (place == places_.end()) return {};
  Called& called = called_[place->second];
  return fmt::format("<sup class=\"footnote-ref\"><a href=\"#fn-{}\" id=\"{}\">{}</a></sup>",
                     called.id, id_of_call(called, ++called.calls), place->second + 1);
}

std::string HtmlNotes::list(BlockParts const& parts, std::string_view back) {
  std::vector<std::string> texts;  // first of all, as they call each other
  for (std::size_t i = 0; i < called_.size(); ++i)
    texts.push_back(html_blocks(called_[i].note->blocks, parts));
  std::string out;
  for (std::size_t i = 0; i < texts.size(); ++i) {
    Called const& called = called_[i];
    std::string links;
    for (std::size_t call = 1; call <= called.calls; ++call)
      links +=
          fmt::format("{}<a href=\"#{}\" class=\"footnote-backref\" aria-label=\"{}\">\u21A9{}</a>",
                      call == 1 ? "" : " ", id_of_call(called, call), html_text(back),
                      call == 1 ? "" : fmt::format("<sup class=\"footnote-ref\">{}</sup>", call));
    constexpr std::string_view end = "</p>\n";
    std::string& text = texts[i];
    if (text.ends_with(end)) text.insert(text.size() - end.size(), " " + links);
    else text += links + "\n";
    out += fmt::format("<li id=\"fn-{}\">\n{}</li>\n", called.id, text);
  }
  if (out.empty()) return out;
  return fmt::format("<section class=\"footnotes\">\n<ol>\n{}</ol>\n</section>\n", out);
}

}  // namespace dawson::backend
