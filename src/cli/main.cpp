#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>

#include <csignal>

#include "cli/program.hpp"
#include "disk/temporary_files.hpp"
#include "type/libraries.hpp"

namespace {

// The number of a closed stream would be given to the next opened file, and messages would be
// written into that file. So each closed stream is opened on a device that refuses access, like a
// closed stream.
void hold_standard_streams() {
  for (int const stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
    if (::fcntl(stream, F_GETFD) == -1)
      ::open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY);
}

// A book may have outputs in more folders than the default limit of open files: a descriptor stays
// open for each.
void use_all_descriptors() {
  rlimit limit{};
  if (::getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  limit.rlim_cur = limit.rlim_max;
  ::setrlimit(RLIMIT_NOFILE, &limit);
}

}  // namespace

int main(int argc, char** argv) {
  using namespace dawson;
  hold_standard_streams();
  use_all_descriptors();
  run::remove_temporary_files_on_signals();
  run::end_with_a_word_on_crashes();
  type::keep_complaints();
  std::signal(SIGXFSZ, SIG_IGN);  // exceeding the file size limit is then an error of `write`
  return cli::run_program({argv + 1, argv + argc});
}
