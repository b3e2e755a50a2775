// What pages share: an object and a name for each font and drawing.
#include <fmt/format.h>

#include "backend/pdf/pdf_canvas.hpp"

namespace dawson::backend {
namespace {

using layout::Colour;

std::string resources(std::map<std::string, ObjectNumber> const& fonts,
                      std::map<std::string, ObjectNumber> const& drawings) {
  std::string out = "<<";
  auto const list = [&](std::string_view kind, auto const& entries) {
    if (entries.empty()) return;
    out += fmt::format("/{}<<", kind);
    for (auto const& [name, number] : entries) out += fmt::format("/{} {} 0 R", name, number);
    out += ">>";
  };
  list("Font", fonts);
  list("XObject", drawings);
  return out + ">>";
}

}  // namespace

std::string signature(layout::Style const& style) {
  std::string out = fmt::format("{}{}", static_cast<int>(style.shading), style.coloured);
  auto const add = [&](std::initializer_list<double> values) {
    for (double const value : values)
      out.append(reinterpret_cast<char const*>(&value), sizeof value);
  };
  for (Colour const& c : {style.ink, style.paper, style.light, style.dark})
    add({c.red, c.green, c.blue});
  if (style.coloured)
    for (Colour const& c : style.armies) add({c.red, c.green, c.blue});
  add({style.hatch_angle, style.hatch_distance, style.hatch_width, style.frame_inner,
       style.frame_outer});
  return out;
}

PdfResources::Drawing const& PdfResources::drawing(std::string const& key,
                                                   layout::Rectangle const& reach,
                                                   std::string const& style,
                                                   drawing::Canvas::Draw const& draw) {
  if (auto const* known = find(key)) return *known;
  PdfCanvas canvas(*this, style);
  draw(canvas);
  ObjectNumber const number = file_.reserve();
  file_.write_stream(
      number,
      fmt::format("/Type/XObject/Subtype/Form/BBox[{} {} {} {}]/Resources{}", pdf_number(reach.x),
                  pdf_number(reach.y), pdf_number(reach.x + reach.width),
                  pdf_number(reach.y + reach.height), canvas.used_resources()),
      canvas.content());
  return adopt(key, number);
}

PdfResources::Drawing const& PdfResources::adopt(std::string const& key, ObjectNumber number) {
  return drawings_.emplace(key, Drawing{fmt::format("X{}", drawings_.size()), number})
      .first->second;
}

PdfResources::Drawing const* PdfResources::find(std::string const& key) const {
  auto const known = drawings_.find(key);
  return known == drawings_.end() ? nullptr : &known->second;
}

std::string PdfResources::dictionary() const {
  std::map<std::string, ObjectNumber> fonts, drawings;
  for (auto const& font : fonts_.all()) fonts.emplace(font->name(), font->number());
  for (auto const& [key, drawing] : drawings_) drawings.emplace(drawing.name, drawing.number);
  return resources(fonts, drawings);
}

std::string PdfCanvas::used_resources() const { return resources(used_fonts_, used_drawings_); }

}  // namespace dawson::backend
