#include "app/latex/wide_diagrams.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <utility>

namespace dawson::run {
namespace {

constexpr std::size_t most_boxes = 1000, most_files = 10'000;

// Takes a number with decimals from the beginning of `rest`.
double take_number(std::string_view& rest) {
  double value = 0;
  auto const [end, failure] = std::from_chars(rest.data(), rest.data() + rest.size(), value);
  if (failure != std::errc()) return 0;
  rest.remove_prefix(static_cast<std::size_t>(end - rest.data()));
  return value;
}

std::size_t number_after(std::string_view line, std::string_view words) {
  std::size_t const at = line.rfind(words);
  if (at == std::string_view::npos) return 0;
  std::size_t value = 0;
  std::string_view const rest = line.substr(at + words.size());
  std::from_chars(rest.data(), rest.data() + rest.size(), value);
  return value;
}

// Parses "Overfull \hbox (61.3pt too wide) in paragraph at lines 71--92", "... detected at line 5",
// and the same of a \vbox that is too high.
std::optional<WideBox> overfull_in(std::string_view line) {
  constexpr std::string_view of_line = "Overfull \\hbox (", of_box = "Overfull \\vbox (";
  WideBox box;
  box.is_high = line.starts_with(of_box);
  if (!box.is_high && !line.starts_with(of_line)) return {};
  std::string_view rest = line.substr(of_line.size());
  box.points = take_number(rest);
  box.first_line = number_after(line, " at lines ");
  box.last_line = number_after(line, "--");
  if (box.first_line == 0) box.first_line = box.last_line = number_after(line, " at line ");
  if (box.first_line == 0 || box.points <= 0) return {};
  return box;
}

// Parses "Package dawson Warning: The diagram is wider ... made smaller on input line 12."
std::optional<WideBox> shrunk_in(std::string_view line) {
  constexpr std::string_view opening = "Package dawson Warning: The ", place = " on input line ";
  if (!line.starts_with(opening)) return {};
  std::string_view const message = line.substr(opening.size(), line.rfind(place) - opening.size());
  if (!message.starts_with("diagram is wider") && !message.starts_with("line is too narrow"))
    return {};
  std::size_t const at = number_after(line, place);
  if (at == 0) return {};
  return WideBox{{}, at, at, 0, fmt::format("the {}", message)};
}

// Returns whether the text that LaTeX shows of an overfull line has a box beside that of the
// paragraph's indent.
bool holds_box(std::string_view shown) {
  std::size_t const first = shown.find("[]");
  if (first == std::string_view::npos) return false;
  if (first > 0 || shown.find("[]", 2) != std::string_view::npos) return true;
  return shown.find_first_not_of(" \r\n", 2) == std::string_view::npos;
}

// Returns the span of the environment that ends on a line, from its beginning to that line; no
// value without one.
std::optional<text::Span> environment_that_ends_on(std::size_t line, text::Source const& source) {
  constexpr std::string_view opens = "\\begin{", closes = "\\end{";
  std::string_view const bytes = source.bytes();
  line = std::min(line, source.place(bytes.size()).line);
  std::size_t const begin = source.line_start(line);
  std::string_view const last = source.line(line);
  std::size_t const end = last.find(closes);
  if (end == std::string_view::npos) return {};
  std::string_view const name = last.substr(end + closes.size());
  std::string const word(name.substr(0, name.find('}') + 1));
  int depth = 1;
  for (std::size_t at = begin + end; at > 0;) {
    std::size_t const opening = bytes.rfind(std::string(opens) + word, at - 1);
    if (opening == std::string_view::npos) return {};
    std::size_t const closing = bytes.rfind(std::string(closes) + word, at - 1);
    bool const closed = closing != std::string_view::npos && closing > opening;
    depth += closed ? 1 : -1;
    at = closed ? closing : opening;
    if (depth == 0) return text::Span{opening, begin + end};
  }
  return {};
}

// Returns the first directive in the environment that is too high.
document::Directive const* directive_in(WideBox const& box, text::Source const& source,
                                        std::vector<document::Directive> const& directives) {
  auto const environment = environment_that_ends_on(box.first_line, source);
  if (!environment) return nullptr;
  auto const found = std::ranges::find_if(directives, [&](document::Directive const& one) {
    return one.whole.begin >= environment->begin && one.whole.end <= environment->end;
  });
  return found == directives.end() ? nullptr : &*found;
}

// The code of a directive is on its last line. A diagram in an argument is typeset where the
// argument ends: its place is then the nearest directive above.
document::Directive const* directive_of(WideBox const& box, text::Source const& source,
                                        std::vector<document::Directive> const& directives) {
  document::Directive const* above = nullptr;
  for (document::Directive const& one : directives) {
    std::size_t const line = source.place(one.whole.end).line;
    if (line >= box.first_line && line <= box.last_line) return &one;
    if (line < box.first_line) above = &one;
  }
  return box.message.empty() ? nullptr : above;
}

}  // namespace

// LaTeX writes "(NAME" where it opens a file, with quotation marks around a name with blanks, and
// ")" where it closes it. Messages have parentheses in pairs.
void WideBoxes::follow_files(std::string_view line) {
  for (std::size_t at = 0; at < line.size(); ++at) {
    // The first file is the main file, which is open until the end; parentheses that an error shows
    // may lack their openings.
    if (line[at] == ')' && files_.size() > 1) files_.pop_back();
    if (line[at] != '(' || files_.size() == most_files) continue;
    bool const quoted = at + 1 < line.size() && line[at + 1] == '"';
    std::size_t const begin = at + (quoted ? 2 : 1);
    std::size_t const end = line.find_first_of(quoted ? "\"" : " ()", begin);
    files_.emplace_back(line.substr(begin, std::min(end, line.size()) - begin));
    if (quoted && end != std::string_view::npos) at = end;
  }
}

void WideBoxes::add(WideBox box) {
  auto const named = std::find_if(files_.rbegin(), files_.rend(), [](std::string const& name) {
    return name.find('.') != std::string::npos;
  });
  if (named != files_.rend()) box.file = *named;
  bool const known = std::ranges::find(boxes_, box) != boxes_.end();
  if (!known && boxes_.size() < most_boxes) boxes_.push_back(std::move(box));
}

void WideBoxes::take(std::string_view line) {
  line = line.substr(0, line.find_last_not_of(" \r\n") + 1);
  if (line.starts_with("This is ") && line.find("TeX") != std::string_view::npos)
    *this = WideBoxes();
  if (in_text_) {
    if (overfull_ && holds_box(line)) {
      add(*std::move(overfull_));
      overfull_.reset();
    }
    in_text_ = !line.empty();
    return;
  }
  overfull_ = overfull_in(line);
  if (overfull_ && overfull_->is_high) add(*std::exchange(overfull_, std::nullopt));
  in_text_ = line.starts_with("Overfull \\") || line.starts_with("Underfull \\");
  if (in_text_) return;
  if (auto shrunk = shrunk_in(line)) add(*std::move(shrunk));
  follow_files(line);
}

std::optional<text::Diagnostic> wide_diagram(WideBox const& box, text::Source const& source,
                                             std::vector<document::Directive> const& directives) {
  auto const* const one =
      box.is_high ? directive_in(box, source, directives) : directive_of(box, source, directives);
  if (!one) return {};
  constexpr double points_in_mm = 72.27 / 25.4;
  std::string message = box.message;
  if (box.is_high)
    message = fmt::format(
        "the environment around this diagram is {:.1f} mm too high; LaTeX prints "
        "over its end",
        box.points / points_in_mm);
  else if (message.empty())
    message = fmt::format(
        "a line with this diagram is {:.1f} mm too wide; LaTeX prints over the "
        "margin",
        box.points / points_in_mm);
  return text::warning("W-WIDE", one->opening, std::move(message), "choose a smaller `size`");
}

}  // namespace dawson::run
