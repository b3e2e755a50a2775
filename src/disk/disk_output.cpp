#include "disk/disk_output.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include "disk/descriptors.hpp"
#include "disk/embedding.hpp"

namespace dawson::run {

void refuse_overwriting(std::string const& output, std::string const& input) {
  throw OutputConflict(fmt::format("the output {} would overwrite {}", output,
                                   input == output ? "a source" : "the source " + input));
}

void refuse_one_file(std::string const& one, std::string const& other) {
  throw OutputConflict(fmt::format("{} and {} would be written to the same file", one, other));
}

void write_standard_output(std::string_view bytes) {
  if (Embedding* const embedded = embedding()) embedded->output += bytes;
  else write_all(STDOUT_FILENO, bytes, "standard output");
}

}  // namespace dawson::run
