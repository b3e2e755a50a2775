#include "run/film/said.hpp"

namespace dawson::run {

std::string said(Played const& played) {
  std::string out;
  for (text::Span const where : played.printed) {
    if (!out.empty()) out += '|';
    out += played.words(where);
  }
  return out;
}

}  // namespace dawson::run
