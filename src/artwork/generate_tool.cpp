// dawson-artwork: generates source files of the build from the drawings of the pieces.

#include <algorithm>
#include <cstddef>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "artwork/writers.hpp"

namespace {

using dawson::artwork::Figure;

std::string contents(std::filesystem::path const& file) {
  std::ifstream in(file, std::ios::binary);
  std::string bytes{std::istreambuf_iterator<char>(in), {}};
  if (!in) throw std::runtime_error(file.string() + ": cannot be read");
  return bytes;
}

Figure read(std::filesystem::path const& file) {
  std::string const svg = contents(file);
  auto figure = dawson::artwork::read_figure(svg);
  if (!figure) {
    auto const place = svg.begin() + static_cast<std::ptrdiff_t>(figure.error().span.begin);
    auto const line = 1 + std::count(svg.begin(), place, '\n');
    throw std::runtime_error(file.string() + ':' + std::to_string(line) + ": " +
                             figure.error().message);
  }
  if (figure->name != file.stem())
    throw std::runtime_error(file.string() + ": title is " + figure->name);
  return std::move(*figure);
}

/// An interrupted build leaves the old file or the new one, never a part.
void replace(std::filesystem::path const& file, std::string const& bytes) {
  std::filesystem::path const fresh = file.string() + ".new";
  {
    std::ofstream out(fresh, std::ios::binary);
    out << bytes;
    out.close();
    if (!out) throw std::runtime_error(fresh.string() + ": cannot be written");
  }
  std::filesystem::rename(fresh, file);
}

}  // namespace

int main(int argc, char** argv) {
  using namespace dawson::artwork;
  struct Form {
    std::string_view option;
    std::span<Named const> known;
    std::string (*write)(std::span<Figure const>);
  };
  constexpr Form forms[] = {{"--tex", known_figures, as_tex},
                            {"--cpp", known_figures, as_cpp},
                            {"--outlines", known_figures, as_outlines},
                            {"--signs-tex", known_signs, signs_as_tex},
                            {"--signs-cpp", known_signs, signs_as_cpp}};
  auto const form = std::ranges::find(forms, argc == 4 ? argv[1] : "", &Form::option);
  if (form == std::end(forms)) {
    std::fputs(
        "usage: dawson-artwork --tex|--cpp|--outlines OUT MEN_DIR\n"
        "       dawson-artwork --signs-tex|--signs-cpp OUT SIGNS_DIR\n",
        stderr);
    return 2;
  }
  try {
    std::filesystem::path const drawings = argv[3];
    std::vector<Figure> figures;
    for (Named const& known : form->known)
      figures.push_back(read(drawings / (std::string(known.name) + ".svg")));
    replace(argv[2], form->write(figures));
  } catch (std::exception const& failure) {
    std::fprintf(stderr, "dawson-artwork: %s\n", failure.what());
    return 1;
  }
  return 0;
}
