// Converts inlines to the items of a line breaker: boxes (words or parts of words), spaces,
// penalties.
#pragma once

#include <algorithm>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "layout/measures.hpp"
#include "layout/type.hpp"
#include "pages/lines/inline_board.hpp"
#include "pages/lines/line_breaker.hpp"
#include "pages/lines/paragraph.hpp"
#include "prose/html_marks.hpp"
#include "prose/prose.hpp"

namespace dawson::pages {

/// Shares of a space's width.
inline constexpr double stretch_part = 0.5, shrink_part = 0.3;
inline constexpr double last_line_stretch = 1e5;

/// Content of one box of the breaker.
struct WordPart {
  std::size_t word = 0;   // parts of one word share its number
  std::string_view text;  // empty: `line` is printed as it is
  layout::TypeLine line;
  layout::Font font;
  std::size_t link = 0;  // 1-based; 0: none
  double raised = 0;     // points
  double bearing = 0;    // points at both sides, which vanish at the edges of a line
  bool struck = false;
  std::string note;                   // label, of a note mark
  std::string words{};                // of matter that is not text, if they are kept
  std::optional<LayoutKind> thing{};  // and its kind
  std::string name{};
  std::shared_ptr<layout::Scene const> board;
  std::shared_ptr<Picture const> picture;
  NodeId node = 0;
};

/// Link that is being typeset.
struct OpenLink {
  std::string target;
  NodeId node = 0;
};

/// Walks through inlines and collects the result in `items_` and `parts_`.
class ItemMaker {
 public:
  ItemMaker(WordCache& sorts, ParagraphStyle const& style, InlineObjects const& inlays)
      : sorts_(sorts),
        style_(style),
        inlays_(inlays),
        structure_(inlays.part == 0 ? nullptr : inlays.structure),
        part_(inlays.part) {}

 protected:
  static constexpr double code_space = 0.25;  // em, of which spaces in code stretch and shrink
  static constexpr double shifted_size = 0.7, lowered_by = 0.2, raised_by = 0.35;  // em
  static constexpr double own_bearing = 0.0672;  // em, of figurines: 0.06 of their square's 1.12 em
  static constexpr double code_size = 0.9;       // monospaced letters look larger than they are
  static constexpr int hyphen_penalty = 50;
  static constexpr std::size_t shortest_wide_unit = 12;  // bytes; shorter ones fit in any measure
  static constexpr int own_hyphen_penalty = 40;          // after a hyphen that is part of the word

  // Returns whether the text at `at` is a sign that French separates from its word by a space,
  // where a line must not end.
  static bool stands_apart(std::string_view text, std::size_t at) {
    constexpr std::string_view signs[] = {";", ":", "!", "?", "»"};
    return std::ranges::any_of(signs, [&](std::string_view sign) {
      if (!text.substr(std::min(at, text.size())).starts_with(sign)) return false;
      std::size_t const after = at + sign.size();
      return after == text.size() || text[after] == ' ' || text[after] == '\n' || sign == "»";
    });
  }

  void drop_last() {
    items_.pop_back();
    parts_.pop_back();
  }

  void add(LineItem item, WordPart word_part = {}) {
    items_.push_back(item);
    parts_.push_back(std::move(word_part));
  }

  WordPart next_word() {
    WordPart word_part;
    word_part.word = ++words_;
    word_part.link = link_;
    word_part.raised = raised_;
    return word_part;
  }

  // Returns the piece of text that is being read; 0 without a structure.
  NodeId text_node() { return structure_ ? structure_->text(part_) : 0; }
  void say(std::string_view words) {
    if (structure_ && (link_ != 0 || structure_->keeps_text()))
      structure_->say(structure_->text(part_), words);
  }
  // Puts what `walk` makes into the node `part`.
  template <class Walk>
  void within(NodeId part, Walk const& walk) {
    NodeId const outer = std::exchange(part_, part);
    walk();
    part_ = outer;
  }
  template <class Walk>
  void within(Role role, Walk const& walk) {
    within(structure_ ? structure_->add(part_, role) : 0, walk);
  }
  void name(WordPart& word_part, LayoutKind kind, std::string name) const {
    if (!sorts_.keeps_words()) return;
    word_part.thing = kind;
    word_part.name = std::move(name);
  }
  void add_box(WordPart word_part) {
    double const width = word_part.line.width;
    add({LineItem::Type::box, false, 0, width, 0, 0, 0, 0}, std::move(word_part));
  }

  void add_space(layout::Font const& font, bool may_end_line) {
    double const width = sorts_.space(font);
    if (in_unit_) {
      say(" ");
      return add_fixed_space(width);
    }
    double const stretched = font.family == layout::Family::mono
                                 ? code_space * font.size
                                 : width;  // as in the text around it
    if (!may_end_line) add_penalty(never_break);
    else if (items_.empty() || items_.back().kind == LineItem::Type::space) return;
    say(" ");
    add({LineItem::Type::space, false, 0, width, stretched * stretch_part, stretched * shrink_part,
         0});
  }

  void add_fixed_space(double width) {
    add_penalty(never_break);
    add({LineItem::Type::space, false, 0, width, 0, 0, 0});
  }

  void add_penalty(int penalty, bool hyphen = false, double width = 0, double hang = 0) {
    add({LineItem::Type::penalty, hyphen, penalty, width, 0, 0, hang});
  }

  void end_line() {
    add({LineItem::Type::space, false, 0, 0, last_line_stretch, 0, 0});
    add_penalty(always_break);
  }

  void add_word(std::string_view text, layout::Font const& font) {
    if (in_unit_) return add_part_of_unit(text, font);
    Word const& word = sorts_.divisible(text, font);
    WordPart word_part = next_word();
    word_part.font = font;
    word_part.struck = struck_;
    word_part.node = text_node();
    say(text);
    std::size_t from = 0;
    for (std::size_t part = 0; part < word.parts.size(); ++part) {
      bool const last = part + 1 == word.parts.size();
      std::size_t const to = last ? text.size() : word.divisions[part].at;
      word_part.text = text.substr(from, to - from);
      add({LineItem::Type::box, false, 0, word.parts[part], 0, 0, last ? word.hang : 0,
           word.parts[part]},
          word_part);
      from = to;
      if (last) break;
      bool const hyphen = word.divisions[part].hyphen;
      if (!hyphen) add_penalty(own_hyphen_penalty);
      else if (style_.divide)
        add_penalty(hyphen_penalty, true, sorts_.word("-", font).width, sorts_.hyphen_hang(font));
    }
  }

  // Returns the length of the first part of `text`: up to an effect in brackets, or after a hyphen.
  static std::size_t first_part(std::string_view text) {
    for (std::size_t at = 1; at < text.size(); ++at)
      if (text[at] == '[' || text[at - 1] == '-') return at;
    return text.size();
  }

  // Adds text of a unit. It may be divided only if the unit is wider than a line.
  void add_part_of_unit(std::string_view text, layout::Font const& font) {
    constexpr int before_effect = 500, after_hyphen = 1000;
    while (!text.empty()) {
      std::size_t const length = wide_unit_ ? first_part(text) : text.size();
      std::string_view const part = text.substr(0, length);
      if (wide_unit_ && part.front() == '[') add_penalty(before_effect);
      WordPart word_part = next_word();
      word_part.font = font;
      word_part.struck = struck_;
      word_part.node = text_node();
      word_part.text = part;
      say(part);
      Word const& word = sorts_.divisible(part, font);
      double const width = word.whole.width;
      add({LineItem::Type::box, false, 0, width, 0, 0, word.hang, width}, std::move(word_part));
      if (wide_unit_ && part.ends_with('-')) add_penalty(after_hyphen);
      text.remove_prefix(length);
    }
  }

  void take_unit(prose::Inlines const& unit, layout::Font const& font) {
    double const room = style_.width - std::max(style_.indent, style_.hanging);
    in_unit_ = true;
    wide_unit_ = false;
    if (prose::plain(unit).size() > shortest_wide_unit)
      for (auto const& line : sorts_.typeset()(unit, font, layout::Measure{}).lines)
        wide_unit_ = wide_unit_ || line.width > room;
    walk(unit, font);
    in_unit_ = wide_unit_ = false;
  }

  void add_line(layout::TypeLine line, std::string note, std::string const& words) {
    WordPart word_part = next_word();
    if (sorts_.keeps_words()) word_part.words = words;
    word_part.note = std::move(note);
    word_part.line = std::move(line);
    word_part.node = text_node();
    say(words);
    add_box(std::move(word_part));
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
      std::size_t end = at;  // each byte is examined once, whatever separates the words
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

  FigureWords piece_words(chess::SquareContent const& piece) const {
    return inlays_.piece_words ? inlays_.piece_words(piece) : FigureWords();
  }

  void take(prose::Text const& text, layout::Font const& font) { add_text(text.text, font); }
  void take(prose::Raw const&, layout::Font const&) {}
  void take(prose::Figurines const& pieces, layout::Font const& font) {
    // One by one, so that a line can end between them and copied text keeps their order.
    for (chess::SquareContent const& piece : pieces.pieces)
      within(structure_ ? structure_->add_span(part_, piece_words(piece)) : 0, [&] {
        layout::Font smaller = font;
        smaller.size *= style_.figurine_size;
        layout::TypeLine line = sorts_.set(prose::Figurines{{piece}}, smaller);
        double const bearing = style_.figurine_bearing * font.size;
        double const more = bearing > 0 ? bearing - own_bearing * smaller.size : 0;
        line.x += more;
        line.width += 2 * more;
        add_line(std::move(line), {}, prose::plain({prose::Figurines{{piece}}}));
        parts_.back().bearing = bearing;
      });
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
    if (part.slot == prose::lowered_slot || part.slot == prose::raised_slot) {
      double const by = part.slot == prose::raised_slot ? raised_by : -lowered_by;
      double const outer = std::exchange(raised_, raised_ + by * font.size);
      font.size *= shifted_size;
      walk(part.inlines, font);
      raised_ = outer;
      return;
    }
    font = layout::changed(std::move(font), part.look);
    if (part.slot == prose::unit_slot) return take_unit(part.inlines, font);
    walk(part.inlines, font);
  }
  void take(prose::Code const& code, layout::Font font) {
    font.family = layout::Family::mono;
    font.size *= code_size;
    add_text(code.text, font);
  }
  template <class Walk>
  void linked(std::string const& target, Walk const& walk) {
    NodeId const node = structure_ ? structure_->add_link(part_, target) : 0;
    links_.push_back({target, node});
    std::size_t const outer = std::exchange(link_, links_.size());
    within(node, walk);
    link_ = outer;
  }
  void take(prose::Link const& link, layout::Font font) {
    font.colour = inlays_.link_colour.value_or(font.colour);
    linked(link.target, [&] { walk(link.inlines, font); });
  }
  void take(prose::Image const& image, layout::Font const& font) {
    if (!inlays_.picture) return walk(image.alt, font);
    auto picture = inlays_.picture(image);
    // A missing picture must be visible.
    if (!picture || picture->width <= 0 || picture->height <= 0)
      return add_text(made_.emplace_back("[" + image.path + "]"), font);
    double const room = style_.width - std::max(style_.indent, style_.hanging);
    double const scale = scale_of(*picture, image.width, room, inlays_.highest_picture);
    WordPart word_part = next_word();
    word_part.line.width = picture->width * scale;
    word_part.line.ascent = word_part.line.ink_ascent = picture->height * scale;
    word_part.picture = std::move(picture);
    if (structure_) word_part.node = structure_->add_figure(part_, {prose::plain(image.alt)});
    name(word_part, LayoutKind::picture, image.path);
    add_box(std::move(word_part));
  }
  void take(prose::NoteMark const& mark, layout::Font const& font) {
    if (!inlays_.note_number) return;
    std::string number = inlays_.note_number(mark.label);
    layout::TypeLine sign = sorts_.set(prose::NoteMark{number}, font);
    if (!structure_) return add_line(std::move(sign), mark.label, number);
    within(Role::reference, [&] {
      linked("#" + note_anchor(number),
             [&] { within(Role::label, [&] { add_line(std::move(sign), mark.label, number); }); });
    });
  }
  void take(prose::DirectiveAt const& directive, layout::Font const& font) {
    auto scene = inlays_.board ? inlays_.board(directive.index) : nullptr;
    if (!scene) return;
    WordPart word_part = next_word();
    word_part.line.width =
        layout::whole_width(*scene) * scene->square * layout::points_a_millimetre;
    double const height = scene->frame.height * scene->square * layout::points_a_millimetre;
    word_part.raised = raised_board(*scene, font.size);
    word_part.line.ascent = word_part.line.ink_ascent = std::max(0.0, height + word_part.raised);
    word_part.line.descent = word_part.line.ink_descent = std::max(0.0, -word_part.raised);
    word_part.board = std::move(scene);
    if (structure_)
      word_part.node = structure_->add_figure(
          part_, inlays_.board_words ? inlays_.board_words(directive.index) : FigureWords());
    name(word_part, LayoutKind::board, "-");
    add_box(std::move(word_part));
  }
  // A line can end at the penalty, and not at the space after it.
  void take(prose::Break const& at, layout::Font const& font) {
    if (items_.empty()) return;
    add_penalty(at.penalty);
    if (!at.blank) return;
    double const width = sorts_.space(font);
    say(" ");
    add({LineItem::Type::space, false, 0, width, width * stretch_part, width * shrink_part, 0});
  }
  void take(prose::LineBreak const&, layout::Font const&) {
    if (items_.empty()) return;
    say(" ");
    end_line();
  }

  WordCache& sorts_;
  ParagraphStyle const& style_;
  InlineObjects const& inlays_;
  Structure* structure_;  // null: no structure is needed
  NodeId part_;           // the part being typeset
  std::vector<LineItem> items_;
  std::vector<WordPart> parts_;  // one for each item
  std::vector<OpenLink> links_;
  std::deque<std::string> made_;  // text that is in no inline; parts refer to it
  std::size_t words_ = 0;
  std::size_t link_ = 0;
  bool struck_ = false;
  bool in_unit_ = false, wide_unit_ = false;
  double raised_ = 0;  // points
};

}  // namespace dawson::pages
