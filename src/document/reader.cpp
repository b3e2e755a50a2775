#include "document/reader.hpp"

#include <algorithm>
#include <iterator>
#include <tuple>

#include <fmt/format.h>

#include "document/directive_kinds.hpp"
#include "document/fields/problem_fields.hpp"
#include "document/fields/values.hpp"
#include "notation/notations.hpp"

namespace dawson::document {
namespace {

constexpr std::string_view glossary_square = "3mm";
constexpr double inline_square = 3.0;  // millimetres; eight such squares span three lines of text

FieldLine made_field(Field const& field, text::SourceMappedText value, text::Span name) {
  FieldLine line;
  line.field = &field;
  line.name = name;
  line.lines.push_back({std::move(value), false});
  return line;
}

chess::Language language_in(Settings const& settings) {
  return settings.language.value_or(chess::Language::english);
}

// Reads a problem from `fields` and returns whether `out`, which is empty before, now has one.
// Findings about the whole problem point to `opening`. The problem is read in place: it is
// expensive to move.
bool read_into(Diagram& out, std::vector<FieldLine> const& written, text::Span opening,
               Context const& context, text::Diagnostics& findings) {
  Settings const& in_force = *context.settings;
  auto proved = in_force.proved ? in_force.proved(written, in_force, findings) : std::nullopt;
  std::optional<Settings> own;
  if (proved) {
    own = in_force;
    own->fields = std::move(proved->defaults);
  }
  Settings const& settings = own ? *own : in_force;
  std::vector<FieldLine> const& fields = proved ? proved->fields : written;
  std::ranges::move(check_placing(fields, *settings.markup), std::back_inserter(findings));
  if (!read_problem(out.problem, fields, opening, settings, findings, context.number)) return false;
  out.across = settings.across;
  out.language = language_in(settings);
  out.solution = read_solution_of(fields, out.problem, settings);
  if (auto& solution = out.solution) {
    std::ranges::move(check_solution(*solution, out.problem, settings.strict,
                                     settings.recorded ? settings.recorded(out.problem)
                                                       : replay_rules::Recorded()),
                      std::back_inserter(findings));
  }
  return true;
}

// Adds the findings about one directive to those of the text: first those in the source itself,
// then those in files it names or takes defaults from. Returns the first error.
std::optional<text::Diagnostic> add_findings(text::Diagnostics own, text::SourceId source_id,
                                             text::Diagnostics& findings) {
  text::set_source(own, source_id);
  std::ranges::stable_sort(own, {}, [&](text::Diagnostic const& finding) {
    return std::tuple(finding.source != source_id, finding.source, finding.span.begin);
  });
  findings.insert(findings.end(), own.begin(), own.end());
  auto const first = std::ranges::find_if(own, text::is_error);
  return first == own.end() ? std::nullopt : std::optional(*first);
}

class DirectiveReader {
 public:
  DirectiveReader(text::Source const& source, Directive const& directive, Context const& context,
                  text::Diagnostics& findings)
      : source_(source),
        directive_(directive),
        context_(context),
        settings_(*context.settings),
        findings_(findings) {}

  Outcome run() {
    if (directive_.is_inline) return read_inline();
    if (directive_.broken) {
      findings_.push_back(*directive_.broken);
      return Silent{};
    }
    auto const& [fields, findings] = *context_.written;
    findings_.insert(findings_.end(), findings.begin(), findings.end());
    if (!fields) return Silent{};
    if (text::any_error(findings)) {
      if (opens_diagram(source_, directive_)) report_values(*fields);
      return Silent{};
    }
    if (OpeningWord const* const word = opening_word(source_, directive_))
      return read_word(*word, *fields);
    return report_unknown_word();
  }

 private:
  std::string_view bytes(text::Span span) const {
    return source_.bytes().substr(span.begin, span.end - span.begin);
  }

  Outcome read_word(OpeningWord const& word, std::vector<FieldLine> const& fields) {
    switch (word.opens) {
      case Opens::diagram:
      case Opens::example: return read_diagram(fields, word.opens == Opens::example);
      case Opens::defaults: return Silent{};  // read with the contexts
      case Opens::solutions: return read_solutions(own_fields(word, fields));
      case Opens::legend: return Glossary{{}, own_fields(word, fields), language_in(settings_)};
      case Opens::index: return read_index(own_fields(word, fields));
      case Opens::page_word: return read_page(own_fields(word, fields));
      case Opens::include: break;  // included before reading, where that is possible
    }
    return report_unknown_word();
  }

  // Reports errors in the values if some lines are not fields, except errors that follow from a
  // missing field.
  void report_values(std::vector<FieldLine> const& fields) {
    auto const of_file = [](FieldLine const& field) { return field.field->id == FieldId::from; };
    if (std::ranges::any_of(fields, of_file)) return;
    text::Diagnostics further;
    Diagram diagram;
    read_into(diagram, fields, directive_.opening, context_, further);
    std::ranges::copy_if(further, std::back_inserter(findings_), [](text::Diagnostic const& one) {
      return text::is_error(one) && one.code != "E-POSITION";
    });
  }

  Outcome report_unknown_word() {
    findings_.push_back(text::error(
        "E-WORD", directive_.word, fmt::format("unknown directive `{}`", bytes(directive_.word)),
        fmt::format("use one of {}; write fields on the lines below", opening_words())));
    return Silent{};
  }

  // Returns the fields that the kind of directive accepts; `allow` is already read with the
  // contexts.
  std::vector<FieldLine> own_fields(OpeningWord const& word, std::vector<FieldLine> fields) {
    std::erase_if(fields, [&](FieldLine const& field) {
      if (field.field->id == FieldId::allow) read_allowed(field, *settings_.markup, findings_);
      else if (!word.takes(*field.field))
        findings_.push_back(
            text::error("E-FIELD", field.name,
                        fmt::format("`{}` has no meaning in `{}`", field.field->name, word.name),
                        fmt::format("remove it; allowed here: {}", word.fields)));
      else return false;
      return true;
    });
    return fields;
  }

  Outcome read_solutions(std::vector<FieldLine> const& fields) {
    Solutions out{settings_.solution_columns, from_others(fields, *settings_.markup)};
    for (FieldLine const& field : fields)
      if (field.field->id == FieldId::solution_columns)
        out.columns = read_solution_columns(field, *settings_.markup, findings_);
    return out;
  }

  Outcome read_page(std::vector<FieldLine> const& fields) {
    if (!directive_.around.prefix.empty()) {
      findings_.push_back(text::error(
          "E-WORD", directive_.word,
          fmt::format("`{}` is not allowed in lists, quotations and notes", bytes(directive_.word)),
          "move it out of the list, quotation or note"));
      return Silent{};
    }
    auto word = read_page_word(source_, directive_, fields, *settings_.markup, findings_);
    return word ? Outcome{*word} : Outcome{Silent{}};
  }

  Outcome read_index(std::vector<FieldLine> const& fields) {
    constexpr std::pair<std::string_view, Index::Of> kinds[] = {
        {"authors", Index::Of::authors},   {"sources", Index::Of::sources},
        {"titles", Index::Of::titles},     {"themes", Index::Of::themes},
        {"problems", Index::Of::problems}, {"table", Index::Of::table},
    };
    Index out{
        {}, settings_.index_by, language_in(settings_), from_others(fields, *settings_.markup)};
    for (FieldLine const& field : fields)
      if (field.field->id == FieldId::index_by)
        read_index_by(field, *settings_.markup, out.by, findings_);
      else if (field.field->id == FieldId::sort) read_sort(field, out);
    std::string_view const of = bytes(object_of(source_, directive_));
    for (auto const& [name, kind] : kinds)
      if (of == name) return out.of = kind, out;
    findings_.push_back(text::error(
        "E-WORD", directive_.word,
        of.empty() ? "missing kind after `index`" : fmt::format("unknown kind of index `{}`", of),
        "write `index authors`, `sources`, `titles`, `themes`, `problems` or `table`"));
    return Silent{};
  }

  // Reads "El Ajedrez = Ajedrez": the entry of an index and the text by which it is sorted.
  void read_sort(FieldLine const& field, Index& index) {
    for (text::SourceMappedText const& item : split_list(field, *settings_.markup)) {
      std::string_view const all = item.text();
      std::size_t const sign = all.find(" = ");
      if (sign == std::string_view::npos) {
        findings_.push_back(text::error("E-VALUE", item.origin(),
                                        fmt::format("`{}` has no ` = ` with a text after it", all),
                                        "write `ENTRY = TEXT`, as in `El Ajedrez = Ajedrez`"));
        continue;
      }
      index.sort.push_back({item.part({0, sign}).trimmed(),
                            std::string(item.part({sign + 3, all.size()}).trimmed().text())});
    }
  }

  Outcome read_diagram(std::vector<FieldLine> const& fields, bool example) {
    if (auto many = problems_of_file(fields, *settings_.markup, findings_)) {
      if (!many->tags)
        if (FieldLine const* const tags = find_line(settings_.fields, FieldId::tags))
          many->tags = join_lines(*tags, *settings_.markup);
      if (!example) return std::move(*many);
      findings_.push_back(text::error("E-WORD", directive_.word,
                                      "`example` cannot print the problems of a file",
                                      "remove `example`, or write one problem as fields"));
      return Silent{};
    }
    if (auto game = game_of(fields)) return std::move(*game);
    Outcome out(std::in_place_type<Diagram>);
    auto& diagram = std::get<Diagram>(out);
    if (!read_into(diagram, fields, directive_.opening, context_, findings_)) out = Silent{};
    else if (example) show_source(diagram);
    return out;
  }

  // Sets the source shown next to the diagram: the directive without `example`.
  void show_source(Diagram& diagram) {
    if (settings_.markup != &markdown_markup) {
      findings_.push_back(text::error("E-WORD", directive_.word, "`example` works only in Markdown",
                                      "remove `example`, or use a LaTeX package for code"));
      return;
    }
    if (diagram.problem.view.anonymous) {
      findings_.push_back(text::error("E-WORD", directive_.word,
                                      "`example` shows the author of an anonymous problem",
                                      "remove `anonymous` or `example`"));
      return;
    }
    bool const tex = !bytes(object_of(source_, directive_)).empty();
    std::string options(bytes(directive_.options));
    if (!options.empty()) options = tex ? "[" + options + "]" : " " + options;
    diagram.shown = (tex ? "\\begin{chess}" : "```chess") + options + "\n" +
                    body_text(source_, directive_).text();
    if (!diagram.shown.ends_with('\n')) diagram.shown += '\n';
    diagram.shown += tex ? "\\end{chess}\n" : "```\n";
    diagram.across = 1;
  }

  Outcome read_inline() {
    auto request = read_inline_request(source_, directive_, *settings_.markup, findings_);
    if (!request) return Silent{};
    if (!request->is_board()) {
      auto pieces = read_inline_pieces(*request, findings_);
      return pieces ? Outcome{Figurines{std::move(*pieces)}} : Outcome{Silent{}};
    }
    std::vector<FieldLine>& fields = request->board;
    bool const sized = std::ranges::any_of(
        fields, [](FieldLine const& field) { return field.field->id == FieldId::size; });
    if (!sized) {
      text::SourceMappedText size;
      size.append_for(fmt::format("{}mm", inline_square), directive_.opening);
      fields.push_back(
          made_field(problem::field(FieldId::size), std::move(size), directive_.opening));
    }
    fields.push_back(
        made_field(*request->notation, std::move(request->content), directive_.opening));
    Settings inline_settings;  // a board in running text has no caption and no number
    inline_settings.markup = settings_.markup;
    inline_settings.check_style = settings_.check_style;
    inline_settings.folder_of = settings_.folder_of;
    auto read = read_problem(fields, directive_.opening, inline_settings, findings_);
    if (!read) return Silent{};
    return Diagram{std::move(*read), true, 1, language_in(settings_)};
  }

  text::Source const& source_;
  Directive const& directive_;
  Context const& context_;
  Settings const& settings_;
  text::Diagnostics& findings_;
};

}  // namespace

Outcome read_directive(text::Source const& source, text::SourceId source_id,
                       Directive const& directive, Context const& context,
                       text::Diagnostics& findings) {
  if (context.broken) return Broken{*context.broken};
  text::Diagnostics own;
  Outcome outcome = DirectiveReader(source, directive, context, own).run();
  if (auto fault = add_findings(std::move(own), source_id, findings))
    outcome = Broken{std::move(*fault)};
  return outcome;
}

text::Result<Diagram> read_fields(std::vector<FieldLine> const& fields, text::Span where,
                                  text::SourceId source_id, Context const& context,
                                  text::Diagnostics& findings) {
  text::Diagnostics own;
  Diagram diagram;
  read_into(diagram, fields, where, context, own);
  if (auto const fault = add_findings(std::move(own), source_id, findings)) return *fault;
  return diagram;
}

void Collector::collect(problem::Problem const& problem, chess::Language language) {
  fairy_pieces_.collect(problem, language);
}

// Reads each entry as a separate directive with the fields of this one.
std::optional<text::Diagnostic> Collector::fill(Glossary& glossary, Directive const& directive,
                                                Context const& context,
                                                text::Diagnostics& findings) const {
  auto const given = [&](FieldId id) {
    return std::ranges::any_of(glossary.fields,
                               [&](FieldLine const& field) { return field.field->id == id; });
  };
  auto const made = [&](FieldId id, std::string_view value) {
    text::SourceMappedText text;
    text.append_for(value, directive.opening);
    return made_field(problem::field(id), std::move(text), directive.opening);
  };
  Settings settings = *context.settings;
  std::erase_if(settings.fields, [](FieldLine const& field) {
    return field.field->id != FieldId::style && field.field->id != FieldId::caption;
  });
  for (FairyPieceUsed const& piece : fairy_pieces_.used()) {
    Glossary::Item& entry =
        glossary.entries.emplace_back(Glossary::Item{piece.figure, piece.name, {}});
    if (piece.betza.empty()) continue;
    std::vector<FieldLine> own = glossary.fields;
    own.push_back(made(FieldId::moves, piece.betza));
    if (!given(FieldId::board)) own.push_back(made(FieldId::board, glossary_board(piece.betza)));
    if (!given(FieldId::size)) own.push_back(made(FieldId::size, glossary_square));
    text::Diagnostics entry_findings;
    entry.diagram = read_problem(own, directive.opening, settings, entry_findings);
    // An error in the fields applies to every entry, so one report is enough.
    if (!entry.diagram) {
      findings.insert(findings.end(), entry_findings.begin(), entry_findings.end());
      return *std::ranges::find_if(entry_findings, text::is_error);
    }
    problem::MoveDiagram& moves = *entry.diagram->view.moves;
    moves.key = false;
    entry.diagram->position.board
        .cells()[*chess::cell_at(entry.diagram->position.board, moves.from)]
        .occupant = piece.figure;
    entry.diagram->legend = {{{piece.figure}, piece.name, piece.betza}};
  }
  return {};
}

std::optional<GameText> game_of(std::vector<FieldLine> const& fields) {
  FieldLine const* const game = find_line(fields, FieldId::game);
  if (!game) return {};
  GameText out{*game, fields};
  std::erase_if(out.fields,
                [](FieldLine const& field) { return field.field->id == FieldId::game; });
  return out;
}

}  // namespace dawson::document
