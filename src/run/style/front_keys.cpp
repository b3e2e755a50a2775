#include "run/style/front_keys.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "document/front_entries.hpp"
#include "document/front_keys.hpp"
#include "run/job.hpp"
#include "run/project.hpp"
#include "run/style/styles.hpp"
#include "run/style/yaml_board.hpp"
#include "run/style/yaml_caption.hpp"
#include "run/style/yaml_page.hpp"
#include "text/names.hpp"

namespace dawson::run {
namespace {

class FrontReader {
 public:
  FrontReader(text::Source const& source, text::Diagnostics& findings)
      : reading_(source), findings_(findings) {}

  void read(document::FrontEntry const& entry) {
    std::string const& name = entry.key.Scalar();
    document::FrontKey const* const key = document::find_front_key(name);
    if (key) return report_use(*key, entry.key);
    if (is_page_key(name)) return read_page_key(name, entry.key, entry.value);
    if (is_of_style(name, entry.key, entry.value)) return report_style_key(name, entry.key);
    std::string_view const near = text::nearest_name(name, known_names());
    if (!near.empty())
      warn(entry.key, fmt::format("unknown key `{}` in front matter", name),
           fmt::format("did you mean `{}`?", near));
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

  // `quotes` at the margin of a style is that of captions, here that of the text.
  static bool is_page_key(std::string_view name) {
    return name == "quotes" || std::ranges::find(page_key_names(), name) != page_key_names().end();
  }

  static std::vector<std::string_view> const& known_names() {
    static std::vector<std::string_view> const all = [] {
      std::vector<std::string_view> names(page_key_names());
      names.emplace_back("quotes");
      for (document::FrontKey const& key : document::front_keys()) {
        if (!document::is_own(key)) continue;
        names.push_back(key.name);
        if (!key.alias.empty()) names.push_back(key.alias);
      }
      return names;
    }();
    return all;
  }

  void report_use(document::FrontKey const& row, YAML::Node const& key) {
    using Use = document::FrontKey::Use;
    std::string const help(row.remedy);
    if (row.use == Use::foreign)
      warn(key, fmt::format("`{}` is another program's key: it has no effect here", row.name),
           help);
    if (row.use == Use::style) report_style_key(row.name, key);
    if (row.use == Use::field)
      warn(key, fmt::format("`{}` is a field of directives: it has no effect here", row.name),
           help);
  }

  void report_style_key(std::string_view name, YAML::Node const& key) {
    warn(key, fmt::format("`{}` is a key of styles: it has no effect here", name),
         "write it into a file, and name the file: `style: FILE.yaml`");
  }

  // Whether a key of styles that other programs may mean has a value as styles have it: a map with
  // one of its keys, or one of its words.
  bool is_of_style(std::string const& name, YAML::Node const& key, YAML::Node const& value) const {
    bool const of_board = std::ranges::find(board_keys(), name) != board_keys().end();
    bool const of_caption = std::ranges::find(caption_keys(), name) != caption_keys().end();
    if (!of_board && !of_caption) return false;
    auto const is_sound = [&](YAML::Node const& one) {
      YamlReading apart = reading_;
      apart.take_faults();
      layout::Style board;
      layout::CaptionStyle caption;
      if (of_board) take_board_key(apart, name, key, one, board);
      else take_caption_key(apart, name, key, one, caption);
      return apart.take_faults().empty();
    };
    if (value.IsNull()) return false;
    if (!value.IsMap()) return is_sound(value);
    return std::ranges::any_of(value, [&](auto const& entry) {
      YAML::Node one;
      one[entry.first] = entry.second;
      return is_sound(one);
    });
  }

  void read_page_key(std::string const& name, YAML::Node const& key, YAML::Node const& value) {
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
             "remove one of the two: the first one counts");
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
    document::FrontKey const* const row = document::find_front_key(name);
    bool const foreign = row && row->use == document::FrontKey::Use::foreign;
    warn(key, fmt::format("`{}` has no key `{}`", group, name),
         !near.empty() ? fmt::format("did you mean `{}`?", near)
         : foreign     ? std::string(row->remedy)
                       : fmt::format("it has: {}", fmt::join(known, ", ")));
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
  PageKeys keys_;
};

PageKeys page_keys_of(std::vector<document::FrontEntry> const& entries, text::Source const& source,
                      text::Diagnostics& findings) {
  FrontReader reader(source, findings);
  for (document::FrontEntry const& entry : entries) reader.read(entry);
  return reader.take();
}

}  // namespace

PageKeys read_front_keys(text::Source const& source, text::Diagnostics& findings) {
  text::Diagnostics reported_elsewhere;
  return page_keys_of(document::read_front_entries(source, reported_elsewhere), source, findings);
}

PageKeys settle_front_matter(Job& job, text::SourceId id, document::FrontMatter& front,
                             FrontOwner owner) {
  settle_language(front, job.project());
  job.use_document_style(front.style, id, owner);
  FullStyle const* const style = job.chosen_style();
  PageKeys keys = style ? style->pages : PageKeys();
  text::Diagnostics findings;
  take_over(keys, read_front_keys(job.sources()[id], findings));
  job.report(std::move(findings), id);
  return keys;
}

}  // namespace dawson::run
