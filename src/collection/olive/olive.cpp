#include "collection/olive/olive.hpp"

#include <algorithm>
#include <functional>
#include <set>
#include <span>
#include <utility>

#include <fmt/format.h>

#include "collection/authors.hpp"
#include "collection/olive/entry.hpp"
#include "collection/popeye/popeye.hpp"
#include "semantics/conditions.hpp"
#include "semantics/popeye/conditions.hpp"
#include "text/encoding.hpp"
#include "text/limits.hpp"

namespace dawson::collection::olive {
namespace {

bool is_separator(std::string_view line) {
  return line.starts_with("---") && line.find_first_not_of(" \t\r\n", 3) == std::string_view::npos;
}

bool is_blank(std::string_view line) {
  return line.find_first_not_of(" \t\r\n") == std::string_view::npos;
}

}  // namespace

bool cut(Lines& lines, Stretch& entry) {
  Stretch line;
  bool any = false;
  while (!lines.peek().empty()) {
    bool const separates = is_separator(lines.peek());
    if (separates && any) return true;
    bool const blank = is_blank(lines.peek());
    lines.take(line);
    if (entry.bytes.empty()) entry = {{}, line.first, line.offset};
    // The line is emptied but not removed, so that line numbers remain correct.
    entry.bytes += text::utf8_line(line.bytes);
    any = any || (!blank && !separates);
    line = {};
  }
  return any;
}

// An entry is a tree; a row for each key of either schema names the function that reads its value.
// The tree gives the start of a scalar: if the text there is the scalar itself, each byte is
// mapped; otherwise (quotes, blocks) the scalar is mapped to its first line.

namespace {

namespace popeye = semantics::popeye;
using text::SourceMappedText;
using text::Span;
using Kind = Node::Kind;

constexpr std::string_view date_keys[] = {"year", "month", "day"};
constexpr std::string_view reprint_keys[] = {"name", "volume", "issue", "problemid", "date"};
constexpr std::string_view id_keys[] = {"domain", "problemid"};

class EntryReader {
 public:
  EntryReader(std::string_view text, text::Diagnostics& findings)
      : entry_(text, findings), findings_(findings) {}

  std::optional<Record> run(Node const& root) {
    record_.where = where(root);
    if (root.is(Kind::null)) return {};
    if (!root.is(Kind::map))
      return findings_.push_back(text::error("E-YAML", record_.where,
                                             "expected a list of `key: value`",
                                             "write each line of the entry as `key: value`")),
             std::nullopt;
    std::set<std::string> seen;
    for (auto const& [key, value] : root.pairs) {
      if (!seen.insert(key->text).second) {
        findings_.push_back(
            text::warning("W-TWICE", where(*key),
                          fmt::format("duplicate key `{}`; the first one is used", key->text),
                          "remove one of the two"));
        continue;
      }
      if (!value->is(Kind::null)) take(*key, *value);
    }
    if (pieces_.empty())
      findings_.push_back(text::error("E-EMPTY", record_.where, "problem has no pieces",
                                      "list them under `algebraic`"));
    if (!pieces_.add_to(record_)) return {};
    take_printed_twins();
    if (source_is_a_text_) part_source(record_);
    arrange(record_);
    return std::move(record_);
  }

  // Symbols are kept unchanged.
  static bool takes(std::string_view key) {
    Row const* const row = row_of(key);
    return row && row->take != &EntryReader::kept;
  }

 private:
  struct Row {
    std::string_view key;
    void (EntryReader::*take)(Node const&, FieldName field);
    FieldName field;
  };

  static Row const* row_of(std::string_view key) {
    static Row const rows[] = {
        {"authors", &EntryReader::texts, Id::author},
        {"author", &EntryReader::texts, Id::author},
        {"source", &EntryReader::source, Id::source},
        {"source-id", &EntryReader::text, Id::source_number},
        {"date", &EntryReader::date, Id::date},
        {"distinction", &EntryReader::text, Id::award},
        {"award", &EntryReader::award, Id::award},
        {"tourney", &EntryReader::text, Id::tournament},
        {"stipulation", &EntryReader::text, Id::stipulation},
        {"non-standard-stipulation", &EntryReader::text, Id::remark},
        {"options", &EntryReader::options, Id::options},
        {"conditions", &EntryReader::options, Id::conditions},
        {"algebraic", &EntryReader::algebraic, "men"},
        {"twins", &EntryReader::twins, Id::twins},
        {twins_in_print, &EntryReader::printed_twins, Id::twins},
        {"keywords", &EntryReader::texts, Id::themes},
        {"intended-solutions", &EntryReader::text, Id::intended},
        {problem::field(Id::intended).name, &EntryReader::text, Id::intended},
        {"solution", &EntryReader::solution, Id::solution},
        {"comments", &EntryReader::texts, Id::comment},
        {"reprints", &EntryReader::reprints, Id::reprint},
        {"foreignids", &EntryReader::ids, Id::ids},
        {"legend", &EntryReader::legend, Id::legend},
        {"glyphs", &EntryReader::kept, "glyphs"},
        {"after", &EntryReader::texts, Id::after},
        {"version-of", &EntryReader::texts, Id::version},
        {"correction-of", &EntryReader::texts, Id::correction},
    };
    auto const* row = std::ranges::find(rows, key, &Row::key);
    return row == std::end(rows) ? nullptr : row;
  }

  void take(Node const& key, Node const& value) {
    if (Row const* const row = row_of(key.text)) return (this->*row->take)(value, row->field);
    findings_.push_back(
        text::warning("W-KEY", where(key),
                      fmt::format("unknown key `{}`; its value is kept in `other`", key.text)));
    others(value, key.text);
  }

  Span where(Node const& node) { return entry_.where(node); }
  std::optional<SourceMappedText> scalar(Node const& node) { return entry_.scalar(node); }

  void text(Node const& node, FieldName field) {
    if (auto value = scalar(node)) record_.add(field, std::move(*value));
  }

  // Olive writes blocks of text whose first and last characters are quotes.
  void solution(Node const& node, FieldName field) {
    auto value = scalar(node);
    if (!value) return;
    SourceMappedText const text = value->trimmed();
    std::string_view const written = text.text();
    bool const quoted = written.size() > 1 && written.front() == '"' && written.back() == '"';
    record_.add(field, quoted ? text.part({1, written.size() - 1}) : std::move(*value));
  }

  void texts(Node const& node, FieldName field) {
    if (!node.is(Kind::list)) return text(node, field);
    for (Node const* item : node.items) text(*item, field);
  }

  // Reads the scalars of a map by key; keys that `known` refuses are kept in `other`.
  void fields_of(Node const& map, std::string_view prefix,
                 std::function<bool(std::string const&, Node const&)> const& known) {
    for (auto const& [key, value] : map.pairs)
      if (!value->is(Kind::null) && !known(key->text, *value))
        others(*value, fmt::format("{} {}", prefix, key->text));
  }

  // Keeps the other keys of a map, and values of the given keys that are no scalars.
  void keep_all_but(Node const& map, std::string_view prefix,
                    std::span<std::string_view const> keys) {
    for (auto const& [key, value] : map.pairs)
      if (std::ranges::find(keys, key->text) == keys.end() || !value->is(Kind::scalar))
        others(*value, fmt::format("{} {}", prefix, key->text));
  }

  void source(Node const& node, FieldName field) {
    source_is_a_text_ = !node.is(Kind::map);
    if (source_is_a_text_) return text(node, field);
    fields_of(node, "source", [&](std::string const& key, Node const& value) {
      if (key == "name") text(value, Id::source);
      else if (key == "date") date(value, Id::date);
      else if (key == "issue") text(value, Id::issue);
      else if (key == "problemid") text(value, Id::source_number);
      else if (key == "pagenumber") text(value, Id::pages);
      else return false;
      return true;
    });
  }

  // Reads 1987, "1987-06", {year: 1987, month: 6, day: 8}.
  void date(Node const& node, FieldName field) {
    if (!node.is(Kind::map)) return text(node, field);
    std::string written;
    for (std::string_view const part : date_keys) {
      std::string const* const digits = node.scalar(part);
      if (!digits) break;
      written += fmt::format("{}{}{}", written.empty() ? "" : "-", digits->size() == 1 ? "0" : "",
                             *digits);
    }
    record_.add(field, written, where(node));
    keep_all_but(node, "date", date_keys);
  }

  void award(Node const& node, FieldName field) {
    if (!node.is(Kind::map)) return text(node, field);
    fields_of(node, "award", [&](std::string const& key, Node const& value) {
      if (key == "distinction") text(value, Id::award);
      else if (key != "tourney") return false;
      else if (!value.is(Kind::map)) text(value, Id::tournament);
      else
        fields_of(value, "award tourney", [&](std::string const& name, Node const& of) {
          if (name != "name") return false;
          text(of, Id::tournament);
          return true;
        });
      return true;
    });
  }

  // Reads conditions and options from one list, in Popeye's words.
  void options(Node const& node, FieldName) {
    if (node.is(Kind::list)) {
      for (Node const* item : node.items) option(*item);
    } else {
      option(node);
    }
  }

  // An option may be abbreviated, as in Popeye.
  void option(Node const& node) {
    auto value = scalar(node);
    if (!value) return;
    if (auto const option = popeye::option_for_popeye(value->text()))
      return record_.add(Id::options, *option, value->origin());
    text::Diagnostics none;
    popeye::Tokens tokens(value->text(), 0, none);
    auto const read = popeye::read_conditions(tokens, chess::Language::english, none);
    if (tokens.peek().ended() && none.empty()) {
      for (SourceMappedText const& one : read)
        record_.add(Id::conditions, one.text(), value->origin());
      return;
    }
    if (auto const unknown = semantics::check_condition(value->text()))
      findings_.push_back(value->origin(*unknown));
    record_.add(Id::conditions, std::move(*value));
  }

  void algebraic(Node const& node, FieldName) { pieces_.read_algebraic(node); }
  void legend(Node const& node, FieldName) { pieces_.read_legend(node); }

  void twins(Node const& node, FieldName field) {
    if (!node.is(Kind::map)) return texts(node, field);
    for (auto const& [label, twin] : node.pairs)
      if (auto const value = scalar(*twin))
        record_.add(field, fmt::format("{}) {}", label->text, value->text()), value->origin());
  }

  void printed_twins(Node const& node, FieldName field) {
    std::swap(printed_, record_);
    texts(node, field);
    std::swap(printed_, record_);
  }

  // Printed twins replace the commands if they have the same meaning.
  void take_printed_twins() {
    RecordField* const printed = printed_.find(Id::twins);
    if (!printed) return;
    RecordField const* const twins = record_.find(Id::twins);
    auto const commands = collection::popeye::twins_in_commands(*printed);
    if (twins ? !std::ranges::equal(twins->values, commands, {}, &SourceMappedText::text)
              : !commands.empty())
      return findings_.push_back(
          text::warning("W-VALUE", printed->where,
                        fmt::format("`{}` contradicts `twins`; `twins` is used", twins_in_print),
                        "remove it, or write the same twins in both"));
    record_.erase(Id::twins);
    for (SourceMappedText& one : printed->values) record_.add(Id::twins, std::move(one));
  }

  // Reads reprints, one source per line.
  void reprints(Node const& node, FieldName field) {
    if (!node.is(Kind::list)) return reprint(node, field);
    for (Node const* item : node.items) reprint(*item, field);
  }

  void reprint(Node const& node, FieldName field) {
    if (!node.is(Kind::map)) return text(node, field);
    std::string line;
    for (std::string_view const key : reprint_keys) {
      if (std::string const* const value = node.scalar(key))
        line += fmt::format("{}{}", line.empty() ? "" : key == "problemid" ? "/" : " ", *value);
    }
    record_.add(line.starts_with("FIDE Album") ? FieldName(Id::album) : field, line, where(node));
    keep_all_but(node, "reprints", reprint_keys);
  }

  void ids(Node const& node, FieldName field) {
    if (!node.is(Kind::list)) return text(node, field);
    for (Node const* item : node.items) {
      std::string const *const domain = item->scalar("domain"), *const id =
                                                                    item->scalar("problemid");
      if (domain && id) {
        record_.add(field, fmt::format("{} {}", *domain, *id), where(*item));
        keep_all_but(*item, "foreignids", id_keys);
      } else {
        text(*item, field);
      }
    }
  }

  void kept(Node const& node, FieldName key) { others(node, std::string(key)); }

  // Writes KEY=VALUE for each scalar; keys of nested maps are joined: KEY OWN=VALUE.
  void others(Node const& node, std::string const& key) {
    text::WorkBudget::take();  // aliases (`*a`) repeat the value of an anchor
    if (node.is(Kind::scalar))
      return record_.add(Id::other, fmt::format("{}={}", key, node.text), where(node));
    for (Node const* item : node.items) others(*item, key);
    for (auto const& [name, value] : node.pairs)
      others(*value, fmt::format("{} {}", key, name->text));
  }

  EntryText entry_;
  text::Diagnostics& findings_;
  Record record_;
  Record printed_;  // the printed forms of fields
  PiecesReader pieces_{entry_};
  bool source_is_a_text_ = false;  // as in the old schema, with all its parts
};

}  // namespace

bool takes_key(std::string_view key) { return EntryReader::takes(key); }

std::optional<Record> read(std::string_view entry, text::Diagnostics& findings) {
  auto const tree = Tree::read(entry);
  if (tree) return EntryReader(entry, findings).run(tree->root());
  findings.push_back(tree.error());
  return {};
}

}  // namespace dawson::collection::olive
