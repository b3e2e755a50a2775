#include "collection/figure_key.hpp"

#include <fmt/format.h>

#include "text/ascii.hpp"

namespace dawson::collection {

std::optional<std::string> figure_key(std::string_view figure) {
  constexpr std::string_view german = "KDTLSB", letters = "kqrbnp", turns = "RUL";
  if (figure.empty() || figure.size() > 2) return {};
  if (figure == "C" || figure == "c") return "c";
  std::size_t const kind = german.find(text::to_upper(figure[0]));
  if (kind == std::string_view::npos) return {};
  if (figure.size() == 1) return std::string(1, letters[kind]);
  std::size_t const turn = turns.find(text::to_upper(figure[1]));
  if (turn == std::string_view::npos) return {};
  return fmt::format("*{}{}", turn + 1, letters[kind]);
}

}  // namespace dawson::collection
