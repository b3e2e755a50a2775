#include "semantics/printing/comment_parts.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "notation/pgn/comments.hpp"
#include "text/scanning.hpp"

namespace dawson::semantics {
namespace {

constexpr std::string_view board_sign = notation::pgn::diagram_sign, board_of_black = "[#b]",
                           board_begins = "[#";

std::vector<chess::Mark> board_marks(std::vector<notation::pgn::CommentMark> const& marks) {
  std::vector<chess::Mark> out;
  for (notation::pgn::CommentMark const& one : marks) {
    chess::Mark mark;
    mark.kind = one.arrow ? chess::MarkKind::arrow : chess::MarkKind::fill;
    mark.area.from = *chess::read_square(one.from);
    mark.area.to = one.arrow ? *chess::read_square(one.to) : mark.area.from;
    mark.colour = notation::pgn::colour_of(one);
    out.push_back(std::move(mark));
  }
  return out;
}

class CommentSplitter {
 public:
  CommentSplitter(std::string_view text, text::Span where) : text_(text), where_(where) {}

  CommentParts run() {
    std::size_t begin = where_.begin;
    for (std::size_t at = begin; at < where_.end;) {
      std::size_t const after = sign_at(at);
      if (after == at) {
        ++at;
        continue;
      }
      words({begin, at});
      if (board_) out_.parts.push_back(*std::exchange(board_, std::nullopt));
      begin = at = after;
    }
    words({begin, where_.end});
    return std::move(out_);
  }

 private:
  // Returns the end of the board or the command at `at`, or `at`.
  std::size_t sign_at(std::size_t at) {
    std::string_view const rest = text_.substr(at, where_.end - at);
    if (!rest.starts_with('[')) return at;
    for (std::string_view const sign : {board_sign, board_of_black})
      if (rest.starts_with(sign)) {
        CommentPart board;
        board.board = true;
        board.flip = sign == board_of_black;
        board_ = board;
        return at + sign.size();
      }
    if (!rest.starts_with("[%")) return at;
    std::size_t const end = rest.find(']');
    if (end == rest.npos) return at;
    std::string command(rest.substr(0, end + 1));
    auto const marks = board_marks(notation::pgn::take_marks(command));
    if (command.find_first_not_of(text::white_space) != command.npos) return at;
    out_.marks.insert(out_.marks.end(), marks.begin(), marks.end());
    return at + end + 1;
  }

  // Adds the words of a span, a part for each paragraph.
  void words(text::Span span) {
    while (span.begin < span.end) {
      std::size_t const end = end_of_paragraph(span);
      text::Span part{span.begin, end};
      while (part.begin < part.end && is_blank(text_[part.begin])) ++part.begin;
      while (part.end > part.begin && is_blank(text_[part.end - 1])) --part.end;
      if (part.begin < part.end) {
        CommentPart one;
        one.words = part;
        one.opens_paragraph = std::exchange(paragraph_, false);
        out_.parts.push_back(one);
      }
      if (end < span.end) paragraph_ = true;
      span.begin = end < span.end ? end + 1 : end;
    }
  }

  // Returns the place of the line end before the first empty line, or the end of the span.
  std::size_t end_of_paragraph(text::Span span) const {
    for (std::size_t at = span.begin; at < span.end; ++at) {
      if (text_[at] != '\n') continue;
      std::size_t next = at + 1;
      while (next < span.end && is_blank(text_[next]) && text_[next] != '\n') ++next;
      if (next < span.end && text_[next] == '\n') return at;
      at = next - 1;
    }
    return span.end;
  }

  static bool is_blank(char c) { return text::white_space.find(c) != std::string_view::npos; }

  std::string_view text_;
  text::Span where_;
  CommentParts out_;
  std::optional<CommentPart> board_;
  bool paragraph_ = false;
};

}  // namespace

bool CommentParts::has_board() const { return std::ranges::any_of(parts, &CommentPart::board); }

bool may_have_board(std::string_view text) { return text.find(board_begins) != text.npos; }

CommentParts parts_of_comment(std::string_view text, text::Span where) {
  return CommentSplitter(text, where).run();
}

}  // namespace dawson::semantics
