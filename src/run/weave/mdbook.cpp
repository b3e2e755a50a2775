#include "run/weave/mdbook.hpp"

#include <filesystem>
#include <nlohmann/json.hpp>

#include "run/book/book.hpp"
#include "run/job.hpp"
#include "run/weave/weave_markdown.hpp"

namespace dawson::run {
namespace {

using Json = nlohmann::ordered_json;
namespace fs = std::filesystem;

// The text at a path of objects; "" where there is none.
std::string text_at(Json const& json, char const* path) {
  Json::json_pointer const pointer(path);
  return json.contains(pointer) && json[pointer].is_string() ? json[pointer].get<std::string>()
                                                             : std::string();
}

// Where the chapters' files are: mdBook's `src` unless the book says another folder.
fs::path folder_of(Json const& context) {
  std::string const source = text_at(context, "/config/book/src");
  return fs::path(text_at(context, "/root")) / (source.empty() ? "src" : source);
}

class Chapters {
 public:
  Chapters(Job& job, fs::path folder, WeaveOptions const& options, bool draft, std::size_t deepest)
      : job_(job),
        folder_(std::move(folder)),
        options_(options),
        deepest_(deepest),
        book_(job, abilities_of(Boards::svg), options.defaults) {
    markdown_.draft = draft;
    markdown_.embed = true;
  }

  /// False where they are nested too deeply.
  bool weave(Json& items, std::size_t depth = 0) {
    if (depth > deepest_) return false;
    for (Json& item : items) {
      if (!item.is_object() || !item.contains("Chapter")) continue;
      Json& chapter = item["Chapter"];
      if (!chapter.is_object()) continue;
      if (Json& content = chapter["content"]; content.is_string()) put(chapter, content);
      if (Json& parts = chapter["sub_items"]; parts.is_array() && !weave(parts, depth + 1))
        return false;
    }
    return true;
  }

  bool close() {
    book_.close();
    return complete_;
  }

 private:
  void put(Json const& chapter, Json& content) {
    std::string path = text_at(chapter, "/source_path");
    if (path.empty()) path = text_at(chapter, "/path");
    std::string const name = path.empty() ? text_at(chapter, "/name") : (folder_ / path).string();
    text::SourceId const source = job_.sources().open(name, content.get<std::string>());
    WovenMarkdown woven = weave_markdown(job_, source, options_, markdown_, &book_);
    complete_ = complete_ && woven.complete;
    content = std::move(woven.output);
  }

  Job& job_;
  fs::path folder_;
  WeaveOptions const& options_;
  std::size_t deepest_;
  MarkdownOptions markdown_;
  Book book_;
  bool complete_ = true;
};

}  // namespace

WovenMdBook weave_mdbook(Job& job, text::SourceId input, WeaveOptions const& options, bool draft) {
  text::Source const& source = job.sources()[input];
  auto const refuse = [&](std::string const& why) {
    job.report(text::error("E-JSON", {}, why,
                           "mdBook gives [context, book] to a preprocessor named in book.toml"),
               input);
    return WovenMdBook{{}, false};
  };
  constexpr bool throws = false;
  Json json = Json::parse(source.bytes(), nullptr, throws);
  if (json.is_discarded()) return refuse("this is no JSON");
  if (!json.is_array() || json.size() != 2 || !json[0].is_object() || !json[1].is_object())
    return refuse("this is no book of mdBook's");
  Json& book = json[1];
  // `sections` up to mdBook 0.4, `items` since.
  char const* const key = book.contains("items") ? "items" : "sections";
  if (!book.contains(key) || !book[key].is_array()) return refuse("the book has no chapters");
  Chapters chapters(job, folder_of(json[0]), options, draft, source.limits().nesting);
  if (!chapters.weave(book[key])) return refuse("chapters are nested too deeply");
  bool const complete = chapters.close();
  constexpr auto replace = Json::error_handler_t::replace;
  return {book.dump(-1, ' ', false, replace), complete};
}

}  // namespace dawson::run
