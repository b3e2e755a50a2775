#include "collection/epd.hpp"

#include <algorithm>
#include <iterator>

#include <fmt/format.h>

#include "collection/markup.hpp"
#include "collection/position.hpp"
#include "notation/forsyth/epd.hpp"
#include "notation/notations.hpp"
#include "notation/write_result.hpp"
#include "semantics/stipulation.hpp"
#include "text/scanning.hpp"

namespace dawson::collection {
namespace {

using text::SourceMappedText;
using text::Span;

// "PGN 16.2.5"; c0 to c9 and v0 to v9 are known too.
constexpr std::string_view known_opcodes[] = {
    "acd",         "acn",        "acs",        "am",          "bm",  "ce",   "dm",
    "draw_accept", "draw_claim", "draw_offer", "draw_reject", "eco", "fmvn", "hmvc",
    "id",          "nic",        "noop",       "pm",          "pv",  "rc",   "resign",
    "sm",          "tcgs",       "tcri",       "tcsi"};

bool is_known(std::string_view opcode) {
  bool const numbered =
      opcode.size() == 2 && (opcode[0] == 'c' || opcode[0] == 'v') && text::is_digit(opcode[1]);
  return numbered || std::ranges::find(known_opcodes, opcode) != std::end(known_opcodes);
}

// Returns the text between quotes; a value without quotes unchanged.
SourceMappedText unquoted(SourceMappedText const& operands) {
  std::string_view const text = operands.text();
  if (text.size() < 2 || !text.starts_with('"') || !text.ends_with('"')) return operands;
  return operands.part({1, text.size() - 1});
}

class LineReader {
 public:
  LineReader(std::string_view line, text::Diagnostics& findings)
      : line_(line), findings_(findings) {}

  std::optional<Record> run() {
    skip_blanks();
    std::size_t const begin = at_;
    if (at_ == line_.size()) return {};
    constexpr std::string_view comments = "#%;";
    if (comments.find(line_[at_]) != std::string_view::npos) {
      findings_.push_back(text::warning("W-TEXT", {begin, line_.size()}, "comment left out"));
      return {};
    }
    record_.where = {begin, line_.size()};
    std::size_t end = begin;
    constexpr int position_fields = 4;
    for (int i = 0; i < position_fields; ++i) {
      if (at_ == line_.size()) {
        findings_.push_back(text::error(
            "E-FIELD", {begin, line_.size()}, "expected a position of four fields",
            "write pieces, side to move, castling and en passant, separated by spaces"));
        return {};
      }
      end = at_ = std::min(line_.find_first_of(" \t", at_), line_.size());
      skip_blanks();
    }
    record_.add("epd", SourceMappedText(line_.substr(begin, end - begin), begin));
    report_position();
    read_clocks();
    while (at_ < line_.size()) read_operation();
    arrange(record_);
    return std::move(record_);
  }

 private:
  // Doubts about the position are reported to the user of the record.
  void report_position() {
    text::Diagnostics of_position;
    read_position(record_, *record_.find("epd"), of_position);
    std::ranges::copy_if(of_position, std::back_inserter(findings_), text::is_error);
  }

  void skip_blanks() { at_ = std::min(line_.find_first_not_of(" \t", at_), line_.size()); }

  // A FEN followed by operations: the clocks are operations of their own.
  void read_clocks() {
    for (char const* opcode : {"hmvc", "fmvn"}) {
      if (at_ == line_.size() || !text::is_digit(line_[at_])) return;
      std::size_t const end = std::min(line_.find_first_of(" \t;", at_), line_.size());
      record_.add(Id::other, fmt::format("{}={}", opcode, line_.substr(at_, end - at_)),
                  {at_, end});
      at_ = end;
      skip_blanks();
    }
  }

  // Returns the next semicolon outside of quotes.
  std::size_t operation_end() const {
    bool quoted = false;
    for (std::size_t at = at_; at < line_.size(); ++at) {
      if (line_[at] == '"') quoted = !quoted;
      else if (line_[at] == ';' && !quoted) return at;
    }
    std::size_t const unclosed = line_.find(';', at_);  // an unclosed quote
    return quoted && unclosed != std::string_view::npos ? unclosed : line_.size();
  }

  void read_operation() {
    std::size_t const end = operation_end();
    std::size_t const name_end = std::min({line_.find_first_of(" \t", at_), end});
    std::string_view const opcode = line_.substr(at_, name_end - at_);
    Span const where{at_, end};
    if (opcode.empty()) {
      at_ = std::min(end + 1, line_.size());
      return skip_blanks();
    }
    if (end == line_.size())
      findings_.push_back(text::warning("W-OP", {end, end},
                                        "missing semicolon after the last operation", "add `;`"));
    SourceMappedText const operands =
        SourceMappedText(line_.substr(name_end, end - name_end), name_end).trimmed();
    take(opcode, operands, where);
    at_ = std::min(end + 1, line_.size());
    skip_blanks();
  }

  void take(std::string_view opcode, SourceMappedText const& operands, Span where) {
    Span const name{where.begin, where.begin + opcode.size()};
    if (!is_known(opcode))
      findings_.push_back(text::warning(
          "W-OP", name, fmt::format("unknown operation `{}`; kept in `other`", opcode)));
    if (opcode == "dm" && !record_.find(Id::stipulation)) {
      record_.add(Id::stipulation, "#" + operands.text(), where);
    } else if (opcode == "id" && !record_.find(Id::ids)) {
      record_.add(Id::ids, "EPD " + unquoted(operands).text(), where);
    } else if (opcode == "c0" && !record_.find(Id::comment) && !operands.empty()) {
      record_.add(Id::comment, unquoted(operands));
    } else {
      record_.add(Id::other, fmt::format("{}={}", opcode, operands.text()), where);
    }
  }

  std::string_view line_;
  text::Diagnostics& findings_;
  std::size_t at_ = 0;
  Record record_;
};

class Writer {
 public:
  Writer(Record const& record, text::Diagnostics& findings)
      : record_(record), findings_(findings) {}

  std::optional<std::string> run() {
    RecordField const* const field = position_of(record_);
    if (!field) {
      findings_.push_back(text::error("E-LOSS", record_.where, "problem has no position",
                                      "add a position, such as `fen: ...`"));
      return {};
    }
    used_.push_back(field->name);
    auto const position = field->name == "epd" ? own_position(*field) : written_position(*field);
    if (!position) return {};
    line_ = *position;
    if (RecordField const* task = use(Id::stipulation)) write_task(task->values.front());
    if (RecordField const* ids = use(Id::ids))
      for (SourceMappedText const& id : ids->values) write_id(id);
    if (RecordField const* comment = use(Id::comment)) quoted("c0", comment->values.front());
    if (RecordField const* other = use(Id::other))
      for (SourceMappedText const& item : other->values) write_other(item);
    for (RecordField const& other : record_.fields)
      if (std::ranges::find(used_, other.name) == used_.end())
        lose(other.where, fmt::format("EPD has no field for `{}`; left out", other.name));
    return line_;
  }

 private:
  RecordField const* use(FieldName field) {
    used_.emplace_back(field);
    return record_.find(field);
  }
  void lose(Span where, std::string message) {
    findings_.push_back(text::warning("W-LOSS", where, std::move(message)));
  }

  static std::optional<std::string> own_position(RecordField const& field) {
    return field.values.front().text();
  }

  std::optional<std::string> written_position(RecordField const& field) {
    auto const position = read_position(record_, field, findings_);
    if (!position) return {};
    auto written = notation::write_epd(*position);
    notation::WriteResult beside;
    notation::find_notation("epd")->report_unsaid(*position, beside);
    std::ranges::move(beside.unsupported, std::back_inserter(written.unsupported));
    for (std::string const& what : beside.dropped)
      lose(field.values.front().origin(), fmt::format("EPD cannot represent {}; left out", what));
    if (written.ok()) return written.text;
    findings_.push_back(text::error("E-LOSS", field.values.front().origin(),
                                    notation::refusal("EPD", written),
                                    "use another format, such as `--to json`"));
    return {};
  }

  void write_task(SourceMappedText const& stipulation) {
    auto const read = semantics::read_stipulation(stipulation.text());
    bool const mate =
        read.task && read.task->play.empty() && read.task->goal == "#" && read.task->half_moves > 0;
    if (mate) line_ += fmt::format(" dm {};", (read.task->half_moves + 1) / 2);
    else lose(stipulation.origin(), "stipulation left out: EPD has only direct mates");
  }

  void write_id(SourceMappedText const& id) {
    constexpr std::string_view own = "EPD ";
    bool const has_own_prefix = id.text().starts_with(own);
    quoted("id", has_own_prefix ? id.part({own.size(), id.text().size()}) : id);
  }

  // A text in quotes cannot contain a quote or a line end.
  void quoted(std::string_view opcode, SourceMappedText const& value) {
    std::string text = value.text();
    if (text.find_first_of("\"\n") != std::string::npos)
      lose(value.origin(), "quotes and line ends replaced: EPD texts cannot contain them");
    std::ranges::replace(text, '"', '\'');
    std::ranges::replace(text, '\n', ' ');
    line_ += fmt::format(" {} \"{}\";", opcode, text);
  }

  void write_other(SourceMappedText const& item) {
    std::size_t const equals = item.text().find('=');
    std::string_view const text = item.text();
    std::string_view const opcode = text.substr(0, equals);
    std::string_view const operands =
        equals == std::string_view::npos ? std::string_view() : text.substr(equals + 1);
    bool const is_operation =
        !opcode.empty() && opcode.find_first_of(" \t;\"") == std::string_view::npos;
    if (!is_operation)
      return lose(item.origin(), "entry of `other` left out: it is not an EPD operation");
    line_ += fmt::format(" {}{}{};", opcode, operands.empty() ? "" : " ", operands);
  }

  Record const& record_;
  text::Diagnostics& findings_;
  std::vector<std::string> used_;
  std::string line_;
};

}  // namespace

std::optional<Record> read_epd_line(std::string_view line, text::Diagnostics& findings) {
  return LineReader(text::without_tail(line.substr(0, line.find('\n'))), findings).run();
}

std::optional<std::string> write_epd_line(Record const& record, text::Diagnostics& findings) {
  return Writer(in_markup(record, Markup::plain, findings), findings).run();
}

}  // namespace dawson::collection
