#include "document/problem_fields.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <functional>

#include "document/legend.hpp"
#include "document/move_fields.hpp"
#include "document/position_field.hpp"
#include "document/tex/text.hpp"
#include "document/values.hpp"
#include "notation/character.hpp"
#include "terms/marks.hpp"
#include "terms/stipulation.hpp"
#include "terms/twins.hpp"
#include "text/ascii.hpp"

namespace dawson::document {
namespace {

using problem::Entry;
using problem::Problem;
using text::Mapped;

struct TextSlot {
  std::string_view name;
  std::optional<Entry> Problem::*slot;
};
constexpr TextSlot text_slots[] = {
    {"title", &Problem::title},           {"dedication", &Problem::dedication},
    {"source", &Problem::source},         {"issue", &Problem::issue},
    {"pages", &Problem::pages},           {"date", &Problem::date},
    {"tournament", &Problem::tournament}, {"award", &Problem::award},
    {"album", &Problem::album},           {"after", &Problem::after},
    {"version", &Problem::version},       {"correction", &Problem::correction},
    {"reprint", &Problem::reprint},       {"comment", &Problem::comment},
    {"solution", &Problem::solution},
};

struct ListSlot {
  std::string_view name;
  std::vector<Entry> Problem::*slot;
};
constexpr ListSlot list_slots[] = {
    {"city", &Problem::cities}, {"remark", &Problem::remarks}, {"themes", &Problem::themes}};

constexpr std::string_view board_fields[] = {"size",    "style",  "flip",  "coordinates",
                                             "marks",   "grid",   "edges", "region",
                                             "caption", "tomove", "draw"};

// A twin with its label as the author has written it: "(b)", "b)", "+c)".
std::string printed(chess::Twin const& twin, std::string const& written) {
  constexpr std::string_view continued = "+ ";
  bool const goes_on = twin.text.starts_with(continued);
  std::string const bracketed = fmt::format("({})", twin.label);
  bool const brackets = written.find(bracketed) != std::string::npos;
  return fmt::format("{}{} {}", goes_on ? "+" : "", brackets ? bracketed : twin.label + ")",
                     goes_on ? twin.text.substr(continued.size()) : twin.text);
}

class ProblemReader {
 public:
  ProblemReader(text::Span opening, Settings const& settings, text::Diagnostics& findings)
      : opening_(opening), settings_(settings), host_(*settings.host), findings_(findings) {}

  std::optional<Problem> run(std::vector<FieldLine> const& own,
                             std::optional<prose::Inlines> const& number) {
    std::size_t const before = errors();
    problem_.where = opening_;
    refuse_repetition(own);
    if (std::ranges::any_of(own,
                            [](FieldLine const& field) { return is_move_field(*field.field); })) {
      placed_ = true;
      readable_ = read_move_fields(own, settings_, problem_, findings_);
    }
    for (FieldLine const& field : own) take(field);
    for (FieldLine const& field : settings_.fields) {
      if (std::ranges::find(own, field.field, &FieldLine::field) != own.end()) continue;
      take(field);
    }
    if (!placed_) {
      if (errors() == before)
        say(text::error("E-POSITION", opening_, "this directive has no position",
                        "add a field such as `fen: ...`, `ffen: ...` or `janko: ...`"));
    } else {
      take_operations();
      check_against_board();
    }
    if (errors() != before) return {};
    finish_number(number);
    return std::move(problem_);
  }

 private:
  void say(text::Diagnostic finding) { findings_.push_back(std::move(finding)); }
  std::size_t errors() const {
    return static_cast<std::size_t>(
        std::ranges::count(findings_, text::Severity::error, &text::Diagnostic::severity));
  }

  void refuse_repetition(std::vector<FieldLine> const& own) {
    FieldLine const* position = nullptr;
    for (std::size_t i = 0; i < own.size(); ++i) {
      bool const placed = own[i].field->syntax == Syntax::position || own[i].field->name == "moves";
      if (placed && position) {
        auto finding = text::error("E-POSITIONS", own[i].name,
                                   "a directive has one position, this is a second one",
                                   "give each position a directive of its own");
        finding.notes.push_back({position->name, "the first one is here"});
        say(std::move(finding));
      }
      if (placed && !position) position = &own[i];
      for (std::size_t j = 0; j < i && !placed; ++j) {
        // Conditions in the stipulation's parentheses and in their field add up.
        if (own[j].field != own[i].field || own[i].field->name == "conditions") continue;
        auto finding = text::error("E-TWICE", own[i].name,
                                   fmt::format("the {} is given twice", own[i].field->name),
                                   "leave one of the two out");
        finding.notes.push_back({own[j].name, "first given here"});
        say(std::move(finding));
      }
    }
  }

  // What is found in a field is told of the text that the field stands in.
  void take(FieldLine const& field) {
    std::size_t const before = findings_.size();
    source_ = field.source;
    read(field);
    text::set_source(findings_, field.source, before);
  }

  void read(FieldLine const& field) {
    std::string_view const name = field.field->name;
    if (field.field->syntax == Syntax::position) return take_position(field);
    if (host_.is_utf8)
      for (ValueLine const& line : field.lines)
        if (auto fault = notation::encoding_fault(line.text.text(), {0, line.text.text().size()}))
          return say(line.text.origin(*fault));
    if (is_move_field(*field.field)) return;  // read together
    if (field.field->in_defaults_only)
      return say(text::error("E-FIELD", field.name,
                             fmt::format("`{}` can stand in a `defaults` directive alone", name),
                             fmt::format("write {} above", host_.defaults_block)));
    if (name == "number") return take_number_field(join_lines(field, host_));
    for (TextSlot const& slot : text_slots)
      if (slot.name == name) return take_text(join_lines(field, host_), problem_.*slot.slot);
    for (ListSlot const& slot : list_slots)
      if (slot.name == name) return take_list(field, problem_.*slot.slot);
    if (name == "author") return take_authors(field);
    if (name == "label") return take_label(join_lines(field, host_));
    if (name == "legend") return take_legend(field);
    if (name == "conditions") return take_own_list(field, problem_.conditions);
    if (name == "twins") return take_twins(field);
    if (name == "draw") {
      if (auto code = code_tex(join_lines(field, host_))) problem_.view.draw = *code;
      else say(code.error());
      return;
    }
    take_plain(field);
  }

  void take_position(FieldLine const& field) {
    if (placed_) return;
    placed_ = true;
    auto position = read_position_field(field, settings_, findings_);
    readable_ = position.has_value();
    if (position) problem_.position = std::move(*position);
  }

  // An EPD record's `id` and `dm` say what the fields do not.
  void take_operations() {
    if (!problem_.position.operations) return;
    for (chess::Operation const& operation : *problem_.position.operations) {
      if (operation.opcode == "id" && !problem_.number) {
        std::string name = operation.operands;
        if (name.size() >= 2 && name.front() == '"' && name.back() == '"')
          name = name.substr(1, name.size() - 2);
        problem_.number = Entry{{prose::Text{std::move(name)}}, opening_};
      }
      if (operation.opcode == "dm" && !problem_.stipulation) {
        text::Mapped stipulation;
        stipulation.append_for("#" + operation.operands, opening_);
        take_stipulation(stipulation, stipulation);
      }
    }
  }

  void take_text(Mapped const& value, std::optional<Entry>& slot) {
    if (value.empty()) return;  // nothing but a comment
    if (auto text = host_.prose(value, settings_.links, findings_))
      slot = Entry{std::move(*text), value.origin()};
  }

  // An automatic number is counted only where the diagram has no error.
  void take_number_field(Mapped const& value) {
    counted_ = value.text() == automatic_number;
    if (counted_) problem_.number = Entry{{}, value.origin()};
    else take_text(value, problem_.number);
  }

  void take_list(FieldLine const& field, std::vector<Entry>& slot) {
    for (Mapped const& part : split_list(field, host_)) {
      std::optional<Entry> entry;
      take_text(part, entry);
      if (entry) slot.push_back(std::move(*entry));
    }
  }

  void take_authors(FieldLine const& field) {
    for (Mapped const& name : split_list(field, host_)) {
      std::optional<Entry> entry;
      take_text(in_reading_order(name, host_), entry);
      if (!entry) continue;
      entry->where = name.origin();
      problem_.authors.push_back(std::move(*entry));
    }
  }

  void take_label(Mapped const& value) {
    bool const sound = std::ranges::all_of(value.text(), [](char c) {
      return static_cast<unsigned char>(c) >= 0x80 || text::is_alphanumeric(c) ||
             std::string_view("-:._/").find(c) != std::string_view::npos;
    });
    if (!sound)
      return say(
          text::error("E-LABEL", value.origin(), "a label is made of letters, digits and - : . _ /",
                      fmt::format("change the signs that {} reserves", host_.label_reserves)));
    problem_.label = value.text();
    label_where_ = value.origin();
  }

  // Dawson's own syntax, or host text where TeX stands in it that has no plain meaning.
  Entry own_entry(Mapped const& value) {
    if (auto plain = host_.plain(value)) return {{prose::Text{plain->text()}}, value.origin()};
    auto raw = host_.prose(value, settings_.links, findings_);
    return {raw ? std::move(*raw) : prose::Inlines{}, value.origin()};
  }

  void take_own_list(FieldLine const& field, std::vector<Entry>& slot) {
    for (Mapped const& part : split_list(field, host_)) slot.push_back(own_entry(part));
  }

  void take_twins(FieldLine const& field) {
    // Read as a whole, since a twin can go on from the one before it.
    Mapped const value = join_lines(field, host_);
    auto const plain = host_.plain(value);
    auto const twins = plain ? terms::read_twins(plain->text()) : std::vector<chess::Twin>{};
    if (twins.empty()) return take_own_list(field, problem_.twins);
    for (chess::Twin const& twin : twins)
      problem_.twins.push_back({{prose::Text{printed(twin, plain->text())}}, value.origin()});
    check_on_board(*plain,
                   [this, twins] { return terms::check_twins(twins, problem_.position.board); });
  }

  void take_legend(FieldLine const& field) {
    for (Mapped const& part : split_list(field, host_))
      if (auto item = read_legend_item(part, host_, settings_.links, findings_))
        problem_.legend.push_back(std::move(*item));
  }

  template <class T, class Target>
  bool keep(text::Result<T> result, Mapped const& plain, Target& target) {
    if (result) target = std::move(*result);
    else say(plain.origin(result.error()));
    return result.ok();
  }

  template <class T>
  void choose(Mapped const& value, std::string_view field,
              std::initializer_list<std::pair<std::string_view, T>> choices, T& target) {
    for (auto const& [word, meaning] : choices) {
      if (word != value.text()) continue;
      target = meaning;
      return;
    }
    std::string words;
    for (auto const& choice : choices)
      words += fmt::format("{}{}", words.empty() ? "" : ", ", choice.first);
    say(text::error("E-VALUE", value.origin(),
                    fmt::format("`{}` cannot be `{}`", field, value.text()),
                    fmt::format("it is one of: {}", words)));
  }

  void take_plain(FieldLine const& field) {
    std::string_view const name = field.field->name;
    Mapped const value = join_lines(field, host_);
    Mapped const plain = host_.plain(value).value_or(value);
    problem::View& view = problem_.view;
    if (name == "stipulation") return take_stipulation(value, plain);
    if (name == "sound") problem_.sound = own_entry(value);
    if (name == "count") {
      chess::Count count;
      if (keep(terms::read_count(plain.text()), plain, count)) {
        problem_.count = count;
        checks_.push_back([this, count, where = value.origin()] { check_count(count, where); });
        sources_.push_back(source_);
      }
    }
    if (name == "size") keep(terms::read_length(plain.text()), plain, view.size);
    if (name == "edges") keep(terms::read_edges(plain.text()), plain, view.edges);
    if (name == "marks" && keep(terms::read_marks(plain.text()), plain, view.marks))
      check_on_board(plain, [this] {
        return terms::check_marks(problem_.view.marks, problem_.position.board);
      });
    if (name == "grid" && keep(terms::read_grid(plain.text()), plain, view.grid))
      check_on_board(
          plain, [this] { return terms::check_grid(problem_.view.grid, problem_.position.board); });
    if (name == "region" && keep(terms::read_region(plain.text()), plain, view.region))
      check_on_board(plain, [this] {
        return terms::check_region(*problem_.view.region, problem_.position.board);
      });
    if (name == "flip")
      choose(plain, name, {{"yes", true}, {"no", false}, {"true", true}, {"false", false}},
             view.flip);
    if (name == "style") take_style(value, plain.text());
    if (name == "coordinates")
      choose<std::optional<problem::Coordinates>>(plain, name,
                                                  {{"none", problem::Coordinates::none},
                                                   {"outside", problem::Coordinates::outside},
                                                   {"inside", problem::Coordinates::inside},
                                                   {"yes", problem::Coordinates::outside}},
                                                  view.coordinates);
    if (name == "caption") {
      using problem::Preset;
      choose(plain, name,
             {{"feenschach", Preset::feenschach},
              {"schwalbe", Preset::schwalbe},
              {"plain", Preset::plain},
              {"album", Preset::album},
              {"none", Preset::none}},
             view.caption);
    }
    if (name == "tomove") {
      using chess::Side;
      Side side;
      choose<Side>(plain, name,
                   {{"white", Side::white},
                    {"black", Side::black},
                    {"neutral", Side::neutral},
                    {"red", Side::red},
                    {"blue", Side::blue},
                    {"green", Side::green},
                    {"yellow", Side::yellow},
                    {"purple", Side::purple},
                    {"orange", Side::orange},
                    {"w", Side::white},
                    {"b", Side::black},
                    {"n", Side::neutral}},
                   side);
      view.to_move = side;
    }
  }

  void take_style(Mapped const& value, std::string const& name) {
    problem_.view.style = name == "document" ? "" : name;
    if (problem_.view.style.empty() || !settings_.check_style) return;
    auto fault = settings_.check_style(name);
    if (!fault) return;
    if (fault->source == text::at_hand) fault->span = value.origin();
    else fault->notes.push_back({value.origin(), "the style is named here", source_});
    say(std::move(*fault));
  }

  void take_stipulation(Mapped const& value, Mapped const& plain) {
    problem_.stipulation = terms::read_stipulation(plain.text());
    Entry entry = own_entry(value);
    if (std::holds_alternative<prose::Text>(entry.text.empty() ? prose::Inline{prose::Raw{}}
                                                               : entry.text.front())) {
      if (settings_.stipulations == Stipulations::symbols)
        entry.text = {prose::Text{terms::stipulation_in_symbols(*problem_.stipulation)}};
      if (settings_.stipulations == Stipulations::words)
        entry.text = {prose::Text{terms::stipulation_in_words(
            *problem_.stipulation, settings_.language.value_or(chess::Language::english))}};
    }
    problem_.stipulation_text = std::move(entry);
  }

  void check_on_board(Mapped const& plain, std::function<text::Diagnostics()> check) {
    checks_.push_back([this, plain, check] {
      for (text::Diagnostic const& finding : check()) say(plain.origin(finding));
    });
    sources_.push_back(source_);
  }

  void check_count(chess::Count stated, text::Span where) {
    chess::Count const counted = chess::count_men(problem_.position.board);
    if (stated == counted) return;
    say(text::error(
        "E-COUNT", where,
        fmt::format("the count is {}, but {} men stand on the board", chess::count_text(stated),
                    chess::count_text(counted)),
        "correct the position or the count (markers, letters and numbers are not counted)"));
  }

  void check_against_board() {
    if (!readable_) return;
    for (std::size_t i = 0; i < checks_.size(); ++i) {
      std::size_t const before = findings_.size();
      checks_[i]();
      text::set_source(findings_, sources_[i], before);
    }
  }

  void finish_number(std::optional<prose::Inlines> const& number) {
    if (!problem_.number && !problem_.label.empty() && host_.labels_need_numbers)
      say(text::warning("W-LABEL", label_where_, "there is no number that \\ref could print",
                        "add `number: ...`, or `number: auto`"));
    if (counted_) problem_.number->text = number.value_or(prose::Inlines{});
  }

  text::Span opening_;
  Settings const& settings_;
  Host const& host_;
  text::Diagnostics& findings_;
  Problem problem_;
  bool placed_ = false;
  bool counted_ = false;
  text::Span label_where_;
  bool readable_ = false;
  text::SourceId source_ = text::at_hand;      // of the field that is being read
  std::vector<std::function<void()>> checks_;  // wait for the board, which may stand below
  std::vector<text::SourceId> sources_;        // of the fields that they check
};

}  // namespace

std::optional<problem::Problem> read_problem(std::vector<FieldLine> const& fields,
                                             text::Span opening, Settings const& settings,
                                             text::Diagnostics& findings,
                                             std::optional<prose::Inlines> const& number) {
  return ProblemReader(opening, settings, findings).run(fields, number);
}

bool is_board_field(Field const& field) {
  return std::ranges::find(board_fields, field.name) != std::end(board_fields);
}

}  // namespace dawson::document
