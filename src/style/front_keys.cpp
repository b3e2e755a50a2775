#include "style/front_keys.hpp"

#include <algorithm>
#include <iterator>
#include <span>
#include <vector>

#include <fmt/format.h>

#include "document/front_entries.hpp"
#include "document/front_keys.hpp"
#include "style/yaml_keys.hpp"
#include "style/yaml_style.hpp"
#include "text/closest_name.hpp"
#include "text/spelled_values.hpp"

namespace dawson::run {
namespace {

class FrontReader {
 public:
  FrontReader(text::Source const& source, text::Diagnostics& findings)
      : reading_(source), findings_(findings), pages_(reading_, style_) {}

  void read(document::FrontEntry const& entry) {
    std::string const& name = entry.key.Scalar();
    document::FrontKey const* const key = document::find_front_key(name);
    if (key) return report_use(*key, entry.key);
    if (find_page_group(name) || find_margin_key(name))
      return read_page_key(name, entry.key, entry.value);
    if (is_of_style(name, entry.key, entry.value)) return report_style_key(name, entry.key);
    std::string_view const near = text::closest_name(name, known_names());
    if (!near.empty())
      warn(entry.key, fmt::format("unknown key `{}` in front matter", name),
           fmt::format("did you mean `{}`?", near), near);
  }

  PageStyle take() {
    for (text::Diagnostic& fault : reading_.take_faults()) findings_.push_back(std::move(fault));
    return std::move(style_);
  }

 private:
  void warn(YAML::Node const& key, std::string message, std::string help,
            std::string_view by = {}) {
    findings_.push_back(text::replaceable(
        text::warning("W-KEY", reading_.span(key), std::move(message), std::move(help)), by));
  }

  static std::vector<std::string_view> const& known_names() {
    static std::vector<std::string_view> const all = [] {
      std::vector<std::string_view> names(page_key_names());
      for (PageKey const& key : page_keys())
        if (key.front_alias) names.push_back(key.alias);
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
      warn(key, fmt::format("`{}` is a key of another program; ignored", row.name), help);
    if (row.use == Use::style) report_style_key(row.name, key);
    if (row.use == Use::field)
      warn(key, fmt::format("`{}` is a field of directives; ignored", row.name), help);
  }

  void report_style_key(std::string_view name, YAML::Node const& key) {
    warn(key, fmt::format("`{}` is a key of styles; ignored", name),
         "write it in a style file, and add `style: FILE.yaml`");
  }

  // Whether a key that other programs may also use has a value that is valid in styles: a map with
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

  // A key without a value has no effect.
  void read_page_key(std::string const& name, YAML::Node const& key, YAML::Node const& value) {
    PageGroup const* const group = find_page_group(name);
    if (!group) {
      if (!value.IsNull()) read_at_margin(*find_margin_key(name), key, value);
      return;
    }
    if (value.IsMap()) return read_group(*group, key, value);
    if (group->whole != PageGroup::Whole::none) {
      if (!value.IsNull()) pages_.read(name, key, value);
      return;
    }
    warn(key, fmt::format("`{}` with a single value is a key of another program; ignored", name),
         fmt::format("for Dawson, write it with these keys: {}",
                     fmt::join(keys_of_group(*group), ", ")));
  }

  void read_group(PageGroup const& group, YAML::Node const& key, YAML::Node const& value) {
    pages_.keep_place(group, key);
    auto const known = keys_of_group(group);
    std::vector<std::string> seen;
    for (auto const& entry : value) {
      if (!entry.first.IsScalar()) continue;
      std::string const& inner = entry.first.Scalar();
      if (std::ranges::find(known, inner) == known.end()) {
        report_unknown(group, inner, entry.first, known);
      } else if (std::ranges::find(seen, inner) != seen.end()) {
        warn(entry.first, fmt::format("duplicate key `{}`; the first one is used", inner),
             "remove one of the two");
      } else {
        seen.push_back(inner);
        PageGroup const* const subgroup = find_subgroup(group, inner);
        if (subgroup && entry.second.IsMap()) read_group(*subgroup, entry.first, entry.second);
        else pages_.read_inner(group, inner, entry.first, entry.second);
      }
    }
  }

  void report_unknown(PageGroup const& group, std::string const& name, YAML::Node const& key,
                      std::vector<std::string_view> const& known) {
    std::string_view const near = text::meant_name(name, known);
    document::FrontKey const* const row = document::find_front_key(name);
    bool const foreign = row && row->use == document::FrontKey::Use::foreign;
    warn(key, fmt::format("`{}` has no key `{}`", group.name, name),
         !near.empty() ? fmt::format("did you mean `{}`?", near)
         : foreign     ? std::string(row->remedy)
                       : fmt::format("use one of: {}", fmt::join(known, ", ")),
         near);
  }

  // Some of these were warnings before front matter had errors.
  void read_at_margin(PageKey const& row, YAML::Node const& key, YAML::Node const& value) {
    if (row.margin_code.empty()) return pages_.read(key.Scalar(), key, value);
    text::Diagnostics before = reading_.take_faults();
    pages_.read(key.Scalar(), key, value);
    text::Diagnostics faults = reading_.take_faults();
    for (text::Diagnostic& fault : before) reading_.say(std::move(fault));
    for (text::Diagnostic& fault : faults) {
      fault.severity = text::Severity::warning;
      fault.code = row.margin_code;
      fault.message += "; ignored";
      findings_.push_back(std::move(fault));
    }
  }

  YamlReading reading_;
  text::Diagnostics& findings_;
  PageStyle style_;
  PageKeyReader pages_;
};

// Returns the instruction "write `page: {paper: ...}`".
std::string how_to_write(std::string_view path) {
  std::size_t const dot = path.find('.');
  return dot == path.npos
             ? fmt::format("write `{}`", path)
             : fmt::format("write `{}: {{{}: ...}}`", path.substr(0, dot), path.substr(dot + 1));
}

}  // namespace

PageStyle read_front_keys(std::vector<document::FrontEntry> const& entries,
                          text::Source const& source, text::Diagnostics& findings) {
  FrontReader reader(source, findings);
  for (document::FrontEntry const& entry : entries) reader.read(entry);
  return reader.take();
}

text::Diagnostics other_names(std::vector<document::FrontEntry> const& entries) {
  text::Diagnostics findings;
  for (document::FrontEntry const& entry : entries) {
    std::string const& name = entry.key.Scalar();
    document::FrontKey const* const own = document::find_front_key(name);
    PageKey const* const page = own ? nullptr : find_margin_key(name);
    std::string_view const first = own ? own->name : page ? page->path : std::string_view(name);
    if (first != name)
      findings.push_back(text::warning("W-KEY", entry.key_where,
                                       fmt::format("`{}` is another name for `{}`", name, first),
                                       how_to_write(first)));
  }
  return findings;
}

std::vector<FrontKeyHelp> front_matter_help() {
  std::vector<FrontKeyHelp> out;
  for (document::FrontKey const& key : document::front_keys())
    if (document::is_own(key))
      out.push_back({std::string(key.name), std::string(key.alias), std::string(key.values),
                     key.use != document::FrontKey::Use::package});
  for (PageKey const& key : page_keys()) {
    std::string name(key.path);
    std::string_view const group = key.group().substr(0, key.path.rfind('.'));
    auto const* const whole = find_page_group(group);
    if (whole && whole->whole != PageGroup::Whole::none) name = group;
    if (!out.empty() && out.back().name == name) continue;
    out.push_back({name, std::string(key.alias), key.form(key), key.meaning});
  }
  return out;
}

namespace {

std::span<PageKey const> rows_of(PageGroup const& group) {
  auto const all = page_keys();
  auto const is_in = [&](PageKey const& row) {
    return row.group().starts_with(group.name) && row.group().size() == group.name.size() + 1;
  };
  auto const begin = std::ranges::find_if(all, is_in);
  return {begin, std::find_if_not(begin, all.end(), is_in)};
}

}  // namespace

std::vector<std::string_view> const& page_key_names() {
  static std::vector<std::string_view> const all = [] {
    std::vector<std::string_view> names;
    for (PageGroup const& group : page_groups())
      if (group.name.find('.') == group.name.npos) names.push_back(group.name);
    for (PageKey const& row : page_keys()) {
      if (row.group().empty()) names.push_back(row.path);
      if (!row.alias.empty() && !row.front_alias) names.push_back(row.alias);
    }
    return names;
  }();
  return all;
}

PageGroup const* find_page_group(std::string_view name) {
  auto const all = page_groups();
  auto const found = std::ranges::find(all, name, &PageGroup::name);
  return found == all.end() || name.find('.') != name.npos ? nullptr : &*found;
}

PageGroup const* find_subgroup(PageGroup const& group, std::string_view name) {
  auto const all = page_groups();
  auto const found =
      std::ranges::find(all, fmt::format("{}.{}", group.name, name), &PageGroup::name);
  return found == all.end() ? nullptr : &*found;
}

PageKey const* find_margin_key(std::string_view name) {
  auto const all = page_keys();
  auto const found = std::ranges::find_if(all, [&](PageKey const& row) {
    return row.path == name || (!row.alias.empty() && row.alias == name);
  });
  return found == all.end() || name.find('.') != std::string_view::npos ? nullptr : &*found;
}

std::vector<std::string_view> keys_of_group(PageGroup const& group) {
  std::vector<std::string_view> out;
  for (PageKey const& row : rows_of(group)) out.push_back(row.path.substr(row.group().size()));
  std::string const within = fmt::format("{}.", group.name);
  for (PageGroup const& one : page_groups())
    if (one.name.starts_with(within)) out.push_back(one.name.substr(within.size()));
  return out;
}

void PageKeyReader::read(std::string const& name, YAML::Node const& key, YAML::Node const& value) {
  PageGroup const* const group = find_page_group(name);
  if (group) read_group(*group, key, value);
  else read(*find_margin_key(name), key, value);
}

void PageKeyReader::read_group(PageGroup const& group, YAML::Node const& key,
                               YAML::Node const& value) {
  keep_place(group, key);
  if (value.IsMap())
    return reading_.each_key(value, keys_of_group(group), group.name,
                             [&](std::string const& inner, YAML::Node const& at,
                                 YAML::Node const& node) { read_inner(group, inner, at, node); });
  if (group.whole != PageGroup::Whole::none) return read_whole(group, key, value);
  reading_.is_map(key, value, keys_of_group(group));
}

void PageKeyReader::read_inner(PageGroup const& group, std::string_view name, YAML::Node const& key,
                               YAML::Node const& value) {
  if (PageGroup const* const subgroup = find_subgroup(group, name))
    return read_group(*subgroup, key, value);
  for (PageKey const& row : rows_of(group))
    if (row.path.substr(row.group().size()) == name) read(row, key, value);
}

void PageKeyReader::keep_place(PageGroup const& group, YAML::Node const& key) {
  if (group.place) style_.*group.place = PagePlace{reading_.span(key), {}, text::at_hand};
}

// Returns the text of a value; a value that the key does not allow is reported and gives nothing.
std::optional<PageKeyReader::Given> PageKeyReader::text_of(PageKey const& row,
                                                           YAML::Node const& key,
                                                           YAML::Node const& value) {
  Given out{{}, key.Scalar(), reading_.span(value)};
  bool const is_list = row.is_list && value.IsSequence();
  if (is_list)
    for (YAML::Node const& item : value)
      out.text += (out.text.empty() ? "" : ",") + (item.IsScalar() ? item.Scalar() : "");
  else if (value.IsScalar()) out.text = value.Scalar();
  if (row.is_template && value.IsScalar() && !text::says_no(out.text) &&
      !reading_.line(value, {layout::TemplatePlace::page}))
    return {};
  PageStyle unused;
  if ((is_list || value.IsScalar()) && row.read(row, out.text, {}, unused)) return out;
  reading_.say(value.IsNull() ? reading_.span(key) : out.where,
               value.IsScalar() ? fmt::format("`{}` cannot be `{}`", key.Scalar(), out.text)
                                : fmt::format("`{}` takes a single value", key.Scalar()),
               fmt::format("allowed values: {}", row.form(row)));
  return {};
}

void PageKeyReader::read(PageKey const& row, YAML::Node const& key, YAML::Node const& value) {
  auto const given = text_of(row, key, value);
  if (!given || is_second_name(row, *given)) return;
  row.read(row, given->text, {reading_.span(key), given->where, text::at_hand}, style_);
}

// If a key is given under two names the first one counts; different values are an error.
bool PageKeyReader::is_second_name(PageKey const& row, Given const& given) {
  auto const [known, is_new] = given_.try_emplace(row.path, given);
  if (is_new) return false;
  Given const& first = known->second;
  PageStyle one, other;
  row.read(row, first.text, {}, one);
  row.read(row, given.text, {}, other);
  if (row.write(row, one) != row.write(row, other)) {
    text::Diagnostic fault =
        text::error("E-STYLE", given.where,
                    fmt::format("`{}` and `{}` have different values", given.name, first.name),
                    "remove one of the two: both name the same key");
    fault.notes.push_back({first.where, "other value here"});
    reading_.say(std::move(fault));
  }
  return true;
}

void PageKeyReader::read_whole(PageGroup const& group, YAML::Node const& key,
                               YAML::Node const& value) {
  using Whole = PageGroup::Whole;
  auto const rows = rows_of(group);
  auto const given = text_of(rows.front(), key, value);
  if (!given) return;
  bool const none = rows.front().is_template && text::says_no(given->text);
  std::size_t const count = group.whole == Whole::first                    ? 1
                            : group.whole == Whole::odd_even_first || none ? 3
                                                                           : 2;
  for (PageKey const& row : rows.first(count))
    row.read(row, given->text, {reading_.span(key), given->where, text::at_hand}, style_);
}

}  // namespace dawson::run
