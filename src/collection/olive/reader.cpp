// An entry is a tree; each key of either schema has a row that says what becomes of
// its value. The tree knows where a scalar begins: where the text there is the scalar itself, every
// byte of it has its place, else (quotes, blocks) it stands for its first line as a whole.
#include <algorithm>
#include <functional>
#include <set>
#include <utility>

#include <fmt/format.h>

#include "chess/attributes.hpp"
#include "collection/olive/entry_tree.hpp"
#include "collection/olive/olive.hpp"
#include "collection/popeye/twins.hpp"
#include "collection/sources.hpp"
#include "terms/popeye/conditions.hpp"
#include "terms/popeye/men.hpp"
#include "terms/popeye/words.hpp"
#include "text/ascii.hpp"

namespace dawson::collection::olive {
namespace {

namespace popeye = terms::popeye;
using popeye::Placed;
using text::Mapped;
using text::Span;
using Kind = Node::Kind;

class EntryReader {
 public:
  EntryReader(std::string_view text, text::Diagnostics& findings)
      : text_(text), findings_(findings) {}

  std::optional<Record> run(Node const& root) {
    record_.where = where(root);
    if (root.is(Kind::null)) return {};
    constexpr char const* form = "an entry is a list of `key: value`";
    if (!root.is(Kind::map))
      return findings_.push_back(text::error("E-YAML", record_.where, form)), std::nullopt;
    std::set<std::string> seen;
    for (auto const& [key, value] : root.pairs) {
      if (!seen.insert(key->text).second) {
        findings_.push_back(text::warning("W-TWICE", where(*key),
                                          fmt::format("the key `{}` is given twice", key->text),
                                          "the first value counts"));
        continue;
      }
      if (!value->is(Kind::null)) take(*key, *value);
    }
    if (men_.empty())
      findings_.push_back(text::error("E-EMPTY", record_.where, "a problem without men",
                                      "they stand under `algebraic`"));
    else record_.add("men", popeye::write_list(men_));
    take_printed_twins();
    part_source(record_);
    arrange(record_);
    return std::move(record_);
  }

 private:
  struct Row {
    std::string_view key;
    void (EntryReader::*take)(Node const&, FieldName field);
    FieldName field;
  };

  void take(Node const& key, Node const& value) {
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
        {"solution", &EntryReader::solution, Id::solution},
        {"comments", &EntryReader::texts, Id::comment},
        {"reprints", &EntryReader::reprints, Id::reprint},
        {"foreignids", &EntryReader::ids, Id::ids},
        {"glyphs", &EntryReader::others, "glyph "},
        {"after", &EntryReader::texts, Id::after},
        {"version-of", &EntryReader::texts, Id::version},
        {"correction-of", &EntryReader::texts, Id::correction},
    };
    auto const* row = std::ranges::find(rows, std::string_view(key.text), &Row::key);
    if (row != std::end(rows)) return (this->*row->take)(value, row->field);
    findings_.push_back(text::warning("W-KEY", where(key),
                                      fmt::format("`{}` is a key of neither schema", key.text),
                                      "its value is kept in `other`"));
    others(value, key.text);
  }

  // Up to the end of its line, which is looked for once: a line may be as long as the file.
  Span where(Node const& node) {
    if (node.begin < line_.begin || node.begin >= line_.end)
      line_ = {node.begin, std::min(text_.find_first_of("\r\n", node.begin), text_.size())};
    return {node.begin, line_.end};
  }

  Mapped mapped(Node const& scalar) {
    Span const place = where(scalar);
    Mapped made;
    if (text_.substr(place.begin).starts_with(scalar.text)) made.append(scalar.text, place.begin);
    else made.append_for(scalar.text, place);
    return made;
  }

  // A scalar; other kinds of values are told.
  std::optional<Mapped> scalar(Node const& node) {
    if (node.is(Kind::scalar)) return mapped(node);
    if (!node.is(Kind::null))
      findings_.push_back(text::warning("W-VALUE", where(node), "a text is expected here",
                                        "a list or a map cannot be read as one"));
    return {};
  }

  void text(Node const& node, FieldName field) {
    if (auto value = scalar(node)) record_.add(field, std::move(*value));
  }

  // Olive writes blocks of text whose first and last signs are quotes.
  void solution(Node const& node, FieldName field) {
    auto value = scalar(node);
    if (!value) return;
    Mapped const text = value->trimmed();
    std::string_view const written = text.text();
    bool const quoted = written.size() > 1 && written.front() == '"' && written.back() == '"';
    record_.add(field, quoted ? text.part({1, written.size() - 1}) : std::move(*value));
  }

  void texts(Node const& node, FieldName field) {
    if (!node.is(Kind::list)) return text(node, field);
    for (Node const* item : node.items) text(*item, field);
  }

  // The scalars of a map by key; those that `known` has not are kept in `other`.
  void fields_of(Node const& map, std::string_view prefix,
                 std::function<bool(std::string const&, Node const&)> const& known) {
    for (auto const& [key, value] : map.pairs)
      if (!value->is(Kind::null) && !known(key->text, *value))
        others(*value, fmt::format("{} {}", prefix, key->text));
  }

  void source(Node const& node, FieldName field) {
    if (!node.is(Kind::map)) return text(node, field);
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

  // 1987, "1987-06", {year: 1987, month: 6, day: 8}.
  void date(Node const& node, FieldName field) {
    if (!node.is(Kind::map)) return text(node, field);
    std::string written;
    for (char const* part : {"year", "month", "day"}) {
      std::string const* const digits = node.scalar(part);
      if (!digits) break;
      written += fmt::format("{}{}{}", written.empty() ? "" : "-", digits->size() == 1 ? "0" : "",
                             *digits);
    }
    record_.add(field, written, where(node));
  }

  void award(Node const& node, FieldName field) {
    if (!node.is(Kind::map)) return text(node, field);
    fields_of(node, "award", [&](std::string const& key, Node const& value) {
      if (key == "distinction") text(value, Id::award);
      else if (key != "tourney") return false;
      else if (!value.is(Kind::map)) text(value, Id::tournament);
      else
        fields_of(value, "tourney", [&](std::string const& name, Node const& of) {
          if (name != "name") return false;
          text(of, Id::tournament);
          return true;
        });
      return true;
    });
  }

  // Conditions and options in one list, in Popeye's words.
  void options(Node const& node, FieldName) {
    if (node.is(Kind::list)) {
      for (Node const* item : node.items) option(*item);
    } else {
      option(node);
    }
  }

  void option(Node const& node) {
    auto value = scalar(node);
    if (!value) return;
    if (popeye::is_option(value->text())) return record_.add(Id::options, std::move(*value));
    text::Diagnostics none;
    popeye::Tokens tokens(value->text(), 0, none);
    auto const read = popeye::read_conditions(tokens, chess::Language::english, none);
    if (read.size() == 1 && tokens.peek().ended() && none.empty())
      record_.add(Id::conditions, read.front().text(), value->origin());
    else record_.add(Id::conditions, std::move(*value));
  }

  void algebraic(Node const& node, FieldName) {
    if (!node.is(Kind::map)) {
      findings_.push_back(
          text::error("E-MAN", where(node), "men stand under white, black, neutral"));
      return;
    }
    for (auto const& [colour, men] : node.pairs) {
      auto const found = popeye::match(std::string_view(colour->text), popeye::colours(),
                                       chess::Language::english);
      if (!found.index || !popeye::colours()[*found.index].side) {
        findings_.push_back(text::error("E-COLOUR", where(*colour),
                                        fmt::format("`{}` is no colour", colour->text),
                                        "men are white, black or neutral"));
        continue;
      }
      auto const side = *popeye::colours()[*found.index].side;
      if (men->is(Kind::list))
        for (Node const* man : men->items) take_man(*man, side);
      else if (!men->is(Kind::null)) take_man(*men, side);
    }
  }

  // "Kb2", "Royal Zf3".
  void take_man(Node const& node, chess::Side side) {
    auto const value = scalar(node);
    if (!value) return;
    std::string_view rest = value->text();
    Placed man{side, {}, {}, {}, value->origin()};
    for (std::size_t blank = rest.find(' '); blank != std::string_view::npos;
         blank = rest.find(' ')) {
      std::string_view const word = rest.substr(0, blank);
      auto const attributes = chess::attributes();
      auto const row = std::ranges::find_if(attributes, [&](chess::Attribute const& one) {
        return text::lower_case(one.words.english) == text::lower_case(word);
      });
      if (row == attributes.end())
        return refuse_man(*value, fmt::format("`{}` is no attribute", word));
      man.attributes.push_back(row->words.english);
      rest.remove_prefix(blank + 1);
    }
    auto const cut = popeye::cut_man(rest);
    if (!cut || cut->squares.size() != 2)
      return refuse_man(*value, fmt::format("`{}` is no man on a square", rest));
    auto const walk = popeye::english_walk(cut->walk, chess::Language::english);
    if (!walk) return refuse_man(*value, fmt::format("there is no man `{}`", cut->walk));
    man.walk = *walk;
    man.square = text::lower_case(cut->squares);
    auto const there = std::ranges::find(men_, man.square, &Placed::square);
    if (there != men_.end()) {
      auto finding =
          text::error("E-DOUBLE", man.where, fmt::format("a second man on {}", man.square));
      finding.notes.push_back({there->where, "the first one is here"});
      findings_.push_back(std::move(finding));
      return;
    }
    men_.push_back(std::move(man));
  }

  void refuse_man(Mapped const& value, std::string message) {
    findings_.push_back(
        text::error("E-MAN", value.origin(), std::move(message),
                    "a man is Popeye's letters and a square: Sg3, PAa6, Royal Zf3"));
  }

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

  // Twins in print's words take the place of the commands, if they say the same.
  void take_printed_twins() {
    RecordField* const printed = printed_.find(Id::twins);
    if (!printed) return;
    RecordField const* const twins = record_.find(Id::twins);
    auto const commands = collection::popeye::twins_in_commands(*printed);
    if (twins ? !std::ranges::equal(twins->values, commands, {}, &Mapped::text) : !commands.empty())
      return findings_.push_back(text::warning(
          "W-VALUE", printed->where,
          fmt::format("`{}` does not say what `twins` does, which counts", twins_in_print),
          "erase it, or write the same twins in both"));
    record_.erase(Id::twins);
    for (Mapped& one : printed->values) record_.add(Id::twins, std::move(one));
  }

  // Sources on one line each.
  void reprints(Node const& node, FieldName field) {
    if (!node.is(Kind::list)) return reprint(node, field);
    for (Node const* item : node.items) reprint(*item, field);
  }

  void reprint(Node const& node, FieldName field) {
    if (!node.is(Kind::map)) return text(node, field);
    std::string line;
    for (char const* key : {"name", "volume", "issue", "problemid", "date"}) {
      if (std::string const* const value = node.scalar(key))
        line += fmt::format("{}{}",
                            line.empty()                           ? ""
                            : std::string_view(key) == "problemid" ? "/"
                                                                   : " ",
                            *value);
    }
    record_.add(line.starts_with("FIDE Album") ? FieldName(Id::album) : field, line, where(node));
  }

  void ids(Node const& node, FieldName field) {
    if (!node.is(Kind::list)) return text(node, field);
    for (Node const* item : node.items) {
      std::string const *const domain = item->scalar("domain"), *const id =
                                                                    item->scalar("problemid");
      if (domain && id) record_.add(field, fmt::format("{} {}", *domain, *id), where(*item));
      else text(*item, field);
    }
  }

  // KEY=VALUE; of lists and maps each scalar with its own key. What is nested deeper is told.
  void others(Node const& node, FieldName key) {
    if (node.is(Kind::scalar))
      return record_.add(Id::other, fmt::format("{}={}", key, node.text), where(node));
    auto const keep = [&](std::string const& own, Node const& value) {
      if (value.is(Kind::scalar))
        record_.add(Id::other, fmt::format("{}{}={}", key, own, value.text), where(value));
      else if (!value.is(Kind::null))
        findings_.push_back(
            text::warning("W-KEY", where(value), "a value that is nested is left out"));
    };
    for (Node const* item : node.items) keep("", *item);
    for (auto const& [name, value] : node.pairs)
      keep(name->is(Kind::scalar) ? " " + name->text : "", *value);
  }

  std::string_view text_;
  Span line_;  // that `where` was asked for last, from that place on
  text::Diagnostics& findings_;
  Record record_;
  Record printed_;  // what is there in print's words
  std::vector<Placed> men_;
};

}  // namespace

std::optional<Record> read(std::string_view entry, text::Diagnostics& findings) {
  auto const tree = Tree::read(entry);
  if (tree) return EntryReader(entry, findings).run(tree->root());
  findings.push_back(tree.error());
  return {};
}

}  // namespace dawson::collection::olive
