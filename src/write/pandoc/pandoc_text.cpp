#include "write/pandoc/pandoc_text.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "prose/addresses.hpp"

namespace dawson::run::pandoc {
namespace {

void append(Json& list, Json more) {
  for (Json& one : more) list.push_back(std::move(one));
}

class Writer {
 public:
  explicit Writer(MenWriter const& pieces) : pieces_(pieces) {}

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
  void put(prose::Figurines const& figurines) { append(out_, pieces_(figurines.pieces)); }
  void put(prose::Emphasis const& marked) { wrap("Emph", marked.inlines); }
  void put(prose::Strong const& marked) { wrap("Strong", marked.inlines); }
  void put(prose::Struck const& marked) { wrap("Strikeout", marked.inlines); }
  void put(prose::Styled const& styled) { append(out_, inner(styled.inlines)); }
  void put(prose::Code const& code) {
    out_.push_back(node("Code", Json::array({attributes(""), code.text})));
  }
  void put(prose::Link const& link) {
    if (!prose::may_lead_to(link.target, true)) return append(out_, inner(link.inlines));
    out_.push_back(node("Link", Json::array({attributes(""), inner(link.inlines),
                                             Json::array({link.target, link.title})})));
  }
  void put(prose::Image const& picture) {
    out_.push_back(node("Image", Json::array({attributes(""), inner(picture.alt),
                                              Json::array({picture.path, picture.title})})));
  }
  void put(prose::NoteMark const& mark) { out_.push_back(node("Superscript", words(mark.label))); }
  void put(prose::LineBreak const&) { out_.push_back(node("LineBreak")); }
  void put(prose::DirectiveAt const&) {}

  Json inner(prose::Inlines const& inlines) const { return Writer(pieces_).run(inlines); }
  void wrap(char const* kind, prose::Inlines const& inlines) {
    out_.push_back(node(kind, inner(inlines)));
  }

  MenWriter const& pieces_;
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

Json attributes(std::string const& id, std::vector<std::string> const& classes) {
  return Json::array({id, classes, Json::array()});
}

Json inlines(prose::Inlines const& inlines, MenWriter const& pieces) {
  return Writer(pieces).run(inlines);
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

Json image(std::string const& alt, std::string const& path) {
  return node("Image", Json::array({attributes(""), words(alt), Json::array({path, ""})}));
}

Json table(std::vector<std::vector<Json>> const& rows) {
  std::size_t columns = 0;
  for (auto const& row : rows) columns = std::max(columns, row.size());
  Json body = Json::array(), widths = Json::array();
  for (std::size_t i = 0; i < columns; ++i)
    widths.push_back(Json::array({node("AlignLeft"), node("ColWidthDefault")}));
  for (auto const& row : rows) {
    Json cells = Json::array();
    for (std::size_t i = 0; i < columns; ++i)
      cells.push_back(Json::array(
          {attributes(""), node("AlignDefault"), 1, 1, i < row.size() ? row[i] : Json::array()}));
    body.push_back(Json::array({attributes(""), std::move(cells)}));
  }
  Json const none = Json::array();
  return node("Table",
              Json::array({attributes("", {"chess"}), Json::array({nullptr, none}),
                           std::move(widths), Json::array({attributes(""), none}),
                           Json::array({Json::array({attributes(""), 0, none, std::move(body)})}),
                           Json::array({attributes(""), none})}));
}

}  // namespace dawson::run::pandoc
