// A Markdown document with the files that it names: positions, an included document, a style, and
// the user's defaults.
#include "disk/descriptors.hpp"
#include "scratch.hpp"
#include "session/includes.hpp"
#include "session/invocation.hpp"
#include "session/style_files.hpp"
#include "write/markdown/markdown_renderer.hpp"

using namespace dawson;
using fuzz::require;

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
  static fuzz::Scratch const scratch;
  auto const parts = fuzz::parts(fuzz::as_text(data, size), 5);
  constexpr char const* files[] = {"a.md", "p.epd", "part.md", "own.yaml", "defaults"};
  for (std::size_t i = 0; i < std::size(files); ++i) fuzz::put(files[i], parts[i]);
  run::Invocation invocation;
  run::WeaveOptions options;
  options.defaults.markup = &document::markdown_markup;
  try {
    run::read_defaults(invocation, invocation.open("defaults"), options.defaults);
    run::weave_markdown(invocation, run::open_markdown(invocation, "a.md"), options, {});
  } catch (run::SystemError const& refused) {
    require(*refused.what() != '\0', "what the system refuses is told");
  }
  fuzz::require_sound(invocation.take_findings(), invocation.sources());
  return 0;
}
