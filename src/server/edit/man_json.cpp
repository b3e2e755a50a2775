#include "server/edit/man_json.hpp"

#include <fmt/format.h>

#include <charconv>
#include <nlohmann/json.hpp>

namespace dawson::server {
namespace {

using nlohmann::ordered_json;

constexpr int eighth = 45;  // degrees

std::optional<chess::Side> side_from(std::string const& name) {
  for (int side = chess::Side::white; side < chess::Side::numbered; ++side)
    if (chess::side_name(static_cast<chess::Side::Name>(side)) == name)
      return chess::Side(static_cast<chess::Side::Name>(side));
  constexpr std::string_view numbered = "colour ";
  unsigned number = 0;
  if (!name.starts_with(numbered)) return {};
  auto const [end, error] =
      std::from_chars(name.data() + numbered.size(), name.data() + name.size(), number);
  bool const read = error == std::errc{} && end == name.data() + name.size() && number >= 3;
  return read ? std::optional(chess::Side::colour(number)) : std::nullopt;
}

std::optional<chess::Kind> kind_from(std::string_view name) {
  for (int kind = 0; kind <= static_cast<int>(chess::Kind::named); ++kind)
    if (chess::kind_name(static_cast<chess::Kind>(kind)) == name)
      return static_cast<chess::Kind>(kind);
  return {};
}

std::string turned(int rotation) {
  return rotation == 0 ? "" : fmt::format(" turned {}°", rotation * eighth);
}

}  // namespace

ordered_json json_of(chess::SquareContent const& occupant) {
  if (auto const* text = std::get_if<chess::Text>(&occupant))
    return {{"text", text->text}, {"rotation", text->rotation * eighth}};
  auto const& piece = std::get<chess::Piece>(occupant);
  ordered_json out{{"man", chess::kind_name(piece.kind)},
                   {"side", chess::side_name(piece.side)},
                   {"rotation", piece.rotation * eighth}};
  if (!piece.name.empty()) out["name"] = piece.name;
  if (piece.promotion != chess::Promotion::none)
    out["promotion"] = chess::promotion_name(piece.promotion);
  return out;
}

std::optional<chess::SquareContent> occupant_from(ordered_json const& value) {
  if (!value.is_object()) return {};
  int const degrees = value.value("rotation", 0);
  if (degrees % eighth != 0 || degrees < 0 || degrees >= 360) return {};
  if (value.contains("text"))
    return chess::Text{value.at("text").get<std::string>(), degrees / eighth};
  auto const kind = kind_from(value.value("man", ""));
  auto const side = side_from(value.value("side", ""));
  if (!kind || !side) return {};
  bool const named = *kind == chess::Kind::named || *kind == chess::Kind::letter;
  std::string const name = value.value("name", "");
  if (named == name.empty()) return {};
  chess::Piece piece{*kind, *side, degrees / eighth, name};
  std::string const promotion = value.value("promotion", "");
  for (auto const one : {chess::Promotion::promoted, chess::Promotion::was_pawn})
    if (promotion == chess::promotion_name(one)) piece.promotion = one;
  return piece;
}

std::string words_of(chess::SquareContent const& occupant) {
  if (auto const* text = std::get_if<chess::Text>(&occupant))
    return fmt::format("the text {}{}", text->text, turned(text->rotation));
  auto const& piece = std::get<chess::Piece>(occupant);
  return fmt::format("{} {}{}{}{}", chess::side_name(piece.side),
                     piece.name.empty() ? chess::kind_name(piece.kind) : piece.name,
                     turned(piece.rotation), piece.promotion == chess::Promotion::none ? "" : ", ",
                     chess::promotion_name(piece.promotion));
}

}  // namespace dawson::server
