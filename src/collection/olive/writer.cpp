#include "collection/olive/writer.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <yaml-cpp/yaml.h>

#include "collection/markup.hpp"
#include "collection/olive/olive.hpp"
#include "collection/popeye/popeye.hpp"
#include "collection/position.hpp"
#include "semantics/popeye/conditions.hpp"
#include "semantics/popeye/problem.hpp"

namespace dawson::collection::olive {
namespace {

namespace popeye = semantics::popeye;
using popeye::Placed;
using text::SourceMappedText;

// A field with its own key, of the source or of the entry.
struct Row {
  FieldName field;
  std::string_view key;
};
Row const of_source[] = {{Id::source, "name"},
                         {Id::issue, "issue"},
                         {Id::source_number, "problemid"},
                         {Id::pages, "pagenumber"},
                         {Id::date, "date"}};
Row const of_entry[] = {
    {Id::after, "after"}, {Id::version, "version-of"}, {Id::correction, "correction-of"}};

class Writer {
 public:
  Writer(Record const& record, text::Diagnostics& findings)
      : record_(record), findings_(findings) {}

  std::optional<std::string> run() {
    RecordField const* const position = position_of(record_);
    if (position) used_.push_back(position->name);
    auto const list = english_list(record_, position, "Olive's YAML", findings_);
    if (!list) return {};
    text::Diagnostics none;
    if (list->legend_said) use(Id::legend);
    popeye::Tokens tokens(list->text, 0, none);
    auto const pieces = popeye::read_list(tokens, chess::Language::english, none).pieces;

    read_kept();
    out_ << YAML::BeginMap;
    write_list(Id::author, "authors");
    write_source();
    write_award();
    write_text(Id::stipulation, "stipulation");
    write_options();
    write_text(Id::intended, "intended-solutions");
    write_pieces(pieces);
    write_twins();
    write_list(Id::themes, "keywords");
    write_list(Id::comment, "comments");
    write_reprints();
    write_ids();
    for (auto const& [field, key] : of_entry) write_text(field, key);
    write_other();
    write_solution();
    out_ << YAML::EndMap;
    report_losses();
    return std::string(out_.c_str()) + "\n";
  }

 private:
  RecordField const* use(FieldName field) {
    used_.emplace_back(field);
    return record_.find(field);
  }

  void pair(std::string_view key, std::string_view value) {
    out_ << YAML::Key << std::string(key) << YAML::Value << std::string(value);
  }

  void write_text(FieldName field, std::string_view key) {
    if (RecordField const* value = use(field)) pair(key, value->values.front().text());
  }

  void write_list(FieldName field, std::string_view key) {
    RecordField const* const list = use(field);
    if (!list) return;
    out_ << YAML::Key << std::string(key) << YAML::Value << YAML::BeginSeq;
    for (SourceMappedText const& item : list->values) out_ << item.text();
    out_ << YAML::EndSeq;
  }

  // Kept keys of maps that the schema also has are merged into these.
  void read_kept() {
    RecordField const* const other = use(Id::other);
    if (!other) return;
    for (SourceMappedText const& item : other->values)
      if (!kept_.add(item.text())) report_lost_keys(item.origin());
  }

  void report_lost_keys(text::Span where) {
    findings_.push_back(text::warning("W-LOSS", where,
                                      "entry of `other` left out: Olive's YAML has no key for it"));
  }

  void write_source() {
    KeptKeys const kept = kept_.take("source");
    auto const given = [&](Row const& row) { return record_.find(row.field) != nullptr; };
    bool const any = std::ranges::any_of(of_source, given) || !kept.keys.empty();
    if (any) out_ << YAML::Key << "source" << YAML::Value << YAML::BeginMap;
    for (auto const& [field, key] : of_source) write_text(field, key);
    write_pairs(out_, kept);
    if (any) out_ << YAML::EndMap;
  }

  void write_award() {
    KeptKeys kept = kept_.take("award");
    KeptKeys const of_tourney = kept.take("tourney");
    RecordField const* award = use(Id::award);
    RecordField const* tournament = use(Id::tournament);
    bool const tourney = tournament || !of_tourney.keys.empty();
    if (!award && !tourney && kept.keys.empty()) return;
    out_ << YAML::Key << "award" << YAML::Value << YAML::BeginMap;
    if (tourney) {
      out_ << YAML::Key << "tourney" << YAML::Value << YAML::BeginMap;
      if (tournament) pair("name", tournament->values.front().text());
      write_pairs(out_, of_tourney);
      out_ << YAML::EndMap;
    }
    if (award) pair("distinction", award->values.front().text());
    write_pairs(out_, kept);
    out_ << YAML::EndMap;
  }

  // Writes conditions first; both in Popeye's words.
  void write_options() {
    RecordField const* conditions = use(Id::conditions);
    RecordField const* options = use(Id::options);
    if (!conditions && !options) return;
    out_ << YAML::Key << "options" << YAML::Value << YAML::BeginSeq;
    if (conditions)
      for (SourceMappedText const& one : conditions->values)
        out_ << popeye::condition_for_popeye(one.text()).value_or(one.text());
    if (options)
      for (SourceMappedText const& one : options->values) out_ << one.text();
    out_ << YAML::EndSeq;
  }

  void write_pieces(std::vector<Placed> const& pieces) {
    out_ << YAML::Key << "algebraic" << YAML::Value << YAML::BeginMap;
    constexpr std::pair<chess::Side::Name, char const*> sides[] = {
        {chess::Side::white, "white"},
        {chess::Side::black, "black"},
        {chess::Side::neutral, "neutral"}};
    for (auto const& [side, key] : sides) {
      auto const theirs = [&](Placed const& piece) { return piece.side == chess::Side(side); };
      if (std::ranges::none_of(pieces, theirs)) continue;
      out_ << YAML::Key << key << YAML::Value << YAML::Flow << YAML::BeginSeq;
      for (Placed const& piece : pieces)
        if (theirs(piece)) {
          std::string written;
          for (std::string_view const attribute : piece.attributes)
            written += fmt::format("{} ", attribute);
          out_ << written + piece.walk + piece.square;
        }
      out_ << YAML::EndSeq;
    }
    out_ << YAML::EndMap;
  }

  void write_twins() {
    RecordField const* const twins = use(Id::twins);
    if (!twins) return;
    auto const commands = collection::popeye::twins_in_commands(*twins);
    if (!std::ranges::equal(twins->values, commands, {}, &SourceMappedText::text))
      write_list(Id::twins, twins_in_print);
    out_ << YAML::Key << "twins" << YAML::Value << YAML::BeginMap;
    auto const list = collection::popeye::twins_of(*twins);
    if (!list)
      findings_.push_back(text::warning("W-LOSS", twins->where,
                                        "twins left out: Olive's YAML needs a label for each"));
    for (auto const& [twin, commands, where] :
         list.value_or(std::vector<collection::popeye::RecordTwin>{})) {
      if (!commands)
        findings_.push_back(text::warning(
            "W-LOSS", where,
            fmt::format("twin {}) has no form in Popeye's commands; written as text", twin.label)));
      pair(twin.label, commands.value_or(twin.text));
    }
    out_ << YAML::EndMap;
  }

  void write_reprints() {
    RecordField const* const reprint = use(Id::reprint);
    RecordField const* const album = use(Id::album);
    if (!reprint && !album) return;
    out_ << YAML::Key << "reprints" << YAML::Value << YAML::BeginSeq;
    for (RecordField const* field : {album, reprint})
      if (field) {
        out_ << YAML::BeginMap;
        pair("name", field->values.front().text());
        out_ << YAML::EndMap;
      }
    out_ << YAML::EndSeq;
  }

  void write_ids() {
    RecordField const* const ids = use(Id::ids);
    if (!ids) return;
    out_ << YAML::Key << "foreignids" << YAML::Value << YAML::BeginSeq;
    for (SourceMappedText const& id : ids->values) {
      std::size_t const blank = id.text().find(' ');
      if (blank == std::string::npos) {
        out_ << id.text();
        continue;
      }
      out_ << YAML::BeginMap;
      pair("domain", id.text().substr(0, blank));
      pair("problemid", id.text().substr(blank + 1));
      out_ << YAML::EndMap;
    }
    out_ << YAML::EndSeq;
  }

  // Writes keys of no schema unchanged.
  void write_other() {
    std::size_t const before = kept_.keys.size();
    std::erase_if(kept_.keys, [](auto const& one) { return takes_key(one.first); });
    if (kept_.keys.size() < before) report_lost_keys(record_.find(Id::other)->where);
    write_pairs(out_, kept_);
  }

  void write_solution() {
    RecordField const* const solution = use(Id::solution);
    if (!solution) return;
    out_ << YAML::Key << "solution" << YAML::Value << YAML::Literal
         << solution->values.front().text();
  }

  void report_losses() {
    for (RecordField const& field : record_.fields)
      if (std::ranges::find(used_, field.name) == used_.end())
        findings_.push_back(
            text::warning("W-LOSS", field.where,
                          fmt::format("Olive's YAML has no key for `{}`; left out", field.name)));
  }

  Record const& record_;
  text::Diagnostics& findings_;
  std::vector<std::string> used_;
  KeptKeys kept_;
  YAML::Emitter out_;
};

}  // namespace

std::optional<std::string> write(Record const& record, text::Diagnostics& findings) {
  return Writer(in_markup(record, Markup::plain, findings), findings).run();
}

namespace {

// levels of keys; deeper ones are joined to the last level
constexpr std::size_t deepest_key = 20;

}  // namespace

bool KeptKeys::add(std::string_view item) {
  std::size_t const equals = item.find('=');
  std::string_view path = item.substr(0, equals);
  if (equals == std::string_view::npos || path.empty()) return false;
  KeptKeys* in = this;
  for (std::size_t depth = 1;; ++depth) {
    std::size_t const end = depth < deepest_key ? path.find(' ') : std::string_view::npos;
    std::string_view const key = path.substr(0, end);
    if (key.empty()) return false;
    auto found = std::ranges::find(in->keys, key, &std::pair<std::string, KeptKeys>::first);
    if (found == in->keys.end()) {
      in->keys.emplace_back(key, KeptKeys());
      found = std::prev(in->keys.end());
    }
    in = &found->second;
    if (end == std::string_view::npos) break;
    path.remove_prefix(end + 1);
  }
  in->texts.emplace_back(item.substr(equals + 1));
  return true;
}

KeptKeys KeptKeys::take(std::string_view key) {
  auto const found = std::ranges::find(keys, key, &std::pair<std::string, KeptKeys>::first);
  if (found == keys.end() || !found->second.texts.empty()) return {};
  KeptKeys taken = std::move(found->second);
  keys.erase(found);
  return taken;
}

void write_pairs(YAML::Emitter& out, KeptKeys const& kept) {
  for (auto const& [key, value] : kept.keys) {
    out << YAML::Key << key << YAML::Value;
    write_value(out, value);
  }
}

void write_value(YAML::Emitter& out, KeptKeys const& kept) {
  if (kept.keys.empty() && kept.texts.size() == 1) {
    out << kept.texts.front();
    return;
  }
  if (!kept.texts.empty()) out << YAML::BeginSeq;
  for (std::string const& text : kept.texts) out << text;
  if (!kept.keys.empty()) {
    out << YAML::BeginMap;
    write_pairs(out, kept);
    out << YAML::EndMap;
  }
  if (!kept.texts.empty()) out << YAML::EndSeq;
}

}  // namespace dawson::collection::olive
