#include "edition/text_passes.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <optional>

#include "text/scanning.hpp"

namespace dawson::run {
namespace {

constexpr std::string_view page_ends[] = {"\\newpage", "\\clearpage", "\\pagebreak"};

// Returns the LaTeX command that is all of a paragraph; empty for any other block.
std::string_view lone_command(prose::Block const& block) {
  auto const* paragraph = std::get_if<prose::Paragraph>(&block.content);
  if (!paragraph || paragraph->inlines.size() != 1) return {};
  auto const* text = std::get_if<prose::Text>(&paragraph->inlines.front());
  if (!text || text->text.size() < 2 || text->text.front() != '\\') return {};
  bool const word = std::all_of(text->text.begin() + 1, text->text.end(), text::is_letter);
  return word ? std::string_view(text->text) : std::string_view();
}

// Parses "width=50%" if nothing else is given.
std::optional<double> width_in(std::string_view marks) {
  constexpr std::string_view key = "width=";
  if (!marks.starts_with(key) || !marks.ends_with('%')) return {};
  marks = marks.substr(key.size(), marks.size() - key.size() - 1);
  unsigned percent = 0;
  auto const read = std::from_chars(marks.data(), marks.data() + marks.size(), percent);
  if (read.ec != std::errc() || read.ptr != marks.data() + marks.size()) return {};
  return percent > 0 && percent <= 100 ? std::optional(percent / 100.0) : std::nullopt;
}

class Taker {
 public:
  explicit Taker(text::Diagnostics& findings) : findings_(findings) {}

  void take(prose::Blocks& blocks, bool inner) {
    std::erase_if(blocks, [&](prose::Block const& block) {
      std::string_view const command = lone_command(block);
      if (command.empty() || (!inner && is_page_end(block))) return false;
      where_ = block.where;
      warn(fmt::format("{} is not allowed here; left out", command),
           "write `\\newpage` as a paragraph of its own, outside quotes and lists; for a backslash "
           "write `\\\\`");
      return true;
    });
    for (prose::Block& block : blocks) {
      where_ = block.where;
      std::visit([this](auto& content) { take(content); }, block.content);
    }
  }

 private:
  void take(prose::Paragraph& paragraph) { take(paragraph.inlines); }
  void take(prose::Heading& heading) { take(heading.inlines); }
  void take(prose::Quote& quote) { take(quote.blocks, true); }
  void take(prose::List& list) {
    for (prose::Blocks& item : list.items) take(item, true);
  }
  void take(prose::Table& table) {
    for (prose::Inlines& cell : table.head) take(cell);
    for (auto& row : table.rows)
      for (prose::Inlines& cell : row) take(cell);
  }
  template <class Other>
  void take(Other&) {}

  void take(prose::Inlines& inlines) {
    for (std::size_t i = 0; i < inlines.size(); ++i) {
      if (auto* link = std::get_if<prose::Link>(&inlines[i])) take(link->inlines);
      auto* const image = std::get_if<prose::Image>(&inlines[i]);
      auto* const text =
          image && i + 1 < inlines.size() ? std::get_if<prose::Text>(&inlines[i + 1]) : nullptr;
      if (!text || !text->text.starts_with('{')) continue;
      std::size_t const end = text->text.find('}');
      if (end == std::string::npos) continue;
      std::string const marks = text->text.substr(1, end - 1);
      bool const alone = i == 0 && inlines.size() == 2 && end + 1 == text->text.size();
      if (alone && marks.starts_with('#') && marks.find(' ') == std::string::npos) continue;
      if (auto const width = width_in(marks)) image->width = *width;
      else
        warn(fmt::format("unknown attributes {{{}}} after the image; left out", marks),
             "write the share of the available width, such as `{width=50%}`");
      text->text.erase(0, end + 1);
      if (text->text.empty()) inlines.erase(inlines.begin() + static_cast<std::ptrdiff_t>(i) + 1);
    }
  }

  void warn(std::string message, std::string help) {
    findings_.push_back(text::warning("W-MARKUP", where_, std::move(message), std::move(help)));
  }

  text::Diagnostics& findings_;
  text::Span where_;
};

}  // namespace

bool is_page_end(prose::Block const& block) {
  return std::ranges::find(page_ends, lone_command(block)) != std::end(page_ends);
}

void resolve_pandoc_attributes(prose::Document& document, text::Diagnostics& findings) {
  Taker taker(findings);
  taker.take(document.blocks, false);
  for (prose::Footnote& note : document.notes) taker.take(note.blocks, true);
}

}  // namespace dawson::run
