// A value ends with its last bracket: brackets and quotes are all that is counted, what is between
// them the parser reads. In JSON without faults that is enough. After a fault the next record must
// not be lost: no text goes over a line end, and no record begins within another one, unless it is
// indented further.
#include "collection/json_cutter.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "text/ascii.hpp"
#include "text/encoding.hpp"

namespace dawson::collection {
namespace {

constexpr std::string_view json_blanks = " \t\r\n";

// Goes to the first byte that is no blank; what is ahead from there on.
std::string_view skip_blanks(Lines& lines) {
  while (true) {
    std::string_view const ahead = lines.ahead();
    std::size_t const begin = std::min(ahead.find_first_not_of(json_blanks), ahead.size());
    lines.skip(begin);
    if (begin < ahead.size() || ahead.empty()) return lines.ahead();
  }
}

// Whether a record begins there: `{` and one of its keys.
bool opens_record(std::string_view ahead) {
  if (!ahead.starts_with('{')) return false;
  ahead.remove_prefix(std::min(ahead.find_first_not_of(json_blanks, 1), ahead.size()));
  return std::ranges::any_of(
      std::initializer_list<std::string_view>{"\"dawson\"", "\"host\"", "\"fields\""},
      [&](std::string_view key) { return ahead.starts_with(key); });
}

// What has been read of a value.
class Value {
 public:
  Value(std::size_t column, bool in_array) : column_(column), in_array_(in_array) {}

  enum class End { none, here, behind };  // before the byte, or with it

  End take(char c) {
    if (in_text_) return take_of_text(c);
    bool const begins_line = std::exchange(begins_line_, c == '\n' || (begins_line_ && blank(c)));
    indent_ = c == '\n' ? 0 : indent_ + 1;
    may_be_record_ = begins_line && c == '{' && !open_.empty() && indent_ <= column_;
    if (c == '"') in_text_ = true;
    else if (c == '{' || c == '[') open_ += c == '{' ? '}' : ']';
    else if (!open_.empty() && (c == '}' || c == ']')) return take_closing(c);
    else if (open_.empty()) return take_of_scalar(c);
    return End::none;
  }

  /// Whether the byte taken last may open the next record.
  bool may_be_record() const { return may_be_record_; }
  /// Whether it has ended before its time.
  bool broken() const { return broken_ || !open_.empty() || in_text_; }

 private:
  static bool blank(char c) { return json_blanks.find(c) != std::string_view::npos; }

  // One that closes another bracket ends the value: what follows is not to be told from a record.
  End take_closing(char c) {
    broken_ = c != open_.back();
    open_.pop_back();
    return broken_ || open_.empty() ? End::behind : End::none;
  }

  End take_of_text(char c) {
    bool const escaped = std::exchange(escaped_, false);
    if (c == '\n') return broken_ = true, End::here;
    if (escaped) return End::none;
    if (c == '\\') escaped_ = true;
    else if (c == '"') in_text_ = false;
    return c == '"' && !escaped && open_.empty() ? End::behind : End::none;
  }

  // Outside of an array a word alone is none of JSON's records: all of its line is.
  End take_of_scalar(char c) {
    if (in_array_) return c == ',' || c == ']' || blank(c) ? End::here : End::none;
    broken_ = true;
    return c == '\n' ? End::here : End::none;
  }

  std::size_t column_, indent_ = 0;
  std::string open_;  // the brackets that are to close
  bool in_array_;
  bool in_text_ = false, escaped_ = false, broken_ = false;
  bool begins_line_ = false, may_be_record_ = false;
};

text::Diagnostic fault(std::string_view message, std::string_view hint) {
  return text::error("E-JSON", {0, 0}, std::string(message), std::string(hint));
}

}  // namespace

// Goes over brackets and commas around values, up to a value. True where `entry` is a fault.
bool JsonCutter::pass_signs(Lines& lines, Stretch& entry) {
  auto const refuse = [&](std::string_view message, std::string_view hint) {
    entry.fault = fault(message, hint);
    return true;
  };
  while (true) {
    std::string_view const ahead = skip_blanks(lines);
    lines.take(entry, 0);  // its place
    if (ahead.empty()) {
      if (!std::exchange(in_array_, false)) return false;
      return refuse("missing `]` at the end of the array", "add `]` after the last record");
    }
    if (ahead.front() == ',') {
      lines.skip(1);
      if (!in_array_ && std::exchange(comma_told_, true)) continue;
      if (!in_array_)
        return refuse("unexpected comma: the records are not in an array",
                      "write `[` before the first record and `]` after the last");
      if (at_ != At::value)
        return refuse("unexpected comma: no record before it", "remove the comma");
      at_ = At::comma;
    } else if (in_array_ && ahead.front() == ']') {
      lines.skip(1);
      in_array_ = false;
      if (at_ == At::comma)
        return refuse("unexpected comma at the end of the array", "remove the comma");
    } else if (!in_array_ && ahead.front() == '[') {
      lines.skip(1);
      in_array_ = true;
      at_ = At::first;
    } else {
      if (in_array_ && std::exchange(at_, At::value) == At::value)
        entry.fault = fault("missing comma between two records", "add `,` before this one");
      return false;
    }
  }
}

void JsonCutter::take_value(Lines& lines, Stretch& entry) {
  constexpr std::size_t longest_opening = 64;  // bytes up to the first key of a record
  std::size_t const column = lines.place().column;
  Value value(column, in_array_);
  for (bool ended = false; !ended;) {
    std::string_view const ahead = lines.ahead();
    if (ahead.empty()) break;
    std::size_t size = 0;
    while (size < ahead.size() && !ended) {
      auto const end = value.take(ahead[size]);
      if (value.may_be_record()) {
        lines.take(entry, size);
        size = 0;
        ended = opens_record(lines.ahead(longest_opening));
        if (ended) break;
        lines.take(entry, 1);
        break;
      }
      ended = end != Value::End::none;
      if (end != Value::End::here) ++size;
    }
    lines.take(entry, size);
  }
  if (!value.broken()) return;
  skip_to_record(lines, column);
  if (lines.ahead().empty()) in_array_ = false;  // it lacks more than its bracket
}

// What is left of a broken record costs no errors of its own.
void JsonCutter::skip_to_record(Lines& lines, std::size_t column) {
  while (!lines.peek().empty()) {
    std::string_view const line = lines.peek();
    std::size_t const begin = line.find_first_not_of(" \t");
    bool const in_front = lines.place().column + begin <= column;
    bool const opens = begin < line.size() && (line[begin] == '{' || line[begin] == '[');
    bool const closes = in_array_ && begin < line.size() && line[begin] == ']';
    if (in_front && (opens || closes)) return;
    lines.advance();
  }
}

bool JsonCutter::cut(Lines& lines, Stretch& entry) {
  if (pass_signs(lines, entry)) return true;
  if (lines.ahead().empty()) return false;
  take_value(lines, entry);
  entry.bytes = text::utf8_line(entry.bytes);
  return true;
}

}  // namespace dawson::collection
