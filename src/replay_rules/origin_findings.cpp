#include "replay_rules/origin_findings.hpp"

#include <fmt/format.h>

#include <string>

#include "semantics/solution/canonical.hpp"

namespace dawson::replay_rules {

Finding origin_finding(semantics::HalfMove const& half, std::vector<Square> const& from) {
  Finding finding{from.empty() ? "NOMAN" : "AMBIG", semantics::bare(half), {}, half.where, {}, {}};
  if (from.empty()) {
    finding.message =
        fmt::format("no such piece can move to {}", chess::square_name(half.steps.front().square));
    return finding;
  }
  for (Square const& square : from)
    finding.detail += (finding.detail.empty() ? "" : ",") + chess::square_name(square);
  finding.message = fmt::format("the pieces on {} can move to {}", finding.detail,
                                chess::square_name(half.steps.front().square));
  finding.hint = "write the file or the rank that it comes from";
  return finding;
}

Finding rank_finding(semantics::HalfMove const& half, std::vector<int> const& ranks) {
  Finding finding{ranks.empty() ? "NOMAN" : "AMBIG", semantics::bare(half), {}, half.where, {}, {}};
  finding.message = ranks.empty() ? "no pawn can capture on that file"
                                  : "more than one pawn can capture on that file";
  finding.hint = "write the square with its rank";
  return finding;
}

}  // namespace dawson::replay_rules
