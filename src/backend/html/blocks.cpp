#include "backend/html/blocks.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "pages/structure.hpp"
#include "prose/open_html.hpp"

namespace dawson::backend {
namespace {

using pages::Role;

class BlockWriter {
 public:
  BlockWriter(std::string& out, BlockParts const& parts) : out_(out), parts_(parts) {}

  void add(prose::Blocks const& blocks) {
    for (prose::Block const& block : blocks) add(block);
  }

  void add(prose::Block const& block) {
    if (parts_.begin) parts_.begin(block);
    std::visit([&](auto const& what) { put(what, block.where); }, block.content);
  }

 private:
  bool of_page() const { return parts_.inlines.flavour == Flavour::page; }

  void prose(prose::Inlines const& inlines) { add_html_prose(out_, inlines, parts_.inlines); }

  void open(Role role, std::string_view attributes = {}) {
    out_ += '<';
    out_ += pages::role_row(role).xhtml;
    out_ += attributes;
    out_ += '>';
  }
  void close(Role role, std::string_view after = "\n") {
    out_ += "</";
    out_ += pages::role_row(role).xhtml;
    out_ += '>';
    out_ += after;
  }
  std::string place(text::Span where, std::size_t line = 0) const {
    return parts_.place ? parts_.place(where, line) : std::string();
  }

  void put(prose::Paragraph const& paragraph, text::Span where) {
    prose::FigureCaption const* const caption = parts_.caption(where.begin);
    if (!caption) {
      open(Role::paragraph, place(where));
      prose(paragraph.inlines);
      return close(Role::paragraph);
    }
    prose::Inlines picture = paragraph.inlines;
    if (auto* image = std::get_if<prose::Image>(&picture.front())) image->title.clear();
    figure(*caption, where, [&] { prose(picture), out_ += '\n'; });
  }

  void put(prose::Heading const& heading, text::Span where) {
    Role const role = pages::heading_role(heading.level);
    open(role, fmt::format(" id=\"{}\"{}", html_text(parts_.heading_id()), place(where)));
    if (!heading.number.empty()) out_ += html_text(heading.number) + " ";
    prose(heading.inlines);
    close(role);
  }

  void put(prose::Quote const& quote, text::Span where) {
    open(Role::quote, place(where));
    out_ += '\n';
    add(quote.blocks);
    close(Role::quote);
  }

  void put(prose::List const& list, text::Span where) {
    Role const role = list.ordered ? Role::numbered_list : Role::list;
    open(role, (list.ordered && list.start != 1 ? fmt::format(" start=\"{}\"", list.start) : "") +
                   place(where));
    out_ += '\n';
    for (prose::Blocks const& item : list.items) {
      open(Role::item, item.empty() ? std::string() : place(item.front().where));
      if (list.tight) tight(item);
      else out_ += '\n', add(item);
      close(Role::item);
    }
    close(role);
  }

  // Adds the contents of a tight list item. Its paragraphs get no `<p>` element.
  void tight(prose::Blocks const& item) {
    std::size_t const begin = out_.size();
    for (prose::Block const& block : item) {
      bool const follows_block = out_.size() > begin;
      if (follows_block) out_ += '\n';
      std::size_t const before = out_.size();
      auto const* paragraph = std::get_if<prose::Paragraph>(&block.content);
      if (paragraph && !parts_.caption(block.where.begin)) {
        if (parts_.begin) parts_.begin(block);
        prose(paragraph->inlines);
      } else {
        add(block);
      }
      if (follows_block && out_.size() == before) out_.pop_back();
    }
  }

  void put(prose::CodeBlock const& code, text::Span where) {
    std::string const language = code.info.substr(0, code.info.find_first_of(" \t\r\n"));
    out_ += fmt::format("<pre{}>", place(where));
    open(Role::code, of_page() && !language.empty()
                         ? fmt::format(" class=\"language-{}\"", html_text(language))
                         : std::string());
    out_ += html_text(code.text);
    close(Role::code, "</pre>\n");
  }

  void put(prose::Rule const&, text::Span where) {
    out_ += fmt::format("<hr{} />\n", place(where));
  }

  void put(prose::Table const& table, text::Span where) {
    bool const headed =
        std::ranges::any_of(table.head, [](auto const& cell) { return !cell.empty(); });
    if (!headed && table.rows.empty()) return;
    if (auto const* const caption = parts_.caption(where.begin))
      return figure(*caption, where, [&] { write(table, headed, where); });
    write(table, headed, where);
  }

  void write(prose::Table const& table, bool headed, text::Span where) {
    open(Role::table, place(where));
    out_ += '\n';
    if (headed) {
      out_ += "<thead>\n";
      row(Role::head_cell, table, table.head, place(where));
      out_ += "</thead>\n";
    }
    if (!table.rows.empty()) out_ += "<tbody>\n";
    for (std::size_t i = 0; i < table.rows.size(); ++i)  // below the head row and the delimiter row
      row(Role::cell, table, table.rows[i], place(where, i + 2));
    if (!table.rows.empty()) out_ += "</tbody>\n";
    close(Role::table);
  }

  void row(Role role, prose::Table const& table, std::vector<prose::Inlines> const& cells,
           std::string const& place) {
    open(Role::row, place);
    for (std::size_t i = 0; i < cells.size(); ++i) {
      open(role, (role == Role::head_cell ? " scope=\"col\"" : "") + aligned(table, i));
      prose(cells[i]);
      close(role, {});
    }
    close(Role::row);
  }

  std::string aligned(prose::Table const& table, std::size_t column) const {
    if (column >= table.columns.size()) return {};
    switch (table.columns[column]) {
      case prose::Align::right: return " style=\"text-align:right\"";
      case prose::Align::centre: return " style=\"text-align:center\"";
      case prose::Align::left:  // the style of a page can centre heads
        return of_page() ? " style=\"text-align:left\"" : "";
      case prose::Align::none: break;
    }
    return {};
  }

  void put(prose::DirectiveAt const& at, text::Span) {
    std::string const set = parts_.set(at.index);
    if (set.empty()) return;
    out_ += set;
    out_ += '\n';
  }

  void put(prose::RawBlock const& raw, text::Span where) {
    switch (parts_.inlines.html) {
      case RawHtml::drop: return;
      case RawHtml::text:
        if (!prose::is_html_comment(raw.text))
          out_ += fmt::format("<pre class=\"html\"{}>{}</pre>\n", place(where),
                              prose::escaped_html(raw.text));
        return;
      case RawHtml::keep:
        out_ += raw.text;
        if (!raw.text.ends_with('\n')) out_ += '\n';
    }
  }

  template <class Write>
  void figure(prose::FigureCaption const& caption, text::Span where, Write write) {
    auto const words = [&] {
      if (caption.caption.empty()) return;
      open(Role::caption);
      prose(caption.caption);
      close(Role::caption);
    };
    open(Role::figure,
         (caption.label.empty() ? "" : fmt::format(" id=\"{}\"", html_text(caption.label))) +
             place(where));
    out_ += '\n';
    if (caption.above) words();
    write();
    if (!caption.above) words();
    close(Role::figure);
  }

  std::string& out_;
  BlockParts const& parts_;
};

}  // namespace

void add_html_block(std::string& out, prose::Block const& block, BlockParts const& parts) {
  BlockWriter(out, parts).add(block);
}

std::string html_blocks(prose::Blocks const& blocks, BlockParts const& parts) {
  std::string out;
  BlockWriter(out, parts).add(blocks);
  return out;
}

std::string html_colophon(std::vector<prose::Inlines> const& paragraphs, BlockParts const& parts) {
  if (paragraphs.empty()) return {};
  std::string out = parts.inlines.flavour == Flavour::ebook
                        ? "<section epub:type=\"colophon\" role=\"doc-colophon\">\n"
                        : "<section class=\"colophon\" role=\"doc-colophon\">\n";
  for (prose::Inlines const& one : paragraphs)
    out += fmt::format("<p>{}</p>\n", html_prose(one, parts.inlines));
  return out + "</section>\n";
}

namespace {

constexpr char mark = '\xFF';  // encloses a label; never occurs in UTF-8

// Calls `text` with each stretch of text, and `call` with the label of each note between them.
template <class Text, class Call>
void split_at_notes(std::string_view html, Text text, Call call) {
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
  split_at_notes(
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
  split_at_notes(
      html, [&](std::string_view text) { out += text; },
      [&](std::string const& label) {
        std::string const sign = this->sign(label);
        out += sign.empty() ? fmt::format("<sup>{}</sup>", html_text(label)) : sign;
      });
  return out;
}

std::string HtmlNotes::list(BlockParts const& parts, std::string_view back) {
  std::vector<std::string> texts;  // rendered first, because notes can call each other
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
