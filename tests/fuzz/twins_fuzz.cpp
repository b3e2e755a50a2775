// Twins and tasks that are read are played, printed and read again.
#include <algorithm>
#include <string>

#include "notation/men/piece_list.hpp"
#include "property.hpp"
#include "semantics/stipulation.hpp"
#include "semantics/twins/commands.hpp"
#include "semantics/twins/heads.hpp"
#include "semantics/twins/lists.hpp"
#include "semantics/twins/play.hpp"

using namespace dawson;
using fuzz::require;
using fuzz::require_sound;

namespace {

constexpr chess::Language languages[] = {chess::Language::english, chess::Language::german,
                                         chess::Language::french};

chess::Position const& diagram() {
  static chess::Position const position =
      *notation::read_men_singly("wKf3 wRa5 wPc2 w(Magic)Ne6 bKh1 bSd7 b(Royal)Zd5 nGc4 wR/Bd4");
  return position;
}

std::size_t pieces_on(chess::Position const& position) {
  return static_cast<std::size_t>(std::ranges::count_if(
      position.board.cells(), [](chess::Cell const& cell) { return cell.occupant.has_value(); }));
}

void check_played(text::Result<semantics::Played> const& played, std::size_t size) {
  if (!require_sound(played, size)) return;
  require_sound(played->warnings, size);
  chess::Position const& position = played->position;
  require(position.board.cells().size() == diagram().board.cells().size(),
          "a board keeps its squares");
  for (chess::Attributes const& one : position.attributes) {
    auto const cell = chess::cell_at(position.board, one.square);
    require(cell && position.board.cells()[*cell].occupant, "attributes are those of men");
  }
}

void check_commands(std::string_view text, chess::Language language) {
  auto const twin = semantics::read_twin_commands(text, language);
  if (!require_sound(twin, text.size())) return;
  check_played(semantics::play(*twin, diagram(), diagram()), text.size());
  std::string const written = semantics::write_twin_commands(*twin);
  auto const again = semantics::read_twin_commands(written, chess::Language::english);
  require(again.ok(), "what is written is read", written);
  require(semantics::write_twin_commands(*again) == written, "and comes to rest", written);
}

void check_head(std::string_view text, chess::Language language) {
  auto const twin = semantics::read_twin_head(text, language);
  if (!require_sound(twin, text.size())) return;
  auto const played = semantics::play(*twin, diagram(), diagram());
  check_played(played, text.size());
  if (!played) return;
  require(pieces_on(played->position) <= diagram().board.cells().size(), "men stand on squares");
  for (auto const other : languages) {
    semantics::print_twin(played->twin, other, semantics::PiecesIn::figurines);
    semantics::print_twin(played->twin, other, semantics::PiecesIn::letters);
  }
}

void check_list(std::string_view text, chess::Language language) {
  auto const found = semantics::twins_on_board(text, language, diagram());
  require_sound(found.findings, text.size());
  std::size_t end = 0;
  for (chess::Twin const& twin : found.twins) {
    require(twin.where.begin >= end && twin.where.end <= text.size(), "twins follow one another",
            text);
    end = twin.where.end;
  }
}

void check_task(std::string_view text) {
  text::Diagnostics doubts;
  semantics::read_stipulation(text, doubts);
  require_sound(doubts, text.size());
  std::string const symbols = semantics::stipulation_in_symbols(semantics::read_stipulation(text));
  require(semantics::stipulation_in_symbols(semantics::read_stipulation(symbols)) == symbols,
          "signs come to rest", symbols);
  for (auto const language : languages) {
    std::string const words =
        semantics::stipulation_in_words(semantics::read_stipulation(text), language);
    require(semantics::stipulation_in_symbols(semantics::read_stipulation(words)) == symbols,
            "words say what signs say", words);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
  std::string_view const text = fuzz::as_text(data, size);
  for (auto const language : languages) {
    check_commands(text, language);
    check_head(text, language);
    check_list(text, language);
  }
  check_task(text);
  return 0;
}
