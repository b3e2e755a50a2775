#include <algorithm>

#include <fmt/format.h>

#include "chess/languages/words.hpp"
#include "collection/hosts.hpp"
#include "collection/popeye/popeye.hpp"
#include "collection/popeye/twins.hpp"
#include "collection/position.hpp"
#include "terms/popeye/conditions.hpp"
#include "terms/popeye/stipulation.hpp"
#include "terms/popeye/tokens.hpp"
#include "terms/twins/lists.hpp"
#include "terms/twins/zeroposition.hpp"
#include "text/ascii.hpp"

namespace dawson::collection::popeye {
namespace {

using namespace terms::popeye;

using text::Mapped;

// Fields that are a line of their own, each of their values.
struct Line {
  FieldName field;
  std::string_view command;
};
Line const lines[] = {{Id::author, "Author"}, {Id::dedication, "Title"}, {Id::title, "Title"}};

class Writer {
 public:
  Writer(Record const& record, text::Diagnostics& findings)
      : record_(record), findings_(findings) {}

  std::optional<std::string> run() {
    auto const men = list_of(position_of(record_));
    if (!men) return {};
    auto const target = record_.find(Id::target);
    // The men behind such a stipulation are those to be reached.
    bool const men_first = leads_to_a_position(record_.text(Id::stipulation));
    for (auto const& [field, command] : lines)
      if (RecordField const* values = use(field))
        for (Mapped const& value : values->values)
          line(command,
               field == FieldName(Id::author) ? in_reading_order(value.text()) : value.text());
    write_source();
    write_award();
    if (men_first) line("Pieces", *men);
    write_stipulation();
    if (RecordField const* options = use(Id::options))
      for (Mapped const& option : options->values) line("Option", option.text());
    write_conditions();
    if (!men_first) line("Pieces", *men);
    if (target && men_first) {
      use(Id::target);
      line("Pieces", target->values.front().text());
    }
    write_other();
    if (RecordField const* remarks = use(Id::remark))
      for (Mapped const& remark : remarks->values) write_remark(remark.text());
    write_twins();
    report_losses();
    return out_;
  }

 private:
  RecordField const* use(FieldName field) {
    used_.emplace_back(field);
    return record_.find(field);
  }

  void line(std::string_view command, std::string_view text) {
    std::string one_line(text);
    std::ranges::replace(one_line, '\n', ' ');
    out_ += fmt::format("{}{}{}\n", command, one_line.empty() ? "" : " ", one_line);
  }

  static std::string in_reading_order(std::string_view name) {
    std::size_t const comma = name.find(", ");
    if (comma == std::string_view::npos || name.find(',', comma + 1) != std::string_view::npos)
      return std::string(name);
    return fmt::format("{} {}", name.substr(comma + 2), name.substr(0, comma));
  }

  std::optional<std::string> list_of(RecordField const* position) {
    if (position) used_.push_back(position->name);
    auto list = english_list(record_, position, "Popeye", findings_);
    if (!list) return {};
    if (list->legend_said) use(Id::legend);
    return std::move(list->text);
  }

  // "2348, PK 66, 12/1989, p. 41".
  void write_source() {
    constexpr std::pair<Id, std::string_view> parts[] = {{Id::source_number, ""},
                                                         {Id::source, ", "},
                                                         {Id::issue, " "},
                                                         {Id::date, ", "},
                                                         {Id::pages, ", "}};
    std::string text;
    for (auto const& [field, before] : parts) {
      if (!use(field)) continue;
      text += text.empty() ? "" : before;
      text += record_.text(field);
    }
    if (!text.empty()) line("Origin", text);
  }

  void write_award() {
    RecordField const* award = use(Id::award);
    RecordField const* tournament = use(Id::tournament);
    if (!award && !tournament) return;
    std::string text(record_.text(Id::award));
    if (tournament) text += (text.empty() ? "," : ", ") + std::string(record_.text(Id::tournament));
    line("Award", text);
  }

  void write_stipulation() {
    RecordField const* field = use(Id::stipulation);
    if (!field) return;
    std::string text = field->values.front().text();
    if (is_structured(text)) return line("SStipulation", text);
    std::erase(text, ' ');
    bool const set_play = text.ends_with('*');
    if (set_play) text.pop_back();
    if (is_stipulation(text)) {
      line("Stipulation", text);
      if (set_play) line("Option", "SetPlay");
      return;
    }
    lose(field->values.front().origin(), "this stipulation", field->values.front().text());
  }

  void write_conditions() {
    RecordField const* field = use(Id::conditions);
    if (!field) return;
    for (Mapped const& condition : field->values) {
      if (auto const word = condition_for_popeye(condition.text())) {
        line("Condition", *word);
        continue;
      }
      lose(condition.origin(), "this condition", condition.text());
    }
  }

  // Keys that the reader made, and Popeye's words for them.
  void write_other() {
    std::string symbols;
    if (RecordField const* other = use(Id::other))
      for (Mapped const& item : other->values) {
        std::string_view const text = item.text();
        std::size_t const equals = text.find('=');
        std::string_view const key = text.substr(0, equals);
        std::string_view const value =
            equals == std::string_view::npos ? std::string_view() : text.substr(equals + 1);
        if (key == "invisible") line("Pieces TotalInvisible", value);
        else if (key == "protocol") line("Protocol", value);
        else if (key == "latex") line("LaTeX", value);
        else if (key.starts_with("symbol ")) symbols += symbol(key.substr(7), value);
        else lose(item.origin(), "what others have kept", text);
      }
    if (!symbols.empty()) out_ += "LaTeXPieces\n" + symbols;
  }

  std::string symbol(std::string_view walk, std::string_view figure) {
    RecordField const* legend = use(Id::legend);
    std::string name;
    if (legend && symbols_ < legend->values.size()) {
      std::string_view const item = legend->values[symbols_++].text();
      std::size_t const equals = item.find(" = ");
      if (equals != std::string_view::npos) name = item.substr(equals + 3);
    }
    return fmt::format("{} {} {}\n", walk, figure, name);
  }

  // What the reader has said in a remark since no field had it.
  void write_remark(std::string_view remark) {
    for (chess::Language const language : chess::all_languages) {
      chess::Words const& words = chess::words(language);
      if (remark == words.zeroposition) return;
      for (std::string_view const invisible : words.invisible)
        if (remark.starts_with('+') && remark.ends_with(invisible)) return;
    }
    line("Remark", remark);
  }

  void write_twins() {
    RecordField const* field = use(Id::twins);
    if (!field) return;
    auto const twins = twins_of(*field);
    if (!twins) {
      for (Mapped const& value : field->values) lose(value.origin(), "this twin", value.text());
      return;
    }
    int place = 1;
    for (auto const& [twin, commands, where] : *twins) {
      bool const zero = twin.zeroposition || twin.label == "a";
      if (zero) place = 0;
      std::string const name = terms::twin_label(place++);
      line(zero ? "ZeroPosition" : "Twin", commands.value_or(""));
      if (!commands)
        lose(where, fmt::format("twin {})", twin.label),
             fmt::format("{}{}) {}", twin.continued ? "+" : "", name, twin.text));
      if (twin.label != name)
        findings_.push_back(
            text::warning("W-LOSS", where,
                          fmt::format("Popeye calls twin {}) {}), by its place", twin.label, name),
                          "label the twins one after the other"));
    }
  }

  void lose(text::Span where, std::string_view what, std::string_view words) {
    findings_.push_back(text::warning("W-LOSS", where, fmt::format("Popeye does not know {}", what),
                                      "it is written as a remark"));
    line("Remark", words);
  }

  void report_losses() {
    for (RecordField const& field : record_.fields)
      if (std::ranges::find(used_, field.name) == used_.end())
        findings_.push_back(text::warning("W-LOSS", field.where,
                                          fmt::format("Popeye has no place for `{}`", field.name)));
  }

  Record const& record_;
  text::Diagnostics& findings_;
  std::vector<std::string> used_;
  std::size_t symbols_ = 0;
  std::string out_;
};

}  // namespace

std::optional<std::string> write(Record const& record, text::Diagnostics& findings) {
  return Writer(in_host(record, Host::plain, findings), findings).run();
}

}  // namespace dawson::collection::popeye
