// The keys of front matter: it is read as YAML once more, since what stands at the margin has long
// been read as texts, and keys of pages have keys of their own.
#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "document/front_matter.hpp"
#include "run/style/yaml_page.hpp"
#include "text/ascii.hpp"
#include "text/names.hpp"

namespace dawson::run {
namespace {

// All that a booklet takes besides.
constexpr std::string_view other_keys[] = {
    "title", "subtitle", "author",    "authors",   "date",       "language",
    "lang",  "allow",    "style",     "titlepage", "described",  "links",
    "url",   "cover",    "anonymous", "dawson",    "identifier", "fences"};

// What other programs take for the same, and whoever writes it here waits for in vain.
struct Foreign {
  std::string_view key, remedy;
};
constexpr Foreign foreign_keys[] = {
    {"margin", "write `page: {inner: 20mm, outer: 15mm, top: 20mm, bottom: 20mm}`"},
    {"margins", "write `page: {inner: 20mm, outer: 15mm, top: 20mm, bottom: 20mm}`"},
    {"geometry", "write `page: {paper: a4, inner: 25mm}`"},
    {"papersize", "write `page: {paper: a4}`"},
    {"fontsize", "write `text: {size: 11pt}`"},
    {"mainfont", "write `text: {font: NAME}`"},
    {"fontfamily", "write `text: {font: NAME}`"},
    {"linestretch", "write `text: {leading: 14pt}`"},
    {"classoption", "write `page: {columns: 2, one-sided: yes}`"},
    {"columns", "write `page: {columns: 2}`"},
    {"documentclass", "write `parts: yes`, `chapters: recto` and the like"},
    {"number-sections", "write `number sections: 2`"},
    {"lof", "booklets have no list of figures"},
    {"toc-depth", "write `contents: 3`"}};

class FrontReader {
 public:
  FrontReader(text::Source const& source, text::Diagnostics& findings)
      : reading_(source), findings_(findings) {
    for (std::string_view const name : page_key_names()) known_.push_back(name);
    known_.emplace_back("quotes");
    known_.insert(known_.end(), std::begin(other_keys), std::end(other_keys));
  }

  void read(YAML::Node const& root) {
    if (!root.IsMap()) return;
    for (auto const& entry : root)
      if (entry.first.IsScalar()) read(entry.first.Scalar(), entry.first, entry.second);
  }

  PageKeys take() {
    check_names(reading_, keys_);
    for (text::Diagnostic& fault : reading_.take_faults()) findings_.push_back(std::move(fault));
    return std::move(keys_);
  }

 private:
  void warn(YAML::Node const& key, std::string message, std::string help) {
    findings_.push_back(
        text::warning("W-KEY", reading_.span(key), std::move(message), std::move(help)));
  }

  void read(std::string const& name, YAML::Node const& key, YAML::Node const& value) {
    bool const ours =
        name == "quotes" || std::ranges::find(page_key_names(), name) != page_key_names().end();
    if (!ours) return tell_foreign(name, key);
    if (name == "paper" || name == "quotes" || name == "index columns")
      return read_as_warned(name, key, value);
    if (has_inner_keys(name) && !value.IsMap() && !may_have_a_value(name))
      return warn(
          key, fmt::format("`{}` with a single value is another program's key", name),
          fmt::format("Dawson's has keys of its own: {}", fmt::join(inner_page_keys(name), ", ")));
    // A key without a value says nothing.
    if (value.IsNull()) return;
    if (!value.IsMap() || !has_inner_keys(name))
      return take_page_key(reading_, name, key, value, keys_);
    auto const known = inner_page_keys(name);
    std::vector<std::string> seen;
    for (auto const& entry : value) {
      if (!entry.first.IsScalar()) continue;
      std::string const& inner = entry.first.Scalar();
      if (std::ranges::find(known, inner) == known.end()) {
        tell_unknown(name, inner, entry.first, known);
      } else if (std::ranges::find(seen, inner) != seen.end()) {
        warn(entry.first, fmt::format("`{}` is given twice", inner),
             "leave one of the two out: the first one counts");
      } else {
        seen.push_back(inner);
        take_inner_key(reading_, name, inner, entry.first, entry.second, keys_);
      }
    }
    PageValue place;
    place.key = reading_.span(key);
    keys_.insert_or_assign(name, place);
  }

  void tell_unknown(std::string const& group, std::string const& name, YAML::Node const& key,
                    std::vector<std::string_view> const& known) {
    std::string_view const near = text::meant_name(name, known);
    auto const* foreign = std::ranges::find(foreign_keys, name, &Foreign::key);
    warn(key, fmt::format("`{}` has no key `{}`", group, name),
         !near.empty()                       ? fmt::format("did you mean `{}`?", near)
         : foreign != std::end(foreign_keys) ? std::string(foreign->remedy)
                                             : fmt::format("it has: {}", fmt::join(known, ", ")));
  }

  void tell_foreign(std::string const& name, YAML::Node const& key) {
    if (std::ranges::find(other_keys, name) != std::end(other_keys)) return;
    std::string_view const near = text::nearest_name(name, known_);
    auto const* foreign = std::ranges::find(foreign_keys, name, &Foreign::key);
    bool const is_foreign = foreign != std::end(foreign_keys);
    if (near.empty() && !is_foreign) return;
    warn(key, fmt::format("booklets know no `{}` in front matter", name),
         is_foreign ? std::string(foreign->remedy) : fmt::format("did you mean `{}`?", near));
  }

  // These have been warned of before there were errors of front matter.
  void read_as_warned(std::string const& name, YAML::Node const& key, YAML::Node const& value) {
    if (value.IsNull()) return;
    YamlReading apart = reading_;
    apart.take_faults();
    take_page_key(apart, name, key, value, keys_);
    for (text::Diagnostic fault : apart.take_faults()) {
      std::string const written = value.IsScalar() ? value.Scalar() : "";
      fault.severity = text::Severity::warning;
      fault.code = name == "paper" ? "W-PAPER" : "W-YAML";
      fault.message =
          name == "paper" ? fmt::format("there is no paper `{}`: A5 is taken", written)
          : name == "quotes"
              ? fmt::format("`quotes` is `by language` or `as written`, not `{}`", written)
              : fmt::format("`index columns` is a number from 1 to 4, not `{}`", written);
      findings_.push_back(std::move(fault));
    }
  }

  YamlReading reading_;
  text::Diagnostics& findings_;
  std::vector<std::string_view> known_;
  PageKeys keys_;
};

// The lines of an entry at the margin, from `at` on.
std::size_t end_of_entry(std::string_view yaml, std::size_t at) {
  constexpr std::string_view not_at_entries = " \t\r\n-]}#";
  for (at = yaml.find('\n', at); at != std::string_view::npos; at = yaml.find('\n', at))
    if (++at >= yaml.size() || not_at_entries.find(yaml[at]) == std::string_view::npos) return at;
  return yaml.size();
}

}  // namespace

PageKeys read_front_keys(text::Source const& source, text::Diagnostics& findings) {
  // Places count from the first line, so that the one that opens it is read as well.
  std::string const written = document::front_matter_as_yaml(source);
  if (written.empty()) return {};
  std::string_view const yaml = written;
  FrontReader reader(source, findings);
  try {
    reader.read(YAML::Load(std::string(yaml)));
  } catch (YAML::Exception const&) {
    // What is wrong with one entry, which is told already, costs none of the others.
    for (std::size_t at = yaml.find('\n') + 1; at < yaml.size();) {
      std::size_t const end = end_of_entry(yaml, at);
      auto const lines = static_cast<std::size_t>(std::ranges::count(yaml.substr(0, at), '\n'));
      try {
        reader.read(YAML::Load(std::string(lines, '\n') + std::string(yaml.substr(at, end - at))));
      } catch (YAML::Exception const&) {}
      at = end;
    }
  }
  return reader.take();
}

}  // namespace dawson::run
