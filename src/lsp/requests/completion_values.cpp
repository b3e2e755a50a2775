#include "lsp/requests/completion_values.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <map>
#include <set>

#include "chess/fairy_pieces.hpp"
#include "disk/disk.hpp"
#include "document/tex/input_encoding.hpp"
#include "document/warning_codes.hpp"
#include "lsp/documents/pieces.hpp"
#include "lsp/requests/problem_names.hpp"
#include "notation/fsf/variants.hpp"
#include "reference/manual_tables.hpp"
#include "semantics/popeye/condition_table.hpp"
#include "style/shipped_styles.hpp"
#include "text/files.hpp"

namespace dawson::lsp {
namespace {

namespace fs = std::filesystem;
using problem::FieldId;
using problem::Syntax;

// Stipulations that are proposed if the document does not have them.
constexpr std::string_view common_stipulations[] = {
    "#2",      "#3",      "#4",    "#5",      "h#2",    "h#2.5",   "h#3",     "h#3.5",
    "h#4",     "h#5",     "h#1.5", "s#2",     "s#3",    "s#4",     "s#5",     "r#2",
    "r#3",     "hs#2",    "hs#3",  "hs#3.5",  "h=2",    "h=3",     "h==2",    "=2",
    "=3",      "+",       "=",     "ser-#3",  "ser-#8", "ser-h#2", "ser-h#5", "ser-h=5",
    "ser-s#5", "ser-==8", "hr#2",  "PG 12.0", "PG 9.5", "h##2",    "s=3",     "Zx2"};

// Words of the syntaxes whose values are words; the manual's table of fields has them.
constexpr std::array syntaxes_of_words{Syntax::yes_or_no,
                                       Syntax::coordinates,
                                       Syntax::hand,
                                       Syntax::promoted,
                                       Syntax::shown,
                                       Syntax::baseline,
                                       Syntax::edges,
                                       Syntax::board,
                                       Syntax::stipulation_form,
                                       Syntax::language,
                                       Syntax::numerals,
                                       Syntax::turning,
                                       Syntax::solution_form,
                                       Syntax::solution_print,
                                       Syntax::index_by,
                                       Syntax::described,
                                       Syntax::defaults_reach,
                                       Syntax::side,
                                       Syntax::solution_columns,
                                       Syntax::source_language,
                                       Syntax::number,
                                       Syntax::columns};

// Fields of any text whose values repeat in a book.
constexpr std::array repeated{FieldId::author,     FieldId::source, FieldId::themes, FieldId::city,
                              FieldId::tournament, FieldId::white,  FieldId::black};

constexpr std::string_view mark_words[] = {"frame", "fill",  "circle", "cross", "dot",
                                           "crown", "arrow", "line",   "text"};

// Returns the words in back-ticks of a text that can be values: letters, blanks and hyphens.
void add_words(Proposals& out, std::string const& text) {
  for (std::size_t at = 0; (at = text.find('`', at)) != std::string::npos;) {
    std::size_t const end = text.find('`', at + 1);
    if (end == std::string::npos) return;
    std::string const word = text.substr(at + 1, end - at - 1);
    bool const plain = std::ranges::all_of(word, [](char c) {
      return (c >= 'a' && c <= 'z') || c == ' ' || c == '-' || (c >= 'A' && c <= 'Z');
    });
    if (plain && !word.empty() && std::ranges::find(out, word, &Proposal::label) == out.end())
      out.push_back({word, ItemKind::enum_member});
    at = end + 1;
  }
}

Proposals words_of_manual(problem::Field const& field) {
  Proposals out;
  if (auto const* const meaning = reference::meaning_of_field(field.name)) {
    add_words(out, meaning->values);
    add_words(out, meaning->meaning);
  }
  return out;
}

Proposals stipulations(RequestContext const& request) {
  std::map<std::string, int> used;
  for (OutlinedDirective const& one : request.text().outline().directives())
    if (auto const* const field = one.field(FieldId::stipulation))
      if (std::string value = value_of(*field); !value.empty()) ++used[value];
  std::vector<std::pair<int, std::string>> order;
  for (auto const& [value, times] : used) order.emplace_back(-times, value);
  std::ranges::sort(order);
  Proposals out;
  for (auto& [times, value] : order) out.push_back({std::move(value), ItemKind::value});
  for (std::string_view const one : common_stipulations)
    if (!used.contains(std::string(one))) out.push_back({std::string(one), ItemKind::value});
  return out;
}

Proposals conditions(RequestContext const& request, OutlinedDirective const& directive) {
  chess::Language const own = request.text().outline().language_at(directive.directive.whole.begin);
  std::vector<chess::Language> languages{own};
  for (chess::Language const other : chess::all_languages)
    if (other != own) languages.push_back(other);
  Proposals out;
  std::set<std::string> seen;
  for (chess::Language const language : languages) {
    std::set<std::string> names;
    for (semantics::Condition const& row : semantics::popeye_conditions())
      names.insert(semantics::printed_name(row, language));
    for (semantics::Condition const& row : semantics::further_conditions())
      for (chess::PopeyeWords const& words : row.others)
        names.insert(std::string(words.in(language)));
    for (std::string const& name : names)
      if (!name.empty() && seen.insert(name).second)
        out.push_back({name, ItemKind::enum_member, std::string(chess::about(language).name)});
  }
  return out;
}

Proposals codes() {
  Proposals out;
  for (std::string_view const code : document::warning_codes()) {
    std::string label(code);
    std::string words = documentation_of(label, ItemKind::enum_member);
    out.push_back({std::move(label), ItemKind::enum_member, "", std::move(words)});
  }
  return out;
}

bool is_style_file(std::string const& name) { return name.ends_with(".yaml"); }
bool is_position_file(std::string const& name) {
  std::string const suffix = fs::path(name).extension().string();
  return !text::has_markdown_suffix(suffix) && !document::has_tex_suffix(name) &&
         suffix != ".pdf" && suffix != ".yaml" && suffix != ".png";
}
bool any_file(std::string const&) { return true; }

Proposals styles(RequestContext const& request, std::string_view before) {
  Proposals out;
  for (std::string_view const name : run::shipped_names())
    out.push_back({std::string(name), ItemKind::value, "built-in style"});
  std::ranges::move(files_beside(request, before, is_style_file), std::back_inserter(out));
  return out;
}

// Returns the pieces of the board that are not in the legend; after the sign `=`, names of pieces.
Proposals legend(RequestContext const& request, OutlinedDirective const& directive,
                 std::string_view before) {
  Proposals out;
  chess::Language const language =
      request.text().outline().language_at(directive.directive.whole.begin);
  if (before.find('=') != std::string_view::npos) {
    for (chess::FairyPiece const& piece : chess::fairy_pieces()) {
      std::string_view const name = chess::name_of_piece(piece.name, language);
      out.push_back({std::string(name.empty() ? piece.name : name), ItemKind::value,
                     std::string(piece.name)});
    }
    return out;
  }
  auto const* const written = directive.field(FieldId::legend);
  std::string const explained = written ? value_of(*written) : std::string();
  for (WrittenPiece const& one : fairy_pieces_in(directive, request.text().outline().markup()))
    if (explained.find(one.text) == std::string::npos)
      out.push_back({one.text, ItemKind::value, "", "", one.text + " = "});
  return out;
}

// Returns the values that the fields of this name have in the book.
Proposals values_of_book(RequestContext const& request, FieldId id) {
  std::set<std::string> values;
  for (BookText const& text : request.workspace.texts_of(*request.document))
    for (OutlinedDirective const& one : text.text->outline().directives())
      if (auto const* const field = one.field(id))
        for (text::SourceMappedText const& item : items_of(*field, text.text->outline().markup()))
          values.insert(item.text());
  Proposals out;
  for (std::string const& value : values) out.push_back({value, ItemKind::value});
  return out;
}

template <class Words>
Proposals proposed(Words const& words, ItemKind kind) {
  Proposals out;
  for (auto const& word : words) out.push_back({std::string(word), kind});
  return out;
}

}  // namespace

bool is_tex_file(std::string const& name) { return document::has_tex_suffix(name); }

Proposals values_of_field(RequestContext const& request, OutlinedDirective const& directive,
                          problem::Field const& field, std::string_view before) {
  if (std::ranges::count(repeated, field.id) > 0) return values_of_book(request, field.id);
  if (std::ranges::count(syntaxes_of_words, field.syntax) > 0) return words_of_manual(field);
  switch (field.syntax) {
    case Syntax::stipulation: return stipulations(request);
    case Syntax::warnings: return codes();
    case Syntax::style:
    case Syntax::caption: return styles(request, before);
    case Syntax::position_file: return files_beside(request, before, is_position_file);
    case Syntax::problems_file: return files_beside(request, before, any_file);
    case Syntax::legend: return legend(request, directive, before);
    case Syntax::marks: {
      bool const has_kind = before.find(' ') != std::string_view::npos;
      return has_kind ? proposed(colour_words, ItemKind::enum_member)
                      : proposed(mark_words, ItemKind::keyword);
    }
    case Syntax::variant: {
      Proposals out;
      for (notation::Variant const& one : notation::variants())
        out.push_back({std::string(one.name), ItemKind::enum_member});
      return out;
    }
    case Syntax::selection:
    case Syntax::sorting: {
      Proposals out;
      for (problem::Field const& one : problem::fields())
        if (one.printed) out.push_back({std::string(one.name), ItemKind::property});
      return out;
    }
    default:
      return field.id == FieldId::conditions ? conditions(request, directive)
                                             : words_of_manual(field);
  }
}

Proposals labels_of_book(RequestContext const& request) {
  Proposals out;
  for (BookText const& text : request.workspace.texts_of(*request.document)) {
    Outline const& outline = text.text->outline();
    std::size_t index = 0;
    std::map<std::string, std::string> names;
    for (OutlinedDirective const& one : outline.directives()) {
      if (!one.is_diagram()) continue;
      ++index;
      if (auto const* const label = one.field(FieldId::label))
        names[value_of(*label)] = problem_name(one, outline.markup(), index);
    }
    for (LabelPlace const& place : outline.labels()) {
      if (!place.declares) continue;
      auto const name = names.find(place.label);
      std::string detail = name != names.end()
                               ? name->second
                               : std::string(text.text->bytes(place.where)).substr(0, 60);
      out.push_back({place.label, ItemKind::reference, std::move(detail)});
    }
  }
  return out;
}

Proposals files_beside(RequestContext const& request, std::string_view before,
                       bool (*wanted)(std::string const& name)) {
  constexpr std::size_t most = 1000;
  Proposals out;
  std::size_t const slash = before.rfind('/');
  std::string const inside(slash == std::string_view::npos ? "" : before.substr(0, slash + 1));
  fs::path const own(request.document->name);
  // A document of an untrusted workspace must not list other folders.
  bool const outside = inside.starts_with('/') || inside.find("..") != std::string::npos;
  if (outside && request.workspace.settings().sandbox) return out;
  std::vector<std::string> names;
  try {
    names = run::Disk().list((own.parent_path() / inside).string());
  } catch (run::SystemError const&) {
    return out;  // the folder does not exist
  }
  if (names.size() > most) names.resize(most);
  for (std::string const& name : names) {
    fs::path const path = own.parent_path() / (inside + name);
    std::error_code unknown;
    if (name.starts_with('.')) continue;
    if (fs::is_directory(path, unknown)) out.push_back({inside + name + "/", ItemKind::folder});
    else if (wanted(name) && path != own) out.push_back({inside + name, ItemKind::file});
  }
  return out;
}

std::string documentation_of(std::string_view label, ItemKind kind) {
  if (kind == ItemKind::property) {
    auto const* const meaning = reference::meaning_of_field(label);
    if (!meaning) return {};
    return meaning->values.empty() ? meaning->meaning
                                   : fmt::format("{}\n\n{}", meaning->meaning, meaning->values);
  }
  if (auto const* const code = reference::find_code(label)) {
    std::string out;
    for (reference::FindingCause const& cause : code->causes)
      out += fmt::format("{}{}\n\n{}", out.empty() ? "" : "\n\n", cause.meaning, cause.remedy);
    return out;
  }
  // The comment at the head of a built-in style says what it is.
  for (text::EmbeddedFile const& file : run::shipped_style_files())
    if (file.name == label) {
      std::string_view const line = file.bytes.substr(0, file.bytes.find('\n'));
      if (line.starts_with("# ")) return std::string(line.substr(2));
      return fmt::format("The built-in style `{}`.", label);
    }
  return {};
}

}  // namespace dawson::lsp
