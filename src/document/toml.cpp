#include "document/front_entries.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <sstream>
#include <toml++/toml.h>
#include <utility>
#include <vector>

#include "text/utf8.hpp"

namespace dawson::document {
namespace {

constexpr int max_depth = 64;

// Returns a text in double quotation marks.
std::string in_quotes(std::string_view text) {
  std::string out = "\"";
  for (char const c : text) {
    if (c == '"' || c == '\\') out += {'\\', c};
    else if (static_cast<unsigned char>(c) < ' ') out += fmt::format("\\x{:02x}", c);
    else out += c;
  }
  return out + "\"";
}

class Writer {
 public:
  std::string run(toml::table const& root) {
    put(root, 0);
    return std::move(out_);
  }

 private:
  // Pads the output up to a place of the source, unless it is already past it.
  void pad_to(toml::source_position const& place) {
    for (; line_ < place.line; ++line_, column_ = 1) out_ += '\n';
    for (; line_ == place.line && column_ < place.column; ++column_) out_ += ' ';
  }
  void write(std::string_view text) {
    out_ += text;
    for (std::size_t at = 0; at < text.size(); ++column_)
      at += std::max<std::size_t>(text::utf8_length(text, at), 1);
  }

  void put(toml::table const& table, int depth) {
    if (depth > max_depth) return write("null");
    std::vector<std::pair<toml::key const*, toml::node const*>> entries;
    for (auto const& [key, node] : table) entries.emplace_back(&key, &node);
    std::ranges::sort(entries, [](auto const& a, auto const& b) {
      auto const place = [](toml::key const& key) {
        return std::pair(key.source().begin.line, key.source().begin.column);
      };
      return place(*a.first) < place(*b.first);
    });
    if (table.is_inline()) pad_to(table.source().begin);
    write("{");
    for (bool first = true; auto const& [key, node] : entries) {
      if (!std::exchange(first, false)) write(",");
      pad_to(key->source().begin);
      write(is_plain(key->str()) ? std::string(key->str()) : in_quotes(key->str()));
      write(": ");
      put(*node, depth + 1);
    }
    write("}");
  }

  void put(toml::node const& node, int depth) {
    if (toml::table const* const table = node.as_table()) return put(*table, depth);
    pad_to(node.source().begin);
    if (toml::array const* const array = node.as_array()) {
      write("[");
      for (bool first = true; toml::node const& one : *array) {
        if (!std::exchange(first, false)) write(",");
        if (depth > max_depth) write("null");
        else put(one, depth + 1);
      }
      return write("]");
    }
    if (auto const* const text = node.as_string()) return write(in_quotes(text->get()));
    std::ostringstream value;
    value.imbue(std::locale::classic());
    node.visit([&](auto const& one) { value << one; });
    write(node.is_number() || node.is_boolean() ? value.str() : in_quotes(value.str()));
  }

  static bool is_plain(std::string_view key) {
    return !key.empty() && std::ranges::all_of(key, [](char c) {
      return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
    });
  }

  std::string out_;
  toml::source_index line_ = 1, column_ = 1;
};

// Returns the byte offset of a place; its columns count characters.
std::size_t offset(std::string_view text, toml::source_position const& place) {
  std::size_t at = 0;
  for (toml::source_index line = 1; line < place.line && at < text.size(); ++line)
    at = std::min(text.find('\n', at), text.size() - 1) + 1;
  for (toml::source_index column = 1; column < place.column && at < text.size() && text[at] != '\n';
       ++column)
    at += std::max<std::size_t>(text::utf8_length(text, at), 1);
  return at;
}

}  // namespace

text::Result<std::string> yaml_of_toml(std::string_view toml) {
  try {
    return Writer().run(toml::parse(toml));
  } catch (toml::parse_error const& fault) {
    std::size_t const at = offset(toml, fault.source().begin);
    std::size_t const end = std::min(toml.find_first_of("\r\n", at), toml.size());
    return text::error("", {at, end}, std::string(fault.description()));
  }
}

}  // namespace dawson::document
