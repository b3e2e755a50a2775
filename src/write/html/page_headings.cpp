#include "write/html/page_headings.hpp"

#include <fmt/format.h>

#include <utility>

#include "write/html/html_renderer.hpp"

namespace dawson::run {

using backend::html_text;

PageHeadings::PageHeadings(prose::Document const& document, ReferenceTargets const& targets,
                           HtmlRenderer& renderer, std::string prefix)
    : targets_(targets),
      renderer_(renderer),
      prefix_(std::move(prefix)),
      headings_(labelled_headings(document)) {}

void PageHeadings::name() {
  for (LabelledHeading& heading : headings_) heading.label = id_of(heading.label);
}

std::string PageHeadings::id_of(std::string const& label) {
  ++named_;
  std::string id = label.empty() ? fmt::format("{}section-{}", prefix_, named_) : label;
  if (targets_.diagrams.contains(id)) id += "-heading";
  while (renderer_.unique_id(id).empty()) id += "-";
  return id;
}

std::string PageHeadings::next_id() {
  return written_ < headings_.size() ? headings_[written_++].label : id_of({});
}

std::string PageHeadings::contents(int levels) const {
  std::string out;
  for (LabelledHeading const& heading : headings_)
    if (heading.level <= levels)
      out += fmt::format("<li class=\"level-{}\"><a href=\"#{}\">{}</a></li>\n", heading.level,
                         html_text(heading.label), html_text(heading.words));
  return out.empty() ? out : fmt::format("<nav>\n<ul>\n{}</ul>\n</nav>\n", out);
}

std::string PageHeadings::first_words() const {
  for (LabelledHeading const& heading : headings_)
    if (!heading.words.empty()) return heading.words;
  return {};
}

}  // namespace dawson::run
