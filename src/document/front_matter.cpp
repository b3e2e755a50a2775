#include "document/front_matter.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>

#include "chess/language.hpp"
#include "document/front_entries.hpp"
#include "document/front_keys.hpp"
#include "text/scanning.hpp"
#include "text/spelled_values.hpp"

namespace dawson::document {
namespace {

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

// Returns the language tag of a value: its language part in lower case, and the tag of a language
// given by its name as in fields.
std::optional<std::string> language_tag_of(std::string const& written) {
  std::string const lower = text::lower_case(written);
  auto const known = chess::language_named(lower);
  if (known && lower == text::lower_case(chess::about(*known).name))
    return std::string(chess::about(*known).code);
  if (!is_language_tag(written)) return {};
  std::string tag = written;
  std::ranges::replace(tag, '_', '-');
  std::size_t const end = std::min(tag.find('-'), tag.size());
  return lower.substr(0, end) + tag.substr(end);
}

class FrontReader {
 public:
  explicit FrontReader(text::Diagnostics& findings) : findings_(findings) {}

  void read(FrontEntry const& entry) {
    FrontKey const* const key = find_front_key(entry.key.Scalar());
    if (!key || !is_own(*key) || !is_first(*key, entry)) return;
    switch (key->form) {
      case FrontKey::Form::text: read_text(entry, result_.*(key->text)); break;
      case FrontKey::Form::texts: read_authors(entry); break;
      case FrontKey::Form::language: read_language(entry); break;
      case FrontKey::Form::yes_no: read_title_page(entry); break;
      case FrontKey::Form::words: read_words(entry, result_.*(key->value)); break;
      case FrontKey::Form::none: break;
    }
  }

  FrontMatter take() { return std::move(result_); }

 private:
  // Returns whether the key is new; if it has two names, the first one given counts.
  bool is_first(FrontKey const& key, FrontEntry const& entry) {
    auto const [known, is_new] = read_.try_emplace(key.name, &entry);
    if (is_new) return true;
    FrontEntry const& first = *known->second;
    if (texts(first.value) != texts(entry.value)) {
      text::Diagnostic fault = text::error("E-STYLE", entry.where,
                                           fmt::format("`{}` and `{}` have different values",
                                                       entry.key.Scalar(), first.key.Scalar()),
                                           "remove one of the two: both name the same key");
      fault.notes.push_back({first.where, "other value here"});
      findings_.push_back(std::move(fault));
    }
    return false;
  }

  void warn(FrontEntry const& entry, std::string message, std::string help = {}) {
    findings_.push_back(text::warning("W-YAML", entry.where, std::move(message), std::move(help)));
  }

  void read_text(FrontEntry const& entry, std::string& target) {
    if (auto text = scalar(entry.value)) target = std::move(*text);
    else warn(entry, fmt::format("`{}` must be text; ignored", entry.key.Scalar()));
  }

  void read_words(FrontEntry const& entry, FrontText& target) {
    target.where = entry.where;
    target.given = true;
    for (std::string const& text : texts(entry.value))
      target.text += (target.text.empty() ? "" : "; ") + text;
  }

  void read_authors(FrontEntry const& entry) {
    result_.authors = texts(entry.value);
    if (result_.authors.empty() && !entry.value.IsNull())
      warn(entry, "`author` must be text or a list of texts; ignored");
  }

  void read_language(FrontEntry const& entry) {
    std::string written;
    read_text(entry, written);
    if (written.empty()) return;
    result_.language_where = entry.where;
    if (auto tag = language_tag_of(written)) result_.language = std::move(*tag);
    else
      warn(entry, fmt::format("unknown language `{}`; ignored", written),
           "write a tag such as `de` or `pt-BR`, or English, German, French");
  }

  void read_title_page(FrontEntry const& entry) {
    if (entry.value.IsNull()) return;
    std::string const written = scalar(entry.value).value_or("");
    auto const read = text::read_yes_no(written);
    if (read || text::says_no(written)) result_.title_page = read.value_or(false);
    else
      findings_.push_back(text::error(
          "E-STYLE", entry.where, fmt::format("`{}` cannot be `{}`", entry.key.Scalar(), written),
          "write `yes` or `no`"));
  }

  text::Diagnostics& findings_;
  std::map<std::string_view, FrontEntry const*> read_;
  FrontMatter result_;
};

}  // namespace

bool is_language_tag(std::string_view written) {
  for (std::size_t at = 0, part = 0; at <= written.size(); ++part) {
    std::size_t const end = std::min(written.find_first_of("-_", at), written.size());
    std::string_view const one = written.substr(at, end - at);
    bool const has_valid_length =
        part == 0 ? one.size() == 2 || one.size() == 3 : !one.empty() && one.size() <= 8;
    bool const has_valid_characters = part == 0 ? std::ranges::all_of(one, text::is_letter)
                                                : std::ranges::all_of(one, text::is_alphanumeric);
    if (!has_valid_length || !has_valid_characters) return false;
    at = end + 1;
  }
  return true;
}

FrontReading read_front_matter(text::Source const& source) {
  FrontReading out;
  auto entries =
      std::make_shared<std::vector<FrontEntry>>(read_front_entries(source, out.findings));
  FrontReader reader(out.findings);
  for (FrontEntry const& entry : *entries) reader.read(entry);
  out.front = reader.take();
  out.entries = std::move(entries);
  return out;
}

}  // namespace dawson::document
