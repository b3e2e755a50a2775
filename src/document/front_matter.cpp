#include "document/front_matter.hpp"

#include <fmt/format.h>
#include <yaml-cpp/yaml.h>

#include <algorithm>
#include <optional>

#include "chess/language.hpp"
#include "document/toml.hpp"
#include "document/unclosed_quote.hpp"
#include "text/ascii.hpp"
#include "text/utf8.hpp"

namespace dawson::document {
namespace {

using text::Span;

class YamlReader {
 public:
  // `yaml` is as it is written.
  YamlReader(std::string_view yaml, std::size_t origin, text::Diagnostics& findings)
      : yaml_(yaml), origin_(origin), findings_(findings) {
    for (std::size_t at = yaml_.find('\n'); at != std::string_view::npos;
         at = yaml_.find('\n', at + 1))
      lines_.push_back(at + 1);
  }

  /// What TOML in the place of the YAML has become.
  FrontMatter run(std::string const& made) {
    YAML::Node const root = YAML::Load(made);
    for (auto const& entry : root) take(entry.first, entry.second);
    return std::move(result_);
  }

  FrontMatter run() {
    try {
      YAML::Node const root = YAML::Load(std::string(yaml_));
      if (root.IsNull()) return {};
      if (!root.IsMap()) {
        warn(root.Mark(), "the front matter is no list of names and values",
             "write lines such as `title: ...`");
        return {};
      }
      take_all(root, yaml_);
    } catch (YAML::Exception const&) {
      take_one_by_one();
    }
    return std::move(result_);
  }

 private:
  void take_all(YAML::Node const& root, std::string_view yaml) {
    if (auto const open = unclosed_quote(root, yaml))
      findings_.push_back(text::warning(
          "W-YAML", line_from(static_cast<std::size_t>(yaml.data() - yaml_.data()) + *open),
          "this quotation mark is never closed: the value goes on to the end",
          "close it on its line"));
    for (auto const& entry : root) take(entry.first, entry.second);
  }

  // What is wrong with one entry costs none of the others. Each begins at the margin.
  void take_one_by_one() {
    for (std::size_t begin = 0; begin < lines_.size();) {
      std::size_t end = begin + 1;
      while (end < lines_.size() && goes_on(lines_[end])) ++end;
      std::size_t const from = lines_[begin], to = end < lines_.size() ? lines_[end] : yaml_.size();
      first_line_ = begin;
      take_alone(yaml_.substr(from, to - from));
      begin = end;
    }
  }

  bool goes_on(std::size_t line) const {
    constexpr std::string_view not_at_entries = " \t\r\n-]}#";
    return line >= yaml_.size() || not_at_entries.find(yaml_[line]) != std::string_view::npos;
  }

  void take_alone(std::string_view entry) {
    try {
      YAML::Node const root = YAML::Load(std::string(entry));
      if (root.IsMap()) return take_all(root, entry);
      if (!root.IsNull())
        warn(root.Mark(), "this is no name with a value: it is not read",
             "write lines such as `title: ...`");
    } catch (YAML::Exception const& error) {
      std::string_view const name = entry.substr(0, entry.find_first_of(":\n"));
      warn(error.mark, fmt::format("`{}` is not read, it is no YAML: {}", name, error.msg),
           "put values with colons, or that begin with a sign, into quotes");
    }
  }

  // To the end of the line. yaml-cpp counts columns in characters.
  Span place(YAML::Mark mark) const {
    auto const line = first_line_ + static_cast<std::size_t>(std::max(mark.line, 0));
    std::size_t at = line < lines_.size() ? lines_[line] : yaml_.size();
    std::size_t const end = std::min(yaml_.find('\n', at), yaml_.size());
    for (int column = 0; column < mark.column && at < end; ++column)
      at += std::max<std::size_t>(text::utf8_length(yaml_, at), 1);
    return line_from(at);
  }
  Span line_from(std::size_t at) const {
    std::size_t const end = std::min(yaml_.find('\n', at), yaml_.size());
    return {origin_ + at, origin_ + at + text::without_tail(yaml_.substr(at, end - at)).size()};
  }

  void warn(YAML::Mark mark, std::string message, std::string hint = {}) {
    findings_.push_back(text::warning("W-YAML", place(mark), std::move(message), std::move(hint)));
  }

  std::optional<std::string> scalar(YAML::Node const& node) {
    if (node.IsScalar()) return node.Scalar();
    if (node.IsNull()) return std::string();
    return {};
  }

  std::vector<std::string> texts(YAML::Node const& node) {
    std::vector<std::string> all;
    if (!node.IsSequence()) {
      if (auto text = scalar(node); text && !text->empty()) all.push_back(std::move(*text));
      return all;
    }
    for (YAML::Node const& item : node)
      if (auto text = scalar(item)) all.push_back(std::move(*text));
    return all;
  }

  void take(YAML::Node const& key, YAML::Node const& value) {
    if (!key.IsScalar()) return;
    std::string const& name = key.Scalar();
    auto const take_text = [&](std::string& target) {
      if (auto text = scalar(value)) target = std::move(*text);
      else warn(value.Mark(), fmt::format("`{}` must be a text", name));
    };
    if (name == "title") return take_text(result_.title);
    if (name == "subtitle") return take_text(result_.subtitle);
    if (name == "date") return take_text(result_.date);
    if (name == "language" || name == "lang") {
      take_text(result_.language);
      // What fields call a language has a code, by which hyphenation and PDF know it.
      std::string const written = text::lower_case(result_.language);
      auto const known = chess::language_named(written);
      if (known && written == text::lower_case(chess::about(*known).name))
        result_.language = chess::about(*known).code;
      return;
    }
    if (name == "author" || name == "authors") {
      result_.authors = texts(value);
      if (result_.authors.empty() && !value.IsNull())
        warn(value.Mark(), "`author` must be a text or a list of texts");
      return;
    }
    std::string all;
    for (std::string const& text : texts(value)) all += (all.empty() ? "" : "; ") + text;
    result_.further.push_back({name, std::move(all), place(value.Mark())});
  }

  std::string_view yaml_;
  std::vector<std::size_t> lines_ = {0};  // where they begin
  std::size_t first_line_ = 0;            // of what is being read
  std::size_t origin_;
  text::Diagnostics& findings_;
  FrontMatter result_;
};

constexpr std::string_view toml_fence = "+++";

bool is_toml(std::string_view front) { return front.starts_with(toml_fence); }

// The front matter of a source without its last line.
std::string_view without_end(std::string_view front) {
  if (front.ends_with('\n')) front.remove_suffix(1);
  std::size_t const last = text::without_tail(front).rfind('\n');
  return front.substr(0, last == std::string_view::npos ? 0 : last + 1);
}

text::Result<std::string> yaml_of_toml_front(std::string_view front) {
  std::string toml(front);
  std::fill_n(toml.begin(), toml_fence.size(), ' ');
  return yaml_of_toml(toml);
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

FrontMatter read_front_matter(text::Source const& source, text::Diagnostics& findings) {
  Span const span = front_matter_span(source);
  if (span.end == span.begin) return {};
  std::string_view const front =
      without_end(source.bytes().substr(span.begin, span.end - span.begin));
  if (is_toml(front)) {
    auto yaml = yaml_of_toml_front(front);
    if (yaml) return YamlReader(front, span.begin, findings).run(*yaml);
    Span const where = yaml.error().span;
    findings.push_back(text::warning(
        "W-TOML", {span.begin + where.begin, span.begin + where.end},
        fmt::format("the front matter is no TOML, and not read: {}", yaml.error().message),
        "texts stand in quotation marks: `title = \"Kings\"`; between `---` front matter is YAML"));
    return {};
  }
  std::size_t const begin = front.find('\n') + 1;
  return YamlReader(front.substr(begin), span.begin + begin, findings).run();
}

std::string front_matter_as_yaml(text::Source const& source) {
  Span const span = front_matter_span(source);
  if (span.end == span.begin) return {};
  std::string_view const front =
      without_end(source.bytes().substr(span.begin, span.end - span.begin));
  if (!is_toml(front)) return std::string(front);
  auto yaml = yaml_of_toml_front(front);
  return yaml ? std::move(*yaml) : std::string();
}

}  // namespace dawson::document
