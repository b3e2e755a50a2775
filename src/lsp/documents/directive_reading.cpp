#include "lsp/documents/directive_reading.hpp"

#include <algorithm>
#include <filesystem>

#include "alt_text/description.hpp"
#include "backend/svg.hpp"
#include "compile/compilation.hpp"
#include "compile/content.hpp"
#include "compile/documents.hpp"
#include "disk/disk.hpp"
#include "layout/captions/position_text.hpp"
#include "layout/scene.hpp"
#include "replay/replay.hpp"
#include "session/includes.hpp"
#include "session/invocation.hpp"
#include "write/weave_options.hpp"

namespace dawson::lsp {

struct ScannedBook::Parts {
  explicit Parts(std::shared_ptr<type::TypeCache> fonts) : invocation(std::move(fonts)) {}

  run::Invocation invocation;
  run::WeaveOptions options;
  std::optional<run::Compilation> compilation;
  run::FollowedBook book;
  run::CompiledDocument const* own = nullptr;  // the open document
};

ScannedBook::ScannedBook(Workspace& workspace, OpenDocument const& document)
    : parts_(std::make_unique<Parts>(workspace.context().fonts)) {
  Parts& parts = *parts_;
  std::string const root = workspace.root_of(document);
  document::MarkupLanguage const& markup = *document.markup;
  run::Invocation& invocation = parts.invocation;
  invocation.disk().refuse_pipes();
  try {
    parts.options = prepare(invocation, root, markup, workspace.context());
    parts.compilation.emplace(invocation, run::web_page_abilities, parts.options.defaults);
    if (&markup == &document::tex_markup) {
      parts.book = run::read_book(invocation, *parts.compilation, {root}, {});
    } else {
      parts.book.documents.push_back(
          run::read_directives_alone(invocation, run::open_markdown(invocation, root),
                                     *parts.compilation, run::FrontOwner::document));
    }
  } catch (run::SystemError const&) {
    parts.book.documents.clear();  // a file of the book cannot be read, which is reported
  }
  std::string const whole = run::whole_name(document.name);
  for (run::CompiledDocument const& one : parts.book.documents)
    if (run::whole_name(invocation.sources()[one.source].name()) == whole) parts.own = &one;
}

ScannedBook::~ScannedBook() = default;

document::Context const* ScannedBook::context_at(std::size_t begin) const {
  if (!parts_->own) return nullptr;
  std::size_t const index = document::directive_at(parts_->own->directives, begin);
  if (index >= parts_->own->directives.size() || index >= parts_->own->contexts.size() ||
      parts_->own->directives[index].whole.begin != begin)
    return nullptr;
  return &parts_->own->contexts[index];
}

std::optional<document::Diagram> ScannedBook::diagram_at(std::size_t begin) const {
  document::Context const* const context = context_at(begin);
  if (!context) return {};
  text::Diagnostics findings;
  std::size_t const index = document::directive_at(parts_->own->directives, begin);
  auto outcome = document::read_directive(parts_->invocation.sources()[parts_->own->source],
                                          parts_->own->source, parts_->own->directives[index],
                                          *context, findings);
  if (auto* const diagram = std::get_if<document::Diagram>(&outcome)) return std::move(*diagram);
  return {};
}

std::optional<document::Diagram> ScannedBook::diagram_alone(std::string const& body) {
  Outline const outline("", "```chess\n" + body + "```\n", document::markdown_markup);
  if (outline.directives().empty()) return {};
  document::Settings settings;
  settings.markup = &document::markdown_markup;
  document::Context context;
  context.settings = std::make_shared<document::Settings const>(std::move(settings));
  document::Directive const& directive = outline.directives().front().directive;
  context.written = document::written_fields(outline.source(), directive, text::at_hand,
                                             document::markdown_markup);
  text::Diagnostics findings;
  auto outcome =
      document::read_directive(outline.source(), text::at_hand, directive, context, findings);
  if (auto* const diagram = std::get_if<document::Diagram>(&outcome)) return std::move(*diagram);
  return {};
}

ScannedBook::Drawing ScannedBook::draw(document::Diagram const& diagram,
                                       chess::Position const& position,
                                       std::string const& after_move) const {
  run::DiagramContent content;
  content.problem = diagram.problem;
  content.problem.position = position;
  content.language = diagram.language;
  content.in_line = diagram.in_line;
  content.design =
      parts_->invocation.design(diagram.problem.view.style, diagram.problem.view.caption,
                                parts_->own ? parts_->own->folder : std::string());
  run::settle(content.problem, content.design);
  layout::Scene const scene = run::scene_of(content);
  alt_text::Description const words =
      after_move.empty()
          ? alt_text::describe(content.problem, {diagram.language})
          : alt_text::describe_after(content.problem, after_move, {diagram.language});
  Drawing out;
  out.words = words.full();
  out.position = layout::position_text(content.problem, layout::FenForm::any).text;
  out.svg = backend::svg_board(scene, {words.short_text, "", "", {}, {}, false}, {},
                               run::pictures_of(content.design.piece_set));
  return out;
}

std::optional<PlayedMove> played_move_at(document::Diagram& diagram, std::size_t offset) {
  if (!diagram.solution) return {};
  document::ReadSolution& solution = *diagram.solution;
  document::check_solution(solution, diagram.problem, false, {.frames = true});
  if (!solution.replay) return {};
  run::BoardState board(diagram.problem);
  for (replay_rules::ReplayLine const& line : solution.replay->lines) {
    for (std::size_t i = 0; i < line.frames.size(); ++i) {
      replay_rules::Frame const& frame = line.frames[i];
      if (frame.where.begin == frame.where.end) continue;
      text::Span const where = solution.written.origin(solution.plain.origin(frame.where));
      if (offset < where.begin || offset > where.end) continue;
      if (!board.begin(line)) return {};
      std::vector<std::size_t> path;
      for (std::size_t at = i; at != replay_rules::Frame::start; at = line.frames[at].before)
        path.push_back(at);
      for (auto at = path.rbegin(); at != path.rend(); ++at)
        if (!board.make(line.frames[*at].changes)) return {};
      return PlayedMove{
          where,
          solution.plain.text().substr(frame.where.begin, frame.where.end - frame.where.begin),
          board.position()};
    }
  }
  return {};
}

}  // namespace dawson::lsp
