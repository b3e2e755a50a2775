// The exception for refusals of the operating system.
#pragma once

#include <stdexcept>

namespace dawson::run {

/// The system refused: no such file, no permission, disk full. `what()` names the file and the
/// reason.
class SystemError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

}  // namespace dawson::run
