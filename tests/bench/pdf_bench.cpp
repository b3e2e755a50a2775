// The cost of a PDF with one page per board: 6,000 boards of 20 pieces without captions, on one
// core. Printed, never asserted: machines differ.
#include <fmt/format.h>
#include <unistd.h>

#include <array>
#include <cstdio>
#include <ctime>
#include <fstream>
#include <random>

#include "backend/pdf/pdf.hpp"
#include "drawing/board.hpp"
#include "layout/board.hpp"
#include "type/type.hpp"

using namespace dawson;

namespace {

constexpr int boards = 6000, pieces_a_board = 20, squares = 64;

chess::Position random_position(std::mt19937& numbers) {
  using chess::Kind;
  constexpr std::array kinds{Kind::king,   Kind::queen,  Kind::rook, Kind::rook, Kind::bishop,
                             Kind::bishop, Kind::knight, Kind::pawn, Kind::pawn, Kind::pawn};
  std::array<std::optional<chess::SquareContent>, squares> pieces;
  for (int placed = 0; placed < pieces_a_board;) {
    auto& square = pieces[numbers() % squares];
    if (square) continue;
    square = chess::Piece{kinds[numbers() % kinds.size()],
                          numbers() % 2 == 0 ? chess::Side::white : chess::Side::black,
                          0,
                          {}};
    ++placed;
  }
  chess::Position position;
  for (int row = 0; row < 8; ++row) {
    position.board.open_row();
    for (int file = 0; file < 8; ++file) {
      chess::Cell cell;
      cell.left = file * chess::quarters;
      cell.occupant = pieces[static_cast<std::size_t>(row * 8 + file)];
      position.board.add(cell);
    }
  }
  position.board.checker(chess::Shade::dark);
  return position;
}

// Resident memory, KB.
long resident() {
  std::ifstream in("/proc/self/statm");
  long all = 0, kept = 0;
  in >> all >> kept;
  return kept * (sysconf(_SC_PAGESIZE) / 1024);
}

}  // namespace

int main(int argc, char** argv) {
  auto const type = type::Type::open();
  if (!type) {
    fmt::print(stderr, "{}\n", type.error().message);
    return 1;
  }
  std::mt19937 numbers(1);
  std::vector<chess::Position> positions;
  for (int i = 0; i < boards; ++i) positions.push_back(random_position(numbers));

  std::FILE* const file = argc > 1 ? std::fopen(argv[1], "wb") : nullptr;
  std::size_t bytes = 0;
  std::clock_t const start = std::clock();  // CPU time, because other programs may be running
  backend::Pdf pdf(
      [&](std::string_view piece) {
        bytes += piece.size();
        if (file) std::fwrite(piece.data(), 1, piece.size(), file);
      },
      {}, type->typeset());
  long memory = 0;
  for (int i = 0; i < boards; ++i) {
    if (i == boards / 10) memory = resident();
    layout::Scene const scene = layout::lay_out(positions[static_cast<std::size_t>(i)], {});
    layout::Rectangle const box = drawing::board_box(scene);
    pdf.open_page(box.width, box.height);
    pdf.board(scene, 0, box.height);
  }
  long const growth = resident() - memory;
  pdf.close();
  double const seconds = double(std::clock() - start) / CLOCKS_PER_SEC;
  if (file) std::fclose(file);
  fmt::print(
      "PDF, a page a board, {} boards of {} men: {:.0f} bytes a board, {:.0f} boards a second, "
      "memory {} KB after {} pages and {} KB more after all\n",
      boards, pieces_a_board, double(bytes) / boards, boards / seconds, memory, boards / 10,
      growth);
}
