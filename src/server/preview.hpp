// A document as it is written: set anew whenever something that it reads has changed.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "server/site.hpp"
#include "session/invocation.hpp"
#include "type/type_cache.hpp"

namespace dawson::server {

struct PreviewOptions {
  std::string file;      ///< a document of Markdown or, where its name ends so, LaTeX
  bool booklet = false;  ///< of Markdown, as a PDF; otherwise as a page of HTML
  std::function<void(run::Invocation&)>
      set_up;  ///< what the command line says of styles, limits, places
  std::vector<std::string>
      editor;  ///< a program and its words, `{file}` and `{line}` in them; empty: none
};

/// Tells browsers something: the name of an event, and one line.
using TellBrowsers = std::function<void(std::string_view event, std::string_view data)>;

class Preview {
 public:
  /// Sets the document on a thread of its own, at once and after each change, and tells the event
  /// `built` with the number of the run.
  Preview(PreviewOptions options, TellBrowsers tell);
  ~Preview();
  Preview(Preview const&) = delete;
  Preview& operator=(Preview const&) = delete;

  /// `/` (the preview), `/page` (what was set last), `/state` (as JSON: findings, what the editor
  /// needs), `/events`, and POST `/open`, which opens the editor at a line of a file that was read.
  std::vector<Route> routes();

 private:
  struct Document;
  std::shared_ptr<Document> document_;
};

}  // namespace dawson::server
