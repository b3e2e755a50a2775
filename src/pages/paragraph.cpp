// Running text becomes boxes (words or parts of words), spaces and penalties; the line breaker
// chooses among these; the words of each line are then put side by side. A word that stays whole is
// shaped as a whole, so that its kerning and ligatures are right; one that is divided is shaped in
// its two parts.
#include "pages/paragraph.hpp"

#include <algorithm>
#include <cmath>
#include <deque>
#include <utility>

#include "layout/lengths.hpp"
#include "layout/look.hpp"
#include "pages/line_breaker.hpp"

namespace dawson::pages {
namespace {

constexpr double stretch_part = 0.5;  // of a space's width
constexpr double shrink_part = 0.3;
constexpr double ragged_slack = 3;      // em, of a ragged line's end
constexpr double code_space = 0.25;     // em, of which the spaces in code stretch and shrink
constexpr double code_size = 0.9;       // monospaced letters look larger than they are
constexpr double strike_height = 0.25;  // em above the baseline
constexpr double strike_width = 0.05;
constexpr int hyphen_penalty = 50;
constexpr int own_hyphen_penalty = 40;  // behind a hyphen that the word has of its own
constexpr double last_line_stretch = 1e5;
constexpr double least_last_line = 2;  // em
constexpr double scale_step = 1e-5;    // what PDF says of the width of letters, in thousandths of %

// A sign that French parts from its word by a space, which is no place for a line to end.
bool stands_apart(std::string_view text, std::size_t at) {
  constexpr std::string_view signs[] = {";", ":", "!", "?", "»"};
  return std::ranges::any_of(signs, [&](std::string_view sign) {
    if (!text.substr(std::min(at, text.size())).starts_with(sign)) return false;
    std::size_t const behind = at + sign.size();
    return behind == text.size() || text[behind] == ' ' || text[behind] == '\n' || sign == "»";
  });
}

/// What a box of the breaker stands for.
struct WordPart {
  std::size_t word = 0;   // pieces of one word have its number
  std::string_view text;  // empty: `line` is set as it is
  layout::TypeLine line;
  layout::Font font;
  std::size_t link = 0;  // 1-based; 0: none
  bool struck = false;
  std::string note;  // label, of a note mark
  std::shared_ptr<layout::Scene const> board;
  std::shared_ptr<Picture const> picture;
};

class Setter {
 public:
  Setter(TypeCase& sorts, ParagraphStyle const& style, Inlays const& inlays)
      : sorts_(sorts), style_(style), inlays_(inlays) {}

  std::vector<SetLine> run(prose::Inlines const& inlines) {
    walk(inlines, style_.font);
    while (!items_.empty() && items_.back().kind == LineItem::Type::space) drop_last();
    if (items_.empty()) return {};
    end_line();
    LineGoal const goal{
        style_.width - style_.indent - style_.first_short, style_.width - style_.hanging,
        justified() ? 0 : ragged_slack * style_.font.size, letter_fit(),
        least_last_line * style_.font.size};
    std::vector<SetLine> lines;
    for (BrokenLine const& line : break_lines(items_, goal))
      lines.push_back(place(line, lines.empty()));
    return lines;
  }

 private:
  bool justified() const { return style_.flush == layout::Flush::justified; }
  double letter_fit() const { return justified() ? style_.letter_fit : 0; }

  void drop_last() {
    items_.pop_back();
    parts_.pop_back();
  }

  void add(LineItem item, WordPart piece = {}) {
    items_.push_back(item);
    parts_.push_back(std::move(piece));
  }

  WordPart next_word() {
    WordPart piece;
    piece.word = ++words_;
    piece.link = link_;
    return piece;
  }
  void add_box(WordPart piece) {
    double const width = piece.line.width;
    add({LineItem::Type::box, false, 0, width, 0, 0, 0, 0}, std::move(piece));
  }

  void add_space(layout::Font const& font, bool may_end_line) {
    double const width = sorts_.space(font);
    double const stretched = font.family == layout::Family::mono
                                 ? code_space * font.size
                                 : width;  // as in the text around it
    if (!may_end_line) add_penalty(never_break);
    else if (items_.empty() || items_.back().kind == LineItem::Type::space) return;
    add({LineItem::Type::space, false, 0, width, stretched * stretch_part, stretched * shrink_part,
         0});
  }

  void add_penalty(int penalty, bool hyphen = false, double width = 0, double hang = 0) {
    add({LineItem::Type::penalty, hyphen, penalty, width, 0, 0, hang});
  }

  void end_line() {
    add({LineItem::Type::space, false, 0, 0, last_line_stretch, 0, 0});
    add_penalty(always_break);
  }

  void add_word(std::string_view text, layout::Font const& font) {
    Word const& word = sorts_.divisible(text, font);
    WordPart piece = next_word();
    piece.font = font;
    piece.struck = struck_;
    std::size_t from = 0;
    for (std::size_t part = 0; part < word.parts.size(); ++part) {
      bool const last = part + 1 == word.parts.size();
      std::size_t const to = last ? text.size() : word.divisions[part].at;
      piece.text = text.substr(from, to - from);
      add({LineItem::Type::box, false, 0, word.parts[part], 0, 0, last ? word.hang : 0,
           word.parts[part]},
          piece);
      from = to;
      if (last) break;
      bool const hyphen = word.divisions[part].hyphen;
      if (!hyphen) add_penalty(own_hyphen_penalty);
      else if (style_.divide)
        add_penalty(hyphen_penalty, true, sorts_.word("-", font).width, sorts_.hyphen_hang(font));
    }
  }

  void add_line(layout::TypeLine line, std::string note = {}) {
    WordPart piece = next_word();
    piece.note = std::move(note);
    piece.line = std::move(line);
    add_box(std::move(piece));
  }

  void add_text(std::string_view text, layout::Font const& font) {
    constexpr std::string_view no_break_space = "\u00A0";
    std::size_t at = 0;
    while (at < text.size()) {
      if (text[at] == ' ' || text[at] == '\n' || text[at] == '\t' || text[at] == '\r') {
        std::size_t const next = std::min(text.find_first_not_of(" \n\t\r", at), text.size());
        bool const bound = font.family != layout::Family::mono && at > 0 &&
                           (stands_apart(text, next) || text.substr(0, at).ends_with("«"));
        add_space(font, !bound);
        at = next;
        continue;
      }
      if (text.substr(at).starts_with(no_break_space)) {
        add_space(font, false);
        at += no_break_space.size();
        continue;
      }
      std::size_t end = at;  // each byte is looked at once, whatever parts the words
      do end = std::min(text.find_first_of(" \n\t\r\xC2", end + 1), text.size());
      while (end < text.size() && text[end] == '\xC2' &&
             !text.substr(end).starts_with(no_break_space));
      add_word(text.substr(at, end - at), font);
      at = end;
    }
  }

  void walk(prose::Inlines const& inlines, layout::Font const& font) {
    for (prose::Inline const& part : inlines)
      std::visit([&](auto const& what) { take(what, font); }, part);
  }

  void take(prose::Text const& text, layout::Font const& font) { add_text(text.text, font); }
  void take(prose::Raw const&, layout::Font const&) {}
  void take(prose::Figurines const& men, layout::Font const& font) {
    // One by one, so that a line can end between them and copied text keeps their order.
    for (chess::Occupant const& man : men.men) add_line(sorts_.set(prose::Figurines{{man}}, font));
  }
  void take(prose::Emphasis const& part, layout::Font font) {
    font.italic = !font.italic;
    walk(part.inlines, font);
  }
  void take(prose::Strong const& part, layout::Font font) {
    font.bold = true;
    walk(part.inlines, font);
  }
  void take(prose::Struck const& part, layout::Font const& font) {
    bool const outer = std::exchange(struck_, true);
    walk(part.inlines, font);
    struck_ = outer;
  }
  void take(prose::Styled const& part, layout::Font font) {
    walk(part.inlines, layout::changed(std::move(font), part.look));
  }
  void take(prose::Code const& code, layout::Font font) {
    font.family = layout::Family::mono;
    font.size *= code_size;
    add_text(code.text, font);
  }
  void take(prose::Link const& link, layout::Font const& font) {
    links_.push_back(link.target);
    std::size_t const outer = std::exchange(link_, links_.size());
    walk(link.inlines, font);
    link_ = outer;
  }
  void take(prose::Image const& image, layout::Font const& font) {
    if (!inlays_.picture) return walk(image.alt, font);
    auto picture = inlays_.picture(image);
    // Nobody shall think that nothing is missing.
    if (!picture || picture->width <= 0 || picture->height <= 0)
      return add_text(made_.emplace_back("[" + image.path + "]"), font);
    double const room = style_.width - std::max(style_.indent, style_.hanging);
    double const scale = scale_of(*picture, image.width, room, inlays_.highest_picture);
    WordPart piece = next_word();
    piece.line.width = picture->width * scale;
    piece.line.ascent = piece.line.ink_ascent = picture->height * scale;
    piece.picture = std::move(picture);
    add_box(std::move(piece));
  }
  void take(prose::NoteMark const& mark, layout::Font const& font) {
    if (inlays_.note_number)
      add_line(sorts_.set(prose::NoteMark{inlays_.note_number(mark.label)}, font), mark.label);
  }
  void take(prose::DirectiveAt const& directive, layout::Font const&) {
    auto scene = inlays_.board ? inlays_.board(directive.index) : nullptr;
    if (!scene) return;
    WordPart piece = next_word();
    piece.line.width = layout::whole_width(*scene) * scene->square * layout::points_a_millimetre;
    piece.line.ascent = piece.line.ink_ascent =
        scene->frame.height * scene->square * layout::points_a_millimetre;
    piece.board = std::move(scene);
    add_box(std::move(piece));
  }
  void take(prose::LineBreak const&, layout::Font const&) {
    if (!items_.empty()) end_line();
  }

  struct Part {
    layout::TypeLine line;
    WordPart const* piece;
  };

  // What stands at `i`, all pieces of its word that are on the line; moves `i` behind it.
  Part part_at(std::size_t& i, BrokenLine const& line) {
    WordPart const& first = parts_[i];
    if (first.text.empty()) return {parts_[i++].line, &first};
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
    return {
        hyphen ? sorts_.word(std::string(text) + "-", first.font) : sorts_.word(text, first.font),
        &first};
  }

  bool ends_with_hyphen(BrokenLine const& line) const {
    return line.end < items_.size() && items_[line.end].hyphen;
  }

  double hang_of(BrokenLine const& line) const {
    if (ends_with_hyphen(line)) return items_[line.end].hang;
    return line.end > 0 ? items_[line.end - 1].hang : 0;
  }

  using Parts = std::vector<std::pair<std::size_t, Part>>;  // item and what stands there

  // What a line of these parts does to its letters and its spaces.
  struct Fit {
    double scale = 1;   // of letters
    double share = 0;   // of each space's stretch
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
    // Ragged lines, and a paragraph's last, are as they are unless they are too long.
    if (out.missing >= 0 && (last || !justified())) return out;
    double const by_letters = fitted(out.missing, letters, letter_fit());
    if (by_letters != 0)
      out.scale = 1 + std::round(by_letters / letters / scale_step) * scale_step;
    // However long it is, spaces do not shrink to nothing: its words would stand in each other and
    // in the left margin.
    if (stretch > 0)
      out.share = std::max((out.missing - (out.scale - 1) * letters) / stretch,
                           -shrink_part / stretch_part);
    return out;
  }

  SetLine place(BrokenLine const& line, bool first) {
    Parts parts;
    for (std::size_t i = line.begin; i < line.end;) {
      std::size_t const at = i;
      if (items_[i].kind == LineItem::Type::box) parts.emplace_back(at, part_at(i, line));
      else ++i;
    }
    double const indent = first ? style_.indent : style_.hanging;
    double const goal = style_.width - indent - (first ? style_.first_short : 0) +
                        (justified() ? hang_of(line) : 0);
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
                                    set.ascent + set.descent, links_[open_link - 1]});
    };
    double end_of_last = x;
    for (std::size_t i = line.begin; i < line.end; ++i) {
      if (items_[i].kind == LineItem::Type::space && items_[i].stretch < last_line_stretch)
        x += set.space = items_[i].width + share * items_[i].stretch;
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
        set.matter.type.push_back({x + part.line.x, 0, part.line.shaped, widened});
      if (auto const& scene = part.piece->board)
        set.matter.boards.push_back(
            {x + layout::beside_frame(*scene).left * scene->square * layout::points_a_millimetre, 0,
             scene});
      if (part.piece->picture)
        set.matter.pictures.push_back(
            {x, -part.line.ascent, part.line.width, part.line.ascent, part.piece->picture});
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
    set.too_wide = end_of_last > style_.width + hang_of(line) + 0.5;
    return set;
  }

  TypeCase& sorts_;
  ParagraphStyle const& style_;
  Inlays const& inlays_;
  std::vector<LineItem> items_;
  std::vector<WordPart> parts_;  // one for each item
  std::vector<std::string> links_;
  std::deque<std::string> made_;  // text that stands in no inline; parts look into it
  std::size_t words_ = 0;
  std::size_t link_ = 0;
  bool struck_ = false;
};

}  // namespace

std::vector<SetLine> set_paragraph(TypeCase& sorts, prose::Inlines const& inlines,
                                   ParagraphStyle const& style, Inlays const& inlays) {
  return Setter(sorts, style, inlays).run(inlines);
}

}  // namespace dawson::pages
