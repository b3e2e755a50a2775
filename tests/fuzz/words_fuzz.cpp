// Dawson's own words: stipulations, twins, conditions, marks, grids, lengths, the HTML of FFEN.
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "notation/conditions.hpp"
#include "notation/ffenhtml.hpp"
#include "notation/marks.hpp"
#include "notation/stipulation.hpp"
#include "notation/twins.hpp"

using namespace dawson;

namespace {

template <class T>
void within(text::Result<T> const& result, std::string_view text) {
  if (!result && (result.error().span.begin > result.error().span.end || result.error().span.end > text.size())) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
  std::string_view const text(reinterpret_cast<char const*>(data), size);
  chess::Stipulation const stipulation = notation::read_stipulation(text);
  notation::stipulation_in_words(stipulation, chess::Language::german);
  notation::split_stipulation_line(text);
  notation::read_twins(text);
  for (text::Span const condition : notation::read_conditions(text))
    if (condition.begin > condition.end || condition.end > size) std::abort();
  within(notation::read_marks(text), text);
  within(notation::read_grid(text), text);
  within(notation::read_edges(text), text);
  within(notation::read_region(text), text);
  within(notation::read_count(text), text);
  within(notation::read_length(text), text);
  text::Diagnostics warnings;
  notation::HtmlOptions options;
  options.escape = size % 2 == 0;
  within(notation::ffen_to_html(text, options, warnings), text);
  return 0;
}
