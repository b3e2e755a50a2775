// Completion: finds what may be written at a place, from the text before it.
//
// Design: the text before the cursor decides, not the directive as it was read, since a directive
// that is being written is rarely valid.
#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "document/front_keys.hpp"
#include "document/markdown/tree.hpp"
#include "lsp/requests/answers.hpp"
#include "lsp/requests/completion_values.hpp"
#include "lsp/requests/style_requests.hpp"
#include "notation/notations.hpp"
#include "style/front_keys.hpp"
#include "text/closest_name.hpp"
#include "text/scanning.hpp"

namespace dawson::lsp {
namespace {

using problem::FieldId;
using text::Span;

constexpr std::size_t most_items = 200;
constexpr int snippet_format = 2;

bool is_name_byte(char c) { return text::is_alphanumeric(c) || c == '-'; }

// A line of a body before the cursor: the field that it belongs to and the item being written.
struct WrittenLine {
  bool starts_field = false;  // only letters of a name so far
  std::string field;          // name of the field; empty without
  Span item;                  // of the value, up to the cursor
};

class Completer {
 public:
  explicit Completer(RequestContext const& request)
      : request_(request),
        outline_(request.text().outline()),
        bytes_(request.text().bytes()),
        at_(request.offset()),
        line_(line_start(at_)) {}

  std::optional<Completion> run() {
    if (outline_.is_verbatim(at_)) return {};
    if (auto reference = in_reference()) return reference;
    if (auto options = in_inline_options()) return options;
    OutlinedDirective const* const directive = outline_.directive_at(at_);
    if (directive && !directive->directive.is_inline) return in_block(*directive);
    if (directive) return {};
    if (auto key = in_front_matter()) return key;
    return in_text();
  }

 private:
  std::size_t line_start(std::size_t at) const {
    std::size_t const end = at == 0 ? std::string_view::npos : bytes_.rfind('\n', at - 1);
    return end == std::string_view::npos ? 0 : end + 1;
  }
  std::string_view before() const { return bytes_.substr(line_, at_ - line_); }

  // Completes labels and files in the arguments of links and commands.
  std::optional<Completion> in_reference() const {
    std::string_view const text = before();
    if (!outline_.is_tex()) {
      std::size_t const link = text.rfind("](#");
      if (link == std::string_view::npos || text.find(')', link) != std::string_view::npos)
        return {};
      return Completion{labels_of_book(request_), {line_ + link + 3, at_}};
    }
    std::size_t const brace = text.rfind('{');
    if (brace == std::string_view::npos || text.find('}', brace) != std::string_view::npos)
      return {};
    std::size_t const command = text.rfind('\\', brace);
    if (command == std::string_view::npos) return {};
    std::string_view word = text.substr(command + 1, brace - command - 1);
    word = word.substr(0, word.find_first_of("[*"));
    std::size_t const from = std::max(brace, std::min(text.rfind(','), text.size())) + 1;
    std::size_t const item =
        text.rfind(',') == std::string_view::npos || text.rfind(',') < brace ? brace + 1 : from;
    if (word.ends_with("ref")) return Completion{labels_of_book(request_), {line_ + item, at_}};
    if (word == "input" || word == "include" || word == "subfile")
      return Completion{files_beside(request_, text.substr(brace + 1), is_tex_file),
                        {line_ + brace + 1, at_}};
    return {};
  }

  // Completes notations and options in the brackets of \chess and at the start of inline code.
  std::optional<Completion> in_inline_options() const {
    std::string_view const opening = outline_.is_tex() ? "\\chess[" : "`chess ";
    std::string_view const text = before();
    std::size_t const begin = text.rfind(opening);
    if (begin == std::string_view::npos) return {};
    if (!outline_.is_tex() && begin > 0 && text[begin - 1] == '`') return {};  // a fence
    std::string_view const written = text.substr(begin + opening.size());
    if (written.find_first_of("]`") != std::string_view::npos) return {};
    std::size_t const cut = written.find_last_of(", ");
    std::size_t const item = cut == std::string_view::npos ? 0 : cut + 1;
    if (!std::ranges::all_of(written.substr(item), is_name_byte)) return {};
    Completion out{{}, {at_ - (written.size() - item), at_}};
    for (notation::Notation const& one : notation::notations())
      out.proposals.push_back(
          {std::string(one.name), ItemKind::enum_member, std::string(one.description)});
    for (problem::Field const& field : problem::fields())
      if (field.in_url) {
        add_field(out.proposals, field.name);
        out.proposals.back().text = fmt::format("{}=", field.name);
      }
    return out;
  }

  std::optional<Completion> in_block(OutlinedDirective const& directive) const {
    document::Directive const& written = directive.directive;
    std::size_t const opening_line = line_start(std::max(written.opening.end, std::size_t{1}));
    if (line_ <= opening_line) return at_opening(written);
    if (written.body.end < written.whole.end && line_ >= written.body.end) return {};
    WrittenLine const line = line_in(written);
    if (line.starts_field) return Completion{fields_for(directive), line.item};
    problem::Field const* const field = document::find_field(line.field);
    if (!field) return {};
    return Completion{values_of_field(request_, directive, *field,
                                      bytes_.substr(line.item.begin, at_ - line.item.begin)),
                      word_in(*field, line.item)};
  }

  // Returns the part of an item that a proposal replaces: what follows the sign of a legend, or the
  // last word of a mark.
  Span word_in(problem::Field const& field, Span item) const {
    std::string_view const text = bytes_.substr(item.begin, item.end - item.begin);
    std::size_t cut = std::string_view::npos;
    if (field.syntax == problem::Syntax::legend) cut = text.rfind('=');
    if (field.syntax == problem::Syntax::marks) cut = text.rfind(' ');
    if (field.syntax == problem::Syntax::warnings) cut = text.find_last_of(" ,");
    if (cut == std::string_view::npos) return item;
    std::size_t const begin = text.find_first_not_of(' ', cut + 1);
    return {item.begin + std::min(begin, text.size()), item.end};
  }

  // Completes the opening word.
  std::optional<Completion> at_opening(document::Directive const& written) const {
    if (at_ <= written.opening.end && bytes_.substr(at_ - 1, 1) != " ") return {};
    std::size_t begin = at_;
    while (begin > line_ && is_name_byte(bytes_[begin - 1])) --begin;
    if (begin == line_ || (bytes_[begin - 1] != ' ' && bytes_[begin - 1] != '}')) return {};
    if (begin < written.opening.end) begin = at_;
    Completion out{{}, {begin, at_}};
    for (std::string_view const name : document::opening_word_names())
      out.proposals.push_back({std::string(name), ItemKind::keyword});
    return out;
  }

  // Reads the line of a body at the cursor; a line that continues a field is read with the lines
  // before it.
  WrittenLine line_in(document::Directive const& written) const {
    std::size_t line = line_;
    std::size_t item = std::string_view::npos;  // where the item begins
    while (line >= written.body.begin) {
      std::size_t const end = line == line_ ? at_ : bytes_.find('\n', line);
      std::size_t begin = line;
      while (begin < end && document::container_signs.find(bytes_[begin]) != std::string_view::npos)
        ++begin;
      std::size_t name_end = begin;
      while (name_end < end && is_name_byte(bytes_[name_end])) ++name_end;
      bool const has_colon =
          name_end > begin && bytes_.substr(name_end, 1) == ":" && name_end < end;
      if (line == line_ && name_end == end && (begin == line || !continues(written, line)))
        return {true, "", {begin, at_}};
      std::size_t const value = has_colon ? name_end + 1 : begin;
      if (item == std::string_view::npos) {
        std::string_view const text = bytes_.substr(value, end - value);
        std::size_t const cut = text.rfind(';');
        if (cut != std::string_view::npos) item = value + cut + 1;
        else if (has_colon || line == line_) item = value;
      }
      if (has_colon) {
        while (item < at_ && bytes_[item] == ' ') ++item;
        return {false, std::string(bytes_.substr(begin, name_end - begin)), {item, at_}};
      }
      if (line == 0) break;
      line = line_start(line - 1);
    }
    return {};
  }

  // Returns true if the line is indented more than the first line of the body.
  bool continues(document::Directive const& written, std::size_t line) const {
    auto const indent = [&](std::size_t from) {
      std::size_t const first = bytes_.find_first_not_of(" \t>", from);
      return first == std::string_view::npos ? 0 : first - from;
    };
    return line > written.body.begin && indent(line) > indent(written.body.begin);
  }

  // Returns the fields that may be added to a directive.
  Proposals fields_for(OutlinedDirective const& directive) const {
    auto const written = [&](problem::Field const& field) {
      return std::ranges::any_of(directive.body.fields, [&](document::FieldLine const& one) {
        bool const here = one.name.begin <= at_ && at_ <= one.name.end;
        return one.field->name == field.name && !here;
      });
    };
    bool const has_position = directive.field(FieldId::position) != nullptr ||
                              directive.field(FieldId::file) != nullptr ||
                              directive.field(FieldId::from) != nullptr ||
                              directive.field(FieldId::moves) != nullptr;
    bool const in_diagram = directive.is_diagram();
    Proposals out;
    for (problem::Field const& field : problem::fields()) {
      bool const of_diagram =
          field.stands != problem::Stands::defaults_alone && !document::is_of_page(field);
      bool const of_defaults = field.stands != problem::Stands::directive_alone;
      bool const in_defaults = directive.kind && directive.kind->opens == document::Opens::defaults;
      bool const stands = in_diagram    ? of_diagram
                          : in_defaults ? of_defaults
                                        : directive.kind && directive.kind->takes(field);
      bool const other_position =
          has_position &&
          (field.id == FieldId::file || field.id == FieldId::from || field.id == FieldId::moves);
      if (!stands || written(field) || other_position) continue;
      if (field.of_moves && field.id != FieldId::moves && field.id != FieldId::board &&
          !directive.field(FieldId::moves))
        continue;
      add_field(out, field.name);
    }
    if (in_diagram && !has_position)
      for (notation::Notation const& one : notation::notations())
        out.push_back({std::string(one.name), ItemKind::property, std::string(one.description),
                       std::string(one.description), fmt::format("{}: ", one.name)});
    return out;
  }

  static void add_field(Proposals& out, std::string_view name) {
    std::string words = documentation_of(name, ItemKind::property);
    std::string detail = words.substr(0, words.find('\n'));
    out.push_back({std::string(name), ItemKind::property, std::move(detail), std::move(words),
                   fmt::format("{}: ", name)});
  }

  // Completes keys of front matter.
  std::optional<Completion> in_front_matter() const {
    constexpr std::string_view fence = "---\n";
    if (outline_.is_tex() || !bytes_.starts_with(fence)) return {};
    std::size_t const end = bytes_.find("\n---", fence.size() - 1);
    if (end == std::string_view::npos || at_ > end || line_ == 0) return {};
    std::string_view const text = before();
    if (!std::ranges::all_of(text, [](char c) { return is_name_byte(c) || c == ' '; })) return {};
    Completion out{{}, {line_, at_}};
    for (document::FrontKey const& key : document::front_keys()) {
      if (key.use != document::FrontKey::Use::meaning &&
          key.use != document::FrontKey::Use::package && key.use != document::FrontKey::Use::tool)
        continue;
      out.proposals.push_back({std::string(key.name), ItemKind::property, std::string(key.values),
                               std::string(key.values), fmt::format("{}: ", key.name)});
    }
    for (std::string_view const name : run::page_key_names())
      out.proposals.push_back({std::string(name), ItemKind::property, "pages of booklets", "",
                               fmt::format("{}: ", name)});
    return out;
  }

  // Completes a whole problem where a paragraph may begin.
  std::optional<Completion> in_text() const {
    constexpr std::string_view name = "chess";
    std::string_view const text = before();
    if (!name.starts_with(text)) return {};
    if (!request_.client.snippets) return {};
    std::string_view const opening = outline_.is_tex() ? "\\begin{chess}\n" : "```chess\n";
    std::string_view const closing = outline_.is_tex() ? "\\end{chess}" : "```";
    Completion out{{}, {line_, at_}, true};
    // A closing brace ends a placeholder, so those of TeX are escaped.
    std::string const body =
        "number: ${1:auto}\nauthor: ${2:Last, First}\nsource: ${3:source}\n"
        "stipulation: ${4:#2}\nfen: ${5:8/8/8/8/8/8/8/8}\n";
    auto const snippet = [&](std::string label, std::string_view word, std::string const& inside) {
      std::string start(opening);
      if (!word.empty()) start.insert(start.size() - 1, fmt::format(" {}", word));
      std::string escaped;
      for (char const c : start) escaped += c == '}' ? "\\}" : std::string(1, c);
      std::string end;
      for (char const c : closing) end += c == '}' ? "\\}" : std::string(1, c);
      out.proposals.push_back({std::move(label), ItemKind::snippet,
                               word.empty() ? "a problem" : fmt::format("`{}`", word), "",
                               escaped + inside + end});
    };
    snippet("chess", "", body);
    snippet("chess with twins", "", body + "twins: (a) diagram (b) ${6:wK->g5}\n");
    snippet("chess with solution", "", body + "solution: ${6:1.}\n");
    snippet("chess solutions", "solutions", "");
    snippet("chess defaults", "defaults", "${1:style: schwalbe}\n");
    return out;
  }

  RequestContext const& request_;
  Outline const& outline_;
  std::string_view bytes_;
  std::size_t at_, line_;
};

// Returns true if a proposal may be meant by the text before the cursor.
bool fits(Proposal const& proposal, std::string const& typed) {
  return typed.empty() || text::folded(proposal.label).find(typed) != std::string::npos;
}

}  // namespace

Json answer_completion(RequestContext const& request) {
  auto const found =
      request.document->is_style ? complete_style(request) : Completer(request).run();
  Json items = Json::array();
  if (!found) return {{"isIncomplete", false}, {"items", std::move(items)}};
  ReadText const& text = request.text();
  std::string const typed = text::folded(text.bytes(found->replaced));
  bool incomplete = false;
  for (Proposal const& one : found->proposals) {
    if (!fits(one, typed)) continue;
    if (items.size() == most_items) {
      incomplete = true;
      break;
    }
    Json item{{"label", one.label},
              {"kind", static_cast<int>(one.kind)},
              {"sortText", fmt::format("{:04}", items.size())},
              {"filterText", one.label},
              {"textEdit",
               {{"range", request.range(found->replaced)},
                {"newText", one.text.empty() ? one.label : one.text}}},
              {"data", {{"label", one.label}, {"kind", static_cast<int>(one.kind)}}}};
    if (!one.detail.empty()) item["detail"] = one.detail;
    if (!one.documentation.empty())
      item["documentation"] = {{"kind", "markdown"}, {"value", one.documentation}};
    if (found->is_snippet) item["insertTextFormat"] = snippet_format;
    items.push_back(std::move(item));
  }
  return {{"isIncomplete", incomplete}, {"items", std::move(items)}};
}

Json answer_completion_resolve(RequestContext const& request) {
  Json item = request.parameters;
  if (item.contains("documentation")) return item;
  Json const& label = value_at(item, "data/label");
  Json const& kind = value_at(item, "data/kind");
  if (!label.is_string() || !kind.is_number_integer()) return item;
  std::string words =
      documentation_of(label.get<std::string>(), static_cast<ItemKind>(kind.get<int>()));
  if (words.empty()) return item;
  item["documentation"] = {{"kind", "markdown"}, {"value", std::move(words)}};
  return item;
}

}  // namespace dawson::lsp
