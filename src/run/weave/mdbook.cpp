#include "run/weave/mdbook.hpp"

#include <filesystem>
#include <nlohmann/json.hpp>

#include "run/book/book.hpp"
#include "run/book/other_documents.hpp"
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

  /// Opens all, in the order of reading. False where they are nested too deeply.
  bool open(Json& items, std::size_t depth = 0) {
    if (depth > deepest_) return false;
    for (Json& item : items) {
      if (!item.is_object() || !item.contains("Chapter")) continue;
      Json& chapter = item["Chapter"];
      if (!chapter.is_object()) continue;
      if (Json& content = chapter["content"]; content.is_string()) {
        contents_.push_back(&content);
        opened_.push_back(opened(chapter, content));
      }
      if (Json& parts = chapter["sub_items"]; parts.is_array() && !open(parts, depth + 1))
        return false;
    }
    return true;
  }

  bool weave() {
    OtherDocuments others(job_, options_.defaults, opened_);
    options_.others = &others;
    for (std::size_t i = 0; i < opened_.size(); ++i) {
      WovenMarkdown woven = weave_markdown(job_, opened_[i], options_, markdown_, &book_);
      complete_ = complete_ && woven.complete;
      *contents_[i] = std::move(woven.output);
    }
    book_.close();
    return complete_;
  }

 private:
  text::SourceId opened(Json const& chapter, Json const& content) {
    std::string path = text_at(chapter, "/source_path");
    if (path.empty()) path = text_at(chapter, "/path");
    std::string const name = path.empty() ? text_at(chapter, "/name") : (folder_ / path).string();
    return job_.sources().open(name, content.get<std::string>());
  }

  Job& job_;
  fs::path folder_;
  WeaveOptions options_;
  std::size_t deepest_;
  MarkdownOptions markdown_;
  Book book_;
  std::vector<Json*> contents_;
  std::vector<text::SourceId> opened_;
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
  if (!chapters.open(book[key])) return refuse("chapters are nested too deeply");
  bool const complete = chapters.weave();
  constexpr auto replace = Json::error_handler_t::replace;
  return {book.dump(-1, ' ', false, replace), complete};
}

}  // namespace dawson::run
