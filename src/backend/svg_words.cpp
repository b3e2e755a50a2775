#include "backend/svg_words.hpp"

#include <fmt/format.h>
#include <glib.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "backend/file_encoding.hpp"
#include "text/c_library.hpp"
#include "text/scanning.hpp"
#include "text/utf8.hpp"

namespace dawson::backend::svg {
namespace {

constexpr int places = 3;
constexpr double thousand = 1000;

// A path in relative steps, which have fewer digits. Coordinates are rounded to whole thousandths,
// so that no error accumulates.
class PathData {
 public:
  explicit PathData(drawing::Outline const& outline) {
    for (drawing::Outline::Step const& step : outline.steps) {
      auto const& p = step.points;
      switch (step.kind) {
        case drawing::Outline::Step::move:
          out_ += 'M', here_ = {}, add(p[0]), start_ = here_ = thousandths(p[0]);
          break;
        case drawing::Outline::Step::line: line(p[0]); break;
        case drawing::Outline::Step::curve:
          out_ += 'c', add(p[0]), add(p[1]), add(p[2]), here_ = thousandths(p[2]);
          break;
        case drawing::Outline::Step::close: out_ += 'z', here_ = start_; break;
      }
    }
  }

  std::string take() && { return std::move(out_); }

 private:
  using Place = std::pair<long, long>;

  static Place thousandths(layout::Point p) {
    return {std::lround(p.x * thousand), std::lround(-p.y * thousand)};
  }
  void add(long value) {
    if (text::is_digit(out_.back()) && value >= 0) out_ += ' ';
    append_decimal(out_, value, places, true);
  }
  void add(layout::Point p) {
    Place const there = thousandths(p);
    add(there.first - here_.first);
    add(there.second - here_.second);
  }
  void line(layout::Point p) {
    Place const there = thousandths(p);
    if (there == here_) return;
    if (there.second == here_.second) out_ += 'h', add(there.first - here_.first);
    else if (there.first == here_.first) out_ += 'v', add(there.second - here_.second);
    else out_ += 'l', add(p);
    here_ = there;
  }

  std::string out_;
  Place here_, start_;
};

// Returns the position of the first character that is not ASCII or must be escaped.
std::size_t plain_end(std::string_view text, std::size_t at) {
  while (at < text.size() && text[at] >= ' ' && text[at] != '&' && text[at] != '<' &&
         text[at] != '>' && text[at] != '"')
    ++at;
  return at;
}

}  // namespace

std::string number(double value) {
  std::string out;
  append_decimal(out, std::llround(value * thousand), places, true);
  return out;
}

std::string escaped(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size();) {
    std::size_t const plain = plain_end(text, i);
    out.append(text, i, plain - i);
    if ((i = plain) == text.size()) break;
    std::size_t const length = text::utf8_length(text, i);
    auto const byte = static_cast<unsigned char>(text[i]);
    std::string_view const character = text.substr(i, std::max<std::size_t>(length, 1));
    if (length == 0 || (byte < 0x20 && byte != '\t' && byte != '\n') || character == "\uFFFE" ||
        character == "\uFFFF")
      out += "\uFFFD";
    else if (byte == '&') out += "&amp;";
    else if (byte == '<') out += "&lt;";
    else if (byte == '>') out += "&gt;";
    else if (byte == '"') out += "&quot;";
    else out += character;
    i += character.size();
  }
  return out;
}

std::string matrix(drawing::Matrix const& m) {
  if (m.a == 1 && m.b == 0 && m.c == 0 && m.d == 1)
    return fmt::format("translate({} {})", number(m.e), number(-m.f));
  if (m == drawing::Matrix::scaled(m.a)) return fmt::format("scale({:.6g})", m.a);
  return fmt::format("matrix({:.6g} {:.6g} {:.6g} {:.6g} {} {})", m.a, -m.b, -m.c, m.d, number(m.e),
                     number(-m.f));
}

std::string path(drawing::Outline const& outline) { return PathData(outline).take(); }

std::string base64(std::string_view bytes) {
  text::CPtr<gchar, g_free> const text(
      g_base64_encode(reinterpret_cast<guchar const*>(bytes.data()), bytes.size()));
  return text.get();
}

}  // namespace dawson::backend::svg
