#include "style/yaml_page.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <span>

#include "text/yes_no.hpp"

namespace dawson::run {
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
    for (PageGroup const& group : page_groups()) names.push_back(group.name);
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
  return out;
}

void PageKeyReader::read(std::string const& name, YAML::Node const& key, YAML::Node const& value) {
  PageGroup const* const group = find_page_group(name);
  if (!group) return read(*find_margin_key(name), key, value);
  keep_place(*group, key);
  if (value.IsMap())
    return reading_.each_key(value, keys_of_group(*group), name,
                             [&](std::string const& inner, YAML::Node const& at,
                                 YAML::Node const& node) { read_inner(*group, inner, at, node); });
  if (group->whole != PageGroup::Whole::none) return read_whole(*group, key, value);
  reading_.is_map(key, value, keys_of_group(*group));
}

void PageKeyReader::read_inner(PageGroup const& group, std::string_view name, YAML::Node const& key,
                               YAML::Node const& value) {
  for (PageKey const& row : rows_of(group))
    if (row.path.substr(row.group().size()) == name) read(row, key, value);
}

void PageKeyReader::keep_place(PageGroup const& group, YAML::Node const& key) {
  if (group.place) style_.*group.place = PagePlace{reading_.span(key), {}, text::at_hand};
}

// The text of a value; nothing, and reported, where it is none of the key's.
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

// Of two names of one key the first one counts; with different values they are an error.
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
