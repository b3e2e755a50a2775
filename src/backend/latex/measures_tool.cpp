// dawson-measures: writes tex/dawson-measures.tex.

#include <cstdio>
#include <fstream>

#include "backend/latex/tikz_measures.hpp"

int main(int argc, char** argv) {
  if (argc != 2) {
    std::fputs("usage: dawson-measures OUT\n", stderr);
    return 2;
  }
  std::ofstream out(argv[1], std::ios::binary);
  out << dawson::backend::measures_as_tex();
  out.close();
  if (out) return 0;
  std::fprintf(stderr, "dawson-measures: %s cannot be written\n", argv[1]);
  return 1;
}
