#include "document/markdown/plugin_fences.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "document/fields/plugin_keys.hpp"
#include "text/ascii.hpp"
#include "text/yes_no.hpp"

namespace dawson::document {
namespace {

using text::SourceMappedText;
using text::Span;

constexpr std::string_view position_key = "fen";  // of all of them, and Dawson's field
constexpr auto fences =
    std::to_array<std::string_view>({"fen", "chess-fen", "chessboard", "chesser", "chessview"});

// Takes a block's lines: its position, then keys.
class BodyTranslator {
 public:
  BodyTranslator(SourceMappedText const& content, text::Diagnostics& findings)
      : content_(content), text_(content.text()), findings_(findings) {}

  SourceMappedText run() {
    std::vector<PluginLine> const lines = plugin_lines(text_);
    auto next = lines.begin();
    for (std::size_t at = 0; at < text_.size();) {
      std::size_t end = std::min(text_.find('\n', at), text_.size());
      if (next != lines.end() && next->key.begin >= at && next->key.begin <= end) {
        take(*next);
        end = std::min(text_.find('\n', next->value.end), text_.size());
        ++next;
      } else {
        copy({at, at + text::without_tail(text_.substr(at, end - at)).size()});
      }
      at = end + 1;
    }
    for (auto const& [field, value] : values_) append_field(field, value);
    return std::move(out_);
  }

 private:
  // A line without its end: the position, with its key or alone; nothing else is a diagram's.
  void copy(Span line) {
    std::size_t const begin = std::min(text_.find_first_not_of(" \t", line.begin), line.end);
    if (begin == line.end) return append_end(line);
    std::string_view const written = text_.substr(begin, line.end - begin);
    std::size_t const colon = written.find(':');
    bool const has_key = colon != std::string_view::npos &&
                         std::ranges::all_of(written.substr(0, colon), text::is_word);
    bool const is_position = has_key && text::lower_case(written.substr(0, colon)) == position_key;
    if (is_position) {
      copy_unquoted({begin, line.end});
    } else if (has_key || (leaves_out_ && begin > line.begin)) {
      if (has_key) tell({begin, begin + colon});
    } else {
      if (!has_position_)
        out_.append_for(fmt::format("{}: ", position_key), content_.origin(Span{begin, begin}));
      out_.append(content_, {begin, line.end});
    }
    leaves_out_ = has_key && !is_position;
    has_position_ = has_position_ || !has_key || is_position;
    append_end(line);
  }
  void append_end(Span line) { out_.append_for("\n", content_.origin(Span{line.end, line.end})); }

  // YAML's values may have quotation marks around them.
  void copy_unquoted(Span line) {
    std::string_view const written = text_.substr(line.begin, line.end - line.begin);
    std::size_t const value =
        std::min(written.find_first_not_of(" \t", written.find(':') + 1), written.size());
    bool const quoted = written.size() > value + 1 &&
                        (written[value] == '"' || written[value] == '\'') &&
                        written.back() == written[value];
    std::size_t const sign = quoted ? 1 : 0;
    out_.append(content_, {line.begin, line.begin + value});
    out_.append(content_, {line.begin + value + sign, line.end - sign});
  }

  void take(PluginLine const& line) {
    for (Span const part : line.unread) tell(part);
    if (!line.field) return tell(line.key);
    auto& [where, items] = values_[*line.field];
    where = line.value;
    for (std::string const& item : line.items)
      if (std::ranges::count(items, item) == 0) items.push_back(item);
  }

  void tell(Span part) {
    findings_.push_back(
        text::warning("W-FENCE", content_.origin(part),
                      fmt::format("`{}` has no equivalent field; left out of the diagram",
                                  text_.substr(part.begin, part.end - part.begin)),
                      "remove it, or write the block as ```chess"));
  }

  struct Value {
    Span where;
    std::vector<std::string> items;
  };
  void append_field(FieldId field, Value const& value) {
    if (value.items.empty()) return;
    out_.append_for(
        fmt::format("{}: {}\n", problem::field(field).name, fmt::join(value.items, "; ")),
        content_.origin(value.where));
  }

  SourceMappedText const& content_;
  std::string_view text_;
  text::Diagnostics& findings_;
  SourceMappedText out_;
  bool has_position_ = false, leaves_out_ = false;
  std::map<FieldId, Value> values_;
};

}  // namespace

std::optional<PluginFences> read_plugin_fences(std::string_view value) {
  auto const wanted = text::read_yes_no(value);
  if (!wanted) return {};
  return *wanted ? PluginFences::diagrams : PluginFences::code;
}

PluginFences plugin_fences_of(FrontMatter const& front, PluginFences wanted) {
  if (wanted != PluginFences::of_document) return wanted;
  return read_plugin_fences(front.fences.text).value_or(PluginFences::reported);
}

bool is_plugin_fence(std::string_view word) {
  return std::ranges::find(fences, word) != fences.end();
}

SourceMappedText body_of_plugin(SourceMappedText const& content, text::Diagnostics& findings) {
  return BodyTranslator(content, findings).run();
}

text::Diagnostic plugin_fence_left_alone(std::string_view word, Span where) {
  return text::warning("W-FENCE", where, fmt::format("block `{}` printed as code", word),
                       "write ```chess, or add `fences: yes` to the front matter (`fences: no` for "
                       "code without a warning)");
}

}  // namespace dawson::document
