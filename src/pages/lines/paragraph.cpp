#include "pages/lines/paragraph.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "pages/lines/line_breaker.hpp"
#include "pages/lines/paragraph_items.hpp"
#include "prose/blocks.hpp"
#include "text/scanning.hpp"
#include "text/utf8.hpp"

namespace dawson::pages {

// Sets paragraphs: queries about lines and text, and the boxes of running text.

namespace {

// In lines: boards are kept clear of the letters above them, and extend to the capitals below them.
constexpr double clear_above = 0.04, reach_below = 0.1;

// Returns the lines that a board or a picture needs beyond the room of a line, of which `part` is
// on its side of the baseline.
std::size_t lines_beyond(SetLine const& line, double extent, double leading, double part) {
  if (line.matter.boards.empty() && line.matter.pictures.empty()) return 0;
  constexpr double tolerance = 1e-6;
  return static_cast<std::size_t>(std::ceil(std::max(0.0, extent / leading - part - tolerance)));
}

}  // namespace

std::size_t lines_above(SetLine const& line, double leading) {
  double const clear = line.matter.boards.empty() ? 0 : clear_above;
  return lines_beyond(line, line.ascent, leading, baseline_part - clear);
}
std::size_t lines_below(SetLine const& line, double leading) {
  return lines_beyond(line, line.descent, leading, 1 - baseline_part + reach_below);
}

double room_above(SetLine const& line, double leading) {
  return static_cast<double>(lines_above(line, leading)) * leading;
}
double room_below(SetLine const& line, double leading) {
  return static_cast<double>(lines_below(line, leading)) * leading;
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
    else if (auto const* at = std::get_if<prose::Break>(&part)) out += at->blank ? " " : "";
  });
  return out;
}

// Running text becomes boxes (words or parts of words), spaces and penalties. The line breaker
// chooses among the breaks, and the words of each line are then placed. An undivided word is
// shaped as a whole, with its kerning and ligatures; a divided word is shaped in two parts.

namespace {

constexpr double ragged_slack = 3;         // em, at the end of a ragged line
constexpr double natural_slack = 1.0 / 3;  // of the measure, at the end of one with natural spaces
constexpr double strike_height = 0.25;     // em above the baseline
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
    ragged_ = style_.flush != layout::Flush::justified;
    natural_ = ragged_ && style_.natural_spaces;
    std::vector<SetLine> lines = break_and_place();
    if (ragged_ || style_.loosest == 0 || std::ranges::none_of(lines, [&](SetLine const& line) {
          return line.justified && line.space > style_.loosest * sorts_.space(style_.font);
        }))
      return lines;
    ragged_ = natural_ = true;
    return break_and_place();
  }

 private:
  bool justified() const { return !ragged_; }

  std::vector<SetLine> break_and_place() {
    if (natural_) keep_spaces();
    double const slack = natural_ ? natural_slack * style_.width : ragged_slack * style_.font.size;
    goal_ = {style_.width - style_.indent - style_.first_short,
             style_.width - style_.hanging,
             justified() ? 0 : slack,
             letter_fit(),
             least_last_line * style_.font.size,
             style_.shorts,
             style_.short_by,
             style_.shorts_from,
             !natural_};
    std::vector<SetLine> lines;
    for (BrokenLine const& line : break_lines(items_, goal_))
      lines.push_back(place(line, lines.size()));
    return lines;
  }

  // Nothing reaches into the margin either.
  void keep_spaces() {
    for (LineItem& item : items_) {
      item.hang = item.shrink = 0;
      if (item.stretch < last_line_stretch) item.stretch = 0;
    }
  }
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
    if (!parts.empty()) x -= parts.front().second.piece->bearing;
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
    set.justified = justified() && !set.last;
    if (sorts_.keeps_words() && !style_.about.empty())
      set.about = style_.about + (ragged_ ? " ragged" : "");
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
            {x + layout::beside_frame(*scene).left * scene->square * layout::points_a_millimetre,
             -part.piece->raised, scene, part.piece->node});
      if (part.piece->picture)
        set.matter.pictures.push_back({x, -part.line.ascent, part.line.width, part.line.ascent,
                                       part.piece->picture, part.piece->node});
      if (part.piece->thing)
        set.matter.things.push_back({*part.piece->thing, x, -part.line.ascent, part.line.width,
                                     part.line.ascent + part.line.descent, part.piece->name});
      if (part.piece->struck)
        set.matter.rules.push_back({x, -strike_height * part.piece->font.size, width,
                                    strike_width * part.piece->font.size});
      if (!part.piece->note.empty()) set.notes.push_back(part.piece->note);
      x += width;
      end_of_last = x;
    }
    close_link(end_of_last);
    set.width = end_of_last;
    set.divided = ends_with_hyphen(line);
    if (line.end + 1 < items_.size() && !ends_within_word(line)) end_with_space(set);
    if (end_of_last > style_.width + hang_of(line) + 0.5) {
      auto const widest = std::ranges::max_element(
          parts, {}, [](auto const& part) { return part.second.line.width; });
      set.too_wide.emplace();
      if (widest != parts.end()) set.too_wide = std::string(widest->second.piece->text);
      if (widest != parts.end() && set.too_wide->empty()) set.too_wide = widest->second.words;
    }
    return set;
  }

  LineGoal goal_;
  bool ragged_ = false, natural_ = false;
};

}  // namespace

std::vector<SetLine> set_paragraph(WordCache& sorts, prose::Inlines const& inlines,
                                   ParagraphStyle const& style, InlineObjects const& inlays) {
  return Setter(sorts, style, inlays).run(inlines);
}

}  // namespace dawson::pages
