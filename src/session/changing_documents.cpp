#include "session/changing_documents.hpp"

#include <algorithm>
#include <exception>
#include <iterator>

#include "disk/disk.hpp"
#include "session/invocation.hpp"

namespace dawson::run {

ChangedReading read_changed(Invocation& invocation, std::function<void()> const& read) {
  ChangedReading out;
  invocation.disk().refuse_pipes();
  try {
    read();
  } catch (std::exception const& error) {
    out.fault = error.what();
    out.failed = true;
  }
  out.findings = invocation.take_findings();
  out.failed = out.failed || text::any_error(out.findings);
  out.inputs = invocation.disk().inputs();
  out.watched = out.inputs;
  std::ranges::copy(invocation.disk().missing(), std::back_inserter(out.watched));
  return out;
}

}  // namespace dawson::run
