#include "session/ordered_workers.hpp"

namespace dawson::run {
namespace {

constinit thread_local bool is_for_another = false;

struct LeftToAskingThread : std::exception {};

}  // namespace

ForAnother::ForAnother() { is_for_another = true; }
ForAnother::~ForAnother() { is_for_another = false; }

void leave_to_asking_thread() {
  if (is_for_another) throw LeftToAskingThread();
}

}  // namespace dawson::run
