#include "collection/json.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "text/encoding.hpp"
#include "text/scanning.hpp"
#include "text/suggestions.hpp"

namespace dawson::collection {

// The library gives the values of a text but not the positions of its parts. Since it passes keys
// and strings in the order of the text, and in valid JSON the quotes alone delimit them, each
// string gets its position by counting quotes.

namespace {

using nlohmann::json;
using text::Span;

constexpr int version = 1;

struct HostName {
  Markup markup;
  std::string_view name;
};
constexpr HostName markups[] = {
    {Markup::plain, "plain"}, {Markup::tex, "tex"}, {Markup::markdown, "markdown"}};

constexpr char const* form_of_record =
    R"(write a record as `{"dawson":1,"host":"plain","fields":[["name","value"], ...]}`)";

// Builds the record from the events of the parser; returning false stops the parser.
class Builder : public json::json_sax_t {
 public:
  Builder(std::string_view line, text::Diagnostics& findings) : line_(line), findings_(findings) {}

  bool null() override { return refuse("null"); }
  bool boolean(bool) override { return refuse("boolean"); }
  bool number_integer(std::int64_t number) override { return take_number(number == version); }
  bool number_unsigned(std::uint64_t number) override { return take_number(number == version); }
  bool number_float(double, std::string const&) override { return take_number(false); }
  bool binary(json::binary_t&) override { return refuse("binary data"); }

  bool string(std::string& value) override {
    Span const where = next_string();
    if (skipping_ > 0 || (depth_ == 1 && key_.empty())) return true;
    if (depth_ == 1 && key_ == "host") return take_host(value, where);
    if (depth_ == 3 && name_.empty()) return take_name(value, where);
    if (key_ == "fields" && (depth_ == 3 || depth_ == 4) && !name_.empty()) {
      record.add(name_, value, where);
      return true;
    }
    return refuse("string", where);
  }

  bool key(std::string& name) override {
    Span const where = next_string();
    if (depth_ != 1 || skipping_ > 0) return true;
    key_ = name;
    if (name == "dawson" || name == "host" || name == "fields") return true;
    key_.clear();
    findings_.push_back(text::warning(
        "W-KEY", where, fmt::format("unknown key `{}`; its value is left out", name)));
    return true;
  }

  bool start_object(std::size_t) override {
    if (depth_ == 0) return ++depth_, true;
    if (depth_ == 1 && key_.empty()) return ++skipping_, true;
    if (skipping_ > 0) return ++skipping_, true;
    return refuse("object");
  }
  bool end_object() override {
    if (skipping_ > 0) --skipping_;
    else --depth_;
    return true;
  }

  bool start_array(std::size_t) override {
    if (skipping_ > 0 || (depth_ == 1 && key_.empty())) return ++skipping_, true;
    bool const fits =
        depth_ >= 1 && depth_ <= 3 && key_ == "fields" && (depth_ != 3 || !name_.empty());
    if (!fits) return refuse("array");
    if (depth_ == 2) name_.clear();
    ++depth_;
    return true;
  }
  bool end_array() override {
    if (skipping_ > 0) return --skipping_, true;
    --depth_;
    if (depth_ == 2 && !record.find(name_) && !name_.empty())
      findings_.push_back(text::warning("W-VALUE", name_where_,
                                        fmt::format("field `{}` has no value; left out", name_)));
    return true;
  }

  bool parse_error(std::size_t position, std::string const&,
                   nlohmann::detail::exception const& fault) override {
    std::size_t const at = std::min(position == 0 ? 0 : position - 1, line_.size());
    std::string message = fault.what();
    if (auto const colon = message.find(": "); colon != std::string::npos)
      message.erase(0, colon + 2);
    findings_.push_back(
        text::error("E-JSON", {at, at}, "invalid JSON: " + message, form_of_record));
    return false;
  }

  Record record;
  bool has_version = false;

 private:
  Span next_string() {
    std::size_t const begin = std::min(line_.find('"', at_), line_.size());
    std::size_t end = begin + 1;
    while (end < line_.size() && line_[end] != '"') end += line_[end] == '\\' ? 2 : 1;
    at_ = std::min(end + 1, line_.size());
    return {std::min(begin + 1, line_.size()), std::min(end, line_.size())};
  }

  bool refuse(std::string_view what) { return refuse(what, {at_, at_}); }
  bool refuse(std::string_view what, Span where) {
    if (skipping_ > 0 || (depth_ == 1 && key_.empty())) return true;
    findings_.push_back(
        text::error("E-JSON", where, fmt::format("unexpected {}", what), form_of_record));
    return false;
  }

  bool take_number(bool is_version) {
    if (skipping_ > 0 || depth_ != 1 || key_ != "dawson") return refuse("number");
    if (!is_version) {
      findings_.push_back(text::error("E-JSON", {at_, at_}, "unsupported version of records",
                                      fmt::format("write `\"dawson\":{}`", version)));
      return false;
    }
    return has_version = true;
  }

  bool take_host(std::string_view name, Span where) {
    auto const* found = std::ranges::find(markups, name, &HostName::name);
    if (found == std::end(markups)) {
      findings_.push_back(text::error("E-JSON", where, fmt::format("unknown host `{}`", name),
                                      "write `plain`, `tex` or `markdown`"));
      return false;
    }
    record.markup = found->markup;
    return true;
  }

  bool take_name(std::string_view name, Span where) {
    if (!form_of(name).known) {
      findings_.push_back(
          text::suggesting(text::error("E-FIELD", where, fmt::format("unknown field `{}`", name),
                                       "remove it, or use a field from the manual"),
                           meant_field(name)));
      return false;
    }
    if (record.find(name)) {
      findings_.push_back(text::error("E-TWICE", where, fmt::format("duplicate field `{}`", name),
                                      "remove one of the two"));
      return false;
    }
    name_ = name;
    name_where_ = where;
    return true;
  }

  std::string_view line_;
  text::Diagnostics& findings_;
  std::size_t at_ = 0;     // position after the last string
  std::size_t depth_ = 0;  // 1 in the record, 2 in the fields, 3 in a field, 4 in its list
  std::size_t skipping_ = 0;
  std::string key_, name_;
  Span name_where_;
};

}  // namespace

std::optional<Record> read_json(std::string_view line, text::Diagnostics& findings) {
  Builder builder(line, findings);
  if (!json::sax_parse(line.begin(), line.end(), &builder)) return {};
  if (!builder.has_version) {
    findings.push_back(
        text::error("E-JSON", {0, line.size()}, "missing key `dawson`", "add `\"dawson\":1`"));
    return {};
  }
  builder.record.where = {0, line.size()};
  return std::move(builder.record);
}

std::string write_json(Record const& record) {
  json fields = json::array();
  for (RecordField const& field : record.fields) {
    json value;
    if (form_of(field.name).list) {
      value = json::array();
      for (text::SourceMappedText const& item : field.values) value.push_back(item.text());
    } else {
      value = field.values.front().text();
    }
    fields.push_back(json::array({field.name, std::move(value)}));
  }
  auto const* markup = std::ranges::find(markups, record.markup, &HostName::markup);
  nlohmann::ordered_json line;
  line["dawson"] = version;
  line["host"] = markup->name;
  line["fields"] = fields;
  return line.dump(-1, ' ', false, json::error_handler_t::replace);
}

// The end of a value is found by counting brackets and quotes; the parser reads the content. In
// valid JSON this is sufficient. After an error the next record must not be lost: no string
// extends over a line end, and no record begins within another one unless it is indented further.

namespace {

constexpr std::string_view json_blanks = " \t\r\n";

// Skips blanks and returns the text from the first other byte on.
std::string_view skip_blanks(Lines& lines) {
  while (true) {
    std::string_view const ahead = lines.ahead();
    std::size_t const begin = std::min(ahead.find_first_not_of(json_blanks), ahead.size());
    lines.skip(begin);
    if (begin < ahead.size() || ahead.empty()) return lines.ahead();
  }
}

// Returns whether a record begins there: `{` and one of its keys.
bool opens_record(std::string_view ahead) {
  if (!ahead.starts_with('{')) return false;
  ahead.remove_prefix(std::min(ahead.find_first_not_of(json_blanks, 1), ahead.size()));
  return std::ranges::any_of(
      std::initializer_list<std::string_view>{"\"dawson\"", "\"host\"", "\"fields\""},
      [&](std::string_view key) { return ahead.starts_with(key); });
}

// The state of the value that is being read.
class Value {
 public:
  Value(std::size_t column, bool in_array) : column_(column), in_array_(in_array) {}

  enum class End { none, here, after };  // before the byte, or after it

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

  /// Whether the last byte may open the next record.
  bool may_be_record() const { return may_be_record_; }
  /// Whether the value ended early.
  bool broken() const { return broken_ || !open_.empty() || in_text_; }

 private:
  static bool blank(char c) { return json_blanks.find(c) != std::string_view::npos; }

  // A bracket that does not match ends the value: the text after it may be a record.
  End take_closing(char c) {
    broken_ = c != open_.back();
    open_.pop_back();
    return broken_ || open_.empty() ? End::after : End::none;
  }

  End take_of_text(char c) {
    bool const escaped = std::exchange(escaped_, false);
    if (c == '\n') return broken_ = true, End::here;
    if (escaped) return End::none;
    if (c == '\\') escaped_ = true;
    else if (c == '"') in_text_ = false;
    return c == '"' && !escaped && open_.empty() ? End::after : End::none;
  }

  // Outside of an array a bare word is not a valid record: all of its line is skipped.
  End take_of_scalar(char c) {
    if (in_array_) return c == ',' || c == ']' || blank(c) ? End::here : End::none;
    broken_ = true;
    return c == '\n' ? End::here : End::none;
  }

  std::size_t column_, indent_ = 0;
  std::string open_;  // the brackets that are still open
  bool in_array_;
  bool in_text_ = false, escaped_ = false, broken_ = false;
  bool begins_line_ = false, may_be_record_ = false;
};

text::Diagnostic fault(std::string_view message, std::string_view hint) {
  return text::error("E-JSON", {0, 0}, std::string(message), std::string(hint));
}

}  // namespace

// Skips brackets and commas before a value. Returns true if `entry` is an error.
bool JsonCutter::pass_signs(Lines& lines, Stretch& entry) {
  auto const refuse = [&](std::string_view message, std::string_view hint) {
    entry.fault = fault(message, hint);
    return true;
  };
  while (true) {
    std::string_view const ahead = skip_blanks(lines);
    lines.take(entry, 0);  // sets its position
    if (ahead.empty()) {
      if (!std::exchange(in_array_, false)) return false;
      return refuse("missing `]` at the end of the array", "add `]` after the last record");
    }
    if (ahead.front() == ',') {
      lines.skip(1);
      if (!in_array_ && std::exchange(comma_reported_, true)) continue;
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
  if (lines.ahead().empty()) in_array_ = false;  // the text lacks more than the closing bracket
}

// The rest of a broken record is skipped without further errors.
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
