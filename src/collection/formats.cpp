#include "collection/formats.hpp"

#include <algorithm>
#include <iterator>
#include <type_traits>
#include <utility>

#include "collection/diagram_sty/diagram_sty.hpp"
#include "collection/directives.hpp"
#include "collection/epd.hpp"
#include "collection/json.hpp"
#include "collection/markup.hpp"
#include "collection/olive/olive.hpp"
#include "collection/pgn/pgn.hpp"
#include "collection/pgn/writer.hpp"
#include "collection/popeye/popeye.hpp"
#include "document/tex/input_encoding.hpp"
#include "notation/guess.hpp"
#include "notation/pgn/tags.hpp"
#include "semantics/popeye/words.hpp"
#include "text/encoding.hpp"
#include "text/files.hpp"
#include "text/scanning.hpp"

namespace dawson::collection {
namespace {

bool is_blank(std::string_view line) {
  return line.find_first_not_of(" \t\r\n") == std::string_view::npos;
}

// Reads one entry per line; empty lines are skipped.
class EpdReader : public EntryReader {
 public:
  bool cut(Lines& lines, Stretch& entry) override {
    while (!lines.peek().empty() && is_blank(lines.peek())) lines.advance();
    if (lines.peek().empty()) return false;
    lines.take(entry);
    entry.bytes = text::utf8_line(entry.bytes);
    return true;
  }
  bool reads_each_alone() const override { return true; }

 private:
  std::vector<Record> records(text::Source const& entry, text::Diagnostics& findings) override {
    auto record = read_epd_line(entry.bytes(), findings);
    if (!record) return {};
    return {std::move(*record)};
  }
};

std::optional<std::string> write_epd(Record const& record, text::Diagnostics& findings) {
  auto line = write_epd_line(record, findings);
  if (line) *line += '\n';
  return line;
}

class JsonReader : public EntryReader {
 public:
  bool cut(Lines& lines, Stretch& entry) override { return cutter_.cut(lines, entry); }
  bool reads_each_alone() const override { return true; }

 private:
  std::vector<Record> records(text::Source const& entry, text::Diagnostics& findings) override {
    if (entry.bytes().empty()) return {};
    std::size_t const end = entry.bytes().find_last_not_of(" \t\r\n") + 1;
    auto record = read_json(entry.bytes().substr(0, end), findings);
    if (!record) return {};
    return {std::move(*record)};
  }

  JsonCutter cutter_;
};

std::optional<std::string> write_json_line(Record const& record, text::Diagnostics&) {
  return write_json(record) + "\n";
}

template <Markup markup>
class DocumentReader : public EntryReader {
 public:
  explicit DocumentReader(ReadingOptions const& options) : fences_(options.fences) {}
  bool cut(Lines& lines, Stretch& entry) override {
    while (!lines.peek().empty()) lines.take(entry);
    if constexpr (markup == Markup::tex) {
      auto read = document::read_tex_bytes(std::move(entry.bytes));
      entry.bytes = std::move(read.text);
      entry.fault = std::move(read.finding);
    } else {
      entry.fault = text::make_utf8(entry.bytes);
    }
    return !entry.bytes.empty();
  }

 private:
  std::vector<Record> records(text::Source const& entry, text::Diagnostics& findings) override {
    std::vector<Record> records = read_directives(entry, markup, fences_, findings);
    if constexpr (markup == Markup::tex) {
      std::vector<Record> diagrams = read_diagram_sty(entry, findings);
      records.insert(records.end(), std::make_move_iterator(diagrams.begin()),
                     std::make_move_iterator(diagrams.end()));
      std::ranges::stable_sort(records, {},
                               [](Record const& record) { return record.where.begin; });
    }
    return records;
  }

  document::PluginFences fences_;
};

template <Markup markup>
std::optional<std::string> write_in(Record const& record, text::Diagnostics& findings) {
  return write_directive(in_document(record, markup, findings));
}

class PopeyeReader : public EntryReader {
 public:
  bool cut(Lines& lines, Stretch& entry) override { return cutter_.cut(lines, entry); }
  bool carries_on() const override { return true; }

 private:
  std::vector<Record> records(text::Source const& entry, text::Diagnostics& findings) override {
    auto record = reader_.read(entry.bytes(), findings);
    if (!record) return {};
    return {std::move(*record)};
  }

  popeye::Cutter cutter_;
  popeye::Reader reader_;
};

class OliveReader : public EntryReader {
 public:
  bool cut(Lines& lines, Stretch& entry) override { return olive::cut(lines, entry); }
  bool reads_each_alone() const override { return true; }

 private:
  std::vector<Record> records(text::Source const& entry, text::Diagnostics& findings) override {
    auto record = olive::read(entry.bytes(), findings);
    if (!record) return {};
    return {std::move(*record)};
  }
};

class PgnReader : public EntryReader {
 public:
  explicit PgnReader(ReadingOptions const& options)
      : cutter_(options.pgn_game), reader_(options.tags) {}
  bool cut(Lines& lines, Stretch& entry) override { return cutter_.cut(lines, entry); }
  void finish(text::Diagnostics& findings) override { reader_.finish(findings); }

 private:
  std::vector<Record> records(text::Source const& entry, text::Diagnostics& findings) override {
    if (text::any_error(findings)) return {};
    auto record = reader_.read(entry.bytes(), findings);
    if (!record) return {};
    return {std::move(*record)};
  }

  pgn::Cutter cutter_;
  pgn::Reader reader_;
};

// Signs of texts without a name.

std::string_view first_line(std::string_view text) {
  std::size_t const begin = std::min(text.find_first_not_of(text::white_space), text.size());
  return text.substr(begin, text.find_first_of("\r\n", begin) - begin);
}

bool has_line_with(std::string_view text, std::string_view begin) {
  for (std::size_t at = text.find(begin); at != text.npos; at = text.find(begin, at + 1))
    if (at == 0 || text[at - 1] == '\n') return true;
  return false;
}

bool is_pgn(std::string_view text) {
  std::string_view const line = first_line(text);
  return line.find("\"]") != line.npos && !notation::pgn::read_tag_line(line).empty();
}

bool is_json(std::string_view text) {
  std::string_view line = first_line(text);
  if (line.starts_with('[')) line = first_line(text.substr(text.find('[') + 1));
  return line.starts_with('{');
}

// A beginning of the first word would be enough for Popeye, but not for a text without a name.
bool is_popeye(std::string_view text) {
  constexpr std::size_t least = 5;
  std::string_view const line = first_line(text);
  std::string_view const word = line.substr(0, line.find_first_of(" \t"));
  return word.size() >= least && semantics::popeye::language_of(word).has_value();
}

bool is_olive(std::string_view text) { return has_line_with(text, "algebraic:"); }

bool is_epd(std::string_view text) {
  auto const* const notation = notation::notation_by_sign(first_line(text));
  return notation && notation->name == "epd";
}

bool has_diagram_sty(std::string_view text) { return text.find("\\begin{diagram}") != text.npos; }

template <class Reader>
std::unique_ptr<EntryReader> open(ReadingOptions const& options) {
  if constexpr (std::is_constructible_v<Reader, ReadingOptions const&>)
    return std::make_unique<Reader>(options);
  else return std::make_unique<Reader>();
}

}  // namespace

std::span<Format const> formats() {
  static Format const table[] = {
      {"json",
       "records, one per line; reads arrays and records of several lines",
       {".json", ".jsonl"},
       open<JsonReader>,
       write_json_line,
       "",
       "",
       "",
       is_json},
      {"md",
       "directives in Markdown",
       {text::markdown_suffixes().begin(), text::markdown_suffixes().end()},
       open<DocumentReader<Markup::markdown>>,
       write_in<Markup::markdown>,
       "",
       "\n",
       ""},
      {"tex",
       "directives in LaTeX; also reads diagram.sty's diagrams",
       {".tex", ".ltx"},
       open<DocumentReader<Markup::tex>>,
       write_in<Markup::tex>,
       "",
       "\n",
       "",
       has_diagram_sty},
      {"popeye",
       "Popeye's input",
       {".inp"},
       open<PopeyeReader>,
       popeye::write,
       "BeginProblem\n",
       "NextProblem\n",
       "EndProblem\n",
       is_popeye},
      {"olive",
       "YAML of Olive and YACPDB",
       {".olv", ".yaml", ".yml"},
       open<OliveReader>,
       olive::write,
       "",
       "---\n",
       "",
       is_olive},
      {"pgn",
       "studies, problems and games in Portable Game Notation",
       {".pgn"},
       open<PgnReader>,
       pgn::write,
       "",
       "\n",
       "",
       is_pgn},
      {"epd",
       "positions with operations, one per line",
       {".epd"},
       open<EpdReader>,
       write_epd,
       "",
       "",
       "",
       is_epd},
  };
  return table;
}

std::string known_suffixes() {
  std::string out;
  for (Format const& format : formats())
    for (std::string_view const suffix : format.suffixes)
      out += (out.empty() ? "" : " ") + std::string(suffix);
  return out;
}

Format const* find_format(std::string_view name) {
  auto const found = std::ranges::find(formats(), name, &Format::name);
  return found == formats().end() ? nullptr : &*found;
}

Format const* format_by_sign(std::string_view text) {
  auto const found = std::ranges::find_if(
      formats(), [&](Format const& format) { return format.is_in && format.is_in(text); });
  return found == formats().end() ? nullptr : &*found;
}

Format const* format_of_file(std::string_view path) {
  std::string const name = text::lower_case(path);
  for (Format const& format : formats())
    for (std::string_view const suffix : format.suffixes)
      if (name.ends_with(text::lower_case(suffix))) return &format;
  return nullptr;
}

}  // namespace dawson::collection
