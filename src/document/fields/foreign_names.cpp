#include "document/fields/foreign_names.hpp"

#include <algorithm>
#include <array>

#include "text/names.hpp"

namespace dawson::document {
namespace {

struct Foreign {
  std::string_view name;  // folded: lower case, umlauts and accents written out
  FieldId field;
};

constexpr auto table = std::to_array<Foreign>({
    {"nummer", FieldId::number},
    {"numero", FieldId::number},
    {"marke", FieldId::label},
    {"etiquette", FieldId::label},
    {"autor", FieldId::author},
    {"autoren", FieldId::author},
    {"verfasser", FieldId::author},
    {"auteur", FieldId::author},
    {"auteurs", FieldId::author},
    {"stadt", FieldId::city},
    {"ort", FieldId::city},
    {"ville", FieldId::city},
    {"titel", FieldId::title},
    {"titre", FieldId::title},
    {"widmung", FieldId::dedication},
    {"dedicace", FieldId::dedication},
    {"quelle", FieldId::source},
    {"zeitschrift", FieldId::source},
    {"revue", FieldId::source},
    {"quellennummer", FieldId::source_number},
    {"heft", FieldId::issue},
    {"ausgabe", FieldId::issue},
    {"seite", FieldId::pages},
    {"seiten", FieldId::pages},
    {"datum", FieldId::date},
    {"jahr", FieldId::date},
    {"annee", FieldId::date},
    {"turnier", FieldId::tournament},
    {"tournoi", FieldId::tournament},
    {"auszeichnung", FieldId::award},
    {"preis", FieldId::award},
    {"distinction", FieldId::award},
    {"prix", FieldId::award},
    {"nach", FieldId::after},
    {"dapres", FieldId::after},
    {"fassung", FieldId::version},
    {"korrektur", FieldId::correction},
    {"verbesserung", FieldId::correction},
    {"nachdruck", FieldId::reprint},
    {"reimpression", FieldId::reprint},
    {"forderung", FieldId::stipulation},
    {"enonce", FieldId::stipulation},
    {"bedingung", FieldId::conditions},
    {"bedingungen", FieldId::conditions},
    {"zwilling", FieldId::twins},
    {"zwillinge", FieldId::twins},
    {"jumeaux", FieldId::twins},
    {"anzahl", FieldId::count},
    {"steine", FieldId::count},
    {"amzug", FieldId::tomove},
    {"trait", FieldId::tomove},
    {"legende", FieldId::legend},
    {"bemerkung", FieldId::remark},
    {"bemerkungen", FieldId::remark},
    {"remarque", FieldId::remark},
    {"thema", FieldId::themes},
    {"themen", FieldId::themes},
    {"loesung", FieldId::solution},
    {"kommentar", FieldId::comment},
    {"commentaire", FieldId::comment},
    {"urteil", FieldId::judgement},
    {"groesse", FieldId::size},
    {"taille", FieldId::size},
    {"stil", FieldId::style},
    {"drehen", FieldId::flip},
    {"koordinaten", FieldId::coordinates},
    {"coordonnees", FieldId::coordinates},
    {"brett", FieldId::board},
    {"sprache", FieldId::language},
    {"langue", FieldId::language},
});

}  // namespace

std::optional<FieldId> field_called(std::string_view foreign) {
  std::string const name = text::folded(foreign);
  auto const row = std::ranges::find(table, name, &Foreign::name);
  return row == table.end() ? std::nullopt : std::optional(row->field);
}

}  // namespace dawson::document
