#include "collection/pgn/export_form.hpp"

#include <algorithm>
#include <utility>

#include "notation/pgn/move_walk.hpp"
#include "notation/pgn/signs.hpp"
#include "text/scanning.hpp"

namespace dawson::collection::pgn {
namespace {

using notation::pgn::MoveNode;
using notation::pgn::MoveNote;

// Words in lines of at most 79 characters; a longer word has a line of its own.
class WrappedLines {
 public:
  void word(std::string_view word) {
    constexpr std::size_t longest = 79;
    bool const fits = column_ + 1 + word.size() <= longest;
    if (column_ > 0) out_ += fits ? ' ' : '\n';
    column_ = column_ > 0 && fits ? column_ + 1 + word.size() : word.size();
    out_ += word;
  }
  void paragraph() {
    if (column_ > 0) out_ += "\n\n";
    column_ = 0;
  }
  std::string finish() {
    if (column_ > 0) out_ += '\n';
    return std::move(out_);
  }

 private:
  std::string out_;
  std::size_t column_ = 0;
};

class Exporter {
 public:
  Exporter(notation::pgn::Game const& game, std::vector<replay_rules::PlayedMove> const& played)
      : game_(game), played_(played) {}

  std::string run(std::string_view before, std::string_view result) {
    if (!before.empty()) comment(before);
    for (MoveNote const& note : game_.nodes[0].notes) comment(note.text);
    notation::pgn::MoveWalk(game_, *this).run();
    word(std::string(result));
    flush();
    return lines_.finish();
  }

  void open(bool) {
    opens_ += '(';
    force_number_ = true;
  }
  void close(bool) {
    last_ += ')';
    force_number_ = true;
  }

  // Writes a half-move, or the rest of its line as a comment if it was not played; returns false
  // for the latter.
  bool half_move(std::uint32_t at, bool) {
    MoveNode const& node = game_.nodes[at];
    replay_rules::PlayedMove const& played = played_[at];
    for (MoveNote const& note : node.notes)
      if (note.kind == MoveNote::Kind::comment_before) comment(note.text);
    if (!played.played) {
      comment(unplayed_line(at));
      return false;
    }
    if (played.white || force_number_)
      word(std::to_string(played.number) + (played.white ? "." : "..."));
    force_number_ = false;
    word(played.san);
    if (!node.mark.empty()) glyph(node.mark);
    for (MoveNote const& note : node.notes)
      if (note.kind == MoveNote::Kind::sign) glyph(note.text);
    for (MoveNote const& note : node.notes)
      if (note.kind == MoveNote::Kind::comment) comment(note.text);
    return true;
  }

 private:
  // A parenthesis is glued to the word beside it.
  void word(std::string text) {
    flush();
    last_ = std::exchange(opens_, {}) + text;
  }
  void flush() {
    if (!last_.empty()) lines_.word(std::exchange(last_, {}));
  }

  void comment(std::string_view words) {
    std::string text(words);
    std::ranges::replace(text, '}', ')');
    bool first = true;
    for (std::size_t at = 0; at < text.size();) {
      std::size_t const end = std::min(text.find("\n\n", at), text.size());
      if (!first) {
        flush();
        lines_.paragraph();
      }
      for (std::string_view const one :
           text::words_of(std::string_view(text).substr(at, end - at), text::white_space))
        word(std::exchange(first, false) ? "{" + std::string(one) : std::string(one));
      at = end + 2;
    }
    if (!first) last_ += '}';
    force_number_ = true;
  }

  void glyph(std::string_view sign) {
    if (sign.starts_with('$')) return word(std::string(sign));
    int const number = notation::pgn::glyph_number(sign);
    if (number > 0) word("$" + std::to_string(number));
  }

  std::string unplayed_line(std::uint32_t at) const {
    std::string out;
    for (; at != MoveNode::none; at = game_.nodes[at].first_child) {
      MoveNode const& node = game_.nodes[at];
      if (!out.empty()) out += ' ';
      out.append(node.number);
      if (!node.number.empty()) out += node.number_has_dots ? "..." : ".";
      out += played_[at].san;
    }
    return out;
  }

  notation::pgn::Game const& game_;
  std::vector<replay_rules::PlayedMove> const& played_;
  WrappedLines lines_;
  std::string opens_, last_;
  bool force_number_ = true;
};

}  // namespace

std::string export_form(notation::pgn::Game const& game,
                        std::vector<replay_rules::PlayedMove> const& played,
                        std::string_view before, std::string_view result) {
  return Exporter(game, played).run(before, result);
}

}  // namespace dawson::collection::pgn
