#include "edition/contents.hpp"

#include <utility>
#include <variant>

#include "session/invocation.hpp"

namespace dawson::run {

bool read_contents(Invocation& invocation, Edition& edition, Compilation& compilation,
                   Contents& contents, bool with_running_text) {
  bool sound = true;
  invocation.set_style(edition.style);
  contents.resize(edition.document.directives.size());
  for (std::size_t i = 0; i < contents.size(); ++i) {
    if (!with_running_text && edition.document.directives[i].is_inline) continue;
    compilation.each(edition.document, i, [&](Content&& content) {
      sound = sound && !std::holds_alternative<ErrorContent>(content);
      edition.targets.add(content);
      contents[i].push_back(std::move(content));
    });
  }
  return sound;
}

}  // namespace dawson::run
