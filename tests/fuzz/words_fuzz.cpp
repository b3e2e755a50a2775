// Dawson's own syntax: stipulations, twins, conditions, marks, grids, lengths, neighbours, the HTML
// of FFEN.
#include <algorithm>

#include "notation/ffen/ffenhtml.hpp"
#include "property.hpp"
#include "semantics/conditions.hpp"
#include "semantics/marks.hpp"
#include "semantics/move_setup.hpp"
#include "semantics/stipulation.hpp"
#include "semantics/twins/lists.hpp"

using namespace dawson;
using fuzz::require;
using fuzz::require_sound;

namespace {

void require_within(text::Span span, std::string_view text) {
  require(span.begin <= span.end && span.end <= text.size(), "a span lies within the text", text);
}

// A direct mate converted into words or signs is still the same mate.
void check_stipulation(std::string_view text) {
  chess::Stipulation const read = semantics::read_stipulation(text);
  require(read.text == text, "a stipulation keeps its text", text);
  std::string const symbols = semantics::stipulation_in_symbols(read);
  require(semantics::stipulation_in_symbols(semantics::read_stipulation(symbols)) == symbols,
          "symbols come to rest", symbols);
  for (auto const language :
       {chess::Language::english, chess::Language::german, chess::Language::french}) {
    std::string const words = semantics::stipulation_in_words(read, language);
    require(semantics::stipulation_in_symbols(semantics::read_stipulation(words)) == symbols,
            "words say what symbols say", words);
  }
  require_within({0, semantics::task_end(text)}, text);
}

void check_conditions(std::string_view text) {
  std::size_t end = 0;
  for (text::Span const condition : semantics::read_conditions(text)) {
    require_within(condition, text);
    require(condition.begin >= end && condition.begin < condition.end,
            "conditions follow one another", text);
    end = condition.end;
  }
  semantics::is_condition(text);
  require_within({0, semantics::condition_end(text)}, text);
}

void check_board_fields(std::string_view text) {
  text::Diagnostics warnings;
  require_sound(semantics::read_grid(text), text.size());
  require_sound(semantics::read_edges(text), text.size());
  require_sound(semantics::read_region(text), text.size());
  require_sound(semantics::read_count(text), text.size());
  require_sound(semantics::read_marks(text), text.size());
  auto const length = semantics::read_length(text);
  if (require_sound(length, text.size()))
    require(*length > 0 && *length <= 200, "lengths are within their limits", text);

  chess::Position const board = *semantics::read_move_board("8x8", warnings);
  require_sound(semantics::twins_on_board(text, chess::Language::english, board).findings,
                text.size());
  if (auto const marks = semantics::read_marks(text))
    require_sound(semantics::check_marks(*marks, board.board), text.size());
  if (auto const grid = semantics::read_grid(text))
    require_sound(semantics::check_grid(*grid, board.board), text.size());
  if (auto const region = semantics::read_region(text))
    require_sound(semantics::check_region(*region, board.board), text.size());
  require_sound(semantics::read_move_square(text, board.board), text.size());
  auto const neighbours = semantics::read_neighbours(text, board.board, {4, 3});
  if (require_sound(neighbours, text.size()))
    for (semantics::Neighbour const& one : *neighbours) require_within(one.where, text);
  require_sound(semantics::read_move_board(text, warnings), text.size());
  require_sound(warnings, text.size());
}

void check_html(std::string_view text, bool escape) {
  text::Diagnostics warnings;
  notation::HtmlOptions options;
  options.escape = escape;
  require_sound(notation::ffen_to_html(text, options, warnings), text.size());
  require_sound(warnings, text.size());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
  std::string_view const text = fuzz::as_text(data, size);
  check_stipulation(text);
  check_conditions(text);
  check_board_fields(text);
  check_html(text, true);
  check_html(text, false);
  return 0;
}
