#include "text/diagnostic.hpp"

#include <algorithm>

namespace dawson::text {

bool any_error(Diagnostics const& findings) { return std::ranges::any_of(findings, is_error); }

void set_source(Diagnostics& findings, SourceId id, std::size_t first) {
  for (std::size_t i = first; i < findings.size(); ++i) {
    if (findings[i].source == at_hand) findings[i].source = id;
    for (Note& note : findings[i].notes)
      if (note.source == at_hand) note.source = id;
  }
}

}  // namespace dawson::text
