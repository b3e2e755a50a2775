#include "write/html/page_parts.hpp"

#include <iterator>
#include <utility>

#include <fmt/format.h>

#include "backend/html/inlines.hpp"
#include "write/html/html_renderer.hpp"

namespace dawson::run {

void take_counts(PageBlock& block) {
  for_each_block(block, [](PageBlock& one) {
    backend::CountedHtml counted = backend::without_marks(one.html);
    one.html = std::move(counted.html);
    one.counts = std::move(counted.counts);
  });
}

void add_html(std::string& out, PageBlock const& block) {
  if (!block.is_row) return void(out += block.html);
  out += '<';
  out += block.html;
  if (!block.style.empty()) fmt::format_to(std::back_inserter(out), " style=\"{}\"", block.style);
  out += ">\n";
  for (PageBlock const& child : block.children) {
    add_html(out, child);
    out += '\n';
  }
  out += "</div>";
}

std::string html_of(PageBlock const& block) {
  std::string out;
  add_html(out, block);
  return out;
}

std::string html_of(std::vector<PageBlock> const& blocks) {
  std::string out;
  for (PageBlock const& block : blocks) {
    if (!out.empty()) out += '\n';
    add_html(out, block);
  }
  return out;
}

std::string page_begin(PageShell const& shell) {
  return fmt::format(
      "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\" />\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\" />\n"
      "{}<title>{}</title>\n{}{}</head>\n<body{}>\n{}{}<main>\n",
      shell.language, shell.author, shell.title, shell.further, shell.styles, shell.attributes,
      shell.definitions, shell.before);
}

std::string page_end(PageShell const& shell) {
  return fmt::format("</main>\n{}</body>\n</html>\n", shell.script);
}

std::string html_of(PageInBlocks const& page) {
  std::string out = page_begin(page.shell);
  for (PageBlock const& block : page.blocks) {
    add_html(out, block);
    out += '\n';
  }
  return out += page_end(page.shell);
}

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
