#include "document/front_entries.hpp"

#include <algorithm>
#include <set>
#include <string>

#include <fmt/format.h>
#include <yaml-cpp/yaml.h>

#include "document/front_matter.hpp"
#include "text/scanning.hpp"
#include "text/utf8.hpp"

namespace dawson::document {
namespace {

using text::Span;

constexpr std::string_view toml_fence = "+++";

class EntryReader {
 public:
  // Takes front matter from the source's first line to before the closing line.
  EntryReader(std::string_view front, std::size_t origin, text::Diagnostics& findings)
      : front_(front), origin_(origin), findings_(findings) {
    for (std::size_t at = front_.find('\n'); at != std::string_view::npos;
         at = front_.find('\n', at + 1))
      lines_.push_back(at + 1);
  }

  std::vector<FrontEntry> run() {
    if (front_.starts_with(toml_fence)) read_toml();
    else read_yaml();
    return std::move(entries_);
  }

 private:
  void read_toml() {
    std::string toml(front_);
    std::fill_n(toml.begin(), toml_fence.size(), ' ');
    auto const yaml = yaml_of_toml(toml);
    if (yaml) return add_all(YAML::Load(*yaml));
    Span const where = yaml.error().span;
    findings_.push_back(text::warning(
        "W-TOML", {origin_ + where.begin, origin_ + where.end},
        fmt::format("front matter is not valid TOML; ignored: {}", yaml.error().message),
        "write text in quotation marks, as in `title = \"Kings\"`, or use `---` for YAML"));
  }

  void read_yaml() {
    std::string const yaml(front_);
    try {
      YAML::Node const root = YAML::Load(yaml);
      if (root.IsNull()) return;
      if (!root.IsMap())
        return warn(root.Mark(), "front matter is not a list of names and values; ignored",
                    "write lines such as `title: ...`");
      take_all(root, yaml);
    } catch (YAML::Exception const&) {
      read_one_by_one();
    }
  }

  // Reads each entry separately, so that an error in one does not affect the others. Entries begin
  // at the margin.
  void read_one_by_one() {
    for (std::size_t begin = 1; begin < lines_.size();) {
      std::size_t end = begin + 1;
      while (end < lines_.size() && continues_entry(lines_[end])) ++end;
      std::size_t const from = lines_[begin],
                        to = end < lines_.size() ? lines_[end] : front_.size();
      read_single_entry(begin, front_.substr(from, to - from));
      begin = end;
    }
  }

  bool continues_entry(std::size_t line) const {
    constexpr std::string_view continuation_signs = " \t\r\n-]}#";
    return line >= front_.size() || continuation_signs.find(front_[line]) != std::string_view::npos;
  }

  // Reads one entry; empty lines before it keep its line number.
  void read_single_entry(std::size_t line, std::string_view entry) {
    std::string const yaml = std::string(line, '\n') + std::string(entry);
    try {
      YAML::Node const root = YAML::Load(yaml);
      if (root.IsMap()) return take_all(root, yaml);
      if (!root.IsNull())
        warn(root.Mark(), "entry is not a name with a value; ignored",
             "write lines such as `title: ...`");
    } catch (YAML::Exception const& error) {
      std::string_view const name = entry.substr(0, entry.find_first_of(":\n"));
      warn(error.mark, fmt::format("`{}` is not valid YAML; ignored: {}", name, error.msg),
           "put values in quotes if they contain a colon or begin with a special character");
    }
  }

  void take_all(YAML::Node const& root, std::string const& yaml) {
    if (auto const open = unclosed_quote(root, yaml)) {
      auto const line = static_cast<std::size_t>(
          std::count(yaml.begin(), yaml.begin() + static_cast<std::ptrdiff_t>(*open), '\n'));
      std::size_t const begin = yaml.rfind('\n', *open) + 1;
      findings_.push_back(
          text::warning("W-YAML", line_from(lines_[line] + (*open - begin)),
                        "quotation mark is not closed; the value extends to the end",
                        "close it on the same line"));
    }
    add_all(root);
  }

  void add_all(YAML::Node const& root) {
    for (auto const& one : root) {
      YAML::Node const &key = one.first, &value = one.second;
      if (!key.IsScalar()) continue;
      FrontEntry entry{key, value, place_of_key(key), place(value.Mark())};
      if (seen_.insert(key.Scalar()).second) entries_.push_back(std::move(entry));
      else
        findings_.push_back(
            text::warning("W-KEY", entry.key_where,
                          fmt::format("duplicate key `{}`; the first one is used", key.Scalar()),
                          "remove one of the two"));
    }
  }

  // Returns the byte offset of a mark; yaml-cpp counts columns in characters.
  std::size_t offset(YAML::Mark mark) const {
    auto const line = static_cast<std::size_t>(std::max(mark.line, 0));
    std::size_t at = line < lines_.size() ? lines_[line] : front_.size();
    std::size_t const end = std::min(front_.find('\n', at), front_.size());
    for (int column = 0; column < mark.column && at < end; ++column)
      at += std::max<std::size_t>(text::utf8_length(front_, at), 1);
    return at;
  }
  Span place(YAML::Mark mark) const { return line_from(offset(mark)); }
  Span line_from(std::size_t at) const {
    std::size_t const end = std::min(front_.find('\n', at), front_.size());
    return {origin_ + at, origin_ + at + text::without_tail(front_.substr(at, end - at)).size()};
  }
  Span place_of_key(YAML::Node const& key) const {
    Span const line = place(key.Mark());
    char const first = line.begin - origin_ < front_.size() ? front_[line.begin - origin_] : ' ';
    std::size_t const signs = first == '"' || first == '\'' ? 2 : 0;
    return {line.begin, std::min(line.begin + key.Scalar().size() + signs, line.end)};
  }

  void warn(YAML::Mark mark, std::string message, std::string hint) {
    findings_.push_back(text::warning("W-YAML", place(mark), std::move(message), std::move(hint)));
  }

  std::string_view front_;
  std::size_t origin_;
  text::Diagnostics& findings_;
  std::vector<std::size_t> lines_ = {0};  // start offsets
  std::set<std::string> seen_;
  std::vector<FrontEntry> entries_;
};

// Returns the front matter without its closing line.
std::string_view without_end(std::string_view front) {
  if (front.ends_with('\n')) front.remove_suffix(1);
  std::size_t const last = text::without_tail(front).rfind('\n');
  return front.substr(0, last == std::string_view::npos ? 0 : last + 1);
}

}  // namespace

Span front_matter_span(text::Source const& source) {
  std::string_view const bytes = source.bytes();
  std::size_t const start = source.start();
  auto const line_end = [&](std::size_t at) {
    return std::min(bytes.find('\n', at), bytes.size());
  };
  std::size_t at = line_end(start);
  std::string_view const fence = text::without_tail(bytes.substr(start, at - start));
  bool const toml = fence == toml_fence;
  if (fence != "---" && !toml) return {};
  for (bool first = true; at < bytes.size(); first = false) {
    std::size_t const begin = at + 1;
    at = line_end(begin);
    std::string_view const line = text::without_tail(bytes.substr(begin, at - begin));
    if (first && line.empty() && !toml) return {};
    if (line == fence || (line == "..." && !toml)) return {start, std::min(at + 1, bytes.size())};
  }
  return {};
}

std::vector<FrontEntry> read_front_entries(text::Source const& source,
                                           text::Diagnostics& findings) {
  Span const span = front_matter_span(source);
  if (span.end == span.begin) return {};
  std::string_view const front = source.bytes().substr(span.begin, span.end - span.begin);
  return EntryReader(without_end(front), span.begin, findings).run();
}

namespace {

// Returns the last scalar: only the last one can extend to the end of the text.
YAML::Node last_scalar(YAML::Node node) {
  constexpr int max_depth = 1000;  // an alias within its own anchor recurses without end
  for (int depth = 0; depth < max_depth && !node.IsScalar() && node.size() > 0; ++depth) {
    YAML::Node last;
    for (auto const& entry : node)
      last.reset(!node.IsMap()              ? YAML::Node(entry)
                 : entry.second.IsDefined() ? entry.second
                                            : entry.first);
    node.reset(last);
  }
  return node;
}

// Returns the length of a quoted text with its quotes; 0 if it is never closed.
std::size_t length_of_quoted(std::string_view text) {
  char const mark = text.front();
  for (std::size_t i = 1; i < text.size(); ++i) {
    if (mark == '"' && text[i] == '\\') ++i;
    else if (text[i] != mark) continue;
    else if (mark == '\'' && i + 1 < text.size() && text[i + 1] == mark) ++i;  // an escaped quote
    else return i + 1;
  }
  return 0;
}

// Returns the first unclosed quote of a text that yaml-cpp cannot parse.
std::optional<std::size_t> first_unclosed(std::string_view yaml) {
  constexpr std::string_view before = " \t\n[{,";
  for (std::size_t at = 0; at < yaml.size(); ++at) {
    bool const begins = at == 0 || before.find(yaml[at - 1]) != std::string_view::npos;
    if (!begins || (yaml[at] != '"' && yaml[at] != '\'')) continue;
    std::size_t const length = length_of_quoted(yaml.substr(at));
    if (length == 0) return at;
    at += length - 1;
  }
  return {};
}

}  // namespace

std::optional<std::size_t> unclosed_quote(YAML::Node const& root, std::string_view yaml) {
  YAML::Node const last = last_scalar(root);
  auto const at = static_cast<std::size_t>(last.Mark().pos);
  if (!last.IsScalar() || last.Mark().pos < 0 || at >= yaml.size()) return {};
  bool const quoted = yaml[at] == '"' || yaml[at] == '\'';
  return quoted && length_of_quoted(yaml.substr(at)) == 0 ? std::optional(at) : std::nullopt;
}

std::optional<std::size_t> unclosed_quote(YAML::Exception const& fault, std::string_view yaml) {
  return fault.msg == YAML::ErrorMsg::EOF_IN_SCALAR ? first_unclosed(yaml) : std::nullopt;
}

}  // namespace dawson::document
