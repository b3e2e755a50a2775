#include "compile/diagram/solution_as_pgn.hpp"

#include <algorithm>

#include "collection/pgn/writer.hpp"
#include "semantics/stipulation.hpp"

namespace dawson::run {
namespace {

text::Diagnostic no_pgn(std::string const& why) {
  return text::error("W-LINK", {}, "solution as PGN left out: " + why,
                     "remove `pgn` from `links`; later cases in this document are not reported");
}

}  // namespace

text::Result<std::string> solution_as_pgn(collection::Record const& record) {
  auto const task = semantics::read_stipulation(record.text(collection::Id::stipulation)).task;
  if (task && task->play.find("ser-") != std::string::npos) return no_pgn("PGN has no series play");
  text::Diagnostics findings;
  if (auto games = collection::pgn::write(record, findings)) return std::move(*games);
  auto const why = std::ranges::find_if(findings, text::is_error);
  return no_pgn(why == findings.end() ? "the position has an error" : why->message);
}

}  // namespace dawson::run
