#include "compile/compilation_contents.hpp"

#include <algorithm>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "chess/languages/words.hpp"
#include "collection/formats.hpp"
#include "compile/boards_in_play.hpp"
#include "compile/compilation.hpp"
#include "compile/content.hpp"
#include "compile/diagram/diagram_checks.hpp"
#include "compile/diagram/solution_as_pgn.hpp"
#include "compile/documents.hpp"
#include "compile/record_of_fields.hpp"
#include "disk/disk.hpp"
#include "document/tex/input_encoding.hpp"
#include "layout/moves.hpp"
#include "prose/prose.hpp"
#include "replay/replay.hpp"
#include "session/includes.hpp"
#include "session/invocation.hpp"
#include "session/labels.hpp"
#include "text/files.hpp"

namespace dawson::run {

// Glossaries: the pieces of a document and how they move.

namespace {

// Returns the lines of a glossary below its diagrams.
std::vector<layout::CaptionRow> glossary_lines(document::Glossary const& glossary,
                                               layout::CaptionStyle const& style) {
  std::vector<layout::LegendValue> pieces;
  std::vector<layout::KeyItem> key;
  for (document::Glossary::Item const& entry : glossary.entries) {
    if (!entry.diagram) {
      pieces.push_back({{entry.figure}, entry.name, {}});
      continue;
    }
    problem::Problem const& diagram = *entry.diagram;
    for (layout::KeyItem& item : layout::move_key(diagram.position.board, *diagram.view.moves))
      if (std::ranges::find(key, item) == key.end()) key.push_back(std::move(item));
  }
  std::ranges::stable_sort(
      key, {}, [](layout::KeyItem const& item) { return std::pair(!item.sign, item.sign); });
  return layout::glossary_rows(pieces, key, style, glossary.language);
}

}  // namespace

Content Compilation::failed_at(At const& at, text::Diagnostic const& why) const {
  ErrorContent out = failed(invocation_.sources(), at.document.source, why, at.directive().whole);
  document::Context const& context = at.context();
  if (context.written && context.written->fields)
    out.label = document::written_label(*context.written->fields, *context.settings->markup);
  return out;
}

Content Compilation::glossary(document::Glossary read, At const& at, text::Diagnostics& findings) {
  if (auto const fault = collector_.fill(read, at.directive(), at.context(), findings))
    return failed_at(at, *fault);
  BoardDesign const own = design_in_force(at);
  GlossaryContent out{{},
                      glossary_lines(read, *own.caption),
                      {},
                      own.piece_set,
                      document::language_of_words(*at.context().settings)};
  for (document::Glossary::Item& entry : read.entries) {
    out.pieces.push_back(entry.figure);
    if (!entry.diagram) continue;
    DiagramContent& diagram = out.diagrams.emplace_back(DiagramContent{std::move(*entry.diagram)});
    diagram.document = at.document.source;
    diagram.opening = at.opening;
    diagram.design = design_of(invocation_, diagram.problem);
    if (sets_) describe(diagram, *at.context().settings, renderer_);
    diagram.caption =
        layout::compose_caption(diagram.problem, *diagram.design.caption, read.language);
    end_ligatures(diagram, read.language);
    check_pieces(pieces_of(diagram.problem.position), diagram.design.piece_set, at.opening,
                 findings);
  }
  check_pieces(out.pieces, out.piece_set, at.opening, findings);
  return out;
}

// Content below the boards of a book: links and QR codes.

void Compilation::link(DiagramContent& diagram, At const& at, text::Diagnostics& findings) {
  if (diagram.in_line) return;
  if (diagram.played && diagram.played->replay.played == 0 &&
      !at.context().allowed.contains("W-PLAY"))
    report_once(text::error("W-PLAY", {}, "the page cannot play this solution, and says so",
                            "run `dawson check --strict` to see the reason, and for all others"),
                at, findings);
  document::Settings const& settings = *at.context().settings;
  auto const& style = diagram.design.caption->links;
  problem::BoardLinks const wanted = settings.below ? *settings.below
                                     : style        ? *style
                                                    : renderer_.default_links;
  problem::BoardLinks const set = wanted.both(renderer_.links);
  std::optional<text::Diagnostic> left_out;
  if (set.empty() && settings.below && !wanted.empty() && sets_)
    left_out = text::error(
        "W-LINK", {},
        renderer_.links.empty() ? "`links` ignored: this output has no links below its boards"
                                : "`links` ignored: this output has none of these below its boards",
        "use a web page, an e-book or a booklet; see `Below a board` in the manual");
  else if (set.empty()) return;
  diagram.links = diagram_links(diagram.problem, set, diagram.anchor, settings.url, left_out);
  if (set.has(BoardLink::pgn)) {
    auto const games = games_to_save(diagram, at);
    if (games && *games)
      diagram.links.insert(
          std::ranges::upper_bound(diagram.links, BoardLink::pgn, {}, &DiagramLink::kind),
          {BoardLink::pgn, "PGN", **games});
    else if (games) report_once(games->error(), at, findings);
  }
  if (auto const* const link = code_link(diagram); link && diagram.described)
    diagram.described->sentences.push_back(fmt::format(
        "{}: {}", chess::words(diagram.described->language).copying.qr_code, link->value));
  if (left_out) report_once(std::move(*left_out), at, findings);
}

void Compilation::report_once(text::Diagnostic finding, At const& at, text::Diagnostics& findings) {
  if (!reports_findings_ || !reported_once_.insert(finding.hint).second) return;
  finding.span = at.opening;
  finding.severity = text::Severity::warning;
  findings.push_back(std::move(finding));
}

// Returns the PGN of a game, or of a problem whose solution the document prints; no value if there
// is nothing to save.
std::optional<text::Result<std::string>> Compilation::games_to_save(DiagramContent const& diagram,
                                                                    At const& at) const {
  std::vector<document::FieldLine> const* const written = at.written();
  if (!written) return {};
  document::Settings const& settings = *at.context().settings;
  text::Diagnostics unused;  // the fields are read elsewhere, with their findings
  auto const proved = settings.proved ? settings.proved(*written, settings, unused) : std::nullopt;
  collection::Record const record = record_of(proved ? proved->fields : *written, settings);
  bool const is_printed = diagram.problem.view.print_solution == problem::SolutionPrint::here &&
                          (solutions_.is_expected() || prints_solution(*diagram.design.caption));
  bool const is_game = record.find(problem::FieldId::game) != nullptr;
  if (!is_game && !(is_printed && record.find(problem::FieldId::solution))) return {};
  return solution_as_pgn(record);
}

// Solutions of a book in reading order: collected, kept for other documents, replayed.

void Compilation::collect_solution(DraftedDiagram& draft, At const& at) {
  auto& made = draft.solution;
  DiagramContent& diagram = draft.content;
  bool const is_solved = diagram.problem.first(problem::FieldId::solution) != nullptr;
  if (!is_solved && !diagram.problem.first(problem::FieldId::comment))
    note_unsolved(diagram.problem, at);
  // A comment alone is printed in place of the solution, among other solutions.
  if (!made || (!is_solved && !solutions_.is_expected())) return;
  document::Context const& context = at.context();
  problem::Problem const& problem = diagram.problem;
  made->id = names_.solution();
  made->anchor = diagram.anchor;
  place_boards(*made, diagram.document, diagram.opening);
  auto const* const number = problem.first(problem::FieldId::number);
  CollectedSolution solution{std::move(*made), problem.view.print_solution, false,
                             number ? prose::plain(number->text) : "", problem.label};
  if (!sets_) {
    note_kept_notation(draft, solution, at);
    note_unplayed(draft, solution.number, at);
  }
  if (accumulated_ || solutions_.describes()) run::describe(problem, solution);
  if (accumulated_) return gather_solution(solution);
  bool const printed = solutions_.is_expected();
  if (!draft.moves.empty() && (printed || prints_solution(*diagram.design.caption))) {
    ReplayedSolution played;
    played.printed = std::move(draft.moves);
    played.replay = std::move(*draft.as_written->replay);
    played.solution = std::move(draft.as_written->tree);
    diagram.played = std::make_shared<ReplayedSolution const>(std::move(played));
  }
  bool const noted = renderer_.notes_solutions &&
                     problem.view.print_solution == problem::SolutionPrint::here &&
                     !prints_solution(*diagram.design.caption);
  if (printed || noted) diagram.solution = solution.content;
  std::optional<text::Note> missed;  // where a directive that would print it can be added
  if (is_solved && !noted && !context.allowed.contains("W-UNPRINTED") &&
      !prints_solution(*diagram.design.caption)) {
    std::string_view const remedy = at.context().settings->markup == &document::tex_markup
                                        ? "`\\begin{chess} solutions` and `\\end{chess}`"
                                        : "a block ```chess solutions";
    // A solution from `defaults` may be in another file.
    bool const elsewhere = draft.as_written && draft.as_written->source != text::at_hand;
    if (at.file_line.empty())
      missed = {problem.first(problem::FieldId::solution)->where, std::string(remedy),
                elsewhere ? draft.as_written->source : at.document.source};
    else missed = {at.directive().opening, std::string(remedy), at.document.source};
  }
  if (printed || !renderer_.scans_all_first) solutions_.add(std::move(solution), std::move(missed));
  else if (missed) solutions_.miss(std::move(*missed));
}

// Only a check reports half-moves that keep their notation: the output shows them.
void Compilation::note_kept_notation(DraftedDiagram const& draft, CollectedSolution const& solution,
                                     At const& at) {
  std::vector<text::Span> const& kept = solution.content.kept;
  if (kept.empty() || !draft.as_written || at.context().allowed.contains("W-NOTATION")) return;
  // A reported move explains why the positions after it are not known.
  if (draft.as_written->replay && !draft.as_written->replay->findings.empty()) return;
  text::Diagnostic first = draft.as_written->origin(text::warning("W-NOTATION", kept.front(), {}));
  first.severity = text::Severity::note;
  bool const elsewhere = draft.as_written->source != text::at_hand;
  first.source = elsewhere ? draft.as_written->source : at.document.source;
  if (!at.file_line.empty()) first.span = at.directive().opening;
  solutions_.keep_notation(solution.number, kept.size(), std::move(first));
}

// Without --strict, a check only notes solutions that are not played.
void Compilation::note_unplayed(DraftedDiagram const& draft, std::string const& number,
                                At const& at) {
  if (!draft.as_written || !draft.as_written->replay || at.context().settings->strict ||
      at.context().allowed.contains("W-PLAY"))
    return;
  replay_rules::Replay const& replay = *draft.as_written->replay;
  if (replay.playable || !replay.findings.empty()) return;
  solutions_.leave_unplayed(number, note_at(at, "W-PLAY"));
}

text::Diagnostic Compilation::note_at(At const& at, std::string code) {
  has_noted_ = true;
  text::Diagnostic out = text::warning(std::move(code), at.opening, {});
  out.severity = text::Severity::note;
  out.source = at.source;
  return out;
}

void Compilation::note_unsolved(problem::Problem const& problem, At const& at) {
  if (sets_ || !solutions_.is_expected() || at.context().allowed.contains("W-UNSOLVED") ||
      problem.view.print_solution != problem::SolutionPrint::here ||
      !problem.first(problem::FieldId::stipulation))
    return;
  auto const* const number = problem.first(problem::FieldId::number);
  solutions_.lack(number ? prose::plain(number->text) : "", note_at(at, "W-UNSOLVED"));
}

// In LaTeX, references treat all files of a book as one document.
void Compilation::keep_number(problem::Problem const& problem, At const& at) {
  auto const* const number = problem.first(problem::FieldId::number);
  bool const in_master = at.context().settings->markup == &document::tex_markup;
  invocation_.labels().add(in_master ? master_ : invocation_.sources()[at.document.source].name(),
                           problem.label, number ? prose::plain(number->text) : "");
}

// Whether its own document prints the solution is determined as in a normal run.
void Compilation::gather_solution(CollectedSolution const& solution) {
  if (solution.when == problem::SolutionPrint::never) return;
  accumulated_->solutions.push_back(solution);
  if (solution.when == problem::SolutionPrint::here) solutions_.add(solution, {});
}

namespace {

namespace fs = std::filesystem;

class IssueReader {
 public:
  IssueReader(Invocation& invocation, document::MarkupLanguage const& markup,
              document::Settings const& default_value, layout::CaptionStyle const& style,
              Accumulated& into)
      : invocation_(invocation),
        markup_(markup),
        compilation_(invocation, abilities(markup), default_value) {
    compilation_.gather(into, style);
  }

  /// Reads the file; returns the reason if it cannot be read, else an empty string.
  std::string read(std::string const& file) {
    MutedFindings const silence(invocation_);
    try {
      if (document::has_tex_suffix(file)) return read_tex(file);
      if (text::has_markdown_suffix(file)) return read_markdown(file);
      if (!collection::format_of_file(file)) return fmt::format("unknown format of {}", file);
      return read_collection(file);
    } catch (SystemError const& refused) {
      return refused.what();
    }
  }

 private:
  static Abilities abilities(document::MarkupLanguage const& markup) {
    Abilities out = &markup == &document::tex_markup ? latex_abilities : markdown_abilities;
    out.scans_all_first = false;
    return out;
  }

  std::string read_tex(std::string const& file) {
    if (&markup_ != &document::tex_markup) return other_host(file, "LaTeX");
    take(read_book(invocation_, compilation_, {file}, {}));
    return {};
  }

  std::string read_markdown(std::string const& file) {
    if (&markup_ != &document::markdown_markup) return other_host(file, "Markdown");
    auto const opened = invocation_.files_beside("")(file);
    if (!opened) return opened.error().message;
    take(opened_markdown(with_included(invocation_, opened->id)));
    return {};
  }

  CompiledDocument opened_markdown(text::SourceId id) {
    StyleSheet const* const style = invocation_.chosen_style();
    CompiledDocument document =
        read_directives_alone(invocation_, id, compilation_, FrontOwner::site);
    invocation_.set_style(style);
    return document;
  }

  // Reads the file as a document that contains only its problems.
  std::string read_collection(std::string const& file) {
    invocation_.disk().open_regular(file);
    bool const tex = &markup_ == &document::tex_markup;
    std::string const field = fmt::format("from: {}\n", fs::path(file).filename().generic_string());
    text::SourceId const id = invocation_.sources().open(
        file, tex ? "\\begin{chess}\n" + field + "\\end{chess}\n" : "```chess\n" + field + "```\n");
    if (tex) take(read_alone(invocation_, compilation_, id, {}, false));
    else take(opened_markdown(id));
    return {};
  }

  static std::string other_host(std::string const& file, std::string_view markup) {
    return fmt::format("{} is {}, but this document is not", file, markup);
  }

  void take(CompiledDocument const& document) {
    for (std::size_t i = 0; i < document.directives.size(); ++i) take(document, i);
  }
  void take(FollowedBook const& read) {
    for (DirectiveRange const& stretch : read.stretches)
      for (std::size_t i = stretch.begin; i < stretch.end; ++i)
        take(read.documents[stretch.document], i);
  }
  void take(CompiledDocument const& document, std::size_t directive) {
    compilation_.each(document, directive, [](Content const&) {});
  }

  Invocation& invocation_;
  document::MarkupLanguage const& markup_;
  Compilation compilation_;
};

}  // namespace

Accumulated read_issues(Invocation& invocation, document::FromOthers const& of,
                        document::MarkupLanguage const& markup,
                        document::Settings const& default_value, layout::CaptionStyle const& style,
                        text::Diagnostics& findings) {
  Accumulated out;
  std::size_t const before = findings.size();
  for (std::size_t i = 0; i < of.files.size(); ++i) {
    text::SourceMappedText const& named = of.files[i];
    std::size_t const begin = out.solutions.size();
    fs::path const folder = invocation.folder_of(of.source, named.origin());
    std::string const file = (folder / named.text()).lexically_normal().string();
    std::size_t const failed = out.failed;
    std::string const fault = IssueReader(invocation, markup, default_value, style, out).read(file);
    // Files of one name in two folders have diagrams with the same ids.
    for (std::size_t one = begin; one < out.solutions.size(); ++one)
      out.solutions[one].content.id += fmt::format("-{}", i);
    if (!fault.empty())
      findings.push_back(
          text::error("E-FILE", named.origin(), fault,
                      "write a path from the folder of this document, to a file that ends with "
                      ".tex, .md or " +
                          collection::known_suffixes()));
    else if (out.failed > failed)
      findings.push_back(
          text::warning("W-ISSUE", named.origin(),
                        fmt::format("problems left out because of errors: {}", out.failed - failed),
                        fmt::format("run `dawson check {}`", file)));
  }
  text::set_source(findings, of.source, before);
  return out;
}

}  // namespace dawson::run
