#include "pages/lines/paragraph.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

#include "pages/lines/line_breaker.hpp"
#include "pages/lines/paragraph_items.hpp"
#include "prose/blocks.hpp"
#include "text/scanning.hpp"
#include "text/utf8.hpp"

namespace dawson::pages {

// Sets paragraphs: queries about lines and text, cached words, and the boxes of running text.

std::size_t lines_above(SetLine const& line, double leading) {
  if (line.matter.boards.empty() && line.matter.pictures.empty()) return 0;
  return static_cast<std::size_t>(std::ceil(std::max(0.0, line.ascent / leading - baseline_part)));
}

double room_above(SetLine const& line, double leading) {
  return static_cast<double>(lines_above(line, leading)) * leading;
}

std::string note_anchor(std::string_view number) { return "note " + std::string(number); }

void end_with_space(SetLine& line) {
  if (!line.matter.type.empty() && !line.divided) line.matter.type.back().after = After::space;
}

std::string plain_text(prose::Inlines const& inlines) {
  std::string out;
  prose::for_each_inline(inlines, [&](prose::Inline const& part) {
    if (auto const* text = std::get_if<prose::Text>(&part)) out += text->text;
    else if (auto const* code = std::get_if<prose::Code>(&part)) out += code->text;
    else if (std::holds_alternative<prose::LineBreak>(part)) out += ' ';
  });
  return out;
}

namespace {

constexpr std::size_t shortest_divided = 5;       // bytes
constexpr std::size_t longest_address_kept = 20;  // bytes
constexpr std::size_t longest_code_kept = 12;     // bytes
constexpr std::string_view code_signs = "/|,;:=+.-_{[(";
constexpr double stop_part_outside = 0.6;

// Returns whether a letter of any script begins at `at`; characters of the General Punctuation
// block separate words.
bool is_letter(std::string_view text, std::size_t at) {
  auto const byte = static_cast<unsigned char>(text[at]);
  if (byte < 0x80) return text::is_letter(static_cast<char>(byte));
  if (byte == 0xE2) return false;
  return byte != 0xC2;  // « » and no-break spaces
}

}  // namespace

WordCache::Sorts& WordCache::sorts(layout::Font const& font) {
  for (auto& [known, sorts] : fonts_)
    if (known == font) return *sorts;
  return *fonts_.emplace_back(font, std::make_unique<Sorts>()).second;
}

layout::TypeLine WordCache::set(prose::Inline const& what, layout::Font const& font) {
  layout::TypeLines lines = typeset_({what}, font, layout::Measure{});
  note_missing(lines.missing);
  return lines.lines.empty() ? layout::TypeLine{} : std::move(lines.lines.front());
}

void WordCache::note_missing(std::u32string_view characters) {
  for (char32_t const character : characters)
    if (missing_.find(character) == std::u32string::npos) missing_ += character;
}

layout::TypeLine const& WordCache::word(std::string_view text, layout::Font const& font) {
  auto& words = sorts(font).words;
  std::string key(text);
  auto const found = words.find(key);
  if (found != words.end()) return found->second;
  layout::TypeLine line = font.family == layout::Family::mono ? set(prose::Code{key}, font)
                                                              : set(prose::Text{key}, font);
  return words.emplace(std::move(key), std::move(line)).first->second;
}

void WordCache::hyphenate_with(Hyphenate hyphenate) {
  hyphenate_ = std::move(hyphenate);
  for (auto& [font, sorts] : fonts_) sorts->divisible.clear();
}

// Code gets no hyphens. Long code may end a line after one of its signs.
std::vector<Division> WordCache::code_divisions(std::string_view text) {
  std::vector<Division> out;
  if (text.size() <= longest_code_kept) return out;
  for (std::size_t at = 1; at + 1 < text.size(); ++at) {
    bool const ends_run = text[at + 1] != text[at];
    if (code_signs.find(text[at]) != std::string_view::npos && ends_run)
      out.push_back({at + 1, false});
  }
  return out;
}

std::vector<Division> WordCache::divisions(std::string_view text) const {
  std::vector<Division> out;
  if (text == "/") return {{1, false}};  // between moves, where the slash is a separate text
  bool const address =
      text.find("://") != std::string_view::npos || text.find('@') != std::string_view::npos;
  for (std::size_t at = 0; at < text.size();) {
    std::size_t end = at;
    while (end < text.size() && is_letter(text, end))
      end += std::max<std::size_t>(1, text::utf8_length(text, end));
    if (end > at) {
      if (hyphenate_ && !address && end - at >= shortest_divided)
        for (std::size_t const division : hyphenate_(text.substr(at, end - at)))
          out.push_back({at + division, true});
      at = end;
      continue;
    }
    std::size_t const next = at + std::max<std::size_t>(1, text::utf8_length(text, at));
    std::string_view const sign = text.substr(at, next - at);
    bool const between_letters = at > 1 && next < text.size() && is_letter(text, next) &&
                                 is_letter(text, at - 1) && is_letter(text, at - 2);
    bool const divides_word = (sign == "-" || sign == "–" || sign == "—") && between_letters;
    bool const divides_address = sign == "/" && text.size() > longest_address_kept &&
                                 next < text.size() && text[next] != '/';
    if (divides_word || divides_address) out.push_back({next, false});
    at = next;
  }
  return out;
}

double WordCache::hang(std::string_view text, layout::Font const& font) {
  if (text.empty()) return 0;
  switch (text.back()) {
    case '.':
    case ',': return stop_part_outside * word(".", font).width;
    case '-': return hyphen_hang(font);
    default: return 0;
  }
}

Word const& WordCache::divisible(std::string_view text, layout::Font const& font) {
  std::string key(text);
  auto const found = sorts(font).divisible.find(key);
  if (found != sorts(font).divisible.end()) return found->second;
  Word made{word(text, font),
            font.family == layout::Family::mono ? code_divisions(text) : divisions(text),
            {},
            hang(text, font)};
  std::size_t from = 0;
  for (Division const& division : made.divisions) {
    made.parts.push_back(word(text.substr(from, division.at - from), font).width);
    from = division.at;
  }
  // Because of kerning and ligatures across a division, the whole is slightly narrower than its
  // parts.
  made.parts.push_back(made.whole.width -
                       std::accumulate(made.parts.begin(), made.parts.end(), 0.0));
  return sorts(font).divisible.emplace(std::move(key), std::move(made)).first->second;
}

double WordCache::space(layout::Font const& font) {
  Sorts& kept = sorts(font);
  // Blanks at the end have no width, so a space is measured between two letters.
  if (kept.space < 0) kept.space = word("n n", font).width - word("nn", font).width;
  return kept.space;
}

// Running text becomes boxes (words or parts of words), spaces and penalties. The line breaker
// chooses among the breaks, and the words of each line are then placed. An undivided word is
// shaped as a whole, with its kerning and ligatures; a divided word is shaped in two parts.

namespace {

constexpr double ragged_slack = 3;      // em, at the end of a ragged line
constexpr double strike_height = 0.25;  // em above the baseline
constexpr double strike_width = 0.05;
constexpr double least_last_line = 2;  // em
constexpr double scale_step = 1e-5;    // PDF gives letter widths in thousandths of a percent

class Setter : ItemMaker {
 public:
  using ItemMaker::ItemMaker;

  std::vector<SetLine> run(prose::Inlines const& inlines) {
    walk(inlines, style_.font);
    while (!items_.empty() && items_.back().kind == LineItem::Type::space) drop_last();
    if (items_.empty()) return {};
    end_line();
    goal_ = {style_.width - style_.indent - style_.first_short,
             style_.width - style_.hanging,
             justified() ? 0 : ragged_slack * style_.font.size,
             letter_fit(),
             least_last_line * style_.font.size,
             style_.shorts,
             style_.short_by,
             style_.shorts_from};
    std::vector<SetLine> lines;
    for (BrokenLine const& line : break_lines(items_, goal_))
      lines.push_back(place(line, lines.size()));
    return lines;
  }

 private:
  bool justified() const { return style_.flush == layout::Flush::justified; }
  double letter_fit() const { return justified() ? style_.letter_fit : 0; }

  struct Part {
    layout::TypeLine line;
    WordPart const* piece;
    std::string words;  // if words are kept
    bool divided = false;
  };

  // Returns the part at `i`: all pieces of its word on this line. Moves `i` to the item after it.
  Part part_at(std::size_t& i, BrokenLine const& line) {
    WordPart const& first = parts_[i];
    if (first.text.empty()) return {parts_[i++].line, &first, first.words};
    std::size_t last = i;
    for (std::size_t next = i + 1; next < line.end; ++next) {
      if (items_[next].kind != LineItem::Type::box) continue;
      if (parts_[next].word != first.word) break;
      last = next;
    }
    std::string_view const text(
        first.text.data(), static_cast<std::size_t>(parts_[last].text.data() +
                                                    parts_[last].text.size() - first.text.data()));
    i = last + 1;
    bool const hyphen = ends_with_hyphen(line) && last + 1 == line.end;
    std::string words;
    if (sorts_.keeps_words()) words = std::string(text) + (hyphen ? "-" : "");
    return {
        hyphen ? sorts_.word(std::string(text) + "-", first.font) : sorts_.word(text, first.font),
        &first, std::move(words), hyphen};
  }

  bool ends_with_hyphen(BrokenLine const& line) const {
    return line.end < items_.size() && items_[line.end].hyphen;
  }

  // Returns whether a line ends after a sign within a word, and not at a space or a requested
  // break.
  bool ends_within_word(BrokenLine const& line) const {
    LineItem const& at = items_[line.end];
    return at.kind == LineItem::Type::penalty && at.penalty != always_break;
  }

  double hang_of(BrokenLine const& line) const {
    if (ends_with_hyphen(line)) return items_[line.end].hang;
    return line.end > 0 ? items_[line.end - 1].hang : 0;
  }

  using Parts = std::vector<std::pair<std::size_t, Part>>;  // item and its part

  // Returns the text of the line.
  std::string words_of(BrokenLine const& line, Parts const& parts) const {
    std::string out;
    std::size_t next = 0;
    for (std::size_t i = line.begin; i < line.end; ++i) {
      if (items_[i].kind == LineItem::Type::space && items_[i].stretch < last_line_stretch)
        out += ' ';
      if (next < parts.size() && parts[next].first == i) out += parts[next++].second.words;
    }
    while (out.ends_with(' ')) out.pop_back();
    return out;
  }

  // The changes that a line makes to its letters and spaces.
  struct Fit {
    double scale = 1;  // of letters
    double share = 0;  // of each space's stretch
    double missing = 0;
  };

  Fit fit(BrokenLine const& line, Parts const& parts, double goal) const {
    double boxes = 0, letters = 0, spaces = 0, stretch = 0;
    for (auto const& [at, part] : parts) {
      boxes += part.line.width;
      if (!part.piece->text.empty()) letters += part.line.width;
    }
    for (std::size_t i = line.begin; i < line.end; ++i) {
      if (items_[i].kind != LineItem::Type::space || items_[i].stretch >= last_line_stretch)
        continue;
      spaces += items_[i].width;
      stretch += items_[i].stretch;
    }
    bool const last = line.end < items_.size() && items_[line.end].penalty == always_break;
    Fit out;
    out.missing = goal - boxes - spaces;
    // Ragged lines and last lines keep their natural spaces unless they are too long.
    if (out.missing >= 0 && (last || !justified())) return out;
    double const by_letters = fitted(out.missing, letters, letter_fit());
    if (by_letters != 0) out.scale = 1 + std::round(by_letters / letters / scale_step) * scale_step;
    // However long the line is, spaces keep a least width; otherwise words would overlap and reach
    // into the left margin.
    if (stretch > 0)
      out.share = std::max((out.missing - (out.scale - 1) * letters) / stretch,
                           -shrink_part / stretch_part);
    return out;
  }

  SetLine place(BrokenLine const& line, std::size_t number) {
    bool const first = number == 0;
    double const less = goal_.short_of(number);
    Parts parts;
    for (std::size_t i = line.begin; i < line.end;) {
      std::size_t const at = i;
      if (items_[i].kind == LineItem::Type::box) parts.emplace_back(at, part_at(i, line));
      else ++i;
    }
    double const indent = (first ? style_.indent : style_.hanging) + (style_.short_left ? less : 0);
    double const goal = style_.width - indent - (first ? style_.first_short : 0) -
                        (style_.short_left ? 0 : less) + (justified() ? hang_of(line) : 0);
    auto const [scale, share, missing] = fit(line, parts, goal);

    SetLine set;
    set.scale = scale;
    double x = indent;
    if (share == 0 && style_.flush == layout::Flush::right) x += missing;
    if (share == 0 && style_.flush == layout::Flush::centre) x += missing / 2;
    std::size_t next = 0;
    std::size_t open_link = 0;
    double link_start = 0;
    auto const close_link = [&](double end) {
      if (open_link != 0)
        set.matter.links.push_back({link_start, -set.ascent, end - link_start,
                                    set.ascent + set.descent, links_[open_link - 1].target,
                                    links_[open_link - 1].node});
    };
    double end_of_last = set.from = x;
    set.last = line.end < items_.size() && items_[line.end].penalty == always_break;
    set.justified = style_.flush == layout::Flush::justified && !set.last;
    if (sorts_.keeps_words()) set.text = words_of(line, parts);
    for (std::size_t i = line.begin; i < line.end; ++i) {
      if (items_[i].kind == LineItem::Type::space && items_[i].stretch < last_line_stretch) {
        x += set.space = items_[i].width + share * items_[i].stretch;
        if (!set.matter.type.empty()) set.matter.type.back().after = After::space;
      }
      if (next >= parts.size() || parts[next].first != i) continue;
      Part const& part = parts[next++].second;
      double const widened = part.piece->text.empty() ? 1 : scale;
      double const width = part.line.width * widened;
      set.ascent = std::max(set.ascent, part.line.ascent);
      set.descent = std::max(set.descent, part.line.descent);
      set.ink_ascent = std::max(set.ink_ascent, part.line.ink_ascent);
      if (part.piece->link != open_link) {
        close_link(end_of_last);
        open_link = part.piece->link;
        link_start = x;
      }
      if (part.line.shaped)
        set.matter.type.push_back({x + part.line.x, -part.piece->raised, part.line.shaped, widened,
                                   part.piece->node, After::nothing, part.divided});
      if (auto const& scene = part.piece->board)
        set.matter.boards.push_back(
            {x + layout::beside_frame(*scene).left * scene->square * layout::points_a_millimetre, 0,
             scene, part.piece->node});
      if (part.piece->picture)
        set.matter.pictures.push_back({x, -part.line.ascent, part.line.width, part.line.ascent,
                                       part.piece->picture, part.piece->node});
      if (part.piece->thing)
        set.matter.things.push_back({*part.piece->thing, x, -part.line.ascent, part.line.width,
                                     part.line.ascent, part.piece->name});
      if (part.piece->struck)
        set.matter.rules.push_back({x, -strike_height * part.piece->font.size, width,
                                    strike_width * part.piece->font.size, 0});
      if (!part.piece->note.empty()) set.notes.push_back(part.piece->note);
      x += width;
      end_of_last = x;
    }
    close_link(end_of_last);
    set.width = end_of_last;
    set.divided = ends_with_hyphen(line);
    if (line.end + 1 < items_.size() && !ends_within_word(line)) end_with_space(set);
    set.too_wide = end_of_last > style_.width + hang_of(line) + 0.5;
    return set;
  }

  LineGoal goal_;
};

}  // namespace

std::vector<SetLine> set_paragraph(WordCache& sorts, prose::Inlines const& inlines,
                                   ParagraphStyle const& style, InlineObjects const& inlays) {
  return Setter(sorts, style, inlays).run(inlines);
}

}  // namespace dawson::pages
