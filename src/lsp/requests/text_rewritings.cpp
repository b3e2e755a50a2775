// Positions in the text of a document, as directives.
#include <fmt/format.h>

#include <algorithm>

#include "document/directive_text.hpp"
#include "lsp/requests/actions.hpp"
#include "notation/guess.hpp"
#include "notation/notations.hpp"
#include "text/scanning.hpp"

namespace dawson::lsp {
namespace {

using text::Span;

// Returns the directive for a position: in the notation of that name, else in a guessed one. No
// value for other texts.
std::optional<std::string> directive_for(std::string_view name, std::string_view position,
                                         document::MarkupLanguage const& markup) {
  text::Diagnostics doubts;
  notation::Notation const* notation = notation::find_notation(name);
  if (notation) {
    if (!notation->read(position, doubts)) return {};
  } else {
    if (!notation::is_position_line(position)) return {};
    auto const guessed = notation::read_any(position, doubts);
    if (!guessed || !doubts.empty()) return {};
    notation = guessed->notation;
  }
  std::string const value(position);
  return document::block_text(document::field_text(notation->name, false, {&value, 1}, markup),
                              markup);
}

class TextRewriter {
 public:
  TextRewriter(RequestContext const& request, Span range)
      : outline_(request.text().outline()), bytes_(outline_.bytes()), range_(range) {}

  std::vector<Action> run() {
    OutlinedDirective const* const directive = outline_.directive_at(range_.begin);
    if (directive) return {};
    for (OutlinedCode const& block : outline_.code_blocks())
      if (touch(block.where, range_)) return of_fence(block), std::move(out_);
    of_tag();
    return std::move(out_);
  }

 private:
  void add(std::string_view name, std::string_view position, Span where) {
    auto block = directive_for(name, text::trimmed(position), outline_.markup());
    if (!block) return;
    bool const ends_line = where.end > where.begin && bytes_[where.end - 1] == '\n';
    if (!ends_line) block->pop_back();
    out_.push_back({"convert the position to a directive", rewrite, {{where, std::move(*block)}}});
  }

  // Blocks in quotes and lists have marks on each line, so they stay.
  void of_fence(OutlinedCode const& block) {
    if (block.where.begin > 0 && bytes_[block.where.begin - 1] != '\n') return;
    std::string_view info = text::trimmed(block.info);
    info = info.substr(0, info.find_first_of(" \t{"));
    if (!info.empty() && !notation::find_notation(info)) return;
    add(info, block.text, block.where);
  }

  // [FEN "8/8/8/8/8/8/8/8 w - - 0 1"]
  void of_tag() {
    constexpr std::string_view opening = "[FEN \"", closing = "\"]";
    std::size_t const before =
        range_.begin == 0 ? bytes_.npos : bytes_.rfind('\n', range_.begin - 1);
    std::size_t const begin = before == bytes_.npos ? 0 : before + 1;
    std::size_t const end = std::min(bytes_.find_first_of("\r\n", range_.begin), bytes_.size());
    std::string_view const line = text::trimmed(bytes_.substr(begin, end - begin));
    if (!line.starts_with(opening) || !line.ends_with(closing)) return;
    add("fen", line.substr(opening.size(), line.size() - opening.size() - closing.size()),
        {begin, end});
  }

  Outline const& outline_;
  std::string_view bytes_;
  Span range_;
  std::vector<Action> out_;
};

}  // namespace

std::vector<Action> rewritings_of_text(RequestContext const& request, Span range) {
  return TextRewriter(request, range).run();
}

}  // namespace dawson::lsp
