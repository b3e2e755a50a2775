// The parser of the library hands over keys and strings in the order of the text, without their
// places; these are found by looking for the next quote or bracket of the text.
//
// Design: the library's own tree has the last of two equal keys and looks through all keys of an
// object for each, and writing a tree is recursive.
#include "write/pandoc/json_input.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

namespace dawson::run {
namespace {

using Json = nlohmann::ordered_json;
using text::Span;

// Pandoc's nodes are three or four levels each.
constexpr std::size_t deepest = 2000;

// Objects with more keys have them in a set too.
constexpr std::size_t few_keys = 16;

// Why the library refuses a text, from "[...] parse error at line 1, column 2: syntax error while
// parsing value - unexpected end of input; expected ...".
std::string reason_of(std::string_view what) {
  if (auto const dash = what.find(" - "); dash != what.npos) what.remove_prefix(dash + 3);
  else if (auto const colon = what.rfind(": "); colon != what.npos) what.remove_prefix(colon + 2);
  return std::string(what.substr(0, what.find(';')));
}

// Builds the tree from the events of the parser; false ends the reading.
class JsonTree : public nlohmann::json_sax<Json> {
 public:
  explicit JsonTree(text::Source const& source) : bytes_(source.bytes()), at_(source.start()) {}

  bool null() override { return place(nullptr); }
  bool boolean(bool value) override { return place(value); }
  bool number_integer(std::int64_t value) override { return place(value); }
  bool number_unsigned(std::uint64_t value) override { return place(value); }
  bool number_float(double value, std::string const&) override { return place(value); }
  bool string(std::string& value) override {
    next_string();
    return place(std::move(value));
  }
  bool binary(Json::binary_t&) override { return false; }

  bool start_object(std::size_t) override { return open(Json::object()); }
  bool start_array(std::size_t) override { return open(Json::array()); }
  bool end_object() override { return close(); }
  bool end_array() override { return close(); }

  bool key(std::string& name) override {
    Span const where = next_string();
    Level& level = open_.back();
    auto& members = level.value->get_ref<Json::object_t&>();
    if (has(level, name)) return fail(where, fmt::format("duplicate key `{}` in an object", name));
    if (members.size() >= few_keys) level.keys.insert(name);
    members.emplace_back(std::move(name), nullptr);
    return true;
  }

  bool parse_error(std::size_t position, std::string const&,
                   nlohmann::detail::exception const& why) override {
    std::size_t const at = std::min(position == 0 ? 0 : position - 1, bytes_.size());
    return fail({at, at}, "invalid JSON: " + reason_of(why.what()));
  }

  Json root;
  std::optional<std::pair<Span, std::string>> fault;

 private:
  struct Level {
    /// its siblings are added after it is closed, so that it does not move
    Json* value;
    std::set<std::string> keys;  ///< of an object, beyond the first few
  };

  static bool has(Level const& level, std::string const& name) {
    auto const& members = level.value->get_ref<Json::object_t const&>();
    auto const first_few =
        members.begin() + static_cast<std::ptrdiff_t>(std::min(members.size(), few_keys));
    return std::any_of(members.begin(), first_few,
                       [&](auto const& member) { return member.first == name; }) ||
           level.keys.contains(name);
  }

  bool place(Json value) {
    put(std::move(value));
    return true;
  }

  Json* put(Json value) {
    if (open_.empty()) return &(root = std::move(value));
    Json& parent = *open_.back().value;
    if (parent.is_array()) {
      parent.push_back(std::move(value));
      return &parent.back();
    }
    return &(parent.get_ref<Json::object_t&>().back().second = std::move(value));
  }

  bool open(Json value) {
    at_ = std::min(bytes_.find_first_of("[{", at_), bytes_.size() - 1) + 1;
    if (open_.size() == deepest)
      return fail({at_ - 1, at_}, fmt::format("the JSON has more than {} levels", deepest));
    open_.push_back({put(std::move(value)), {}});
    return true;
  }

  bool close() {
    open_.pop_back();
    return true;
  }

  Span next_string() {
    std::size_t const begin = std::min(bytes_.find('"', at_), bytes_.size());
    std::size_t end = begin + 1;
    while (end < bytes_.size() && bytes_[end] != '"') end += bytes_[end] == '\\' ? 2 : 1;
    at_ = std::min(end + 1, bytes_.size());
    return {begin, at_};
  }

  bool fail(Span where, std::string what) {
    fault.emplace(where, std::move(what));
    return false;
  }

  std::string_view bytes_;
  std::size_t at_;  // after the string or opening bracket that was read last
  std::vector<Level> open_;
};

}  // namespace

text::Result<Json> read_json_input(text::Source const& source, std::string const& hint) {
  JsonTree tree(source);
  if (Json::sax_parse(source.bytes().begin(), source.bytes().end(), &tree))
    return std::move(tree.root);
  auto const [where, what] = tree.fault.value_or(std::pair(Span{}, std::string("invalid JSON")));
  return text::error("E-JSON", where, what, hint);
}

}  // namespace dawson::run
