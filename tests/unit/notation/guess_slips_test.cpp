// Typing errors in a position without a notation name: never silently read as another board in
// another notation.
#include "notation/guess.hpp"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "notation/notations.hpp"

using namespace dawson;
using notation::Notation;

namespace {

struct Source {
  std::string_view notation;
  std::string_view text;
};

constexpr Source sources[] = {
    {"fen", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"},
    {"fen", "8/8/8/3K4/8/8/4q3/7k"},
    {"fen", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 10"},
    {"fen", "4k3/8/1B6/3R1n2/8/2P5/8/4K3 b - - 12 40"},
    {"shredder", "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1"},
    {"xfen", "rn2k1r1/ppp1pp1p/3p2p1/5bn1/P7/2N2B2/1PPPPP2/2BNK1RR w Gkq - 4 11"},
    {"xfen", "r3k4r/10/10/4P5/10/10/10/R3K4R w KQkq - 0 1"},
    {"epd", "8/8/8/8/8/5K2/4R3/5k2 w - - bm Re8;"},
    {"epd", "5K2/8/2qk4/2nPp3/3r4/6B1/B7/3R4 w - e6 dm 2; id \"A/1\";"},
    {"epd", "4k3/8/8/8/8/8/4P3/4K3 w - -"},
    {"ffen", "8/1g6/8/3B1G2/8/8/8/K6k"},
    {"ffen", "{W}8/3(Elephant)4/8/8/8/7k/8/K7"},
    {"ffen", "8/2(grasshopper)5/8/8/4(N2)3/8/8/K6k"},
    {"ffen", "7-/8/3k4/8/8/3K4/8/-7"},
    {"ffen", "5k/6/6/2Z3/6/K5"},
    {"janko", "4n3/1-*2q2b-qp-*2n/4p-*2qp1/2*2q1pkp-r/4pP*2q1/1p2P2p/1-*2q6/*2q2KB3"},
    {"janko", "8/1P6/1k6/4*2Q3/8/8/6K1/8"},
    {"janko", "k1B5/-p1PP4/K1-p5/p1-p5/p7/2p1-p3/4P3/8"},
    {"janko", "8/2'a1''233/8/3'7K3/8/8/8/k7"},
    {"x2fen", "8/8/8/3__3/3__3/8/8/K6k"},
    {"x2fen", "^8/>^8/^8/>^8/^8/>^8/^8/>^8"},
    {"x2fen", "8/8/2<3/>^6/K--_!4"},
    {"x2fen", "rnbqkbnr/8/(6#/)6$/8/8/8/RNBQKBNR l - - 0 1"},
    {"x2fen", "4k3/8/8/8/8/8/8/4K3 w - - 0 1 standard hexagonal"},
    {"fsf", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[Np] w KQkq - 0 4"},
    {"fsf", "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL[-] w 0 1"},
    {"fsf", "rnbk/pppp/4/PPPP/RNBK w - - 0 1"},
    {"fsf", "***4***/***4***/K8k w - - 0 1"},
    {"fsf", "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w - - 0 1"},
    {"men", "White Kd1 Sg3f7 Pe2 Black Royal Gd4 Neutral bc6e3"},
    {"men", "[2+1] White Kd1 Gg3 Black Kh8"},
    {"men-de", "wKd1, wSf3g2, sKh8"},
    {"popeye", "48/5gPp/5K1k"},
    {"popeye", "1.PA6/8/1Q2.ma3/8/k1.pa.pa4/8/1P1K"},
    {"popeye", "8/3=g4/8/2S5/8/8/8/K6k"},
    {"popeye-de", "8/1l6/8/3D4/8/8/b7/K6k"},
    {"popeye-fr", "8/1f6/8/3D4/8/8/P7/R6r"},
    {"lichess", "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/8/PPPP1PPP/RNBQK1NR_w_KQkq_-_2_3"},
    {"lichess", "https://lichess.org/editor/4k3/8/8/8/8/8/8/4K3_w_-_-_0_1"},
    {"lichess", "4k3/8/8/8/8/8/8/4K3 w - - 0 1 +0+1"},
    {"yacpdb", "8/2(q2)3(Q2)1/8/3(!p)4/8/(S2)3k3/8/4K3"},
    {"yacpdb", "rsbqkbsr/pppppppp/8/8/8/8/PPPPPPPP/RSBQKBSR"},
    {"sfen", "4k4/9/9/9/9/9/9/9/4K4 b 2Pb 31"}};

class Slips {
 public:
  std::string of(std::string_view text) {
    std::string slip(text);
    std::size_t const at = below(text.size());
    switch (below(4)) {
      case 0: return slip.erase(at, 1);
      case 1: return slip.insert(at, 1, character());
      case 2: return slip[at] = character(), slip;
      default: return std::swap(slip[at], slip[at + 1 < slip.size() ? at + 1 : 0]), slip;
    }
  }

 private:
  std::size_t below(std::size_t limit) { return engine_() % limit; }
  // Characters of positions are chosen more often than others.
  char character() {
    constexpr std::string_view default_value = "KQRBNPkqrbnp123456789/-*'() SGsgcat+~";
    return below(4) > 0 ? default_value[below(default_value.size())]
                        : static_cast<char>(' ' + below(95));
  }

  std::mt19937 engine_{20};
};

bool same_pieces(chess::Position const& a, chess::Position const& b) {
  return a.hands == b.hands &&
         std::ranges::equal(a.board.cells(), b.board.cells(), [](auto const& x, auto const& y) {
           return x.row == y.row && x.left == y.left && x.width == y.width && x.kind == y.kind &&
                  x.occupant == y.occupant;
         });
}

bool is_fen(std::string_view name) {
  return name == "fen" || name == "shredder" || name == "xfen" || name == "epd";
}

bool names(text::Diagnostics const& findings, std::string_view notation) {
  return std::ranges::any_of(findings, [&](text::Diagnostic const& finding) {
    return finding.message.find(notation) != std::string::npos;
  });
}

// How guessing reads `slip` as a board of another notation without a finding that names it; empty
// if it does not. Other findings don't tell the user that the board is another one.
std::string silent_guess(Source const& source, std::string const& slip) {
  text::Diagnostics warnings, ignored;
  auto const guessed = notation::read_any(slip, warnings);
  if (!guessed) return {};
  std::string_view const name = guessed->notation->name;
  if (name != source.notation && names(warnings, name)) return {};
  Notation const& own = *notation::find_notation(source.notation);
  auto const meant = own.read(slip, ignored);
  if (meant && (same_pieces(meant.value(), guessed->position) || is_fen(name))) return {};
  auto const before = own.read(source.text, ignored);
  if (is_fen(name) && is_fen(source.notation) && same_pieces(*before, guessed->position)) return {};
  return std::string(source.notation) + " `" + std::string(source.text) + "` with a slip, `" +
         slip + "`, is read as " + std::string(name);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(guess_slips)

BOOST_AUTO_TEST_CASE(every_notation_has_valid_strings) {
  for (Notation const& notation : notation::notations())
    BOOST_TEST(std::ranges::count(sources, notation.name, &Source::notation) > 0, notation.name);
  for (Source const& source : sources) {
    text::Diagnostics ignored;
    BOOST_TEST(notation::find_notation(source.notation)->read(source.text, ignored).ok(),
               source.text);
  }
}

BOOST_AUTO_TEST_CASE(a_typing_error_is_reported_or_keeps_the_notation) {
  constexpr std::size_t slips = 20'000;
  Slips slip;
  std::vector<std::string> silent;
  for (std::size_t i = 0; i < slips; ++i) {
    Source const& source = sources[i % std::size(sources)];
    std::string const text = slip.of(source.text);
    if (auto fault = silent_guess(source, text); !fault.empty()) silent.push_back(std::move(fault));
  }
  for (std::string const& one : silent) BOOST_ERROR(one);
}

BOOST_AUTO_TEST_SUITE_END()
