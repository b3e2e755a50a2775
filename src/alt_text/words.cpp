#include "alt_text/words.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

#include <glib.h>

#include "chess/fairy_pieces.hpp"
#include "layout/games.hpp"
#include "text/closest_name.hpp"
#include "text/scanning.hpp"
#include "text/utf8.hpp"

namespace dawson::alt_text {

std::string Phrases::text(std::string_view word) const {
  std::string out;
  std::size_t from = 0;
  for (std::size_t tie = word.find('~'); tie != std::string_view::npos;
       tie = word.find('~', from = tie + 1))
    out.append(word.substr(from, tie - from)).append("\u00A0");
  return out.append(word.substr(from));
}

std::string_view Phrases::form(std::string_view word, std::size_t number) {
  for (; number > 0; --number) {
    std::size_t const bar = word.find('|');
    if (bar == std::string_view::npos) break;
    word.remove_prefix(bar + 1);
  }
  return word.substr(0, word.find('|'));
}

std::string Phrases::named(std::string_view word, chess::Side side) const {
  return side.name == chess::Side::numbered ? fill(word, side.number) : text(word);
}

std::string Phrases::side(chess::Side side) const { return named(words_.sides[side.name], side); }

std::string Phrases::counted_side(chess::Side side) const {
  return named(words_.counted[side.name], side);
}

std::string Phrases::groups(std::vector<std::string> const& all) const {
  std::string const between = text(words_.semicolon);
  std::string out;
  for (std::string const& one : all) {
    if (!out.empty()) out += between;
    out += one;
  }
  return out;
}

std::string Phrases::members(std::vector<std::string> const& all) {
  std::string out;
  put_members(out, all);
  return out;
}

void Phrases::put_members(std::string& out, std::vector<std::string> const& all) {
  std::size_t const begin = out.size();
  for (std::string const& one : all) {
    if (out.size() > begin) out += ", ";
    out += one;
  }
}

std::string sentence(std::string text) {
  std::string_view rest = text;
  constexpr std::string_view marks[] = {"”", "“", "»", "’", "\"", "\u00A0", " "};
  for (bool closing = true; closing;) {
    closing = false;
    for (std::string_view const mark : marks)
      if (rest.ends_with(mark)) rest.remove_suffix(mark.size()), closing = true;
  }
  bool const ended =
      rest.ends_with('.') || rest.ends_with('!') || rest.ends_with('?') || rest.ends_with("…");
  if (!ended && !text.empty()) text += '.';
  return text;
}

std::string capitalized(std::string_view text) {
  std::size_t const length = text::utf8_length(text, 0);
  if (length == 0) return std::string(text);
  std::string out;
  text::utf8_append(out, g_unichar_totitle(text::utf8_decode(text, 0)));
  return out.append(text.substr(length));
}

std::string one_line(std::string_view text) {
  std::string out;
  for (char const c : text) {
    bool const blank = c == ' ' || c == '\n' || c == '\t' || c == '\r';
    if (!blank) out += c;
    else if (!out.empty() && out.back() != ' ') out += ' ';
  }
  if (out.ends_with(' ')) out.pop_back();
  return out;
}

namespace {

using chess::Kind;
using chess::Piece;

constexpr int labels = 100, pawns = 200;  // ranks after those of the other kinds

std::string_view kind_word(chess::SpokenWords const& words, Piece const& piece) {
  return is_sign(piece) ? words.signs[chess::kind_name(piece.kind)]
                        : words.pieces[chess::kind_name(piece.kind)];
}

// Removes "neutral", which is spoken with the side.
std::string_view without_neutral(std::string_view name) {
  for (std::string_view const word : {"neutral ", "neutraler ", "neutrale ", "neutrales "})
    if (name.starts_with(word)) return name.substr(word.size());
  for (std::string_view const word : {" neutre", " neutres"})
    if (name.ends_with(word)) return name.substr(0, name.size() - word.size());
  return name;
}

// Returns the index of the form for a gender: masculine, feminine, neuter.
std::size_t gender_index(std::string_view gender) {
  return gender == "f" ? 1 : gender == "n" ? 2 : 0;
}

bool same_piece(Piece const& one, Piece const& other) {
  return one.kind == other.kind && one.rotation == other.rotation && one.name == other.name;
}

struct Flat {
  PiecesNames const& names;

  std::string operator()(prose::Text const& text) const { return text.text; }
  std::string operator()(prose::Figurines const& pieces) const {
    return names.in_text(pieces.pieces);
  }
  std::string operator()(prose::Code const& code) const { return code.text; }
  std::string operator()(prose::Image const& image) const { return names.joined(image.alt); }
  std::string operator()(prose::LineBreak const&) const { return " "; }
  std::string operator()(prose::Break const& at) const { return at.blank ? " " : ""; }
  template <class Other>
  std::string operator()(Other const& other) const {
    if constexpr (requires { other.inlines; }) return names.joined(other.inlines);
    else return {};  // raw text, note marks, directives
  }
};

}  // namespace

std::string PieceName::text(std::size_t count) const {
  std::string const& shown = count == 1 || plural.empty() ? word : plural;
  return turn.empty() ? shown : fmt::format("{} ({})", shown, turn);
}

bool before(PieceName const& one, PieceName const& other) {
  if (one.rank != other.rank) return one.rank < other.rank;
  if (one.label && one.word != other.word)
    return std::pair(text::folded(one.word), one.word) <
           std::pair(text::folded(other.word), other.word);
  return one.rotation < other.rotation;
}

bool is_sign(Piece const& piece) {
  return piece.kind >= Kind::circle && piece.kind <= Kind::triangle;
}

std::string PiecesNames::translated(std::string_view name) const {
  constexpr std::size_t imitator = chess::spoken_signs.size() - 1;
  for (chess::Language const one : chess::all_languages)
    if (text::folded(name) ==
        text::folded(Phrases::form(chess::spoken_words(one).signs[imitator], 0)))
      return std::string(Phrases::form(phrases_.words().signs[imitator], 0));
  chess::FairyPiece const* const known = chess::find_fairy_piece(name);
  if (!known) return std::string(name);
  auto const word = chess::name_of_piece(known->name, phrases_.language());
  return std::string(word.empty() ? known->name : word);
}

std::optional<PieceName> PiecesNames::name_in_legend(Piece const& piece) const {
  problem::LegendItem const* found = nullptr;
  for (problem::LegendItem const& item : legend_)
    for (chess::SquareContent const& figure : item.figures) {
      auto const* const shown = std::get_if<Piece>(&figure);
      if (!shown || !same_piece(*shown, piece)) continue;
      if (!found || shown->side == piece.side) found = &item;
      if (shown->side == piece.side) break;
    }
  if (!found) return {};
  std::string const name = flat(found->name);
  PieceName out;
  out.word = translated(without_neutral(name));
  out.label = out.of_legend = true;
  out.noun = is_known(without_neutral(name));
  out.rank = labels;
  out.rotation = piece.rotation;
  return out;
}

std::string PiecesNames::turned(Piece const& piece) const {
  return piece.rotation == 0
             ? std::string()
             : phrases_.text(phrases_.words().turns[static_cast<std::size_t>(piece.rotation) - 1]);
}

PieceName PiecesNames::name(Piece const& piece) const {
  if (auto legend = name_in_legend(piece)) return *legend;
  PieceName out;
  out.turn = turned(piece);
  out.rotation = piece.rotation;
  if (piece.kind == Kind::named) {
    std::string_view const english = layout::name_in_words(piece);
    out.word = translated(english);
    bool const known = chess::find_fairy_piece(english) != nullptr;
    auto const word =
        known ? std::string_view() : chess::name_of_piece(english, phrases_.language());
    if (!word.empty()) out.word = word;
    out.noun = is_known(english);
    if (phrases_.words().names_have_capitals) out.word = capitalized(out.word);
  } else if (piece.kind == Kind::letter) {
    out.word = phrases_.fill(Phrases::form(phrases_.words().army.letter, 0), piece.name);
  } else {
    std::string_view const forms = kind_word(phrases_.words(), piece);
    out.word = phrases_.text(Phrases::form(forms, 0));
    out.plural = phrases_.text(Phrases::form(forms, 1));
    if (std::ranges::count(forms, '|') == 2) out.gender = Phrases::form(forms, 2);
    // The pieces of X-FEN come after the orthodox ones.
    out.rank = piece.kind == Kind::pawn ? pawns : static_cast<int>(piece.kind);
    return out;
  }
  out.label = true;
  out.rank = labels;
  return out;
}

std::string PiecesNames::coloured(chess::Side side, std::string noun, std::string_view gender,
                                  bool plural, bool by_name) const {
  auto const& words = phrases_.words();
  bool const adjective = side.name <= chess::Side::neutral;
  if (words.side_after_names && (by_name || !adjective))
    return fmt::format("{} ({})", noun, phrases_.side(side));
  if (!adjective) return fmt::format("{} {}", phrases_.counted_side(side), noun);
  std::size_t form = gender_index(gender);
  if (plural) form = words.plural_by_gender ? form + 2 : 3;
  std::string const said =
      phrases_.text(Phrases::form(words.adjectives[static_cast<std::size_t>(side.name)], form));
  return words.adjective_first ? said + " " + noun : noun + " " + said;
}

bool PiecesNames::is_known(std::string_view name) const {
  return phrases_.language() == chess::Language::english || chess::find_fairy_piece(name) ||
         !chess::name_of_piece(name, phrases_.language()).empty();
}

NounForms PiecesNames::forms(Piece const& piece, PieceName const& name) const {
  if (!name.plural.empty()) return {name.plural, name.gender};
  if (piece.kind != Kind::letter || name.of_legend) return noun_forms(name.word, phrases_.words());
  std::string_view const letter = phrases_.words().army.letter;
  std::string_view const gender =
      std::ranges::count(letter, '|') == 2 ? Phrases::form(letter, 2) : std::string_view();
  return {phrases_.fill(Phrases::form(letter, 1), piece.name), gender};
}

std::string PiecesNames::counted(Piece const& piece, unsigned count) const {
  PieceName const name = this->name(piece);
  auto const& numbers = chess::words(phrases_.language()).numbers;
  NounForms const forms = this->forms(piece, name);
  std::string number = std::to_string(count);
  if (count == 1) number = Phrases::form(phrases_.words().one, gender_index(forms.gender));
  else if (count > 1 && count <= numbers.size())
    number = chess::alternatives(numbers[count - 1]).front();
  std::string out = fmt::format("{} {}", number, count == 1 ? name.word : forms.plural);
  if (!name.noun) out = count == 1 ? name.word : fmt::format("{} ({})", name.word, number);
  return name.turn.empty() ? out : fmt::format("{} ({})", out, name.turn);
}

std::string PiecesNames::one(Piece const& piece) const {
  PieceName const name = this->name(piece);
  std::string_view const gender = forms(piece, name).gender;
  std::string out = coloured(piece.side, name.word, gender, false, !name.noun);
  if (name.noun) {
    std::string article(Phrases::form(phrases_.words().article, gender_index(gender)));
    if (article == "a" && std::string_view("aeiou").find(out[0]) != std::string_view::npos)
      article = "an";
    out = fmt::format("{} {}", article, out);
  }
  return name.turn.empty() ? out : fmt::format("{} ({})", out, name.turn);
}

std::string PiecesNames::plural(Piece const& piece) const {
  PieceName const name = this->name(piece);
  std::string const out = name.noun ? forms(piece, name).plural : name.word;
  return name.turn.empty() ? out : fmt::format("{} ({})", out, name.turn);
}

std::string PiecesNames::sign(Piece const& piece, std::size_t count) const {
  PieceName const name = this->name(piece);
  std::string out =
      coloured(piece.side, count == 1 ? name.word : name.plural, name.gender, count != 1, false);
  return name.turn.empty() ? out : fmt::format("{} ({})", out, name.turn);
}

std::string PiecesNames::in_text(chess::SquareContent const& occupant) const {
  if (auto const* text = std::get_if<chess::Text>(&occupant)) return text->text;
  auto const& piece = std::get<Piece>(occupant);
  PieceName const name = this->name(piece);
  std::string out = coloured(piece.side, name.word, name.gender, false, name.label);
  return name.turn.empty() ? out : fmt::format("{} ({})", out, name.turn);
}

std::string PiecesNames::in_text(std::vector<chess::SquareContent> const& pieces) const {
  std::vector<std::string> all;
  for (chess::SquareContent const& one : pieces) all.push_back(in_text(one));
  return Phrases::members(all);
}

std::string PiecesNames::flat(prose::Inlines const& inlines) const {
  return one_line(joined(inlines));
}

std::string PiecesNames::joined(prose::Inlines const& inlines) const {
  std::string out;
  for (prose::Inline const& part : inlines) out += std::visit(Flat{*this}, part);
  return out;
}

Squares::Squares(chess::Position const& position, std::optional<chess::Area> const& region)
    : position_(position) {
  if (region) {
    auto const [left, right] = std::minmax(region->from.file, region->to.file);
    auto const [low, high] = std::minmax(region->from.rank, region->to.rank);
    region_ = chess::Area{{left, low}, {right, high}, {}, {}};
  }
  place();
}

// In order of files, so that boards without planes need no sorting.
void Squares::place() {
  chess::Board const& board = position_.board;
  std::size_t files = 0;
  for (std::size_t row = 0; row < board.rows(); ++row)
    files = std::max(files, board.row(row).size());
  places_.reserve(board.cells().size());
  for (std::size_t file = 0; file < files; ++file)
    for (std::size_t row = board.rows(); row-- > 0;) {
      auto const cells = board.row(row);
      chess::Square const square{static_cast<int>(file), static_cast<int>(board.rows() - 1 - row)};
      if (file < cells.size() && shown(square)) places_.push_back({square, &cells[file]});
    }
  if (!position_.planes) return;
  std::ranges::stable_sort(places_, {}, [this](Place const& one) {
    auto const there = chess::on_plane(*position_.planes, one.square);
    chess::Square const named = there ? there->square : one.square;
    return std::tuple(there ? there->plane : 0, named.file, named.rank);
  });
}

std::string Squares::name(chess::Square square) const {
  auto const there = position_.planes ? chess::on_plane(*position_.planes, square) : std::nullopt;
  if (!there) return chess::square_name(square);
  std::string out = chess::square_name(there->square);
  if (there->plane != 0) out += there->plane;
  return out;
}

bool Squares::shown(chess::Square square) const {
  return !region_ || (square.file >= region_->from.file && square.file <= region_->to.file &&
                      square.rank >= region_->from.rank && square.rank <= region_->to.rank);
}

void Squares::each(std::function<void(chess::Square, chess::Cell const&)> const& look) const {
  for (Place const& one : places_) look(one.square, *one.cell);
}

}  // namespace dawson::alt_text
