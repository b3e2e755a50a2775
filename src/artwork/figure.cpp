#include "artwork/figure.hpp"

#include <algorithm>
#include <charconv>
#include <optional>
#include <span>

#include "text/scanning.hpp"

namespace dawson::artwork {
namespace {

struct Attribute {
  std::string_view name;
  std::string_view value;
};

/// A tag: `<name attributes>`, `<name attributes/>` or `</name>`.
struct Tag {
  enum Form { opening, empty, closing };

  std::string_view name;
  Form form = opening;
  std::vector<Attribute> attributes;
  std::string_view whole;

  std::optional<std::string_view> attribute(std::string_view wanted) const {
    for (Attribute const& each : attributes)
      if (each.name == wanted) return each.value;
    return {};
  }
};

/// The attributes that a layer must have; others are errors. The outline's width is an attribute
/// of `body`, the same for all figures.
struct Layer {
  std::string_view id;
  std::string_view fill;
  std::string_view stroke;
  std::string_view join;
  bool hidden;
};

constexpr std::array<Layer, 3> layers{{
    {"body", "white", "black", "miter", false},
    {"line", "none", "black", "round", false},
    {"inner", "none", "white", "round", true},
}};

Named const* find_named(std::span<Named const> all, std::string_view name) {
  auto const found = std::ranges::find(all, name, &Named::name);
  return found == all.end() ? nullptr : &*found;
}

bool is_name(char c) { return text::is_letter(c) || c == '-'; }

/// Returns whether every subpath ends in Z.
bool all_closed(Path const& path) {
  for (std::size_t i = 0; i < path.size(); ++i) {
    bool const ends = i + 1 == path.size() || path[i + 1].kind == Segment::move;
    if (ends && path[i].kind != Segment::close) return false;
  }
  return true;
}

/// Reads a figure; throws the first diagnostic, which `read_figure` returns as a value.
class FigureReader {
 public:
  explicit FigureReader(std::string_view svg) : svg_(svg) {}

  Figure read() {
    Tag const root = expect("svg", Tag::opening);
    only(root, {"xmlns", "viewBox"});
    require(root, "viewBox", "0 0 1000 1000");
    Figure figure;
    read_title(figure);
    for (Layer const& layer : layers) read_layer(layer, figure);
    expect("svg", Tag::closing);
    skip();
    if (at_ < svg_.size()) fail(svg_.substr(at_), "text after the end of the symbol");
    figure.box = box_of_outline(figure.body, outline_width);
    return figure;
  }

 private:
  [[noreturn]] void fail(std::string_view part, std::string message) const {
    std::size_t const begin = static_cast<std::size_t>(part.data() - svg_.data());
    throw text::error("E-ARTWORK", {begin, begin + part.size()}, std::move(message));
  }

  std::string_view here(std::size_t length = 0) const { return svg_.substr(at_, length); }

  void skip_blanks() {
    at_ = std::min(svg_.find_first_not_of(text::white_space, at_), svg_.size());
  }

  /// Skips blanks and comments.
  void skip() {
    for (skip_blanks(); here(4) == "<!--"; skip_blanks()) {
      std::size_t const end = svg_.find("-->", at_);
      if (end == std::string_view::npos) fail(here(4), "comment without an end");
      at_ = end + 3;
    }
  }

  std::string_view name() {
    std::size_t const begin = at_;
    while (at_ < svg_.size() && is_name(svg_[at_])) ++at_;
    if (at_ == begin) fail(here(), "expected a name");
    return svg_.substr(begin, at_ - begin);
  }

  void literal(std::string_view wanted) {
    if (here(wanted.size()) != wanted) fail(here(), "expected " + std::string(wanted));
    at_ += wanted.size();
  }

  Tag tag() {
    skip();
    std::size_t const begin = at_;
    Tag tag;
    literal("<");
    if (here(1) == "/") {
      ++at_;
      tag.form = Tag::closing;
    }
    tag.name = name();
    for (skip_blanks(); here(1) != ">" && here(1) != "/"; skip_blanks()) {
      Attribute attribute{name(), {}};
      literal("=\"");
      std::size_t const end = svg_.find('"', at_);
      if (end == std::string_view::npos) fail(here(), "value without an end");
      attribute.value = svg_.substr(at_, end - at_);
      at_ = end + 1;
      tag.attributes.push_back(attribute);
    }
    if (here(1) == "/") {
      ++at_;
      tag.form = Tag::empty;
    }
    literal(">");
    tag.whole = svg_.substr(begin, at_ - begin);
    return tag;
  }

  Tag expect(std::string_view wanted, Tag::Form form) {
    Tag const found = tag();
    if (found.name != wanted || found.form != form)
      fail(found.whole, std::string("expected ") + (form == Tag::closing ? "</" : "<") +
                            std::string(wanted) + ">");
    return found;
  }

  void only(Tag const& tag, std::initializer_list<std::string_view> allowed) const {
    for (Attribute const& each : tag.attributes)
      if (std::find(allowed.begin(), allowed.end(), each.name) == allowed.end())
        fail(each.name, "unexpected attribute");
  }

  void require(Tag const& tag, std::string_view attribute, std::string_view value) const {
    auto const found = tag.attribute(attribute);
    if (!found) fail(tag.whole, "missing " + std::string(attribute));
    if (*found != value) fail(*found, std::string(attribute) + " must be " + std::string(value));
  }

  int width(Tag const& tag) const {
    auto const written = tag.attribute("stroke-width");
    if (!written) fail(tag.whole, "missing stroke-width");
    int value = 0;
    auto const [end, failure] =
        std::from_chars(written->data(), written->data() + written->size(), value);
    if (failure != std::errc{} || end != written->data() + written->size())
      fail(*written, "expected a whole number");
    if (value < thinnest_line) fail(*written, "line too thin to be printed at 4 mm a square");
    return value;
  }

  void read_title(Figure& figure) {
    only(expect("title", Tag::opening), {});
    std::size_t const end = std::min(svg_.find('<', at_), svg_.size());
    std::string_view const title = here(end - at_);
    Named const* known = find_named(known_figures, title);
    if (!known) known = find_named(known_signs, title);
    if (!known) fail(title, "unknown symbol");
    at_ = end;
    expect("title", Tag::closing);
    figure.name = title;
    figure.code = known->code;
  }

  void read_layer(Layer const& layer, Figure& figure) {
    Tag const group = tag();
    if (group.name != "g" || group.form != Tag::opening || group.attribute("id") != layer.id)
      fail(group.whole, "expected <g id=\"" + std::string(layer.id) + "\">");
    only(group,
         {"id", "fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "display"});
    require(group, "fill", layer.fill);
    require(group, "stroke", layer.stroke);
    require(group, "stroke-linecap", "round");
    require(group, "stroke-linejoin", layer.join);
    if (layer.hidden) require(group, "display", "none");
    else if (auto const display = group.attribute("display"))
      fail(*display, "only the layer inner is hidden");
    int const group_width = width(group);

    for (Tag path = tag(); !(path.name == "g" && path.form == Tag::closing); path = tag()) {
      if (path.name != "path" || path.form != Tag::empty) fail(path.whole, "expected <path/>");
      if (layer.id == "body") read_body(path, group_width, figure);
      else
        (layer.hidden ? figure.inner : figure.line).push_back(read_mark(path, layer, group_width));
    }
    if (figure.body.empty()) fail(group.whole, "body without a path");
  }

  void read_body(Tag const& path, int group_width, Figure& figure) const {
    if (group_width != outline_width)
      fail(path.whole, "outline must be " + std::to_string(outline_width));
    only(path, {"d"});
    Path const part = data(path);
    if (!all_closed(part)) fail(path.whole, "body that is not closed");
    figure.body.insert(figure.body.end(), part.begin(), part.end());
  }

  Mark read_mark(Tag const& path, Layer const& layer, int group_width) const {
    if (path.attribute("fill") || path.attribute("stroke")) {
      only(path, {"fill", "stroke", "d"});
      require(path, "fill", layer.stroke);
      require(path, "stroke", "none");
      Mark solid{0, data(path)};
      if (!all_closed(solid.path)) fail(path.whole, "solid that is not closed");
      return solid;
    }
    only(path, {"stroke-width", "d"});
    return {path.attribute("stroke-width") ? width(path) : group_width, data(path)};
  }

  Path data(Tag const& path) const {
    auto const written = path.attribute("d");
    if (!written) fail(path.whole, "missing d");
    auto result = read_path(*written);
    if (!result) {
      text::Span const span = result.error().span;
      fail(written->substr(span.begin, span.end - span.begin), result.error().message);
    }
    return std::move(*result);
  }

  std::string_view svg_;
  std::size_t at_ = 0;
};

}  // namespace

text::Result<Figure> read_figure(std::string_view svg) {
  try {
    return FigureReader(svg).read();
  } catch (text::Diagnostic& diagnostic) {
    return std::move(diagnostic);
  }
}

}  // namespace dawson::artwork
