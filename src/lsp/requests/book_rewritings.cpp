// Rewriting of directives that depends on their book: letters of solutions, twins.
#include <fmt/format.h>

#include <algorithm>

#include "document/directive_text.hpp"
#include "lsp/documents/directive_reading.hpp"
#include "lsp/requests/actions.hpp"
#include "semantics/drawn_conditions.hpp"
#include "semantics/solution/canonical.hpp"
#include "semantics/solution/reader.hpp"
#include "semantics/solution/walks.hpp"
#include "text/closest_name.hpp"
#include "text/limits.hpp"

namespace dawson::lsp {
namespace {

using problem::FieldId;
using text::Span;

// Returns the letters of a piece in print: the knight of English is N, unless it is a nightrider.
std::string printed_walk(std::string const& walk, semantics::Letters const& letters) {
  return walk == "S" && letters.n_is_knight ? "N" : semantics::walk_in(walk, letters.language);
}

// A solution whose piece letters are replaced. Spans are bytes of its plain text.
class LettersOfSolution {
 public:
  LettersOfSolution(document::Diagram const& diagram, chess::Language language)
      : solution_(*diagram.solution),
        problem_(diagram.problem),
        nightriders_(document::has_nightriders(problem_)),
        old_(letters(solution_.tree.language)),
        new_(letters(language)) {}

  // Returns the edits of the document; none if the moves would change, or no letter does.
  std::vector<TextEdit> run() {
    for (semantics::SolutionPart const& part : solution_.tree.parts)
      for (semantics::SolutionPhase const& phase : part.phases)
        for (semantics::SolutionNode const& node : phase.nodes)
          for (semantics::HalfMove const& half : node.halves) take(half);
    std::ranges::sort(edits_, {}, [](TextEdit const& one) { return one.where.begin; });
    std::string text = solution_.tree.text;
    for (auto one = edits_.rbegin(); one != edits_.rend(); ++one)
      text.replace(one->where.begin, one->where.end - one->where.begin, one->by);
    if (text == solution_.tree.text ||
        read(text, new_.language) != read(solution_.tree.text, old_.language))
      return {};
    for (TextEdit& one : edits_)
      one.where = solution_.written.origin(solution_.plain.origin(one.where));
    return std::move(edits_);
  }

 private:
  semantics::Letters letters(chess::Language language) const {
    return semantics::letters_for(language, &problem_.position, nightriders_);
  }

  std::string read(std::string text, chess::Language language) const {
    semantics::Solution const solution =
        semantics::read_solution(std::move(text), document::context_of(problem_, language, ""));
    return solution.language == language ? semantics::canonical(solution) : std::string();
  }

  void replace(Span where, std::string const& walk) {
    std::string by = printed_walk(walk, new_);
    if (where.begin < where.end && solution_.tree.words(where) != by)
      edits_.push_back({where, std::move(by)});
  }

  void take(semantics::HalfMove const& half) {
    std::string walk = half.piece.walk;
    std::string const written = solution_.tree.words(half.letter);
    if (auto const english = old_.english(written); !english.empty()) walk = english;
    if (!walk.empty()) replace(half.letter, walk);
    std::size_t after = half.letter.end > 0 ? half.letter.end : half.where.begin;
    for (semantics::MoveSuffix const& suffix : half.suffixes) {
      if (suffix.kind != semantics::MoveSuffix::Kind::becomes || suffix.becomes.walk.empty())
        continue;
      std::string const letter = printed_walk(suffix.becomes.walk, old_);
      std::size_t const at = solution_.tree.text.find(letter, after);
      if (at >= half.where.end) continue;
      after = at + letter.size();
      replace({at, after}, suffix.becomes.walk);
    }
  }

  document::ReadSolution const& solution_;
  problem::Problem const& problem_;
  bool nightriders_;
  semantics::Letters old_, new_;
  std::vector<TextEdit> edits_;
};

class BookRewriter {
 public:
  BookRewriter(RequestContext const& request, OutlinedDirective const& directive, Span range)
      : request_(request),
        outline_(request.text().outline()),
        directive_(directive),
        range_(range) {}

  std::vector<Action> run() {
    bool const solution = touches(FieldId::solution), twins = touches(FieldId::twins);
    if (!solution && !twins) return {};
    ScannedBook const book(request_.workspace, *request_.document);
    auto const diagram = book.diagram_at(directive_.directive.whole.begin);
    if (!diagram) return {};
    if (solution && diagram->solution) solution_letters(*diagram);
    if (twins) twin_boards(diagram->problem);
    return std::move(out_);
  }

 private:
  bool touches(FieldId id) const {
    auto const* const field = directive_.field(id);
    return field && touch({field->name.begin, span_of_value(*field).end}, range_);
  }

  void solution_letters(document::Diagram const& diagram) {
    for (chess::Language const language : chess::all_languages) {
      if (language == diagram.solution->tree.language) continue;
      Action one{fmt::format("write the solution with {} letters", chess::about(language).name),
                 rewrite, LettersOfSolution(diagram, language).run()};
      if (one.edits.empty()) continue;
      std::string const name(chess::about(language).name);
      if (auto const* const field = directive_.field(FieldId::solution_language))
        one.edits.push_back({span_of_value(*field), text::folded(name)});
      else if (language != diagram.language)
        one.edits.push_back(
            added_line(outline_, directive_.directive, "solution-language: " + text::folded(name)));
      std::ranges::sort(one.edits, {}, [](TextEdit const& edit) { return edit.where.begin; });
      out_.push_back(std::move(one));
    }
  }

  void twin_boards(problem::Problem const& problem) {
    if (!directive_.field(FieldId::twin_boards))
      out_.push_back({"show a board for each twin",
                      rewrite,
                      {added_line(outline_, directive_.directive, "twin-boards: yes")}});
    std::string blocks;
    auto const positions = semantics::twin_diagrams(problem);
    for (std::size_t i = 0; i < positions.size(); ++i) {
      if (!positions[i]) return;
      if (problem.twins[i].changes.empty()) continue;
      auto block = twin_block(problem, problem.twins[i], positions[i]->position);
      if (!block) return;
      blocks += "\n" + *block;
    }
    std::size_t const end = directive_.directive.whole.end;
    if (blocks.empty() || !directive_.directive.around.prefix.empty()) return;
    bool const ends_line = end > 0 && outline_.bytes()[end - 1] == '\n';
    if (!ends_line) blocks = "\n" + blocks.substr(0, blocks.size() - 1);
    out_.push_back({"add a directive for each twin", rewrite, {{{end, end}, std::move(blocks)}}});
  }

  // Returns a directive like this one for a twin; none for a twin that changes more than position,
  // stipulation and conditions, or whose board no notation can write.
  std::optional<std::string> twin_block(problem::Problem const& problem, chess::Twin const& twin,
                                        chess::Position const& position) const {
    document::DirectiveText text(
        document::body_text(outline_.source(), directive_.directive).text(), text::Limits{}.squares,
        outline_.markup());
    text::Diagnostics findings;
    if (!text.position(findings)) return {};
    text.set_position(position, nullptr, findings);
    auto const set = [&](FieldId id, std::string_view value) {
      if (auto const* const field = directive_.field(id))
        return !text.set_field(*field->field, value);
      return value.empty();
    };
    bool done = true;
    for (FieldId const id :
         {FieldId::twins, FieldId::twin_boards, FieldId::label, FieldId::solution, FieldId::count})
      done = set(id, "") && done;
    if (auto const* const number = directive_.field(FieldId::number);
        number && value_of(*number) != "auto")
      done = set(FieldId::number, fmt::format("{}{}", value_of(*number), twin.label)) && done;
    for (chess::TwinChange const& change : twin.changes) {
      if (change.kind == chess::ChangeKind::invisible) return {};
      if (change.kind == chess::ChangeKind::stipulation && change.texts.size() == 1)
        done = set(FieldId::stipulation, change.texts.front()) && done;
      if (change.kind == chess::ChangeKind::conditions)
        done = set(FieldId::conditions, fmt::format("{}", fmt::join(change.texts, "; "))) && done;
    }
    bool const failed = std::ranges::any_of(
        findings, [](text::Diagnostic const& one) { return one.code == "E-EDIT"; });
    if (!done || failed || problem.target) return {};
    return document::block_text(text.text(), outline_.markup());
  }

  RequestContext const& request_;
  Outline const& outline_;
  OutlinedDirective const& directive_;
  Span range_;
  std::vector<Action> out_;
};

}  // namespace

std::vector<Action> rewritings_in_book(RequestContext const& request,
                                       OutlinedDirective const& directive, Span range) {
  return BookRewriter(request, directive, range).run();
}

}  // namespace dawson::lsp
