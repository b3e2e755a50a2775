#include "server/preview_changes.hpp"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <thread>
#include <unordered_map>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <glib.h>
#include <nlohmann/json.hpp>

#include "disk/descriptors.hpp"
#include "disk/file_changes.hpp"

namespace dawson::server {
namespace {

using nlohmann::ordered_json;
using run::PageBlock;
using run::PageInBlocks;
using run::PageShell;
using Key = std::uint64_t;

// Returns a key of the content of a block without its counters.
Key key_of(PageBlock const& block) {
  std::string_view const html = block.html;
  Key key = 0;
  std::size_t from = 0;
  auto const add = [&](std::string_view text) {
    key = 31 * key + std::hash<std::string_view>()(text);
  };
  for (text::Span const count : block.counts) {
    add(html.substr(from, count.begin - from));
    from = count.end;
  }
  add(html.substr(from));
  add(block.style);
  for (PageBlock const& child : block.children) key = 31 * key + key_of(child);
  return key;
}

// Returns the counters of a block, in the order of its HTML.
ordered_json numbers_of(PageBlock const& block) {
  ordered_json out = ordered_json::array();
  run::for_each_block(block, [&](PageBlock const& one) {
    for (text::Span const count : one.counts)
      out.push_back(one.html.substr(count.begin, count.end - count.begin));
  });
  return out;
}

// The keys of a page's blocks, each combined with the content of its partners.
class Keys {
 public:
  explicit Keys(std::vector<PageBlock> const& of_main) {
    for (PageBlock const& block : of_main)
      run::for_each_block(block, [this](PageBlock const& one) {
        Key const key = one.partners.empty() ? 0 : key_of(one);
        for (std::string const& name : one.partners) partner_keys_[name] += key;
      });
  }

  Key of(PageBlock const& block) const {
    Key out = key_of(block);
    run::for_each_block(block, [&](PageBlock const& one) {
      for (std::string const& name : one.partners) out += 3 * partner_keys_.at(name);
    });
    return out;
  }

  std::vector<Key> of(std::vector<PageBlock> const& blocks) const {
    std::vector<Key> out;
    out.reserve(blocks.size());
    for (PageBlock const& block : blocks) out.push_back(of(block));
    return out;
  }

 private:
  std::map<std::string_view, Key> partner_keys_;  // by name of a diagram: the sum over its blocks
};

class Difference {
 public:
  Difference(std::vector<PageBlock> const& before, std::vector<PageBlock> const& now)
      : before_(before), now_(now) {}

  ordered_json of(std::vector<PageBlock> const& old, std::vector<PageBlock> const& next) const {
    std::vector<Key> const was = before_.of(old), is = now_.of(next);
    Steps steps{old, next};
    std::size_t first = 0, last = 0;  // number of equal blocks before and after the rest
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
    std::vector<PageBlock> const &old, &next;
    ordered_json out = ordered_json::array();
    std::size_t was = 0, is = 0;  // so far
  };

  // Returns the positions of blocks that occur once on each side, as many as are in the same order
  // (patience sorting). Blocks that occur more often, such as a rule, would match far away.
  static std::vector<std::pair<std::size_t, std::size_t>> anchors(std::span<Key const> was,
                                                                  std::span<Key const> is) {
    struct Places {
      std::size_t was = 0, is = 0, times_was = 0, times_is = 0;
    };
    std::unordered_map<Key, Places> places;
    for (std::size_t i = 0; i < was.size(); ++i) places[was[i]].was = i, ++places[was[i]].times_was;
    for (std::size_t i = 0; i < is.size(); ++i) places[is[i]].is = i, ++places[is[i]].times_is;
    constexpr std::size_t none = static_cast<std::size_t>(-1);
    std::vector<std::size_t> ends;  // of the best sequence of each length: a position in `is`
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
    PageBlock const &old = steps.old[steps.was++], &next = steps.next[steps.is++];
    if (old != next) steps.out.push_back({{"numbers", numbers_of(next)}});
    else if (steps.out.empty() || !steps.out.back().is_number()) steps.out.push_back(1);
    else steps.out.back() = steps.out.back().get<int>() + 1;
  }

  // Writes the steps that change the blocks up to `was` into those up to `is`.
  void settle(Steps& steps, std::size_t was, std::size_t is) const {
    while (steps.was < was && steps.is < is)
      change(steps, steps.old[steps.was++], steps.next[steps.is++]);
    if (steps.was < was) steps.out.push_back({{"drop", was - steps.was}});
    steps.was = was;
    for (; steps.is < is; ++steps.is) steps.out.push_back({{"add", html_of(steps.next[steps.is])}});
  }

  void change(Steps& steps, PageBlock const& old, PageBlock const& next) const {
    if (!old.is_row || !next.is_row || old.html != next.html)
      return steps.out.push_back({{"change", html_of(next)}});
    steps.out.push_back({{"style", next.style}, {"main", of(old.children, next.children)}});
  }

  Keys before_, now_;
};

}  // namespace

std::optional<std::string> page_changes(PageInBlocks const& before, PageInBlocks const& now) {
  PageShell around = before.shell;
  around.title = now.shell.title;
  around.definitions = now.shell.definitions;
  if (around != now.shell) return {};
  if (before.shell.definitions.empty() != now.shell.definitions.empty()) return {};
  ordered_json out{{"title", fmt::format("<title>{}</title>", now.shell.title)},
                   {"count", before.blocks.size()}};
  if (before.shell.definitions != now.shell.definitions)
    out["definitions"] = now.shell.definitions.substr(0, now.shell.definitions.rfind('>') + 1);
  out["main"] = Difference(before.blocks, now.blocks).of(before.blocks, now.blocks);
  return out.dump(-1, ' ', false, ordered_json::error_handler_t::replace);
}

struct FileWatcher::Loop {
  explicit Loop(std::function<void()> on_changed)
      : changed(std::move(on_changed)), thread([this] { run(); }) {}

  void run() {
    g_main_context_push_thread_default(context);
    {
      // The delay is short for the author who waits; a half-written file changes again anyway.
      constexpr unsigned quiet = 40;
      run::FileChanges all(changed, quiet);
      changes = &all;
      g_main_loop_run(loop);
      changes = nullptr;
    }
    g_main_context_pop_thread_default(context);
  }

  // Also works before the loop runs: the task is then the first.
  void invoke(std::function<void()> task) {
    GSource* const source = g_idle_source_new();
    g_source_set_callback(
        source,
        [](gpointer given) -> gboolean {
          (*static_cast<std::function<void()>*>(given))();
          return G_SOURCE_REMOVE;
        },
        new std::function<void()>(std::move(task)),
        [](gpointer given) { delete static_cast<std::function<void()>*>(given); });
    g_source_attach(source, context);
    g_source_unref(source);
  }

  std::function<void()> changed;
  GMainContext* context = g_main_context_new();
  GMainLoop* loop = g_main_loop_new(context, FALSE);
  run::FileChanges* changes = nullptr;  // used on its thread only
  std::thread thread;
};

FileWatcher::FileWatcher(std::function<void()> changed)
    : loop_(std::make_unique<Loop>(std::move(changed))) {}

FileWatcher::~FileWatcher() {
  loop_->invoke([loop = loop_->loop] { g_main_loop_quit(loop); });
  loop_->thread.join();
  g_main_loop_unref(loop_->loop);
  g_main_context_unref(loop_->context);
}

void FileWatcher::look_at(std::filesystem::file_time_type begun, std::vector<std::string> inputs,
                          bool in_vain, std::function<void(std::string)> failed) {
  loop_->invoke(
      [loop = loop_.get(), begun, inputs = std::move(inputs), in_vain, failed = std::move(failed)] {
        try {
          loop->changes->look_at(begun, inputs, {}, in_vain);
        } catch (run::SystemError const& error) {
          failed(error.what());
        }
      });
}

}  // namespace dawson::server
