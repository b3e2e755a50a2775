// The preview: a document is typeset again whenever a file that it reads has changed. Its diagrams
// are opened in the board editor, its lines in the user's editor.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "server/routes.hpp"
#include "session/invocation.hpp"
#include "type/type.hpp"

namespace dawson::server {

/// What to preview, and how.
struct PreviewOptions {
  std::string file;      ///< a Markdown document, or LaTeX if its suffix is that of LaTeX
  bool booklet = false;  ///< show Markdown as a PDF booklet instead of a web page
  /// Applies the command-line options for styles, limits and readable places.
  std::function<void(run::Invocation&)> set_up;
  /// The editor's program and arguments, which may contain `{file}` and `{line}`; empty: no editor.
  std::vector<std::string> editor;
  bool writes = false;  ///< the board editor may save diagrams in the files of the document
};

/// Sends an event to browsers: its name, and one line of data.
using NotifyBrowsers = std::function<void(std::string_view event, std::string_view data)>;

/// Typesets the document and serves the result.
class Preview {
 public:
  /// Starts a thread that typesets the document, immediately and after each change, and sends the
  /// event `built` with the number of the run.
  Preview(PreviewOptions options, NotifyBrowsers emit);
  ~Preview();
  Preview(Preview const&) = delete;
  Preview& operator=(Preview const&) = delete;

  /// Returns the routes: `/` (the preview), `/page` (the last result), `/state` (as JSON: findings,
  /// and what the editor needs), `/events`, and POST `/open`, which opens the editor at a line of a
  /// file that was read. `/diagram?file=&line=` (as JSON) and POST `/save` read and write a diagram
  /// of such a file for the board editor.
  std::vector<Route> routes();

 private:
  struct Document;
  std::shared_ptr<Document> document_;
};

}  // namespace dawson::server
