#include "collection/popeye/popeye.hpp"

#include <algorithm>
#include <string>

#include <fmt/format.h>

#include "chess/languages/words.hpp"
#include "collection/markup.hpp"
#include "collection/position.hpp"
#include "semantics/popeye/conditions.hpp"
#include "semantics/popeye/problem.hpp"
#include "semantics/popeye/words.hpp"
#include "semantics/twins/lists.hpp"
#include "text/scanning.hpp"

namespace dawson::collection::popeye {

// Returns true if the remark was made by the reader for something that is no remark in the file: a
// zeroposition, invisible pieces.
bool is_made_by_reader(std::string_view remark);
namespace {

using namespace semantics::popeye;

using text::SourceMappedText;

class Writer {
 public:
  Writer(Record const& record, text::Diagnostics& findings)
      : record_(record), findings_(findings) {}

  std::optional<std::string> run() {
    auto const pieces = list_of(position_of(record_));
    if (!pieces) return {};
    auto const target = record_.find(Id::target);
    // The pieces after such a stipulation are the target position.
    bool const pieces_first = leads_to_a_position(record_.text(Id::stipulation));
    if (RecordField const* const authors = use(Id::author))
      for (SourceMappedText const& author : authors->values) out_ += author_line(author.text());
    write_titles();
    for (Id const field :
         {Id::source_number, Id::source, Id::issue, Id::date, Id::pages, Id::award, Id::tournament})
      use(field);
    out_ += source_lines(record_);
    if (pieces_first) line("Pieces", *pieces);
    write_stipulation();
    if (RecordField const* options = use(Id::options))
      for (SourceMappedText const& option : options->values) line("Option", option.text());
    write_conditions();
    if (!pieces_first) line("Pieces", *pieces);
    if (target && pieces_first) {
      use(Id::target);
      line("Pieces", target->values.front().text());
    }
    write_other();
    if (RecordField const* remarks = use(Id::remark))
      for (SourceMappedText const& remark : remarks->values) write_remark(remark.text());
    write_twins();
    report_losses();
    report_changes();
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

  std::optional<std::string> list_of(RecordField const* position) {
    if (position) used_.push_back(position->name);
    auto list = english_list(record_, position, "Popeye", findings_);
    if (!list) return {};
    if (list->legend_said) use(Id::legend);
    return std::move(list->text);
  }

  // Writes a line for each paragraph, since several lines are read so. In print a title takes the
  // place of a dedication.
  void write_titles() {
    for (Id const field : {Id::dedication, Id::title}) {
      RecordField const* const title = use(field);
      if (!title) continue;
      std::string_view const text = title->values.front().text();
      for (std::size_t at = 0; at < text.size();) {
        std::size_t const end = std::min(text.find("\n\n", at), text.size());
        line("Title", text_line(text.substr(at, end - at)));
        at = end + 2;
      }
      if (field != Id::title) continue;
      reported_.push_back(record_.find(Id::dedication));
      findings_.push_back(text::warning(
          "W-LOSS", title->where, "title written as `Title`, which Popeye reads as a dedication"));
    }
  }

  void write_stipulation() {
    RecordField const* field = use(Id::stipulation);
    if (!field) return;
    std::string text = field->values.front().text();
    if (is_structured(text)) return line("SStipulation", text);
    bool const set_play = text.ends_with('*');
    if (set_play) text.pop_back();
    if (!is_read_with_blanks(text)) std::erase(text, ' ');
    if (is_stipulation(text)) {
      line("Stipulation", text);
      if (set_play) line("Option", "SetPlay");
      return;
    }
    lose(*field, field->values.front().origin(), "this stipulation", field->values.front().text());
  }

  // "dia 10": a blank may come before the length.
  static bool is_read_with_blanks(std::string_view text) {
    text::Diagnostics none;
    Tokens tokens(text, 0, none);
    auto const read = read_stipulation(tokens, tokens.peek(), none);
    return read && none.empty() && tokens.peek().ended();
  }

  void write_conditions() {
    RecordField const* field = use(Id::conditions);
    if (!field) return;
    for (SourceMappedText const& condition : field->values) {
      if (auto const word = condition_for_popeye(condition.text())) {
        line("Condition", *word);
        continue;
      }
      lose(*field, condition.origin(), "this condition", condition.text());
    }
  }

  // Writes keys that the reader made, in Popeye's words.
  void write_other() {
    std::string symbols;
    if (RecordField const* other = use(Id::other))
      for (SourceMappedText const& item : other->values) {
        std::string_view const text = item.text();
        std::size_t const equals = text.find('=');
        std::string_view const key = text.substr(0, equals);
        std::string_view const value =
            equals == std::string_view::npos ? std::string_view() : text.substr(equals + 1);
        if (key == "invisible") line("Pieces TotalInvisible", value);
        else if (key == "protocol") line("Protocol", value);
        else if (key == "latex") line("LaTeX", value);
        else if (key.starts_with("symbol ")) symbols += symbol(key.substr(7), value);
        else lose(*other, item.origin(), "this entry of `other`", text);
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

  void write_remark(std::string_view remark) {
    if (!is_made_by_reader(remark)) line("Remark", text_line(remark));
  }

  void write_twins() {
    RecordField const* field = use(Id::twins);
    if (!field) return;
    auto const twins = twins_of(*field);
    if (!twins) {
      for (SourceMappedText const& value : field->values)
        lose(*field, value.origin(), "this twin", value.text());
      return;
    }
    int place = 1;
    for (auto const& [twin, commands, where] : *twins) {
      bool const zero = twin.zeroposition || twin.label == "a";
      if (zero) place = 0;
      std::string const name = semantics::twin_label(place++);
      line(zero ? "ZeroPosition" : "Twin", commands.value_or(""));
      if (!commands)
        lose(*field, where, fmt::format("twin {})", twin.label),
             fmt::format("{}{}) {}", twin.continued ? "+" : "", name, twin.text));
      if (twin.label == name) continue;
      reported_.push_back(field);
      findings_.push_back(text::warning(
          "W-LOSS", where,
          fmt::format("twin {}) is labelled {}) in Popeye, by its place", twin.label, name),
          "label the twins in alphabetical order"));
    }
  }

  void lose(RecordField const& field, text::Span where, std::string_view what,
            std::string_view words) {
    reported_.push_back(&field);
    findings_.push_back(text::warning(
        "W-LOSS", where, fmt::format("Popeye cannot represent {}; written as a remark", what)));
    line("Remark", text_line(words));
  }

  // Reports values that the lines change and that are not reported yet.
  void report_changes() {
    for (RecordField const* const field : not_read_back(record_, out_))
      if (std::ranges::find(reported_, field) == reported_.end())
        findings_.push_back(text::warning(
            "W-LOSS", field->where,
            fmt::format("`{}` is read back differently from the Popeye file", field->name),
            "split it into its fields, or shorten it"));
  }

  void report_losses() {
    for (RecordField const& field : record_.fields)
      if (std::ranges::find(used_, field.name) == used_.end())
        findings_.push_back(
            text::warning("W-LOSS", field.where,
                          fmt::format("Popeye has no command for `{}`; left out", field.name)));
  }

  Record const& record_;
  text::Diagnostics& findings_;
  std::vector<std::string> used_;
  std::vector<RecordField const*> reported_;  // fields already reported as lost
  std::size_t symbols_ = 0;
  std::string out_;
};

}  // namespace

std::optional<std::string> write(Record const& record, text::Diagnostics& findings) {
  return Writer(in_markup(record, Markup::plain, findings), findings).run();
}

namespace {

using Texts = std::vector<std::string>;

Texts texts(RecordField const& field) {
  Texts out;
  for (text::SourceMappedText const& value : field.values) out.push_back(value.text());
  return out;
}

// Removes characters that are written elsewhere: the sign of set play is an option in Popeye.
Texts task(RecordField const& field) {
  Texts out = texts(field);
  for (std::string& one : out) std::erase_if(one, [](char c) { return c == ' ' || c == '*'; });
  return out;
}

// Returns the conditions in printed English.
Texts conditions(RecordField const& field) {
  Texts out = texts(field);
  for (std::string& one : out) {
    auto const words = semantics::popeye::condition_for_popeye(one);
    if (!words) continue;
    text::Diagnostics none;
    semantics::popeye::Tokens tokens(*words, 0, none);
    auto const read = semantics::popeye::read_conditions(tokens, chess::Language::english, none);
    if (read.size() == 1) one = read.front().text();
  }
  return out;
}

Texts remarks(RecordField const& field) {
  Texts out = texts(field);
  std::erase_if(out, is_made_by_reader);
  return out;
}

// How a field is compared: with `part`, more values than the record has are allowed.
struct Row {
  Id field;
  Texts (*read)(RecordField const&) = texts;
  bool part = false;
};
constexpr Row rows[] = {{Id::author},
                        {Id::dedication},
                        {Id::source_number},
                        {Id::source},
                        {Id::issue},
                        {Id::date},
                        {Id::pages},
                        {Id::award},
                        {Id::tournament},
                        {Id::target},
                        {Id::stipulation, task},
                        {Id::options, texts, true},
                        {Id::conditions, conditions},
                        {Id::twins, twins_in_commands},
                        {Id::remark, remarks, true},
                        {Id::other, texts, true}};

bool same(RecordField const& field, RecordField const* again, Row const& row) {
  Texts const wanted = row.read(field), got = again ? row.read(*again) : Texts();
  if (!row.part) return wanted == got;
  return std::ranges::all_of(
      wanted, [&](std::string const& one) { return std::ranges::find(got, one) != got.end(); });
}

}  // namespace

bool is_made_by_reader(std::string_view remark) {
  return std::ranges::any_of(chess::all_languages, [&](chess::Language language) {
    chess::Words const& words = chess::words(language);
    return remark == words.zeroposition ||
           std::ranges::any_of(words.invisible, [&](std::string_view invisible) {
             return remark.starts_with('+') && remark.ends_with(invisible);
           });
  });
}

std::vector<RecordField const*> not_read_back(Record const& record, std::string_view commands) {
  std::string const text = fmt::format("BeginProblem\n{}EndProblem\n", commands);
  text::Diagnostics none;
  auto const again = Reader().read(text, none);
  std::vector<RecordField const*> changed;
  for (Row const& row : rows)
    if (RecordField const* const field = record.find(row.field))
      if (!again || !same(*field, again->find(row.field), row)) changed.push_back(field);
  return changed;
}

}  // namespace dawson::collection::popeye
