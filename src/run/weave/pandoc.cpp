// The directives of pandoc's tree are put together into a Markdown text, which is read as any
// other; what comes of each takes its place in the tree.
#include "run/weave/pandoc.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <utility>

#include "run/book/book.hpp"
#include "run/job.hpp"
#include "run/weave/markdown_setter.hpp"
#include "run/weave/pandoc_text.hpp"
#include "run/weave/weave_markdown.hpp"
#include "text/ascii.hpp"
#include "text/runs.hpp"
#include "type/type.hpp"

namespace dawson::run {
namespace {

using pandoc::Json;

// Pandoc's nodes are three or four levels of JSON each.
constexpr std::size_t deepest_json = 2000;

constexpr std::string_view keyword = "chess";

bool is_kind(Json const& json, std::string_view kind) {
  return json.is_object() && json.contains("t") && json["t"] == kind && json.contains("c");
}

bool is_text(Json const& json) { return json.is_string(); }

// [attributes, text], the attributes an id, classes and pairs.
bool is_code(Json const& content) {
  return content.is_array() && content.size() == 2 && content[0].is_array() &&
         content[0].size() == 3 && is_text(content[0][0]) && content[0][1].is_array() &&
         content[0][2].is_array() && is_text(content[1]);
}

bool is_directive(Json const& json) {
  if (is_kind(json, "CodeBlock") && is_code(json["c"])) {
    Json const& classes = json["c"][0][1];
    return std::ranges::find(classes, Json(keyword)) != classes.end();
  }
  return is_kind(json, "Code") && is_code(json["c"]) && json["c"][0][1].empty() &&
         json["c"][1].get<std::string>().starts_with("chess ");
}

std::string one_line(std::string text) {
  std::ranges::replace_if(
      text, [](char c) { return c == '\n' || c == '\r'; }, ' ');
  return text;
}

std::string option(std::string const& name, std::string const& value) {
  bool const quoted = value.find('"') == std::string::npos;
  return fmt::format(" {}={}{}{}", name, quoted ? '"' : '{', one_line(value), quoted ? '"' : '}');
}

// A block as Markdown has it.
std::string fenced(Json const& code) {
  Json const& attributes = code[0];
  std::string text = code[1].get<std::string>();
  std::string const fence(std::max<std::size_t>(2, text::longest_run(text, '~')) + 1, '~');
  std::string info = "chess";
  for (Json const& one : attributes[1])
    if (is_text(one) && one != keyword) info += " " + one_line(one.get<std::string>());
  if (std::string const id = attributes[0].get<std::string>(); !id.empty())
    info += option("label", id);
  for (Json const& pair : attributes[2])
    if (pair.is_array() && pair.size() == 2 && is_text(pair[0]) && is_text(pair[1]))
      info += option(pair[0].get<std::string>(), pair[1].get<std::string>());
  if (!text.empty() && !text.ends_with('\n')) text += '\n';
  return fmt::format("{} {}\n{}{}\n", fence, info, text, fence);
}

// The directives of a tree, in the order of the text.
class Finder {
 public:
  struct Found {
    Json* node;
    std::size_t offset;  // in `text`
  };

  /// False where it is nested too deeply.
  bool look(Json& json, std::size_t depth = 0) {
    if (depth > deepest_json) return false;
    if (is_directive(json)) {
      add(json);
      return true;
    }
    if (!json.is_structured()) return true;
    for (Json& inner : json) {
      bool const block = is_kind(inner, "CodeBlock") && is_directive(inner);
      // What stands between two blocks keeps them out of one row.
      if (!block && json.is_array() && is_kind_of_block(inner)) apart_ = true;
      if (!look(inner, depth + 1)) return false;
    }
    apart_ = true;
    return true;
  }

  std::string const& text() const { return text_; }
  std::vector<Found> const& found() const { return found_; }

 private:
  static bool is_kind_of_block(Json const& json) { return json.is_object() && json.contains("t"); }

  void add(Json& json) {
    bool const block = json["t"] == "CodeBlock";
    if (!text_.empty()) text_ += "\n";
    if (block && apart_ && !text_.empty()) text_ += "...\n\n";
    found_.push_back({&json, text_.size()});
    if (block) text_ += fenced(json["c"]);
    else text_ += fmt::format("`{}`\n", one_line(json["c"][1].get<std::string>()));
    apart_ = !block;
  }

  std::string text_;
  std::vector<Found> found_;
  bool apart_ = false;
};

// A place in a list of blocks or inlines cannot be left empty.
Json div(std::string const& id, Json blocks, std::vector<std::string> const& classes = {"chess"}) {
  return pandoc::node("Div", Json::array({pandoc::attributes(id, classes), std::move(blocks)}));
}

Json span(Json inlines) {
  return pandoc::node("Span", Json::array({pandoc::attributes("", {"chess"}), std::move(inlines)}));
}

Json plain(Json inlines) {
  return inlines.empty() ? Json::array() : Json::array({pandoc::node("Plain", std::move(inlines))});
}

Json fault(Failed const& failed) {
  return Json::array({pandoc::node(
      "Strong", pandoc::words(fmt::format("[{}: {}]", failed.code, failed.message)))});
}

// Puts what stands for directives into the places of the tree that they have been found at.
class Weaver {
 public:
  Weaver(Book& book, BookDocument const& document, MarkdownSetter& setter,
         std::vector<Finder::Found> const& found)
      : book_(book), document_(document), setter_(setter) {
    for (Finder::Found const& one : found) nodes_.emplace(one.offset, one.node);
  }

  /// Whether no directive has an error.
  bool run() {
    bool complete = true;
    Rows rows(markdown_abilities, [this](Row const& row) { put(row); });
    for (std::size_t i = 0; i < document_.directives.size(); ++i) {
      set(i, document_.directives[i].is_inline ? span(Json::array()) : div("", Json::array()));
      bool follows = document_.follows(i);
      book_.each(document_, i, [&](Content content) {
        complete = complete && !std::holds_alternative<Failed>(content);
        rows.add({std::move(content), i}, std::exchange(follows, true));
      });
    }
    rows.finish();
    return complete;
  }

 private:
  Json* node_of(std::size_t directive) {
    auto const node = nodes_.find(document_.directives[directive].whole.begin);
    return node == nodes_.end() ? nullptr : node->second;
  }
  void set(std::size_t directive, Json what) {
    if (Json* const node = node_of(directive)) *node = std::move(what);
  }

  // What is in the row of a directive before it leaves nothing at its own place.
  void put(Row const& row) {
    if (!row.goes_on) at_ = row.first();
    for (PlacedContent const& one : row.contents)
      if (one.directive != at_) set(one.directive, div("", Json::array(), {}));
    Json* const node = node_of(at_);
    if (!node) return;
    if (document_.directives[at_].is_inline) *node = span(in_line(row.contents.front().content));
    else add(node->at("c")[1], row);
  }

  Json men(std::vector<chess::Occupant> const& men, PieceSet const* pieces) {
    Json out = Json::array();
    for (MarkdownSetter::Picture const& one : setter_.figurines(men, pieces))
      for (Json& part : one.path.empty() ? pandoc::words(one.alt)
                                         : Json::array({pandoc::image(one.alt, one.path)}))
        out.push_back(std::move(part));
    return out;
  }

  Json text(prose::Inlines const& inlines, PieceSet const* pieces) {
    return pandoc::inlines(
        inlines, [&](std::vector<chess::Occupant> const& all) { return men(all, pieces); });
  }

  Json board(DiagramContent const& diagram) {
    MarkdownSetter::Picture const picture = setter_.picture(diagram);
    return Json::array({pandoc::image(picture.alt, picture.path)});
  }

  Json in_line(Content const& content) {
    return std::visit(Cases{
                          [&](DiagramContent const& one) { return board(one); },
                          [&](Men const& one) { return men(one.men, one.pieces); },
                          [](Failed const& one) { return fault(one); },
                          [](one_of<SolutionsContent, GlossaryContent, IndexContent, ProblemTable,
                                    Nothing, Kept> auto const&) { return Json::array(); },
                      },
                      content);
  }

  void add(Json& blocks, Row const& row) {
    std::visit(Cases{
                   [&](DiagramContent const&) { add_row(blocks, row.diagrams()); },
                   [&](SolutionsContent const& solutions) {
                     for (SolutionContent const& solution : solutions.entries)
                       for (prose::Inlines const& paragraph : solution.paragraphs)
                         blocks.push_back(pandoc::node("Para", text(paragraph, solutions.pieces)));
                   },
                   [&](GlossaryContent const& one) { add_glossary(blocks, one); },
                   [&](Failed const& one) { blocks.push_back(pandoc::node("Para", fault(one))); },
                   [](one_of<Men, IndexContent, ProblemTable, Nothing, Kept> auto const&) {},
               },
               row.contents.front().content);
  }

  // Lines of a caption as one paragraph's.
  Json lines(std::vector<prose::Inlines> const& lines, PieceSet const* pieces) {
    std::vector<Json> parts;
    for (prose::Inlines const& line : lines) parts.push_back(text(line, pieces));
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
      Json above = lines(caption.above, one->design.pieces);
      Json board = this->board(*one);
      Json below = lines(caption.below, one->design.pieces);
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
    if (!below.empty()) blocks.push_back(pandoc::node("Para", lines(below, glossary.pieces)));
  }

  Book& book_;
  BookDocument const& document_;
  MarkdownSetter& setter_;
  std::map<std::size_t, Json*> nodes_;  // by the place of the directive in the text
  std::size_t at_ = 0;                  // the directive that the row belongs to
};

}  // namespace

WovenPandoc weave_pandoc(Job& job, text::SourceId input, WeaveOptions const& options,
                         MarkdownOptions const& markdown) {
  WovenPandoc out;
  type::Type const* const type = job.type();
  if (!type) return {{}, {}, false};
  auto const refuse = [&](std::string const& why) {
    job.report(text::error("E-JSON", {}, why, "this is what `pandoc --filter` gives"), input);
    return WovenPandoc{{}, {}, false};
  };
  constexpr bool throws = false;
  Json json = Json::parse(job.sources()[input].bytes(), nullptr, throws);
  if (json.is_discarded()) return refuse("this is no JSON");
  if (!json.is_object() || !json.contains("blocks") || !json["blocks"].is_array() ||
      !json.contains("pandoc-api-version"))
    return refuse("this is no document of pandoc's");
  Json const first_with_tables = Json::array({1, 21});
  if (json["pandoc-api-version"] < first_with_tables)
    return refuse("this pandoc is older than 2.10");
  Finder finder;
  if (!finder.look(json["blocks"])) return refuse("the document is nested too deeply");
  text::SourceId const text = job.sources().open("<pandoc>", finder.text());
  Book book(job, markdown_abilities, options.defaults);
  BookDocument const document = open_woven_markdown(job, text, book);
  MarkdownSetter setter(job, markdown, type->typeset());
  out.complete = Weaver(book, document, setter, finder.found()).run();
  book.close();
  out.assets = setter.close();
  constexpr auto replace = Json::error_handler_t::replace;
  out.json = json.dump(-1, ' ', false, replace);
  return out;
}

}  // namespace dawson::run
