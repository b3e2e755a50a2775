#include "edition/figure_captions.hpp"

#include <fmt/format.h>

#include <string>
#include <string_view>
#include <utility>

#include "chess/languages/words.hpp"

namespace dawson::run {
namespace {

constexpr std::string_view opens_caption = "Table: ";

// Takes `{#LABEL}` off the end.
std::string take_label(prose::Inlines& inlines) {
  auto* const last = inlines.empty() ? nullptr : std::get_if<prose::Text>(&inlines.back());
  if (!last || !last->text.ends_with('}')) return {};
  std::size_t const at = last->text.rfind("{#");
  if (at == std::string::npos) return {};
  std::string label = last->text.substr(at + 2, last->text.size() - at - 3);
  if (label.empty() || label.find_first_of(" {}#") != std::string::npos) return {};
  last->text.resize(at);
  while (last->text.ends_with(' ')) last->text.pop_back();
  if (last->text.empty()) inlines.pop_back();
  return label;
}

bool is_caption(prose::Block const& block) {
  auto const* paragraph = std::get_if<prose::Paragraph>(&block.content);
  if (!paragraph || paragraph->inlines.empty()) return false;
  auto const* text = std::get_if<prose::Text>(&paragraph->inlines.front());
  return text && text->text.starts_with(opens_caption);
}

// The captions of blocks and of those within them, numbered in the order of the text.
class Taker {
 public:
  Taker(pages::Design const& design, ReferenceTargets& targets)
      : words_(chess::words(chess::language_named(design.language).value_or(chess::Language()))),
        design_(design),
        targets_(targets) {}

  std::map<std::size_t, prose::FigureCaption> run(prose::Blocks& blocks) {
    take(blocks);
    return std::move(out_);
  }

 private:
  void take(prose::Blocks& blocks);
  prose::FigureCaption figure(prose::Inlines caption, std::string label) {
    return made(std::move(caption), std::move(label), design_.number_figures, words_.figure,
                figures_);
  }
  prose::FigureCaption table(prose::Inlines caption, std::string label) {
    return made(std::move(caption), std::move(label), design_.number_tables, words_.table, tables_);
  }
  prose::FigureCaption made(prose::Inlines caption, std::string label, bool numbered,
                            std::string_view name, int& count) {
    std::string number;
    if (numbered) {
      number = std::to_string(++count);
      caption.insert(caption.begin(), prose::Text{fmt::format("{} {}. ", name, number)});
    }
    if (!label.empty())
      targets_.diagrams.try_emplace(
          label, number.empty() ? prose::Inlines() : prose::Inlines{prose::Text{number}});
    return {std::move(caption), std::move(label)};
  }

  chess::Words const& words_;
  pages::Design const& design_;
  ReferenceTargets& targets_;
  std::map<std::size_t, prose::FigureCaption> out_;
  int figures_ = 0, tables_ = 0;
};

// A picture alone in its paragraph, with or without a label behind it.
prose::Image* lone_picture(prose::Block& block, std::string& label) {
  auto* const paragraph = std::get_if<prose::Paragraph>(&block.content);
  if (!paragraph || paragraph->inlines.empty()) return nullptr;
  auto* const image = std::get_if<prose::Image>(&paragraph->inlines.front());
  if (!image || paragraph->inlines.size() > 2) return nullptr;
  if (paragraph->inlines.size() == 2) {
    prose::Inlines behind{paragraph->inlines.back()};
    label = take_label(behind);
    if (label.empty() || !behind.empty()) return nullptr;
    paragraph->inlines.pop_back();
  }
  return std::get_if<prose::Image>(&paragraph->inlines.front());
}

void Taker::take(prose::Blocks& blocks) {
  for (std::size_t i = 0; i < blocks.size(); ++i) {
    if (auto* quote = std::get_if<prose::Quote>(&blocks[i].content)) take(quote->blocks);
    if (auto* list = std::get_if<prose::List>(&blocks[i].content))
      for (prose::Blocks& item : list->items) take(item);
    std::string label;
    if (prose::Image* const image = lone_picture(blocks[i], label)) {
      if (image->title.empty() && label.empty()) continue;
      prose::Inlines caption;
      if (!image->title.empty()) caption.push_back(prose::Text{image->title});
      out_.emplace(blocks[i].where.begin, figure(std::move(caption), std::move(label)));
      continue;
    }
    if (!std::holds_alternative<prose::Table>(blocks[i].content)) continue;
    bool const above = i > 0 && is_caption(blocks[i - 1]);
    if (!above && (i + 1 == blocks.size() || !is_caption(blocks[i + 1]))) continue;
    std::size_t const at = above ? i - 1 : i + 1;
    auto& paragraph = std::get<prose::Paragraph>(blocks[at].content);
    std::get<prose::Text>(paragraph.inlines.front()).text.erase(0, opens_caption.size());
    label = take_label(paragraph.inlines);
    prose::FigureCaption caption = table(std::move(paragraph.inlines), std::move(label));
    caption.above = above;
    out_.emplace(blocks[i].where.begin, std::move(caption));
    blocks.erase(blocks.begin() + static_cast<std::ptrdiff_t>(at));
    if (above) --i;
  }
}

}  // namespace

std::map<std::size_t, prose::FigureCaption> extract_captions(prose::Blocks& blocks,
                                                             pages::Design const& design,
                                                             ReferenceTargets& targets) {
  return Taker(design, targets).run(blocks);
}

void mark_quotation_sources(prose::Blocks& blocks) {
  for (prose::Block& block : blocks) {
    auto* const quote = std::get_if<prose::Quote>(&block.content);
    if (!quote || quote->blocks.empty()) continue;
    mark_quotation_sources(quote->blocks);
    auto* const last = std::get_if<prose::Paragraph>(&quote->blocks.back().content);
    if (!last || last->inlines.empty() || quote->blocks.size() < 2) continue;
    auto* const text = std::get_if<prose::Text>(&last->inlines.front());
    if (text && text->text.starts_with("--") && !text->text.starts_with("---"))
      text->text.replace(0, 2, "—");
  }
}

}  // namespace dawson::run
