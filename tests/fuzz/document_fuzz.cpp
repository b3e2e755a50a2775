// A LaTeX document through the whole house: the output has the source's lines, findings lie within it.
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string>

#include "run/weave.hpp"

using namespace dawson;

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
  text::Source const source("fuzz.tex", std::string(reinterpret_cast<char const*>(data), size));
  run::Woven const woven = run::weave_tex(source, {});
  if (std::ranges::count(woven.output, '\n') != std::ranges::count(source.bytes(), '\n')) std::abort();
  for (text::Diagnostic const& finding : woven.diagnostics)
    if (finding.span.begin > finding.span.end || finding.span.end > size) std::abort();
  return 0;
}
