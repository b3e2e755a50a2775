// The end of a run whose files are in memory: the checks of `Disk::commit`, without a disk.
#include <map>
#include <set>

#include "disk/disk.hpp"
#include "disk/disk_output.hpp"

namespace dawson::run {

void Disk::refuse_conflicts_in_memory() const {
  std::map<std::string, std::string> inputs, taken;  // names by whole name
  for (std::string const& name : inputs_) inputs.emplace(memory_->whole_name(name), name);
  auto const refuse_input = [&](std::string const& target, std::string const& name) {
    if (auto const input = inputs.find(target); input != inputs.end())
      refuse_overwriting(name, input->second);
  };
  for (auto const& output : outputs_) {
    if (output->target.empty()) continue;
    if (!output->kept) refuse_input(output->target, output->path);
    auto const [first, is_new] = taken.try_emplace(output->target, output->path);
    if (!is_new) refuse_one_file(first->second, output->path);
  }
  for (StagedFolder const& files : folders_)
    files.each([&](std::string const&, std::string const& place) {
      refuse_input(place, place);
      if (auto const other = taken.find(place); other != taken.end())
        refuse_one_file(other->second, place);
    });
}

void Disk::commit_to_memory() {
  refuse_conflicts_in_memory();
  for (StagedFolder const& files : folders_) files.put_in(*memory_);
  for (auto const& output : outputs_)
    if (!output->target.empty()) memory_->put(output->target, std::move(output->held));
    else if (!output->at_once) write_standard_output(output->held);
  remove_files();
  outputs_.clear();
  folders_.clear();
}

}  // namespace dawson::run
