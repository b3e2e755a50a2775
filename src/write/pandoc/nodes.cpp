#include "write/pandoc/nodes.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "edition/text_passes.hpp"
#include "prose/html_marks.hpp"
#include "prose/links.hpp"

namespace dawson::run::pandoc {
namespace {

class InlineWriter {
 public:
  explicit InlineWriter(InlineParts const& parts) : parts_(parts) {}

  Json run(prose::Inlines const& inlines) {
    for (prose::Inline const& part : inlines)
      std::visit([this](auto const& what) { put(what); }, part);
    return std::move(out_);
  }

 private:
  void put(prose::Text const& text) { append(out_, words(text.text)); }
  void put(prose::Raw const& raw) {
    if (raw.markup == prose::Markup::html)
      out_.push_back(node("RawInline", Json::array({"html", raw.text})));
  }
  void put(prose::Figurines const& figurines) { append(out_, parts_.pieces(figurines.pieces)); }
  void put(prose::Emphasis const& marked) { wrap("Emph", inner(marked.inlines)); }
  void put(prose::Strong const& marked) { wrap("Strong", inner(marked.inlines)); }
  void put(prose::Struck const& marked) { wrap("Strikeout", inner(marked.inlines)); }
  void put(prose::Styled const& styled) {
    Json text = inner(styled.inlines);
    auto const within = [&](bool is_set, char const* kind) {
      if (is_set) text = marked(kind, std::move(text));
    };
    within(styled.look.bold.value_or(false), "Strong");
    within(styled.look.slope.value_or(prose::Slope::upright) != prose::Slope::upright, "Emph");
    within(styled.look.small_caps.value_or(false), "SmallCaps");
    within(styled.slot == prose::lowered_slot, "Subscript");
    within(styled.slot == prose::raised_slot, "Superscript");
    append(out_, std::move(text));
  }
  void put(prose::Code const& code) {
    out_.push_back(node("Code", Json::array({attributes(""), code.text})));
  }
  void put(prose::Link const& link) {
    prose::Inlines const printed =
        parts_.reference && prose::is_reference(link) ? parts_.reference(link) : link.inlines;
    std::optional<std::string> address;
    if (parts_.address) address = parts_.address(link.target);
    else if (prose::may_lead_to(link.target, true)) address = link.target;
    if (!address) return append(out_, inner(printed));
    std::string const title = prose::asks_for_page(link) ? std::string() : link.title;
    out_.push_back(node(
        "Link", Json::array({attributes(""), inner(printed), Json::array({*address, title})})));
  }
  void put(prose::Image const& picture) {
    if (parts_.picture) return append(out_, parts_.picture(picture));
    out_.push_back(node("Image", Json::array({attributes(""), inner(picture.alt),
                                              Json::array({picture.path, picture.title})})));
  }
  void put(prose::NoteMark const& mark) {
    if (parts_.note) append(out_, parts_.note(mark.label));
    else wrap("Superscript", words(mark.label));
  }
  void put(prose::LineBreak const&) { out_.push_back(node("LineBreak")); }
  void put(prose::Break const& at) {
    if (at.blank) out_.push_back(node("Space"));
  }
  void put(prose::DirectiveAt const& at) {
    if (parts_.directive) append(out_, parts_.directive(at.index));
  }

  Json inner(prose::Inlines const& inlines) const { return InlineWriter(parts_).run(inlines); }
  void wrap(char const* kind, Json inlines) { append(out_, marked(kind, std::move(inlines))); }

  // Bold or italic pieces would be distorted: marks are around the text between them.
  static Json marked(char const* kind, Json inlines) {
    Json out = Json::array(), within = Json::array();
    auto const end = [&] {
      if (!within.empty()) out.push_back(node(kind, std::exchange(within, Json::array())));
    };
    for (Json& one : inlines) {
      if (is_in_style(one)) end();
      (is_in_style(one) ? out : within).push_back(std::move(one));
    }
    end();
    return out;
  }

  InlineParts const& parts_;
  Json out_ = Json::array();
};

char const* name_of(prose::Align align) {
  switch (align) {
    case prose::Align::left: return "AlignLeft";
    case prose::Align::centre: return "AlignCenter";
    case prose::Align::right: return "AlignRight";
    case prose::Align::none: break;
  }
  return "AlignDefault";
}

Json list_of(Json one) { return Json::array({std::move(one)}); }

Json cell(Json blocks) {
  return Json::array({attributes(""), node("AlignDefault"), 1, 1, std::move(blocks)});
}

Json row_of(Json cells) { return Json::array({attributes(""), std::move(cells)}); }

// A table with rows of cells; `classes` are those of the table.
Json table_of(std::vector<std::string> const& classes, Json columns, Json head, Json rows) {
  Json const none = Json::array();
  return node("Table",
              Json::array({attributes("", classes), Json::array({nullptr, none}),
                           std::move(columns), row_of(std::move(head)),
                           list_of(Json::array({attributes(""), 0, none, std::move(rows)})),
                           row_of(none)}));
}

class BlockWriter {
 public:
  explicit BlockWriter(BlockParts const& parts) : parts_(parts) {}

  Json run(prose::Blocks const& blocks) {
    for (prose::Block const& block : blocks) {
      if (parts_.begin) parts_.begin(block);
      if (is_page_end(block)) {
        out_.push_back(parts_.page_end());
        continue;
      }
      prose::FigureCaption const* const caption = parts_.caption(block.where.begin);
      Json content =
          std::visit([this](auto const& what) { return this->made(what); }, block.content);
      if (!caption) {
        append(out_, std::move(content));
        continue;
      }
      bool const of_table = std::holds_alternative<prose::Table>(block.content);
      Json words = parts_.styled(of_table ? table_caption : picture_caption,
                                 list_of(paragraph(caption->caption)));
      append(caption->above ? words : content, caption->above ? content : words);
      Json& figure = caption->above ? words : content;
      if (caption->label.empty()) append(out_, std::move(figure));
      else
        out_.push_back(node("Div", Json::array({attributes(caption->label), std::move(figure)})));
    }
    return std::move(out_);
  }

 private:
  Json text(prose::Inlines const& inlines) const {
    return pandoc::inlines(inlines, parts_.inlines);
  }
  Json paragraph(prose::Inlines const& inlines) const { return node("Para", text(inlines)); }

  Json made(prose::Paragraph const& one) const { return list_of(paragraph(one.inlines)); }
  Json made(prose::Heading const& one) const {
    Json inlines = one.number.empty() ? Json::array() : words(one.number + " ");
    append(inlines, text(one.inlines));
    return list_of(node(
        "Header", Json::array({one.level, attributes(parts_.heading_id()), std::move(inlines)})));
  }
  Json made(prose::Quote const& one) const {
    return list_of(node("BlockQuote", pandoc::blocks(one.blocks, parts_)));
  }
  Json made(prose::List const& one) const {
    Json items = Json::array();
    for (prose::Blocks const& item : one.items) {
      Json blocks = pandoc::blocks(item, parts_);
      for (Json& block : blocks)
        if (one.tight && block["t"] == "Para") block["t"] = "Plain";
      items.push_back(std::move(blocks));
    }
    if (!one.ordered) return list_of(node("BulletList", std::move(items)));
    return list_of(
        node("OrderedList", Json::array({Json::array({one.start, node("Decimal"), node("Period")}),
                                         std::move(items)})));
  }
  Json made(prose::CodeBlock const& one) const {
    std::string const language = one.info.substr(0, one.info.find_first_of(" \t\r\n"));
    std::vector<std::string> classes;
    if (!language.empty()) classes.push_back(language);
    return list_of(
        node("CodeBlock", Json::array({attributes("", classes),
                                       one.text.substr(0, one.text.find_last_not_of('\n') + 1)})));
  }
  Json made(prose::Rule const&) const { return list_of(node("HorizontalRule")); }
  Json made(prose::Table const& one) const {
    Json columns = Json::array(), rows = Json::array();
    for (prose::Align const align : one.columns)
      columns.push_back(Json::array({node(name_of(align)), node("ColWidthDefault")}));
    auto const cells = [&](std::vector<prose::Inlines> const& row) {
      Json out = Json::array();
      for (prose::Inlines const& one : row) out.push_back(cell(list_of(node("Plain", text(one)))));
      return out;
    };
    for (auto const& row : one.rows) rows.push_back(row_of(cells(row)));
    bool const headed =
        std::ranges::any_of(one.head, [](auto const& cell) { return !cell.empty(); });
    return list_of(table_of({}, std::move(columns),
                            headed ? list_of(row_of(cells(one.head))) : Json::array(),
                            std::move(rows)));
  }
  static Json made(prose::RawBlock const&) { return Json::array(); }
  Json made(prose::DirectiveAt const& at) const { return parts_.directive(at.index); }

  BlockParts const& parts_;
  Json out_ = Json::array();
};

}  // namespace

Json node(std::string const& kind) { return node(kind, nullptr); }

Json node(std::string const& kind, Json content) {
  Json made;
  made["t"] = kind;
  if (!content.is_null()) made["c"] = std::move(content);
  return made;
}

Json attributes(std::string const& id, std::vector<std::string> const& classes,
                std::vector<std::pair<std::string, std::string>> const& pairs) {
  Json all = Json::array();
  for (auto const& [name, value] : pairs) all.push_back(Json::array({name, value}));
  return Json::array({id, classes, std::move(all)});
}

Json inlines(prose::Inlines const& inlines, InlineParts const& parts) {
  return InlineWriter(parts).run(inlines);
}

Json blocks(prose::Blocks const& blocks, BlockParts const& parts) {
  return BlockWriter(parts).run(blocks);
}

Json words(std::string const& text) {
  Json out = Json::array();
  for (std::size_t at = 0; at < text.size();) {
    std::size_t const end = std::min(text.find_first_of(" \n\t", at), text.size());
    if (end > at) out.push_back(node("Str", text.substr(at, end - at)));
    if (end < text.size()) out.push_back(node("Space"));
    at = end + 1;
  }
  return out;
}

Json image(std::string const& alt, std::string const& path,
           std::vector<std::pair<std::string, std::string>> const& size) {
  return node("Image",
              Json::array({attributes("", {}, size), words(alt), Json::array({path, ""})}));
}

Json table(std::vector<std::vector<Json>> const& rows, bool whole) {
  std::size_t columns = 0;
  for (auto const& row : rows) columns = std::max(columns, row.size());
  Json body = Json::array(), widths = Json::array();
  Json const width =
      whole ? node("ColWidth", 1 / static_cast<double>(std::max<std::size_t>(columns, 1)))
            : node("ColWidthDefault");
  for (std::size_t i = 0; i < columns; ++i)
    widths.push_back(Json::array({node(whole ? "AlignDefault" : "AlignLeft"), width}));
  for (auto const& row : rows) {
    Json cells = Json::array();
    for (std::size_t i = 0; i < columns; ++i)
      cells.push_back(cell(i < row.size() ? row[i] : Json::array()));
    body.push_back(row_of(std::move(cells)));
  }
  return table_of({"chess"}, std::move(widths), Json::array(), std::move(body));
}

bool is_in_style(Json const& one) {
  if (one["t"] == "RawInline") return one["c"][0] != "html";
  return one["t"] == "Span" && !one["c"][0][2].empty();
}

void append(Json& list, Json more) {
  for (Json& one : more) list.push_back(std::move(one));
}

}  // namespace dawson::run::pandoc
