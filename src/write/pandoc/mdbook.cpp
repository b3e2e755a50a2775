#include "write/pandoc/mdbook.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <string_view>
#include <system_error>

#include "compile/compilation.hpp"
#include "disk/embedding.hpp"
#include "edition/targets.hpp"
#include "session/invocation.hpp"
#include "write/markdown/markdown_renderer.hpp"
#include "write/pandoc/json_input.hpp"

namespace dawson::run {
namespace {

using Json = nlohmann::ordered_json;
namespace fs = std::filesystem;

constexpr char const* mdbook_hint =
    "name Dawson as a preprocessor in `book.toml`: mdBook then sends it `[context, book]`";

// Returns the text at a path of objects; "" if there is none.
std::string text_at(Json const& json, char const* path) {
  Json::json_pointer const pointer(path);
  if (!json.contains(pointer)) return {};
  Json const& value = json.at(pointer);
  return value.is_string() ? value.get<std::string>() : std::string();
}

// Returns the folder of the chapters: mdBook's `src` unless the book sets another. mdBook gives an
// absolute path but runs its preprocessors in the book's folder, so findings name files from
// there.
fs::path folder_of(Json const& context) {
  std::string const source = text_at(context, "/config/book/src");
  fs::path const folder = fs::path(text_at(context, "/root")) / (source.empty() ? "src" : source);
  fs::path const below = folder.lexically_normal().lexically_relative(whole_path(""));
  if (below.empty() || *below.begin() == "..") return folder;
  return below == "." ? fs::path() : below;
}

// Returns whether the text may contain a directive: code between back-ticks or tildes.
bool may_hold_directives(Json const& json) {
  if (json.is_structured()) return std::ranges::any_of(json, may_hold_directives);
  if (!json.is_string()) return false;
  auto const& text = json.get_ref<std::string const&>();
  return text.find("chess") != text.npos && text.find_first_of("`~") != text.npos;
}

class Chapters {
 public:
  Chapters(Invocation& invocation, text::SourceId input, fs::path folder,
           WeaveOptions const& options, bool draft)
      : invocation_(invocation),
        input_(input),
        folder_(std::move(folder)),
        options_(options),
        compilation_(invocation, abilities_of(Boards::svg), options.defaults) {
    markdown_.draft = draft;
    markdown_.embed = true;
  }

  /// Opens all chapters in reading order. Reports other items that may contain directives.
  void open(Json& book, char const* items) {
    for (auto& [key, value] : book.items())
      if (key == items) open_items(value, fmt::format("/1/{}", key));
      else warn_of_directives(value, fmt::format("/1/{}", key));
  }

  bool weave() {
    LinkedDocuments others(invocation_, options_.defaults, opened_);
    options_.others = &others;
    for (std::size_t i = 0; i < opened_.size(); ++i) {
      WovenMarkdown woven =
          weave_markdown(invocation_, opened_[i], options_, markdown_, &compilation_);
      complete_ = complete_ && woven.complete;
      *contents_[i] = std::move(woven.output);
    }
    compilation_.close();
    return complete_;
  }

 private:
  void open_items(Json& items, std::string const& place) {
    for (std::size_t i = 0; i < items.size(); ++i) {
      std::string const here = fmt::format("{}/{}", place, i);
      if (items[i].is_object() && items[i].contains("Chapter"))
        open_chapter(items[i].at("Chapter"), here + "/Chapter");
      else warn_of_directives(items[i], here);
    }
  }

  void open_chapter(Json& chapter, std::string const& place) {
    if (!chapter.is_object()) return refuse(place, chapter.type_name(), "an object");
    auto const content = chapter.find("content");
    if (content == chapter.end()) refuse(place + "/content", "missing", "a string");
    else open_content(chapter, *content, place + "/content");
    for (auto& [key, value] : chapter.items()) {
      std::string const here = fmt::format("{}/{}", place, key);
      if (key == "content") continue;
      if (key != "sub_items") warn_of_directives(value, here);
      else if (value.is_array()) open_items(value, here);
      else if (!value.is_null()) refuse(here, value.type_name(), "an array");
    }
  }

  void open_content(Json const& chapter, Json& content, std::string const& place) {
    if (!content.is_string()) return refuse(place, content.type_name(), "a string");
    contents_.push_back(&content);
    opened_.push_back(opened(chapter, content));
  }

  void refuse(std::string const& place, std::string_view found, std::string_view expected) {
    complete_ = false;
    invocation_.report(
        text::error("E-JSON", {}, fmt::format("`{}` is {}; expected {}", place, found, expected),
                    mdbook_hint),
        input_);
  }

  void warn_of_directives(Json const& json, std::string const& place) {
    if (!may_hold_directives(json)) return;
    invocation_.report(
        text::warning("W-KEY", {},
                      fmt::format("`{}` is not a chapter; its directives are ignored", place),
                      "write directives in the text of a chapter (`content`)"),
        input_);
  }

  text::SourceId opened(Json const& chapter, Json const& content) {
    std::string path = text_at(chapter, "/source_path");
    if (path.empty()) path = text_at(chapter, "/path");
    std::string const name = path.empty() ? text_at(chapter, "/name") : (folder_ / path).string();
    return invocation_.sources().open(name, content.get<std::string>());
  }

  Invocation& invocation_;
  text::SourceId input_;
  fs::path folder_;
  WeaveOptions options_;
  MarkdownOptions markdown_;
  Compilation compilation_;
  std::vector<Json*> contents_;
  std::vector<text::SourceId> opened_;
  bool complete_ = true;
};

}  // namespace

WovenMdBook weave_mdbook(Invocation& invocation, text::SourceId input, WeaveOptions const& options,
                         bool draft) {
  auto const refuse = [&](text::Diagnostic why) {
    invocation.report(std::move(why), input);
    return WovenMdBook{{}, false};
  };
  auto json = read_json_input(invocation.sources()[input], mdbook_hint);
  if (!json) return refuse(std::move(json.error()));
  if (!json->is_array() || json->size() != 2 || !json->at(0).is_object() ||
      !json->at(1).is_object())
    return refuse(text::error("E-JSON", {}, "the JSON is not a book of mdBook", mdbook_hint));
  Json& book = json->at(1);
  // `sections` up to mdBook 0.4, `items` from 0.5 on.
  char const* const key = book.contains("items") ? "items" : "sections";
  if (!book.contains(key) || !book.at(key).is_array())
    return refuse(
        text::error("E-JSON", {}, fmt::format("the book has no array `{}`", key), mdbook_hint));
  Chapters chapters(invocation, input, folder_of(json->at(0)), options, draft);
  chapters.open(book, key);
  bool const complete = chapters.weave();
  constexpr auto replace = Json::error_handler_t::replace;
  return {book.dump(-1, ' ', false, replace), complete};
}

}  // namespace dawson::run
