// The directives of pandoc's tree are put together into a Markdown text, which is read as any
// other; what comes of each takes its place in the tree.
#include "run/weave/pandoc.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <utility>

#include "document/markdown/scan.hpp"
#include "run/book.hpp"
#include "run/weave/pandoc_text.hpp"
#include "run/weave/weave_markdown.hpp"
#include "text/ascii.hpp"
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
  std::size_t longest = 2, run = 0;
  for (char const c : text) {
    run = c == '~' ? run + 1 : 0;
    longest = std::max(longest, run);
  }
  std::string const fence(longest + 1, '~');
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

class Weaver {
 public:
  Weaver(Job& job, text::SourceId text, WeaveOptions const& options,
         MarkdownOptions const& markdown, type::Type const& type)
      : book_(job, web_traits, options.defaults), host_(job, text, markdown, type.typeset()) {
    document_.source = text;
    document::Scan scan = document::scan_markdown(job.sources()[text]);
    job.report(std::move(scan.diagnostics), text);
    document_.directives = std::move(scan.directives);
    document::Settings own;
    own.host = &document::markdown_host;
    own.links = std::move(scan.links);
    book_.scan(document_, std::move(own));
  }

  void run(std::vector<Finder::Found> const& found, WovenPandoc& out) {
    std::map<std::size_t, Json*> nodes;
    for (Finder::Found const& one : found) nodes.emplace(one.offset, one.node);
    std::vector<std::vector<PlacedContent>> read;
    for (std::size_t i = 0; i < document_.directives.size(); ++i) {
      read.emplace_back();
      book_.each(document_, i, [&](Content content) {
        out.complete = out.complete && !std::holds_alternative<Failed>(content);
        read.back().push_back({std::move(content), document_.directives[i].opening});
      });
    }
    book_.close();
    for (std::size_t i = 0; i < read.size();) {
      document::Directive const& first = document_.directives[i];
      std::size_t next = i + 1;
      std::vector<PlacedContent> all = std::move(read[i]);
      while (!first.is_inline && !all.empty() && next < read.size() && !read[next].empty() &&
             comes_into_row(all.front(), document_.directives[next], read[next].front())) {
        std::ranges::move(read[next], std::back_inserter(all));
        drop(nodes, document_.directives[next++]);
      }
      if (auto const node = nodes.find(first.whole.begin); node != nodes.end())
        *node->second = first.is_inline ? in_line(all) : block(all);
      i = next;
    }
    out.assets = host_.close();
  }

 private:
  static void drop(std::map<std::size_t, Json*> const& nodes, document::Directive const& one) {
    if (auto const node = nodes.find(one.whole.begin); node != nodes.end())
      *node->second = nothing();
  }

  // A place in a list of blocks or inlines cannot be left empty.
  static Json nothing() {
    return pandoc::node("Div", Json::array({pandoc::attributes(""), Json::array()}));
  }
  static Json div(std::string const& id, Json blocks) {
    return pandoc::node("Div", Json::array({pandoc::attributes(id, {"chess"}), std::move(blocks)}));
  }
  static Json span(Json inlines) {
    return pandoc::node("Span",
                        Json::array({pandoc::attributes("", {"chess"}), std::move(inlines)}));
  }

  Json men(std::vector<chess::Occupant> const& men, PieceSet const* pieces) {
    Json out = Json::array();
    for (MarkdownHost::Figurine const& one : host_.figurines({men, pieces}))
      for (Json& part : one.path.empty() ? pandoc::words(one.text)
                                         : Json::array({pandoc::image(one.text, one.path)}))
        out.push_back(std::move(part));
    return out;
  }
  Json text(prose::Inlines const& inlines, PieceSet const* pieces) {
    return pandoc::inlines(
        inlines, [&](std::vector<chess::Occupant> const& all) { return men(all, pieces); });
  }

  Json in_line(std::vector<PlacedContent> const& contents) {
    if (contents.empty()) return span(Json::array());
    Content const& content = contents.front().content;
    if (auto const* one = std::get_if<DiagramContent>(&content))
      return span(Json::array({board(*one)}));
    if (auto const* figurines = std::get_if<Men>(&content))
      return span(men(figurines->men, figurines->pieces));
    if (auto const* error = std::get_if<Failed>(&content)) return span(fault(*error));
    return span(Json::array());
  }

  static Json fault(Failed const& failed) {
    return Json::array({pandoc::node(
        "Strong", pandoc::words(fmt::format("[{}: {}]", failed.code, failed.message)))});
  }

  Json board(DiagramContent const& diagram) {
    MarkdownHost::Picture const picture = host_.picture(diagram);
    return pandoc::image(picture.alt, picture.path);
  }

  Json block(std::vector<PlacedContent> const& contents) {
    Json blocks = Json::array();
    for (std::size_t i = 0; i < contents.size();) {
      auto const* first = std::get_if<DiagramContent>(&contents[i].content);
      std::size_t end = i + 1;
      while (first && end < contents.size() &&
             end - i < static_cast<std::size_t>(std::max(1, first->across)) &&
             std::holds_alternative<DiagramContent>(contents[end].content))
        ++end;
      if (first)
        add_row(blocks, {contents.begin() + static_cast<std::ptrdiff_t>(i),
                         contents.begin() + static_cast<std::ptrdiff_t>(end)});
      else add(blocks, contents[i]);
      i = end;
    }
    return div("", std::move(blocks));
  }

  // Lines of a caption as one paragraph's.
  Json lines(std::vector<prose::Inlines> const& lines, PieceSet const* pieces) {
    Json out = Json::array();
    for (prose::Inlines const& line : lines) {
      if (!out.empty()) out.push_back(pandoc::node("LineBreak"));
      for (Json& part : text(line, pieces)) out.push_back(std::move(part));
    }
    return out;
  }

  struct Parts {
    Json above, board, below;
  };
  Parts parts(DiagramContent const& diagram) {
    backend::CaptionText const caption = backend::caption_text(diagram.caption);
    return {lines(caption.above, diagram.design.pieces), Json::array({board(diagram)}),
            lines(caption.below, diagram.design.pieces)};
  }

  void add_row(Json& blocks, std::vector<PlacedContent> const& row) {
    std::vector<std::vector<Json>> cells(3);
    Json paragraph = Json::array();
    std::string label;
    std::vector<DiagramContent> twins;
    for (PlacedContent const& one : row) {
      auto const& diagram = std::get<DiagramContent>(one.content);
      Parts made = parts(diagram);
      label = diagram.problem.label;
      twins.insert(twins.end(), diagram.twins.begin(), diagram.twins.end());
      if (row.size() > 1) {
        Json top = Json::array({div(label, plain(std::move(made.above)))});
        cells[0].push_back(std::move(top));
        cells[1].push_back(plain(std::move(made.board)));
        cells[2].push_back(plain(std::move(made.below)));
        continue;
      }
      for (Json* part : {&made.above, &made.board, &made.below}) {
        if (part->empty()) continue;
        if (!paragraph.empty()) paragraph.push_back(pandoc::node("LineBreak"));
        for (Json& inner : *part) paragraph.push_back(std::move(inner));
      }
    }
    if (row.size() > 1) blocks.push_back(pandoc::table(cells));
    else blocks.push_back(div(label, Json::array({pandoc::node("Para", std::move(paragraph))})));
    if (!twins.empty()) add_glossary(blocks, {std::move(twins), {}, {}, nullptr});
  }

  static Json plain(Json inlines) {
    return inlines.empty() ? Json::array()
                           : Json::array({pandoc::node("Plain", std::move(inlines))});
  }

  void add_glossary(Json& blocks, GlossaryContent const& glossary) {
    constexpr std::size_t across = 3;
    for (std::size_t i = 0; i < glossary.diagrams.size(); i += across) {
      std::vector<PlacedContent> row;
      for (std::size_t j = i; j < std::min(i + across, glossary.diagrams.size()); ++j)
        row.push_back({glossary.diagrams[j], {}});
      add_row(blocks, row);
    }
    std::vector<prose::Inlines> below;
    for (layout::CaptionRow const& row : glossary.lines) below.push_back(as_text(row));
    if (!below.empty()) blocks.push_back(pandoc::node("Para", lines(below, glossary.pieces)));
  }

  void add(Json& blocks, PlacedContent const& one) {
    if (auto const* solved = std::get_if<SolutionsContent>(&one.content)) {
      for (SolutionContent const& solution : solved->entries)
        for (prose::Inlines const& paragraph : solution.paragraphs)
          blocks.push_back(pandoc::node("Para", text(paragraph, solved->pieces)));
    } else if (auto const* glossary = std::get_if<GlossaryContent>(&one.content)) {
      add_glossary(blocks, *glossary);
    } else if (auto const* error = std::get_if<Failed>(&one.content)) {
      blocks.push_back(pandoc::node("Para", fault(*error)));
    }
  }

  Book book_;
  BookDocument document_;
  MarkdownHost host_;
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
  Weaver(job, text, options, markdown, *type).run(finder.found(), out);
  constexpr auto replace = Json::error_handler_t::replace;
  out.json = json.dump(-1, ' ', false, replace);
  return out;
}

}  // namespace dawson::run
