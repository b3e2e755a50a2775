// Games of PGN: any text is read, findings are within it, and canonical movetext is a fixed point.
#include "notation/pgn/game.hpp"
#include "notation/pgn/game_cutter.hpp"
#include "property.hpp"
#include "replay_rules/game/game_replay.hpp"

using namespace dawson;
using fuzz::require;

namespace {

struct Canonical {
  std::string text;
  text::Diagnostics findings;
};

Canonical canonical(std::string_view text) {
  notation::pgn::Game game = notation::pgn::read_game(text);
  Canonical out;
  out.findings = std::move(game.findings);
  auto const played = replay_rules::play_game(game, replay_rules::GameState::array(), out.findings);
  out.text = replay_rules::movetext(game, played);
  return out;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
  std::string_view const text = fuzz::as_text(data, size);
  notation::pgn::GameCutter cutter;
  for (std::size_t at = 0; at < text.size();) {
    std::size_t const end = std::min(text.find('\n', at), text.size());
    std::string_view const line = text.substr(at, end - at);
    require(cutter.take(line, "") <= line.size(), "a game ends within its line", line);
    at = end + 1;
  }
  Canonical const first = canonical(text);
  fuzz::require_sound(first.findings, text.size());
  if (!first.findings.empty()) return 0;
  Canonical const second = canonical(first.text);
  require(second.text == first.text, "canonical movetext is a fixed point", first.text);
  return 0;
}
