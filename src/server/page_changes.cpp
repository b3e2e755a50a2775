// Pages are our own: what they contain of the author's is escaped, so that each `<` begins a tag,
// and all elements are closed.
#include "server/page_changes.hpp"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <map>
#include <nlohmann/json.hpp>
#include <span>
#include <unordered_map>
#include <utility>
#include <vector>

namespace dawson::server {
namespace {

using nlohmann::ordered_json;
using Key = std::uint64_t;

struct Page {
  std::string_view title, definitions, main;
  std::string around;  // all but these
};

// What stands in `text` from `begin` up to the end of `end`.
std::string_view part(std::string_view text, std::string_view begin, std::string_view end) {
  std::size_t const from = text.find(begin);
  std::size_t const to = from == text.npos ? from : text.find(end, from);
  return to == text.npos ? std::string_view() : text.substr(from, to + end.size() - from);
}

std::optional<Page> parted(std::string_view html) {
  constexpr std::string_view opening = "<main>", closing = "</main>";
  std::size_t const begin = html.find(opening), end = html.rfind(closing);
  if (begin == html.npos || end == html.npos) return {};
  Page page;
  page.main = html.substr(begin + opening.size(), end - begin - opening.size());
  std::string_view const head = html.substr(0, begin);
  page.title = part(head, "<title>", "</title>");
  page.definitions = part(head, "<svg class=\"definitions\"", "</svg>");
  page.around = head;
  for (std::string_view const one : {page.definitions, page.title})
    if (!one.empty())
      page.around.erase(static_cast<std::size_t>(one.data() - html.data()), one.size());
  page.around += html.substr(end);
  return page;
}

// Behind the tag that begins at `at`.
std::size_t tag_end(std::string_view text, std::size_t at) {
  char quote = 0;
  for (; at < text.size(); ++at) {
    char const c = text[at];
    if (quote) quote = c == quote ? char(0) : quote;
    else if (c == '"' || c == '\'') quote = c;
    else if (c == '>') return at + 1;
  }
  return text.size();
}

std::vector<std::string_view> elements(std::string_view text) {
  std::vector<std::string_view> out;
  std::size_t depth = 0, begin = 0;
  for (std::size_t at = text.find('<'); at != text.npos; at = text.find('<', at)) {
    std::size_t const end = tag_end(text, at);
    std::string_view const tag = text.substr(at, end - at);
    if (depth == 0) begin = at;
    if (tag.starts_with("</")) depth -= depth > 0 ? 1 : 0;
    else if (!tag.starts_with("<!") && !tag.ends_with("/>")) ++depth;
    at = end;
    if (depth == 0) out.push_back(text.substr(begin, end - begin));
  }
  return out;
}

// What counts of the value that begins at `at`: a line, or the end of "#solution-may-12"; empty if
// nothing does.
std::string_view number_in_value(std::string_view text, std::size_t at) {
  constexpr std::string_view line = " data-line=\"";
  constexpr std::string_view names[] = {"words-", "diagram-", "solution-"};
  constexpr std::string_view digits = "0123456789";
  char const first = at < text.size() ? text[at] : '"';
  bool const is_number = digits.find(first) != digits.npos;
  if (!is_number && first != '#' && first != 'w' && first != 'd' && first != 's') return {};
  std::string_view value = text.substr(at, text.find('"', at) - at);
  if (is_number && !text.substr(0, at).ends_with(line)) return {};
  if (first == '#') value.remove_prefix(1);
  if (!is_number && std::ranges::none_of(names, [&](auto name) { return value.starts_with(name); }))
    return {};
  value.remove_prefix(value.find_last_not_of(digits) + 1);
  return is_number || value.data()[-1] == '-' ? value : std::string_view();
}

// Calls `take` with each stretch of `text` that is not such a number, and `number` with each.
template <class Take, class Number>
void each_number(std::string_view text, Take take, Number number) {
  std::size_t from = 0;
  for (std::size_t at = text.find('"'); at != text.npos; at = text.find('"', at + 1)) {
    std::string_view const found = number_in_value(text, at + 1);
    if (found.empty()) continue;
    at = static_cast<std::size_t>(found.data() - text.data());
    take(text.substr(from, at - from));
    number(found);
    from = at += found.size();
  }
  take(text.substr(from));
}

Key key_of(std::string_view text) {
  Key key = 0;
  each_number(
      text, [&](std::string_view words) { key = 31 * key + std::hash<std::string_view>()(words); },
      [](std::string_view) {});
  return key;
}

ordered_json numbers_of(std::string_view text) {
  ordered_json out = ordered_json::array();
  each_number(
      text, [](std::string_view) {},
      [&](std::string_view digits) { out.push_back(std::string(digits)); });
  return out;
}

// Names of the boards that play in a block and of those whose solutions it has.
std::vector<std::string_view> partners(std::string_view block) {
  std::vector<std::string_view> out;
  auto const value_behind = [&](std::size_t at) {
    out.push_back(block.substr(at, block.find('"', at) - at));
  };
  constexpr std::string_view of = " data-of=\"", film = " data-film=\"", id = " id=\"";
  for (std::size_t at = block.find(of); at != block.npos; at = block.find(of, at + 1))
    value_behind(at + of.size());
  for (std::size_t at = block.find(film); at != block.npos; at = block.find(film, at + 1))
    if (std::size_t const named = block.rfind(id, at); named != block.npos)
      value_behind(named + id.size());
  return out;
}

bool is_row(std::string_view block) {
  return block.starts_with("<div class=\"diagrams\"") ||
         block.starts_with("<div class=\"solutions\"");
}

std::string_view inside(std::string_view row) {
  std::size_t const begin = tag_end(row, 0);
  return row.substr(begin, row.rfind("</") - begin);
}

// Those that stand in one document, by what they say together with their partners.
class Blocks {
 public:
  explicit Blocks(std::vector<std::string_view> const& of_main) {
    for (std::string_view const block : of_main) {
      if (!is_row(block)) note(block);
      else
        for (std::string_view const one : elements(inside(block))) note(one);
    }
  }

  Key key(std::string_view block) const {
    Key out = key_of(block);
    for (std::string_view const name : partners(block)) out += 3 * said_.at(name);
    return out;
  }

 private:
  void note(std::string_view block) {
    auto const names = partners(block);
    Key const key = names.empty() ? 0 : key_of(block);
    for (std::string_view const name : names) said_[name] += key;
  }

  std::map<std::string_view, Key> said_;
};

class Difference {
 public:
  Difference(std::vector<std::string_view> const& before, std::vector<std::string_view> const& now)
      : before_(before), now_(now) {}

  ordered_json of(std::vector<std::string_view> const& old,
                  std::vector<std::string_view> const& next) const {
    std::vector<Key> const was = keys(before_, old), is = keys(now_, next);
    Steps steps{old, next};
    std::size_t first = 0, last = 0;  // how many are the same before and behind the rest
    while (first < std::min(was.size(), is.size()) && was[first] == is[first]) ++first;
    while (last < std::min(was.size(), is.size()) - first &&
           was[was.size() - last - 1] == is[is.size() - last - 1])
      ++last;
    for (std::size_t i = 0; i < first; ++i) keep(steps);
    for (auto const& [i, j] : anchors(std::span(was).subspan(first, was.size() - last - first),
                                      std::span(is).subspan(first, is.size() - last - first))) {
      settle(steps, first + i, first + j);
      keep(steps);
    }
    settle(steps, was.size() - last, is.size() - last);
    for (std::size_t i = 0; i < last; ++i) keep(steps);
    return std::move(steps.out);
  }

 private:
  struct Steps {
    std::vector<std::string_view> const &old, &next;
    ordered_json out = ordered_json::array();
    std::size_t was = 0, is = 0;  // so far
  };

  static std::vector<Key> keys(Blocks const& all, std::vector<std::string_view> const& blocks) {
    std::vector<Key> out;
    out.reserve(blocks.size());
    for (std::string_view const block : blocks) out.push_back(all.key(block));
    return out;
  }

  // Places of what stands once in either, as many as are in the same order (patience sorting): what
  // stands more often, a rule say, would lead far away.
  static std::vector<std::pair<std::size_t, std::size_t>> anchors(std::span<Key const> was,
                                                                  std::span<Key const> is) {
    struct Places {
      std::size_t was = 0, is = 0, times_was = 0, times_is = 0;
    };
    std::unordered_map<Key, Places> places;
    for (std::size_t i = 0; i < was.size(); ++i) places[was[i]].was = i, ++places[was[i]].times_was;
    for (std::size_t i = 0; i < is.size(); ++i) places[is[i]].is = i, ++places[is[i]].times_is;
    constexpr std::size_t none = static_cast<std::size_t>(-1);
    std::vector<std::size_t> ends;  // of the best row of each length: a place in `is`
    std::vector<std::size_t> before(is.size(), none);
    auto const place_was = [&](std::size_t i) { return places[is[i]].was; };
    for (std::size_t i = 0; i < is.size(); ++i) {
      Places const& one = places[is[i]];
      if (one.times_was != 1 || one.times_is != 1) continue;
      auto const at = std::ranges::lower_bound(ends, one.was, {}, place_was);
      if (at != ends.begin()) before[i] = *(at - 1);
      if (at == ends.end()) ends.push_back(i);
      else *at = i;
    }
    std::vector<std::pair<std::size_t, std::size_t>> out;
    for (std::size_t i = ends.empty() ? none : ends.back(); i != none; i = before[i])
      out.emplace_back(place_was(i), i);
    std::ranges::reverse(out);
    return out;
  }

  static void keep(Steps& steps) {
    std::string_view const old = steps.old[steps.was++], next = steps.next[steps.is++];
    if (old != next) steps.out.push_back({{"numbers", numbers_of(next)}});
    else if (steps.out.empty() || !steps.out.back().is_number()) steps.out.push_back(1);
    else steps.out.back() = steps.out.back().get<int>() + 1;
  }

  // Those up to `was` become those up to `is`.
  void settle(Steps& steps, std::size_t was, std::size_t is) const {
    while (steps.was < was && steps.is < is)
      change(steps, steps.old[steps.was++], steps.next[steps.is++]);
    if (steps.was < was) steps.out.push_back({{"drop", was - steps.was}});
    steps.was = was;
    for (; steps.is < is; ++steps.is)
      steps.out.push_back({{"add", std::string(steps.next[steps.is])}});
  }

  void change(Steps& steps, std::string_view old, std::string_view next) const {
    auto const opening = [](std::string_view row) { return row.substr(0, tag_end(row, 0)); };
    std::string_view const style = part(opening(next), "style=\"", "\">");
    auto const without = [](std::string_view tag) { return tag.substr(0, tag.find(" style=")); };
    if (!is_row(next) || without(opening(old)) != without(opening(next)))
      return steps.out.push_back({{"change", std::string(next)}});
    std::size_t const from = std::string_view("style=\"").size();
    steps.out.push_back(
        {{"style",
          style.empty() ? std::string() : std::string(style.substr(from, style.size() - from - 2))},
         {"main", of(elements(inside(old)), elements(inside(next)))}});
  }

  Blocks before_, now_;
};

}  // namespace

std::optional<std::string> page_changes(std::string_view before, std::string_view now) {
  auto const old = parted(before), next = parted(now);
  if (!old || !next || old->around != next->around) return {};
  if (old->definitions.empty() != next->definitions.empty()) return {};
  auto const before_blocks = elements(old->main), blocks = elements(next->main);
  ordered_json out{{"title", std::string(next->title)}, {"count", before_blocks.size()}};
  if (old->definitions != next->definitions) out["definitions"] = std::string(next->definitions);
  out["main"] = Difference(before_blocks, blocks).of(before_blocks, blocks);
  return out.dump(-1, ' ', false, ordered_json::error_handler_t::replace);
}

}  // namespace dawson::server
