// The directives in pandoc's tree are joined into a Markdown text, which is read like any other;
// each result then takes its place in the tree.
#include "write/pandoc/pandoc.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <utility>

#include "compile/compilation.hpp"
#include "edition/edition.hpp"
#include "edition/targets.hpp"
#include "prose/links.hpp"
#include "session/invocation.hpp"
#include "type/type.hpp"
#include "write/markdown/markdown_renderer.hpp"
#include "write/pandoc/json_input.hpp"
#include "write/pandoc/pandoc_finder.hpp"

namespace dawson::run {
namespace {

using pandoc::Finder, pandoc::Json;

// Returns a container, since a place in a list of blocks or inlines cannot be left empty.
Json div(std::string const& id, Json blocks, std::vector<std::string> const& classes = {"chess"}) {
  return pandoc::node("Div", Json::array({pandoc::attributes(id, classes), std::move(blocks)}));
}

Json span(Json inlines) {
  return pandoc::node("Span", Json::array({pandoc::attributes("", {"chess"}), std::move(inlines)}));
}

Json plain(Json inlines) {
  return inlines.empty() ? Json::array() : Json::array({pandoc::node("Plain", std::move(inlines))});
}

Json fault(ErrorContent const& failed) {
  return Json::array({pandoc::node(
      "Strong", pandoc::words(fmt::format("[{}: {}]", failed.code, failed.message)))});
}

// Replaces the directives in pandoc's tree by their results.
class Weaver {
 public:
  Weaver(Invocation& invocation, Compilation& compilation, CompiledDocument const& document,
         MarkdownRenderer& renderer, Finder const& finder)
      : invocation_(invocation),
        compilation_(compilation),
        document_(document),
        renderer_(renderer),
        finder_(finder) {
    for (Finder::Found const& one : finder.found()) nodes_.emplace(one.offset, one.node);
    targets_.headings = finder.headings();
  }

  /// Returns whether no directive has an error. All are read before the first is rendered, since
  /// the text of a link may depend on later ones.
  bool run(LinkedDocuments& others) {
    bool complete = true;
    std::vector<std::vector<Content>> read(document_.directives.size());
    for (std::size_t i = 0; i < read.size(); ++i)
      compilation_.each(document_, i, [&](Content&& content) {
        complete = complete && !std::holds_alternative<ErrorContent>(content);
        targets_.add(content);
        read[i].push_back(std::move(content));
      });
    fill_links(others);
    Rows rows(markdown_abilities, [this](Row const& row) { put(row); });
    for (std::size_t i = 0; i < read.size(); ++i) {
      set(i, document_.directives[i].is_inline ? span(Json::array()) : div("", Json::array()));
      bool follows = document_.follows(i);
      for (Content& content : read[i]) {
        resolve_references(content, [this](prose::Link& link) { return targets_.printed(link); });
        rows.add(std::move(content), i, std::exchange(follows, true));
      }
    }
    rows.finish();
    return complete;
  }

 private:
  // Links without a target remain, since they may belong to other filters.
  void fill_links(LinkedDocuments& others) {
    text::Source const& source = invocation_.sources()[document_.source];
    auto links = links_of_values(source, document_.directives);
    for (Finder::Reference const& one : finder_.references()) links.push_back(one.link);
    text::Diagnostics findings = asked_pages(links);
    for (document::WordlessLink const& one : links)
      others.add(targets_, document_.source, one.link);
    ReferenceCheck check(targets_);
    for (document::WordlessLink const& one : links)
      if (auto fault = check.fault(one.link, one.target)) findings.push_back(std::move(*fault));
    invocation_.report(std::move(findings), document_.source);
    for (Finder::Reference const& one : finder_.references()) {
      if (!targets_.contains(prose::label_of(one.link.link))) continue;
      Json& content = one.node->at("c");
      content[1] = text(targets_.printed(one.link.link), nullptr);
      if (prose::asks_for_page(one.link.link)) content[2][1] = "";
    }
  }

  Json* node_of(std::size_t directive) {
    auto const node = nodes_.find(document_.directives[directive].whole.begin);
    return node == nodes_.end() ? nullptr : node->second;
  }
  void set(std::size_t directive, Json what) {
    if (Json* const node = node_of(directive)) *node = std::move(what);
  }

  // A directive that belongs to the row of an earlier one leaves nothing in its own place.
  void put(Row const& row) {
    if (!row.continues) at_ = row.first();
    for (PlacedContent const& one : row.contents)
      if (one.directive != at_) set(one.directive, div("", Json::array(), {}));
    Json* const node = node_of(at_);
    if (!node) return;
    if (document_.directives[at_].is_inline) *node = span(in_line(row.contents.front().content));
    else add(node->at("c")[1], row);
  }

  Json pieces(std::vector<chess::SquareContent> const& pieces, PieceSet const* piece_set,
              chess::Language language) {
    Json out = Json::array();
    for (MarkdownRenderer::Picture const& one : renderer_.figurines(pieces, piece_set, language))
      for (Json& part : one.path.empty() ? pandoc::words(one.alt)
                                         : Json::array({pandoc::image(one.alt, one.path)}))
        out.push_back(std::move(part));
    return out;
  }

  Json text(prose::Inlines const& inlines, PieceSet const* piece_set,
            chess::Language language = chess::Language::english) {
    return pandoc::inlines(inlines, {[&](std::vector<chess::SquareContent> const& all) {
                             return pieces(all, piece_set, language);
                           }});
  }

  Json board(DiagramContent const& diagram) {
    MarkdownRenderer::Picture const picture = renderer_.picture(diagram);
    return Json::array({pandoc::image(picture.alt, picture.path)});
  }

  Json in_line(Content const& content) {
    return std::visit(
        Cases{
            [&](DiagramContent const& one) { return board(one); },
            [&](InlinePieces const& one) {
              return pieces(one.pieces, one.piece_set, one.language);
            },
            [](ErrorContent const& one) { return fault(one); },
            [](one_of<SolutionsContent, GlossaryContent, IndexContent, ProblemTable, PageWord,
                      EmptyContent, Verbatim> auto const&) { return Json::array(); },
        },
        content);
  }

  void add(Json& blocks, Row const& row) {
    std::visit(
        Cases{
            [&](DiagramContent const&) { add_row(blocks, row.diagrams()); },
            [&](SolutionsContent const& solutions) {
              for (SolutionContent const& solution : solutions.entries)
                for (prose::Inlines const& paragraph : prose::without_indents(solution.lines))
                  blocks.push_back(pandoc::node(
                      "Para", text(paragraph, solutions.piece_set, solution.language)));
            },
            [&](GlossaryContent const& one) { add_glossary(blocks, one); },
            [&](ErrorContent const& one) { blocks.push_back(pandoc::node("Para", fault(one))); },
            [](one_of<InlinePieces, IndexContent, ProblemTable, PageWord, EmptyContent,
                      Verbatim> auto const&) {},
        },
        row.contents.front().content);
  }

  // Joins the lines of a caption into one paragraph.
  Json lines(std::vector<prose::Inlines> const& lines, PieceSet const* piece_set,
             chess::Language language) {
    std::vector<Json> parts;
    for (prose::Inlines const& line : lines) parts.push_back(text(line, piece_set, language));
    return paragraph(std::move(parts));
  }

  static Json paragraph(std::vector<Json> lines) {
    Json out = Json::array();
    for (Json& line : lines) {
      if (!out.empty()) out.push_back(pandoc::node("LineBreak"));
      for (Json& part : line) out.push_back(std::move(part));
    }
    return out;
  }

  void add_row(Json& blocks, std::vector<DiagramContent const*> const& row) {
    std::vector<std::vector<Json>> cells(3);
    std::vector<DiagramContent> twins;
    for (DiagramContent const* one : row) {
      backend::CaptionText const caption = backend::caption_text(one->caption);
      Json above = lines(caption.above, one->design.piece_set, language_of_words(*one));
      Json board = this->board(*one);
      Json below = lines(caption.below, one->design.piece_set, language_of_words(*one));
      std::string const& label = one->problem.label;
      twins.insert(twins.end(), one->twins.begin(), one->twins.end());
      if (row.size() == 1) {
        std::vector<Json> parts;
        for (Json* part : {&above, &board, &below})
          if (!part->empty()) parts.push_back(std::move(*part));
        blocks.push_back(
            div(label, Json::array({pandoc::node("Para", paragraph(std::move(parts)))})));
        continue;
      }
      cells[0].push_back(Json::array({div(label, plain(std::move(above)))}));
      cells[1].push_back(plain(std::move(board)));
      cells[2].push_back(plain(std::move(below)));
    }
    if (row.size() > 1) blocks.push_back(pandoc::table(cells));
    if (!twins.empty()) add_glossary(blocks, {.diagrams = std::move(twins)});
  }

  void add_glossary(Json& blocks, GlossaryContent const& glossary) {
    for (auto const& row : small_rows(glossary.diagrams)) add_row(blocks, row);
    std::vector<prose::Inlines> below;
    for (layout::CaptionRow const& row : glossary.lines) below.push_back(as_text(row));
    if (!below.empty())
      blocks.push_back(pandoc::node("Para", lines(below, glossary.piece_set, glossary.language)));
  }

  Invocation& invocation_;
  Compilation& compilation_;
  CompiledDocument const& document_;
  MarkdownRenderer& renderer_;
  Finder const& finder_;
  ReferenceTargets targets_;
  std::map<std::size_t, Json*> nodes_;  // by position of the directive in the text
  std::size_t at_ = 0;                  // the directive whose place the row takes
};

}  // namespace

WovenPandoc weave_pandoc(Invocation& invocation, text::SourceId input, WeaveOptions const& options,
                         MarkdownOptions const& markdown) {
  WovenPandoc out;
  type::Type const* const type = invocation.type();
  if (!type) return {{}, {}, false};
  constexpr char const* hint = "run Dawson with `pandoc --filter`, from pandoc 2.10 on";
  auto const refuse = [&](text::Diagnostic why) {
    invocation.report(std::move(why), input);
    return WovenPandoc{{}, {}, false};
  };
  auto json = read_json_input(invocation.sources()[input], hint);
  if (!json) return refuse(std::move(json.error()));
  if (!json->is_object() || !json->contains("blocks") || !json->at("blocks").is_array() ||
      !json->contains("pandoc-api-version"))
    return refuse(text::error("E-JSON", {}, "the JSON is not a pandoc document", hint));
  Json const first_with_tables = Json::array({1, 21});
  if (json->at("pandoc-api-version") < first_with_tables)
    return refuse(
        text::error("E-JSON", {}, "the document comes from a pandoc older than 2.10", hint));
  using document::PluginFences;
  PluginFences fences = invocation.plugin_fences();
  if (fences == PluginFences::of_document)
    fences = document::read_plugin_fences(pandoc::fences_in_metadata(*json))
                 .value_or(PluginFences::reported);
  Finder finder(fences == PluginFences::diagrams);
  finder.look(*json);
  if (finder.divs() > 0)
    invocation.report(
        text::warning(
            "W-FENCE", {},
            fmt::format("{} `:::` block{} of class `chess` kept as text, since pandoc parses them",
                        finder.divs(), finder.divs() == 1 ? "" : "s"),
            "write fenced code blocks: ```{.chess}"),
        input);
  if (finder.plugins_left() > 0 && fences == PluginFences::reported)
    invocation.report(
        text::warning("W-FENCE", {},
                      fmt::format("{} block{} for other chess programs kept as code",
                                  finder.plugins_left(), finder.plugins_left() == 1 ? "" : "s"),
                      "write `fences: yes` in the front matter to typeset them, `fences: no` to "
                      "keep them as code"),
        input);
  if (finder.tex_diagrams() > 0 && markdown.boards != Boards::pdf)
    invocation.report(
        text::warning("W-FENCE", {},
                      fmt::format("{} diagram{} of diagram.sty not typeset: pandoc keeps raw LaTeX "
                                  "for LaTeX alone",
                                  finder.tex_diagrams(), finder.tex_diagrams() == 1 ? "" : "s"),
                      "write a fence ```chess with fields such as `author: ...` and "
                      "`stipulation: ...`"),
        input);
  text::SourceId const text = invocation.sources().open("<pandoc>", finder.text());
  Compilation compilation(invocation, markdown_abilities, options.defaults);
  CompiledDocument const document =
      read_directives_alone(invocation, text, compilation, FrontOwner::site);
  MarkdownRenderer renderer(invocation, markdown, type->typeset());
  LinkedDocuments others(invocation, options.defaults);
  out.complete = Weaver(invocation, compilation, document, renderer, finder).run(others);
  compilation.close();
  out.assets = renderer.close();
  out.complete = out.complete && renderer.complete();
  constexpr auto replace = Json::error_handler_t::replace;
  out.json = json->dump(-1, ' ', false, replace);
  return out;
}

}  // namespace dawson::run
