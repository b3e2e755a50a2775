#include "layout/captions/text_runs.hpp"

#include <string_view>
#include <utility>

namespace dawson::layout {
namespace {

using prose::FontOverride;
using prose::Inlines;

bool leans(FontOverride const& look) { return look.slope && *look.slope != prose::Slope::upright; }

// A run, or a blank, which gets the font of its neighbours.
struct TextRun {
  Inlines inlines;
  FontOverride look;
  bool blank = false;
};

// Makes fonts that look the same equal.
FontOverride shown(FontOverride look) {
  if (!look.bold.value_or(false)) look.bold.reset();
  if (!leans(look)) look.slope.reset();
  if (!look.small_caps.value_or(false)) look.small_caps.reset();
  if (look.tracking.value_or(0) == 0) look.tracking.reset();
  return look;
}

class RunCollector {
 public:
  void walk(Inlines const& inlines, FontOverride const& look) {
    for (prose::Inline const& part : inlines) take(part, look);
  }

  std::vector<TextRun> text_runs;

 private:
  void take(prose::Inline const& part, FontOverride look) {
    if (auto const* styled = std::get_if<prose::Styled>(&part))
      return walk(styled->inlines, changed(look, styled->look));
    if (auto const* strong = std::get_if<prose::Strong>(&part)) {
      look.bold = true;
      return walk(strong->inlines, look);
    }
    if (auto const* emphasis = std::get_if<prose::Emphasis>(&part)) {
      look.slope = leans(look) ? prose::Slope::upright : prose::Slope::italic;
      return walk(emphasis->inlines, look);
    }
    if (auto const* text = std::get_if<prose::Text>(&part)) return cut(text->text, look);
    add({{part}, shown(look), false});
  }

  // Blanks at the edges of a text become runs of their own.
  void cut(std::string_view text, FontOverride const& look) {
    std::size_t const first = text.find_first_not_of(' ');
    if (first == std::string_view::npos) return blank(text);
    std::size_t const last = text.find_last_not_of(' ') + 1;
    blank(text.substr(0, first));
    add({{prose::Text{std::string(text.substr(first, last - first))}}, shown(look), false});
    blank(text.substr(last));
  }
  void blank(std::string_view text) {
    if (!text.empty()) add({{prose::Text{std::string(text)}}, {}, true});
  }

  void add(TextRun text_run) { text_runs.push_back(std::move(text_run)); }
};

void append(Inlines& to, Inlines more) {
  for (prose::Inline& part : more) {
    auto* const text = std::get_if<prose::Text>(&part);
    auto* const before = to.empty() ? nullptr : std::get_if<prose::Text>(&to.back());
    if (text && before) before->text += text->text;
    else to.push_back(std::move(part));
  }
}

Inlines marked(std::vector<FontRun> runs, std::size_t from, std::size_t to) {
  Inlines out;
  for (std::size_t i = from; i < to; ++i) {
    if (leans(runs[i].look)) out.push_back(prose::Emphasis{std::move(runs[i].inlines)});
    else append(out, std::move(runs[i].inlines));
  }
  return out;
}

}  // namespace

std::vector<FontRun> runs_of(Inlines const& inlines, FontOverride const& look) {
  RunCollector collector;
  collector.walk(inlines, look);
  std::vector<TextRun>& text_runs = collector.text_runs;
  std::vector<FontRun> runs;
  Inlines blanks;
  for (TextRun& text_run : text_runs) {
    if (text_run.blank) {
      append(blanks, std::move(text_run.inlines));
      continue;
    }
    bool const same_font = !runs.empty() && runs.back().look == text_run.look;
    if (same_font) append(runs.back().inlines, std::exchange(blanks, {}));
    else if (!blanks.empty()) runs.push_back({std::exchange(blanks, {}), shown(look)});
    if (!runs.empty() && runs.back().look == text_run.look)
      append(runs.back().inlines, std::move(text_run.inlines));
    else runs.push_back({std::move(text_run.inlines), std::move(text_run.look)});
  }
  if (!blanks.empty()) runs.push_back({std::move(blanks), shown(look)});
  return runs;
}

Inlines with_marks(Inlines const& inlines, FontOverride const& look) {
  std::vector<FontRun> runs;
  for (FontRun& run : runs_of(inlines, look)) {
    FontOverride shown;
    if (run.look.bold.value_or(false)) shown.bold = true;
    if (leans(run.look)) shown.slope = prose::Slope::italic;
    if (!runs.empty() && runs.back().look == shown)
      append(runs.back().inlines, std::move(run.inlines));
    else runs.push_back({std::move(run.inlines), shown});
  }
  Inlines out;
  for (std::size_t i = 0; i < runs.size();) {
    std::size_t end = i;
    bool const bold = runs[i].look.bold.has_value();
    while (end < runs.size() && runs[end].look.bold.has_value() == bold) ++end;
    Inlines inner = marked(runs, i, end);
    if (bold) out.push_back(prose::Strong{std::move(inner)});
    else append(out, std::move(inner));
    i = end;
  }
  return out;
}

}  // namespace dawson::layout
