#include "backend/epub/xhtml.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>
#include <utility>

#include "pages/roles.hpp"
#include "prose/walk.hpp"

namespace dawson::backend {
namespace {

using pages::Role;

std::string_view tag(Role role) { return pages::role_row(role).xhtml; }

std::string element(Role role, std::string const& inner, std::string const& attributes = {}) {
  return fmt::format("<{0}{1}>{2}</{0}>", tag(role), attributes, inner);
}

class BlockWriter {
 public:
  explicit BlockWriter(XhtmlParts const& parts) : parts_(parts) {}

  std::string run(prose::Blocks const& blocks) {
    for (prose::Block const& block : blocks) {
      if (parts_.begin) parts_.begin(block);
      std::visit([&](auto const& what) { put(what, block); }, block.content);
    }
    return std::move(out_);
  }

 private:
  std::string prose(prose::Inlines const& inlines) const { return xhtml_prose(inlines, parts_); }
  std::string blocks(prose::Blocks const& inner) const { return BlockWriter(parts_).run(inner); }
  void add(std::string const& block) { out_ += block + "\n"; }

  void put(prose::Paragraph const& paragraph, prose::Block const& block) {
    pages::FigureCaption const* const caption = parts_.caption(block.where.begin);
    if (!caption) return add(element(Role::paragraph, prose(paragraph.inlines)));
    prose::Inlines picture = paragraph.inlines;
    if (auto* image = std::get_if<prose::Image>(&picture.front())) image->title.clear();
    add(figure(prose(picture), *caption));
  }

  void put(prose::Heading const& heading, prose::Block const&) {
    std::string words = prose(heading.inlines);
    if (!heading.number.empty()) words = html_text(heading.number) + " " + words;
    add(element(pages::heading_role(heading.level), words,
                fmt::format(" id=\"{}\"", html_text(parts_.heading_id()))));
  }

  void put(prose::Quote const& quote, prose::Block const&) {
    add(element(Role::quote, "\n" + blocks(quote.blocks)));
  }

  void put(prose::List const& list, prose::Block const&) {
    std::string items;
    for (prose::Blocks const& item : list.items)
      items += element(Role::item, list.tight ? tight(item) : "\n" + blocks(item)) + "\n";
    std::string const start =
        list.ordered && list.start != 1 ? fmt::format(" start=\"{}\"", list.start) : "";
    add(element(list.ordered ? Role::numbered_list : Role::list, "\n" + items, start));
  }

  // Paragraphs without space between them are no elements.
  std::string tight(prose::Blocks const& item) const {
    std::string out;
    for (prose::Block const& block : item) {
      auto const* paragraph = std::get_if<prose::Paragraph>(&block.content);
      if (parts_.begin && paragraph) parts_.begin(block);
      std::string const part = paragraph ? prose(paragraph->inlines) : blocks({block});
      if (!out.empty() && !part.empty()) out += "\n";
      out += part;
    }
    return out;
  }

  void put(prose::CodeBlock const& code, prose::Block const&) {
    add(fmt::format("<pre>{}</pre>", element(Role::code, html_text(code.text))));
  }

  void put(prose::Rule const&, prose::Block const&) { add("<hr />"); }

  void put(prose::Table const& table, prose::Block const& block) {
    std::string head, body;
    auto const cells = [&](Role role, std::vector<prose::Inlines> const& row) {
      std::string out;
      for (std::size_t i = 0; i < row.size(); ++i)
        out += element(role, prose(row[i]),
                       (role == Role::head_cell ? " scope=\"col\"" : "") + aligned(table, i));
      return element(Role::row, out) + "\n";
    };
    bool const headed =
        std::ranges::any_of(table.head, [](auto const& cell) { return !cell.empty(); });
    if (headed) head = fmt::format("<thead>\n{}</thead>\n", cells(Role::head_cell, table.head));
    for (std::vector<prose::Inlines> const& row : table.rows) body += cells(Role::cell, row);
    if (!body.empty()) body = fmt::format("<tbody>\n{}</tbody>\n", body);
    if (head.empty() && body.empty()) return;
    std::string const set = element(Role::table, "\n" + head + body);
    pages::FigureCaption const* const caption = parts_.caption(block.where.begin);
    add(caption ? figure(set, *caption) : set);
  }

  static std::string aligned(prose::Table const& table, std::size_t column) {
    if (column >= table.columns.size()) return {};
    switch (table.columns[column]) {
      case prose::Align::right: return " style=\"text-align:right\"";
      case prose::Align::centre: return " style=\"text-align:center\"";
      case prose::Align::left:
      case prose::Align::none: break;
    }
    return {};
  }

  void put(prose::DirectiveAt const& at, prose::Block const&) {
    std::string const set = parts_.set(at.index);
    if (!set.empty()) add(set);
  }
  void put(prose::RawBlock const&, prose::Block const&) {}

  std::string figure(std::string const& what, pages::FigureCaption const& caption) const {
    std::string const words =
        caption.caption.empty() ? "" : element(Role::caption, prose(caption.caption)) + "\n";
    std::string const id =
        caption.label.empty() ? "" : fmt::format(" id=\"{}\"", html_text(caption.label));
    return element(Role::figure, "\n" + (caption.above ? words + what + "\n" : what + "\n" + words),
                   id);
  }

  XhtmlParts const& parts_;
  std::string out_;
};

}  // namespace

std::string xhtml_blocks(prose::Blocks const& blocks, XhtmlParts const& parts) {
  return BlockWriter(parts).run(blocks);
}

// A link without words that is no reference shows where it leads, as in booklets.
std::string xhtml_prose(prose::Inlines inlines, XhtmlParts const& parts) {
  if (parts.reference) prose::fill_references(inlines, parts.reference);
  prose::for_each_inline(inlines, [](prose::Inline& part) {
    auto* link = std::get_if<prose::Link>(&part);
    if (link && link->inlines.empty()) link->inlines.push_back(prose::Text{link->target});
  });
  return html_prose(inlines, parts.inlines);
}

}  // namespace dawson::backend
