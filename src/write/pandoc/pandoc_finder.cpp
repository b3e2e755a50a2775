#include "write/pandoc/pandoc_finder.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "document/markdown/fences.hpp"
#include "document/tex/syntax.hpp"
#include "prose/links.hpp"
#include "text/scanning.hpp"

namespace dawson::run::pandoc {
namespace {

// The second is how pandoc reads MyST's ```{chess}.
constexpr std::string_view keyword = "chess", keyword_in_braces = "{chess}";

bool has_class(Json const& classes, std::string_view name) {
  return classes.is_array() && std::ranges::find(classes, Json(name)) != classes.end();
}

bool is_kind(Json const& json, std::string_view kind) {
  return json.is_object() && json.contains("t") && json["t"] == kind && json.contains("c");
}

bool is_text(Json const& json) { return json.is_string(); }

// Returns whether it is [attributes, text], where attributes are an id, classes and pairs.
bool is_code(Json const& content) {
  return content.is_array() && content.size() == 2 && content[0].is_array() &&
         content[0].size() == 3 && is_text(content[0][0]) && content[0][1].is_array() &&
         content[0][2].is_array() && is_text(content[1]);
}

bool is_directive(Json const& json) {
  if (is_kind(json, "CodeBlock") && is_code(json["c"])) {
    Json const& classes = json["c"][0][1];
    return has_class(classes, keyword) || has_class(classes, keyword_in_braces);
  }
  return is_kind(json, "Code") && is_code(json["c"]) && json["c"][0][1].empty() &&
         json["c"][1].get<std::string>().starts_with("chess ");
}

// Returns the keyword of a block that a plugin draws; empty for any other block.
std::string plugin_word(Json const& json) {
  if (!is_kind(json, "CodeBlock") || !is_code(json["c"])) return {};
  for (Json const& one : json["c"][0][1])
    if (is_text(one) && document::is_plugin_fence(one.get<std::string>()))
      return one.get<std::string>();
  return {};
}

// Returns whether it is raw LaTeX that begins with a diagram of diagram.sty.
bool is_tex_diagram(Json const& json) {
  constexpr std::string_view sign = "\\begin{";
  if (!is_kind(json, "RawBlock") || !json["c"].is_array() || json["c"].size() != 2) return false;
  Json const &format = json["c"][0], &text = json["c"][1];
  if ((format != "tex" && format != "latex") || !is_text(text)) return false;
  std::string const tex = text.get<std::string>();
  std::size_t const end = tex.find('}');
  return tex.starts_with(sign) && end != std::string::npos &&
         document::is_environment_of_diagram_sty(
             std::string_view(tex).substr(sign.size(), end - sign.size()));
}

// [attributes, inlines, [address, title]].
bool is_reference(Json const& json) {
  if (!is_kind(json, "Link") || !json["c"].is_array() || json["c"].size() != 3) return false;
  Json const &words = json["c"][1], &target = json["c"][2];
  return words.is_array() && words.empty() && target.is_array() && target.size() == 2 &&
         is_text(target[0]) && is_text(target[1]) &&
         prose::is_reference({target[0].get<std::string>(), {}, {}});
}

// [level, [id, classes, pairs], inlines].
bool is_labelled_heading(Json const& json) {
  return is_kind(json, "Header") && json["c"].is_array() && json["c"].size() == 3 &&
         json["c"][1].is_array() && !json["c"][1].empty() && is_text(json["c"][1][0]);
}

// Returns whether it is a block between colons (fenced div) for Dawson.
bool is_chess_div(Json const& json) {
  if (!is_kind(json, "Div") || !json["c"].is_array() || json["c"].empty()) return false;
  Json const& attributes = json["c"][0];
  return attributes.is_array() && attributes.size() == 3 &&
         (has_class(attributes[1], keyword) || has_class(attributes[1], keyword_in_braces));
}

// Returns the text of inlines. The recursion is no deeper than the finder's.
std::string text_of_inlines(Json const& json) {
  if (is_kind(json, "Str")) return is_text(json["c"]) ? json["c"].get<std::string>() : "";
  if (json.is_object() && json.contains("t") && (json["t"] == "Space" || json["t"] == "SoftBreak"))
    return " ";
  std::string out;
  Json const& inner = json.is_object() && json.contains("c") ? json["c"] : json;
  if (inner.is_array())
    for (Json const& one : inner) out += text_of_inlines(one);
  return out;
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

// Writes a code block as Markdown.
std::string fenced(Json const& code, std::string const& plugin) {
  Json const& attributes = code[0];
  std::string text = code[1].get<std::string>();
  std::string const fence(std::max<std::size_t>(2, text::longest_run(text, '~')) + 1, '~');
  if (!text.empty() && !text.ends_with('\n')) text += '\n';
  if (!plugin.empty()) return fmt::format("{} {}\n{}{}\n", fence, plugin, text, fence);
  std::string info(has_class(attributes[1], keyword) ? keyword : keyword_in_braces);
  for (Json const& one : attributes[1])
    if (is_text(one) && one != keyword && one != keyword_in_braces)
      info += " " + one_line(one.get<std::string>());
  if (std::string const id = attributes[0].get<std::string>(); !id.empty())
    info += option("label", id);
  for (Json const& pair : attributes[2])
    if (pair.is_array() && pair.size() == 2 && is_text(pair[0]) && is_text(pair[1]))
      info += option(pair[0].get<std::string>(), pair[1].get<std::string>());
  return fmt::format("{} {}\n{}{}\n", fence, info, text, fence);
}

// Returns a value of pandoc's metadata as text: MetaString, MetaBool, MetaInlines.
std::string text_of(Json const& value) {
  if (is_kind(value, "MetaBool") && value["c"].is_boolean()) return value["c"] ? "yes" : "no";
  if (is_kind(value, "MetaString")) return is_text(value["c"]) ? value["c"].get<std::string>() : "";
  return text_of_inlines(value);
}

// Writes such a value, or a MetaList or MetaMap of them, as YAML.
std::string yaml_value(Json const& value) {
  if (is_kind(value, "MetaMap") && value["c"].is_object()) {
    std::string all;
    for (auto const& [key, one] : value["c"].items())
      all += fmt::format("{}{}: {}", all.empty() ? "" : ", ", Json(key).dump(), yaml_value(one));
    return "{" + all + "}";
  }
  if (is_kind(value, "MetaList") && value["c"].is_array()) {
    std::string all;
    for (Json const& one : value["c"]) all += (all.empty() ? "" : ", ") + yaml_value(one);
    return "[" + all + "]";
  }
  // A JSON string is also a YAML string.
  constexpr auto replace = Json::error_handler_t::replace;
  return is_kind(value, "MetaBool") ? text_of(value)
                                    : Json(text_of(value)).dump(-1, ' ', false, replace);
}

// Writes pandoc's metadata as front matter, one line per entry.
std::string front_matter(Json const& meta) {
  std::string out;
  for (auto const& [key, value] : meta.items())
    out += fmt::format("{}: {}\n", Json(key).dump(), yaml_value(value));
  return out.empty() ? out : fmt::format("---\n{}---\n", out);
}

bool is_block_or_inline(Json const& json) { return json.is_object() && json.contains("t"); }

}  // namespace

void Finder::look(Json& document) {
  if (auto const meta = document.find("meta"); meta != document.end() && meta->is_object())
    text_ = front_matter(*meta);
  walk(document.at("blocks"));
  list_references();
}

bool Finder::is_found(Json const& json) const {
  return is_directive(json) || (plugins_ && !plugin_word(json).empty());
}

void Finder::walk(Json& json) {
  if (!plugins_ && !plugin_word(json).empty()) ++plugins_left_;
  if (is_tex_diagram(json)) ++tex_diagrams_;
  if (is_found(json)) return add(json);
  if (!json.is_structured()) return;
  if (is_chess_div(json)) ++divs_;
  if (is_reference(json)) references_.push_back({&json, {}});
  for (Json& inner : json) {
    bool const block = is_kind(inner, "CodeBlock") && is_found(inner);
    // Content between two blocks separates their rows.
    if (!block && json.is_array() && is_block_or_inline(inner)) apart_ = true;
    walk(inner);
  }
  apart_ = true;
  if (is_labelled_heading(json))
    headings_.try_emplace(json.at("c")[1][0].get<std::string>(), text_of_inlines(json.at("c")[2]));
}

void Finder::add(Json& json) {
  Json const& content = json.at("c");
  bool const block = json.at("t") == "CodeBlock";
  if (!text_.empty()) text_ += "\n";
  if (block && apart_ && !text_.empty()) text_ += "...\n\n";
  found_.push_back({&json, text_.size()});
  if (block) text_ += fenced(content, is_directive(json) ? "" : plugin_word(json));
  else text_ += fmt::format("`{}`\n", one_line(content[1].get<std::string>()));
  apart_ = !block;
}

void Finder::list_references() {
  for (Reference& one : references_) {
    Json const& target = one.node->at("c")[2];
    one.link.link = {target[0].get<std::string>(), target[1].get<std::string>(), {}};
    text_ += text_.empty() ? "[](" : "\n\n[](";
    one.link.target = {text_.size(), text_.size() + one.link.link.target.size()};
    text_ += one_line(one.link.link.target) + ")\n";
    one.link.whole = {one.link.target.begin - 3, text_.size() - 1};
  }
}

std::string fences_in_metadata(Json const& document) {
  Json::json_pointer const key("/meta/fences");
  return document.contains(key) ? text_of(document[key]) : std::string();
}

}  // namespace dawson::run::pandoc
