// The preview: a document is typeset again whenever a file that it reads has changed.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "server/site.hpp"
#include "session/invocation.hpp"
#include "type/type_cache.hpp"

namespace dawson::server {

/// What to preview, and how.
struct PreviewOptions {
  std::string file;      ///< a Markdown document, or LaTeX if its suffix is that of LaTeX
  bool booklet = false;  ///< show Markdown as a PDF booklet instead of a web page
  /// Applies the command-line options for styles, limits and readable places.
  std::function<void(run::Invocation&)> set_up;
  /// The editor's program and arguments, which may contain `{file}` and `{line}`; empty: no editor.
  std::vector<std::string> editor;
};

/// Sends an event to browsers: its name, and one line of data.
using TellBrowsers = std::function<void(std::string_view event, std::string_view data)>;

/// Typesets the document and serves the result.
class Preview {
 public:
  /// Starts a thread that typesets the document, immediately and after each change, and sends the
  /// event `built` with the number of the run.
  Preview(PreviewOptions options, TellBrowsers tell);
  ~Preview();
  Preview(Preview const&) = delete;
  Preview& operator=(Preview const&) = delete;

  /// Returns the routes: `/` (the preview), `/page` (the last result), `/state` (as JSON: findings,
  /// and what the editor needs), `/events`, and POST `/open`, which opens the editor at a line of a
  /// file that was read.
  std::vector<Route> routes();

 private:
  struct Document;
  std::shared_ptr<Document> document_;
};

}  // namespace dawson::server
