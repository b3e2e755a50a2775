#include "document/glossary.hpp"

#include <algorithm>

#include "terms/men_by_moves.hpp"
#include "text/names.hpp"

namespace dawson::document {
namespace {

constexpr std::string_view colours[] = {"neutral",   "white",   "black",   "neutraler", "neutrale",
                                        "neutrales", "weisser", "weisse",  "schwarzer", "schwarze",
                                        "neutre",    "blanc",   "blanche", "noir",      "noire"};

bool is_orthodox(chess::Man const& man) {
  return man.kind <= chess::Kind::pawn && man.rotation == 0;
}

// Also in two languages.
bool same_name(std::string_view a, std::string_view b) {
  chess::FairyMan const* fairy = chess::find_fairy_man(a);
  return text::folded(a) == text::folded(b) || (fairy && fairy == chess::find_fairy_man(b));
}

class Collector {
 public:
  Collector(problem::Problem const& problem, chess::Language language,
            std::vector<FairyManUsed>& men)
      : problem_(problem), language_(language), men_(men) {}

  void run() {
    for (problem::LegendItem const& item : problem_.legend)
      for (chess::Occupant const& occupant : item.figures)
        if (auto const* man = std::get_if<chess::Man>(&occupant)) add(*man, item.name, item.betza);
    for (chess::Cell const& cell : problem_.position.board.cells()) {
      auto const* man = chess::man_on(cell);
      if (!man || in_legend(*man)) continue;
      bool const named = man->kind == chess::Kind::named;
      std::string_view const name = named ? std::string_view(man->name) : conventional_name(*man);
      if (name.empty()) continue;
      add(*man, {prose::Text{std::string(chess::fairy_name(name, language_))}}, {});
    }
  }

 private:
  bool in_legend(chess::Man const& man) const {
    return std::ranges::any_of(problem_.legend, [&](problem::LegendItem const& item) {
      return std::ranges::any_of(item.figures, [&](chess::Occupant const& occupant) {
        auto const* figure = std::get_if<chess::Man>(&occupant);
        return figure && same_figure(*figure, man);
      });
    });
  }

  void add(chess::Man man, prose::Inlines const& name, std::string betza) {
    if (is_orthodox(man) && betza.empty()) return;
    std::string const bare = bare_name(name);
    man.side = chess::Side::white;
    auto const known = std::ranges::find_if(men_, [&](FairyManUsed const& one) {
      std::string const other = bare_name(one.name);
      return bare.empty() || other.empty() ? same_figure(one.figure, man) : same_name(other, bare);
    });
    if (betza.empty()) betza = terms::betza_of(bare);
    if (known == men_.end())
      men_.push_back(
          {man, bare.empty() ? name : prose::Inlines{prose::Text{bare}}, std::move(betza)});
    else if (known->betza.empty()) known->betza = std::move(betza);
  }

  problem::Problem const& problem_;
  chess::Language language_;
  std::vector<FairyManUsed>& men_;
};

}  // namespace

void collect_fairy_men(problem::Problem const& problem, chess::Language language,
                       std::vector<FairyManUsed>& men) {
  Collector(problem, language, men).run();
}

std::string_view conventional_name(chess::Man const& man) {
  constexpr int upside_down = 4;
  if (man.rotation != upside_down) return {};
  return man.kind == chess::Kind::queen    ? "grasshopper"
         : man.kind == chess::Kind::knight ? "nightrider"
                                           : "";
}

bool same_figure(chess::Man const& a, chess::Man const& b) {
  return a.kind == b.kind && a.rotation == b.rotation && a.name == b.name;
}

std::string bare_name(prose::Inlines const& name) {
  std::string plain;
  for (prose::Inline const& part : name) {
    if (auto const* text = std::get_if<prose::Text>(&part)) plain += text->text;
    else if (auto const* raw = std::get_if<prose::Raw>(&part)) plain += raw->text;
    else return {};
  }
  if (plain.find_first_of("\\{}$<") != std::string::npos) return {};
  std::size_t const blank = plain.find(' ');
  if (blank == std::string::npos) return plain;
  bool const coloured =
      std::ranges::find(colours, text::folded(plain.substr(0, blank))) != std::end(colours);
  return coloured ? plain.substr(plain.find_first_not_of(' ', blank)) : plain;
}

}  // namespace dawson::document
