#include "backend/html/notes.hpp"

#include <fmt/format.h>

#include <utility>

namespace dawson::backend {
namespace {

constexpr char mark = '\xFF';  // around a label; no byte of UTF-8

// Calls `text` with each stretch of a text, `call` with the label of each note between them.
template <class Text, class Call>
void part_at_notes(std::string_view html, Text text, Call call) {
  for (;;) {
    std::size_t const begin = html.find(mark);
    text(html.substr(0, begin));
    if (begin == html.npos) return;
    std::size_t const end = html.find(mark, begin + 1);
    call(std::string(html.substr(begin + 1, end - begin - 1)));
    html.remove_prefix(end + 1);
  }
}

}  // namespace

std::string unresolved_note(std::string const& label) { return mark + label + mark; }

std::vector<std::string> unresolved_notes(std::string_view html) {
  std::vector<std::string> labels;
  part_at_notes(
      html, [](std::string_view) {},
      [&](std::string label) { labels.push_back(std::move(label)); });
  return labels;
}

HtmlNotes::HtmlNotes(std::vector<prose::Footnote> const& notes) {
  for (prose::Footnote const& note : notes) notes_.emplace(note.label, &note);
}

std::string HtmlNotes::id_of_call(Called const& called, std::size_t call) {
  return call == 1 ? fmt::format("fnref-{}", called.id)
                   : fmt::format("fnref-{}-{}", called.id, call);
}

std::string HtmlNotes::sign(std::string const& label) {
  auto const note = notes_.find(label);
  if (note == notes_.end()) return {};
  auto const [number, is_new] = numbers_.try_emplace(note->first, called_.size());
  if (is_new) called_.push_back({note->second, percent_encoded(note->second->written)});
  Called& called = called_[number->second];
  return fmt::format("<sup class=\"footnote-ref\"><a href=\"#fn-{}\" id=\"{}\">{}</a></sup>",
                     called.id, id_of_call(called, ++called.calls), number->second + 1);
}

std::string HtmlNotes::resolved(std::string html) {
  if (html.find(mark) == std::string::npos) return html;
  std::string out;
  part_at_notes(
      html, [&](std::string_view text) { out += text; },
      [&](std::string const& label) {
        std::string const sign = this->sign(label);
        out += sign.empty() ? fmt::format("<sup>{}</sup>", html_text(label)) : sign;
      });
  return out;
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
