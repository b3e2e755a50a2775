// A Markdown document with the files that it names: positions, a document taken in, a style, and
// the user's defaults.
#include "run/disk/system_error.hpp"
#include "run/include_markdown.hpp"
#include "run/job.hpp"
#include "run/style/style_files.hpp"
#include "run/weave/weave_markdown.hpp"
#include "scratch.hpp"

using namespace dawson;
using fuzz::require;

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
  static fuzz::Scratch const scratch;
  auto const parts = fuzz::parts(fuzz::as_text(data, size), 5);
  constexpr char const* files[] = {"a.md", "p.epd", "part.md", "own.yaml", "defaults"};
  for (std::size_t i = 0; i < std::size(files); ++i) fuzz::put(files[i], parts[i]);
  run::Job job;
  run::WeaveOptions options;
  options.defaults.host = &document::markdown_host;
  try {
    run::read_defaults(job, job.open("defaults"), options.defaults);
    run::weave_markdown(job, run::open_markdown(job, "a.md"), options, {});
  } catch (run::SystemError const& refused) {
    require(*refused.what() != '\0', "what the system refuses is told");
  }
  fuzz::require_sound(job.take_findings(), job.sources());
  return 0;
}
