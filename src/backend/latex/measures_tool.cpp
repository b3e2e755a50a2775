// Contains the program dawson-measures, which writes tex/dawson-measures.tex and
// tex/dawson-characters.tex into a folder.

#include <cstdio>
#include <fstream>
#include <string>

#include "backend/latex/tikz_style.hpp"

int main(int argc, char** argv) {
  if (argc != 2) {
    std::fputs("usage: dawson-measures FOLDER\n", stderr);
    return 2;
  }
  std::string const folder = argv[1];
  std::ofstream measures(folder + "/dawson-measures.tex", std::ios::binary);
  std::ofstream characters(folder + "/dawson-characters.tex", std::ios::binary);
  measures << dawson::backend::measures_as_tex();
  characters << dawson::backend::characters_as_tex();
  measures.close();
  characters.close();
  if (measures && characters) return 0;
  std::fprintf(stderr, "dawson-measures: cannot write the files in %s\n", argv[1]);
  return 1;
}
