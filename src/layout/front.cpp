#include "layout/front.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>


namespace dawson::layout {
namespace {

constexpr std::array<std::string_view, 16> particles{"van", "von", "der", "den", "de", "del", "della", "di", "da", "du",
                                                     "la", "le", "ten", "ter", "zu", "dos"};

std::vector<std::string_view> words_of_name(std::string_view name) {
  std::vector<std::string_view> words;
  for (std::size_t at = 0; at < name.size();) {
    std::size_t const end = std::min(name.find(' ', at), name.size());
    if (end > at) words.push_back(name.substr(at, end - at));
    at = end + 1;
  }
  return words;
}

std::string joined(std::vector<std::string_view>::const_iterator from, std::vector<std::string_view>::const_iterator to) {
  std::string out;
  for (; from != to; ++from) out += (out.empty() ? "" : " ") + std::string(*from);
  return out;
}

// Sets centred lines one below the other from `top` on; where the last of them ends.
double set_centred(Matter& matter, TypeCase& sorts, Design const& design, double left, double top, std::string const& text,
                   Font const& font, double leading) {
  ParagraphStyle style;
  style.font = font;
  style.width = design.text_width();
  style.flush = Flush::centre;
  style.divide = false;
  for (SetLine const& line : set_paragraph(sorts, {prose::Text{text}}, style)) {
    top += leading;
    matter.add(line.matter, left, top);
  }
  return top;
}

}  // namespace

Matter title_page(TypeCase& sorts, Design const& design, Title const& title, int page) {
  Matter matter;
  double const left = design.left(page);
  double const line = design.leading;
  Font font = design.text;
  font.bold = true;
  font.size = design.text.size * 2.4;
  double at = set_centred(matter, sorts, design, left, design.page_height * 0.27, title.title, font, 2.7 * line);
  font = design.text;
  font.size *= 1.3;
  font.italic = true;
  if (!title.subtitle.empty()) at = set_centred(matter, sorts, design, left, at + line, title.subtitle, font, 1.6 * line);
  double const rule = design.text_width() / 5;
  at += 2 * line;
  matter.rules.push_back({left + (design.text_width() - rule) / 2, at, rule, 0.6, 0});
  at += 0.6 * line;
  font.italic = false;
  for (std::string const& author : title.authors) at = set_centred(matter, sorts, design, left, at, author, font, 1.7 * line);
  font.size = design.text.size;
  if (!title.date.empty())
    set_centred(matter, sorts, design, left, design.top + design.text_height() - line, title.date, font, line);
  return matter;
}

void add_contents(Compositor& compositor, std::vector<ContentsEntry> const& entries) {
  Design const& design = compositor.design();
  TypeCase& sorts = compositor.sorts();
  double const line = design.leading, width = design.text_width();
  TypeLine const dot = sorts.word(".", design.text);
  double const pitch = design.text.size * 0.55;
  // The heading is none of the text's: it stands in no outline and not in the contents themselves.
  ParagraphStyle heading;
  heading.font = design.text;
  heading.font.bold = true;
  heading.font.size *= 1.7;
  heading.width = width;
  heading.flush = Flush::left;
  for (SetLine const& set : set_paragraph(sorts, {prose::Text{std::string(words_of(design.language).contents)}}, heading)) {
    Block block;
    block.matter.add(set.matter, 0, 1.52 * line);
    compositor.add_block(std::move(block), 2 * line);
  }
  compositor.penalty(keep);
  compositor.gap({line, 0, 0});
  bool first = true;
  for (ContentsEntry const& entry : entries) {
    bool const chapter = entry.level <= 1;
    ParagraphStyle style;
    style.font = design.text;
    style.font.bold = chapter;
    double const indent = (entry.level - 1) * 1.4 * line;
    TypeLine const page = sorts.word(entry.page, style.font);
    style.width = width - indent - 2.2 * line;
    style.flush = Flush::left;
    style.hanging = line;
    if (!first && chapter) compositor.gap({line / 2, line / 4, line / 8});
    first = false;
    auto const lines = set_paragraph(sorts, entry.inlines, style);
    for (std::size_t i = 0; i < lines.size(); ++i) {
      Block block;
      double const baseline = 0.76 * line;
      block.matter.add(lines[i].matter, indent, baseline);
      if (i + 1 == lines.size()) {
        block.matter.type.push_back({width - page.width, baseline, page.shaped});
        // The dots of all lines stand under each other.
        double const from = std::ceil((indent + lines[i].width + design.text.size * 0.6) / pitch) * pitch;
        for (double x = from; !chapter && x < width - page.width - design.text.size * 0.9; x += pitch)
          block.matter.type.push_back({x, baseline, dot.shaped});
        block.matter.links.push_back({indent, 0, width - indent, line, "#" + entry.label});
      } else {
        compositor.penalty(keep);
      }
      if (i > 0) compositor.penalty(keep);
      compositor.add_block(std::move(block), line);
    }
  }
}

std::string last_name_first(std::string_view name) {
  auto const words = words_of_name(name);
  if (words.size() < 2) return std::string(name);
  auto last = words.end() - 1;
  while (last - words.begin() > 1 && std::ranges::find(particles, *(last - 1)) != particles.end()) --last;
  return joined(last, words.end()) + ", " + joined(words.begin(), last);
}

std::string_view source_name(std::string_view source) {
  constexpr std::string_view digits = "0123456789";
  std::size_t end = source.size();
  for (std::size_t at = source.find(' '); at != std::string_view::npos; at = source.find(' ', at + 1)) {
    bool const number = at + 1 < source.size() && digits.find(source[at + 1]) != std::string_view::npos;
    bool const behind_comma = source[at - (at > 0)] == ',' && source.find_first_of(digits, at) != std::string_view::npos;
    if (!number && !behind_comma) continue;
    end = at;
    break;
  }
  while (end > 0 && (source[end - 1] == ' ' || source[end - 1] == ',')) --end;
  return end > 0 ? source.substr(0, end) : source;
}

std::vector<prose::Inlines> index_paragraphs(std::vector<IndexEntry> entries, bool by_last_word, Collate const& collate) {
  struct Sorted {
    std::string key;
    IndexEntry entry;
  };
  std::vector<Sorted> sorted;
  std::map<std::string, std::size_t> places;
  for (IndexEntry& entry : entries) {
    if (by_last_word) entry.name = last_name_first(entry.name);
    auto const [place, is_new] = places.try_emplace(entry.name, sorted.size());
    if (is_new) {
      std::string key = collate(entry.name);
      sorted.push_back({std::move(key), std::move(entry)});
    } else {
      auto& references = sorted[place->second].entry.references;
      references.insert(references.end(), entry.references.begin(), entry.references.end());
    }
  }
  std::ranges::stable_sort(sorted, {}, &Sorted::key);
  std::vector<prose::Inlines> out;
  for (Sorted const& item : sorted) {
    prose::Inlines paragraph{prose::Text{item.entry.name + "\u2002"}};
    std::string last;
    for (Reference const& reference : item.entry.references) {
      if (reference.page == last) continue;
      if (!last.empty()) paragraph.push_back(prose::Text{", "});
      last = reference.page;
      paragraph.push_back(prose::Link{"#" + reference.label, {}, {prose::Text{reference.page}}});
    }
    out.push_back(std::move(paragraph));
  }
  return out;
}

}  // namespace dawson::layout
