#include "speech/men.hpp"

#include <algorithm>
#include <utility>

#include "chess/fairy_men.hpp"
#include "layout/games.hpp"
#include "text/names.hpp"

namespace dawson::speech {
namespace {

using chess::Kind;
using chess::Man;

constexpr int labels = 100, pawns = 200;  // ranks behind those of the kinds

std::string_view kind_word(chess::SpokenWords const& words, Man const& man) {
  return is_sign(man) ? words.signs[chess::kind_name(man.kind)]
                      : words.men[chess::kind_name(man.kind)];
}

// Who is neutral is said with the side.
std::string_view without_neutral(std::string_view name) {
  for (std::string_view const word : {"neutral ", "neutraler ", "neutrale ", "neutrales "})
    if (name.starts_with(word)) return name.substr(word.size());
  for (std::string_view const word : {" neutre", " neutres"})
    if (name.ends_with(word)) return name.substr(0, name.size() - word.size());
  return name;
}

// The form for a gender: masculine, feminine, neuter.
std::size_t gender_place(std::string_view gender) {
  return gender == "f" ? 1 : gender == "n" ? 2 : 0;
}

bool same_man(Man const& one, Man const& other) {
  return one.kind == other.kind && one.rotation == other.rotation && one.name == other.name;
}

struct Flat {
  MenNames const& names;

  std::string operator()(prose::Text const& text) const { return text.text; }
  std::string operator()(prose::Figurines const& men) const { return names.in_text(men.men); }
  std::string operator()(prose::Code const& code) const { return code.text; }
  std::string operator()(prose::Image const& image) const { return names.joined(image.alt); }
  std::string operator()(prose::LineBreak const&) const { return " "; }
  template <class Other>
  std::string operator()(Other const& other) const {
    if constexpr (requires { other.inlines; }) return names.joined(other.inlines);
    else return {};  // raw text, signs of notes, directives
  }
};

}  // namespace

std::string ManName::text(std::size_t count) const {
  std::string const& shown = count == 1 || plural.empty() ? word : plural;
  return turn.empty() ? shown : fmt::format("{} ({})", shown, turn);
}

bool before(ManName const& one, ManName const& other) {
  if (one.rank != other.rank) return one.rank < other.rank;
  if (one.label && one.word != other.word)
    return std::pair(text::folded(one.word), one.word) <
           std::pair(text::folded(other.word), other.word);
  return one.rotation < other.rotation;
}

bool is_sign(Man const& man) { return man.kind >= Kind::circle && man.kind <= Kind::triangle; }

std::string MenNames::translated(std::string_view name) const {
  constexpr std::size_t imitator = chess::spoken_signs.size() - 1;
  for (chess::Language const one : chess::all_languages)
    if (text::folded(name) ==
        text::folded(Phrases::form(chess::spoken_words(one).signs[imitator], 0)))
      return std::string(Phrases::form(phrases_.words().signs[imitator], 0));
  chess::FairyMan const* const known = chess::find_fairy_man(name);
  if (!known) return std::string(name);
  auto const word = chess::name_of_man(known->name, phrases_.language());
  return std::string(word.empty() ? known->name : word);
}

std::optional<ManName> MenNames::name_in_legend(Man const& man) const {
  problem::LegendItem const* found = nullptr;
  for (problem::LegendItem const& item : legend_)
    for (chess::Occupant const& figure : item.figures) {
      auto const* const shown = std::get_if<Man>(&figure);
      if (!shown || !same_man(*shown, man)) continue;
      if (!found || shown->side == man.side) found = &item;
      if (shown->side == man.side) break;
    }
  if (!found) return {};
  std::string const name = flat(found->name);
  ManName out;
  out.word = translated(without_neutral(name));
  out.label = out.of_legend = true;
  out.noun = is_known(without_neutral(name));
  out.rank = labels;
  out.rotation = man.rotation;
  return out;
}

std::string MenNames::turned(Man const& man) const {
  return man.rotation == 0
             ? std::string()
             : phrases_.text(phrases_.words().turns[static_cast<std::size_t>(man.rotation) - 1]);
}

ManName MenNames::name(Man const& man) const {
  if (auto legend = name_in_legend(man)) return *legend;
  ManName out;
  out.turn = turned(man);
  out.rotation = man.rotation;
  if (man.kind == Kind::named) {
    std::string_view const english = layout::name_in_words(man);
    out.word = translated(english);
    bool const known = chess::find_fairy_man(english) != nullptr;
    auto const word = known ? std::string_view() : chess::name_of_man(english, phrases_.language());
    if (!word.empty()) out.word = word;
    out.noun = is_known(english);
    if (phrases_.words().names_have_capitals) out.word = capitalized(out.word);
  } else if (man.kind == Kind::letter) {
    out.word = phrases_.fill(Phrases::form(phrases_.words().army.letter, 0), man.name);
  } else {
    std::string_view const forms = kind_word(phrases_.words(), man);
    out.word = phrases_.text(Phrases::form(forms, 0));
    out.plural = phrases_.text(Phrases::form(forms, 1));
    if (std::ranges::count(forms, '|') == 2) out.gender = Phrases::form(forms, 2);
    // X-FEN's men come behind the orthodox ones.
    out.rank = man.kind == Kind::pawn ? pawns : static_cast<int>(man.kind);
    return out;
  }
  out.label = true;
  out.rank = labels;
  return out;
}

std::string MenNames::coloured(chess::Side side, std::string noun, std::string_view gender,
                               bool plural, bool by_name) const {
  auto const& words = phrases_.words();
  bool const adjective = side.name <= chess::Side::neutral;
  if (words.side_behind_names && (by_name || !adjective))
    return fmt::format("{} ({})", noun, phrases_.side(side));
  if (!adjective) return fmt::format("{} {}", phrases_.counted_side(side), noun);
  std::size_t form = gender_place(gender);
  if (plural) form = words.plural_by_gender ? form + 2 : 3;
  std::string const said =
      phrases_.text(Phrases::form(words.adjectives[static_cast<std::size_t>(side.name)], form));
  return words.adjective_first ? said + " " + noun : noun + " " + said;
}

bool MenNames::is_known(std::string_view name) const {
  return phrases_.language() == chess::Language::english || chess::find_fairy_man(name) ||
         !chess::name_of_man(name, phrases_.language()).empty();
}

NounForms MenNames::forms(Man const& man, ManName const& name) const {
  if (!name.plural.empty()) return {name.plural, name.gender};
  if (man.kind != Kind::letter || name.of_legend) return noun_forms(name.word, phrases_.words());
  std::string_view const letter = phrases_.words().army.letter;
  std::string_view const gender =
      std::ranges::count(letter, '|') == 2 ? Phrases::form(letter, 2) : std::string_view();
  return {phrases_.fill(Phrases::form(letter, 1), man.name), gender};
}

std::string MenNames::counted(Man const& man, unsigned count) const {
  ManName const name = this->name(man);
  auto const& numbers = chess::words(phrases_.language()).numbers;
  NounForms const forms = this->forms(man, name);
  std::string number = std::to_string(count);
  if (count == 1) number = Phrases::form(phrases_.words().one, gender_place(forms.gender));
  else if (count > 1 && count <= numbers.size())
    number = chess::alternatives(numbers[count - 1]).front();
  std::string out = fmt::format("{} {}", number, count == 1 ? name.word : forms.plural);
  if (!name.noun) out = count == 1 ? name.word : fmt::format("{} ({})", name.word, number);
  return name.turn.empty() ? out : fmt::format("{} ({})", out, name.turn);
}

std::string MenNames::one(Man const& man) const {
  ManName const name = this->name(man);
  std::string_view const gender = forms(man, name).gender;
  std::string out = coloured(man.side, name.word, gender, false, !name.noun);
  if (name.noun) {
    std::string article(Phrases::form(phrases_.words().article, gender_place(gender)));
    if (article == "a" && std::string_view("aeiou").find(out[0]) != std::string_view::npos)
      article = "an";
    out = fmt::format("{} {}", article, out);
  }
  return name.turn.empty() ? out : fmt::format("{} ({})", out, name.turn);
}

std::string MenNames::plural(Man const& man) const {
  ManName const name = this->name(man);
  std::string const out = name.noun ? forms(man, name).plural : name.word;
  return name.turn.empty() ? out : fmt::format("{} ({})", out, name.turn);
}

std::string MenNames::sign(Man const& man, std::size_t count) const {
  ManName const name = this->name(man);
  std::string out =
      coloured(man.side, count == 1 ? name.word : name.plural, name.gender, count != 1, false);
  return name.turn.empty() ? out : fmt::format("{} ({})", out, name.turn);
}

std::string MenNames::in_text(chess::Occupant const& occupant) const {
  if (auto const* text = std::get_if<chess::Text>(&occupant)) return text->text;
  auto const& man = std::get<Man>(occupant);
  ManName const name = this->name(man);
  std::string out = coloured(man.side, name.word, name.gender, false, name.label);
  return name.turn.empty() ? out : fmt::format("{} ({})", out, name.turn);
}

std::string MenNames::in_text(std::vector<chess::Occupant> const& men) const {
  std::vector<std::string> all;
  for (chess::Occupant const& one : men) all.push_back(in_text(one));
  return Phrases::members(all);
}

std::string MenNames::flat(prose::Inlines const& inlines) const {
  return one_line(joined(inlines));
}

std::string MenNames::joined(prose::Inlines const& inlines) const {
  std::string out;
  for (prose::Inline const& part : inlines) out += std::visit(Flat{*this}, part);
  return out;
}

}  // namespace dawson::speech
