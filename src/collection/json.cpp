// The library says what a text means, not where its parts stand. It hands keys and strings over in
// the order of the text, and in a text that is JSON the quotes alone say where these are: so each
// string gets its place by counting along.
#include "collection/json.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

namespace dawson::collection {
namespace {

using nlohmann::json;
using text::Span;

constexpr int version = 1;

struct HostName {
  Markup host;
  std::string_view name;
};
constexpr HostName hosts[] = {
    {Markup::plain, "plain"}, {Markup::tex, "tex"}, {Markup::markdown, "markdown"}};

constexpr char const* form_of_record =
    R"(write a record as `{"dawson":1,"host":"plain","fields":[["name","value"], ...]}`)";

// Builds the record from the events of the parser; false ends the reading.
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
    auto const* found = std::ranges::find(hosts, name, &HostName::name);
    if (found == std::end(hosts)) {
      findings_.push_back(text::error("E-JSON", where, fmt::format("unknown host `{}`", name),
                                      "write `plain`, `tex` or `markdown`"));
      return false;
    }
    record.host = found->host;
    return true;
  }

  bool take_name(std::string_view name, Span where) {
    if (!form_of(name).known) {
      std::string_view const near = meant_field(name);
      findings_.push_back(text::error("E-FIELD", where, fmt::format("unknown field `{}`", name),
                                      near.empty() ? "remove it, or use a field from the manual"
                                                   : fmt::format("did you mean `{}`?", near)));
      return false;
    }
    if (record.find(name)) {
      findings_.push_back(text::error("E-TWICE", where,
                                      fmt::format("field `{}` is given twice", name),
                                      "remove one of the two"));
      return false;
    }
    name_ = name;
    name_where_ = where;
    return true;
  }

  std::string_view line_;
  text::Diagnostics& findings_;
  std::size_t at_ = 0;     // behind the string read last
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
    findings.push_back(text::error("E-JSON", {0, line.size()}, "record without the key `dawson`",
                                   "add `\"dawson\":1`"));
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
  auto const* host = std::ranges::find(hosts, record.host, &HostName::host);
  nlohmann::ordered_json line;
  line["dawson"] = version;
  line["host"] = host->name;
  line["fields"] = fields;
  return line.dump(-1, ' ', false, json::error_handler_t::replace);
}

}  // namespace dawson::collection
