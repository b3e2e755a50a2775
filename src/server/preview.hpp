// The preview: a document is typeset again whenever a file that it reads has changed; the user's
// editor is opened at a line.
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
  /// file that was read.
  std::vector<Route> routes();

 private:
  struct Document;
  std::shared_ptr<Document> document_;
};

/// Runs the program `words[0]`, without a shell, with the other words as arguments. `{file}` and
/// `{line}` in them are replaced; if no word contains `{file}`, "+LINE" and the file are added at
/// the end. It has no standard streams. Returns the reason if it could not be run, else "". Does
/// not wait for its end.
std::string open_editor(std::vector<std::string> const& words, std::string const& file, int line);

}  // namespace dawson::server
