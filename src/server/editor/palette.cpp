#include "server/editor/palette.hpp"

#include <charconv>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "chess/fairy_pieces.hpp"
#include "collection/formats.hpp"
#include "compile/diagram/board.hpp"
#include "notation/notations.hpp"
#include "server/pictures.hpp"
#include "session/invocation.hpp"

namespace dawson::server {
namespace {

using nlohmann::ordered_json;

constexpr char const* picture_path = "/edit/man.svg";
// the keys of `json_of` in a picture's address
constexpr char const* picture_keys[] = {"man", "name"};

std::string picture_of(ordered_json const& piece) {
  std::string out = picture_path;
  for (char const* const key : picture_keys)
    if (auto const value = piece.find(key); value != piece.end())
      out += fmt::format("{}{}={}", out == picture_path ? "?" : "&", key,
                         escaped_value(value->get<std::string>()));
  return out;
}

}  // namespace

ordered_json palette_pieces() {
  ordered_json out = ordered_json::array();
  auto const add = [&](chess::Piece const& piece, std::string_view abbreviation) {
    ordered_json one = json_of(chess::SquareContent(piece));
    one["picture"] = picture_of(one);
    one["words"] = words_of(chess::SquareContent(piece));
    one["names"] = ordered_json::array();
    for (chess::Language const language : chess::all_languages)
      if (auto const name = chess::name_of_piece(piece.name, language);
          !name.empty() && name != piece.name)
        one["names"].push_back(name);
    one["abbreviation"] = abbreviation;
    out.push_back(std::move(one));
  };
  for (auto kind :
       {chess::Kind::king, chess::Kind::queen, chess::Kind::rook, chess::Kind::bishop,
        chess::Kind::knight, chess::Kind::pawn, chess::Kind::archbishop, chess::Kind::chancellor,
        chess::Kind::circle, chess::Kind::cross, chess::Kind::square, chess::Kind::triangle})
    add({kind, chess::Side::white, 0, {}}, "");
  for (chess::FairyPiece const& piece : chess::fairy_pieces())
    add({chess::Kind::named, chess::Side::white, 0, std::string(piece.name)},
        piece.abbreviations.english);
  return out;
}

ordered_json palette_words() {
  ordered_json out{{"notations", ordered_json::array()},
                   {"formats", ordered_json::array()},
                   {"attributes", ordered_json::array()}};
  for (notation::Notation const& one : notation::notations())
    out["notations"].push_back({{"name", one.name}, {"description", one.description}});
  for (collection::Format const& one : collection::formats())
    out["formats"].push_back(
        {{"name", one.name}, {"description", one.description}, {"suffix", one.suffixes.front()}});
  for (chess::Attribute const& one : chess::attributes())
    out["attributes"].push_back(one.words.english);
  return out;
}

Response piece_picture(Address const& address, std::shared_ptr<type::TypeCache> const& fonts,
                       text::Limits const& limits) {
  ordered_json asked{{"side", "white"}};
  for (char const* const key : picture_keys)
    if (auto const value = address.value(key)) asked[key] = *value;
  auto const occupant = occupant_from(asked);
  if (!occupant) return plain(400, "unknown piece");
  run::Invocation invocation(fonts);
  confine(invocation, limits);
  run::BoardOptions options;
  options.output = run::find_output("svg");
  options.change = [&](chess::Position position) {
    position.board.cells().front().occupant = *occupant;
    return std::optional(std::move(position));
  };
  text::SourceId const source =
      invocation.sources().open("<palette>", "1\ncaption: none\nsize: 10mm\n");
  auto const drawn = run::draw_position(invocation, source, document::find_field("ffen"), options);
  if (!drawn) return plain(400, "this piece cannot be drawn");
  Response out;
  out.type = options.output->media;
  out.body = drawn->bytes;
  out.headers.emplace_back("Cache-Control", "no-cache");
  return out;
}

namespace {

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
