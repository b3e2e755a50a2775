#include <boost/test/unit_test.hpp>

#include <sys/stat.h>
#include <unistd.h>

#include <chrono>
#include <filesystem>
#include <string>

#include "disk/disk.hpp"
#include "folder.hpp"

using namespace dawson::run;
namespace fs = std::filesystem;

namespace {

void write_file(std::string const& path, std::string_view bytes) {
  Disk disk;
  disk.write(path, bytes);
  disk.commit();
}

std::string read_file(std::string const& path) { return Disk().read(path); }
std::string read_regular_file(std::string const& path) { return Disk().read_regular(path); }

// Returns the message of the refusal; empty if there was none.
template <class Action>
std::string refusal(Action action) {
  try {
    action();
  } catch (SystemError const& error) {
    return error.what();
  }
  return {};
}

std::string refusal_to_write(std::string const& path) {
  return refusal([&] { write_file(path, "bytes"); });
}

struct stat about(std::string const& path) {
  struct stat status {};
  BOOST_REQUIRE(::stat(path.c_str(), &status) == 0);
  return status;
}

}  // namespace

BOOST_AUTO_TEST_CASE(bytes_are_read_as_they_were_written) {
  Folder const folder;
  std::string const bytes("a\r\n\0\xFF\n", 6);
  write_file(folder / "a", bytes);
  BOOST_TEST(contents(folder / "a") == bytes);
  BOOST_TEST(read_file(folder / "a") == bytes);
  write_file(folder / "a", "");
  BOOST_TEST(read_file(folder / "a") == "");
}

BOOST_AUTO_TEST_CASE(a_large_file_is_read_completely) {
  Folder const folder;
  std::string bytes(300'000, 'x');
  bytes += "end";
  write_file(folder / "a", bytes);
  BOOST_TEST((read_file(folder / "a") == bytes));
}

BOOST_AUTO_TEST_CASE(files_named_in_a_document_must_be_regular) {
  Folder const folder;
  write_file(folder / "a", "bytes");
  BOOST_TEST(read_regular_file(folder / "a") == "bytes");
  std::string const pipe = folder / "pipe";
  BOOST_REQUIRE(::mkfifo(pipe.c_str(), 0600) == 0);
  for (std::string const& path :
       {std::string("/dev/zero"), pipe, folder / ".", folder / "none", std::string("-")})
    BOOST_TEST(refusal([&] { read_regular_file(path); }).starts_with("cannot read " + path), path);
}

BOOST_AUTO_TEST_CASE(a_long_run_refuses_pipes_and_devices) {
  Folder const folder;
  BOOST_REQUIRE(::mkfifo((folder / "pipe").c_str(), 0600) == 0);
  put(folder / "a", "bytes");
  Disk disk;
  disk.refuse_pipes();
  BOOST_TEST(disk.read(folder / "a") == "bytes");
  for (char const* const name : {"pipe", "/dev/null"}) {
    std::string const path = name[0] == '/' ? name : folder / name;
    BOOST_TEST(refusal([&] { disk.read(path); }).find("not a regular file") != std::string::npos);
    BOOST_TEST(refusal([&] { disk.open(path); }).find("not a regular file") != std::string::npos);
  }
}

BOOST_AUTO_TEST_CASE(missing_folders_are_created) {
  Folder const folder;
  write_file(folder / "a/b/c", "x");
  BOOST_TEST(contents(folder / "a/b/c") == "x");
}

BOOST_AUTO_TEST_CASE(a_file_is_replaced_as_a_whole_without_leftovers) {
  Folder const folder;
  write_file(folder / "a", "old");
  auto const before = about(folder / "a").st_ino;
  write_file(folder / "a", "new bytes");
  BOOST_TEST(contents(folder / "a") == "new bytes");
  BOOST_TEST(about(folder / "a").st_ino != before, "a reader of the old file keeps it");
  BOOST_TEST(folder.names().size() == 1U);
}

BOOST_AUTO_TEST_CASE(an_unchanged_file_is_not_touched) {
  Folder const folder;
  write_file(folder / "a", "same");
  auto const long_ago = fs::file_time_type::clock::now() - std::chrono::hours(48);
  fs::last_write_time(folder / "a", long_ago);
  auto const before = about(folder / "a");
  write_file(folder / "a", "same");
  BOOST_TEST(about(folder / "a").st_mtime == before.st_mtime);
  BOOST_TEST(about(folder / "a").st_ino == before.st_ino);
  write_file(folder / "a", "tame");  // same length
  BOOST_TEST(about(folder / "a").st_mtime != before.st_mtime);
}

BOOST_AUTO_TEST_CASE(permissions_are_kept_and_new_files_get_the_default) {
  Folder const folder;
  mode_t const mask = ::umask(027);
  write_file(folder / "a", "x");
  ::umask(mask);
  BOOST_TEST((about(folder / "a").st_mode & 0777) == 0640U);
  ::chmod((folder / "a").c_str(), 0604);
  write_file(folder / "a", "y");
  BOOST_TEST((about(folder / "a").st_mode & 0777) == 0604U);
}

BOOST_AUTO_TEST_CASE(a_link_is_kept_and_its_target_is_written) {
  Folder const folder;
  write_file(folder / "real/file", "old");
  fs::create_symlink("real/file", folder / "link");
  fs::create_symlink("link", folder / "second");
  write_file(folder / "second", "new");
  BOOST_TEST(fs::is_symlink(folder / "link"));
  BOOST_TEST(fs::is_symlink(folder / "second"));
  BOOST_TEST(contents(folder / "real/file") == "new");
}

BOOST_AUTO_TEST_CASE(the_target_of_a_dangling_link_is_created) {
  Folder const folder;
  fs::create_symlink("later/file", folder / "link");
  write_file(folder / "link", "new");
  BOOST_TEST(fs::is_symlink(folder / "link"));
  BOOST_TEST(contents(folder / "later/file") == "new");
}

BOOST_AUTO_TEST_CASE(circular_links_are_refused) {
  Folder const folder;
  fs::create_symlink("b", folder / "a");
  fs::create_symlink("a", folder / "b");
  BOOST_TEST(refusal_to_write(folder / "a").starts_with("cannot write " + (folder / "a")));
  BOOST_TEST(folder.names().size() == 2U);
}

BOOST_AUTO_TEST_CASE(unwritable_files_are_refused_with_name_and_reason) {
  Folder const folder;
  write_file(folder / "file", "x");
  fs::create_directory(folder / "folder");
  BOOST_TEST(refusal_to_write(folder / "folder") ==
             "cannot write " + (folder / "folder") + ": Is a directory");
  BOOST_TEST(refusal_to_write(folder / "file/inside").starts_with("cannot "));
  BOOST_TEST(refusal_to_write("/dev/full") == "cannot write /dev/full: No space left on device");
  BOOST_TEST(!refusal_to_write("").empty());
  BOOST_TEST(contents(folder / "file") == "x");
  BOOST_TEST(folder.names().size() == 2U);
}

BOOST_AUTO_TEST_CASE(a_device_is_written_to_and_not_replaced) {
  BOOST_TEST(refusal_to_write("/dev/null") == "");
  BOOST_TEST(fs::is_character_file("/dev/null"));
}

BOOST_AUTO_TEST_CASE(permissions_that_forbid_writing_are_obeyed) {
  if (::geteuid() == 0) return;  // root ignores permissions
  Folder const folder;
  write_file(folder / "locked", "x");
  ::chmod((folder / "locked").c_str(), 0444);
  BOOST_TEST(refusal_to_write(folder / "locked").ends_with("Permission denied"));
  fs::create_directory(folder / "shut");
  ::chmod((folder / "shut").c_str(), 0555);
  BOOST_TEST(refusal_to_write(folder / "shut/file").ends_with("Permission denied"));
  ::chmod((folder / "shut").c_str(), 0755);
}

BOOST_AUTO_TEST_CASE(unreadable_files_are_refused) {
  Folder const folder;
  BOOST_TEST(refusal([&] { read_file(folder / "none"); }) ==
             "cannot read " + (folder / "none") + ": No such file or directory");
  BOOST_TEST(refusal([&] { read_file(folder / "."); }).ends_with("Is a directory"));
}

namespace {

// Returns the message about an output named `output` after `input` was read.
std::string conflict(std::string const& input, std::string const& output) {
  Disk disk;
  disk.read(input);
  disk.write(output, "new");
  try {
    disk.commit();
  } catch (OutputConflict const& error) {
    return error.what();
  }
  return {};
}

}  // namespace

BOOST_AUTO_TEST_CASE(an_output_that_is_an_input_is_refused_under_any_name) {
  Folder const folder;
  write_file(folder / "a", "old");
  fs::create_symlink("a", folder / "link");
  fs::create_hard_link(folder / "a", folder / "hard");
  fs::create_directory(folder / "sub");
  fs::create_directory_symlink(".", folder / "here");
  for (char const* name : {"a", "./a", "link", "hard", "sub/../a", "here/a"}) {
    BOOST_TEST(conflict(folder / "a", folder / name)
                   .starts_with("the output " + (folder / name) + " would overwrite "),
               name);
    BOOST_TEST(conflict(folder / name, folder / "a") != "", name);
  }
  BOOST_TEST(conflict(folder / "a", folder / "a") ==
             "the output " + (folder / "a") + " would overwrite a source");
  BOOST_TEST(conflict(folder / "a", folder / "link") ==
             "the output " + (folder / "link") + " would overwrite the source " + (folder / "a"));
  BOOST_TEST(conflict(folder / "a", folder / "b") == "");
  BOOST_TEST(contents(folder / "a") == "old");
}

BOOST_AUTO_TEST_CASE(two_outputs_that_are_one_file_are_refused_and_nothing_is_written) {
  Folder const folder;
  fs::create_directory_symlink(".", folder / "here");
  Disk disk;
  disk.write(folder / "a", "x");
  disk.write(folder / "b", "x");
  disk.write(folder / "here/a", "y");
  BOOST_CHECK_THROW(disk.commit(), OutputConflict);
  BOOST_TEST(!fs::exists(folder / "a"));
  BOOST_TEST(!fs::exists(folder / "b"));
}

BOOST_AUTO_TEST_CASE(uncommitted_appended_files_are_closed) {
  auto const descriptors = [] {
    return std::distance(fs::directory_iterator("/proc/self/fd"), fs::directory_iterator());
  };
  Folder const folder;
  auto const before = descriptors();
  {
    Disk disk;
    disk.append(folder / "a", "one");
    disk.append(folder / "a", "two");
    BOOST_TEST(descriptors() == before + 2);  // the file, and the lock of its folder
  }
  BOOST_TEST(descriptors() == before);
  BOOST_TEST(folder.names().empty());
}

BOOST_AUTO_TEST_CASE(files_named_after_their_bytes_may_be_written_twice) {
  Folder const folder;
  Disk disk;
  StagedFolder& one = disk.files_in(folder / "images");
  one.add("a", "x");
  one.add("a", "x");
  StagedFolder& other = disk.files_in(folder / "images");
  other.add("a", "x");
  other.add("b", "y");
  BOOST_TEST(!fs::exists(folder / "images/a"));
  BOOST_TEST(disk.outputs().size() == 2U);
  disk.files_in(folder / "none");
  StagedFolder& third = disk.files_in(folder / "images");
  third.add("c", "z");
  disk.give_up(third);
  disk.commit();
  BOOST_TEST(contents(folder / "images/a") == "x");
  BOOST_TEST(contents(folder / "images/b") == "y");
  BOOST_TEST((folder.names() == std::vector<std::string>{"images"}));
  BOOST_TEST((Disk().list(folder / "images") == std::vector<std::string>{"a", "b"}));
}

BOOST_AUTO_TEST_CASE(existing_files_and_sources_in_a_folder_are_not_overwritten) {
  Folder const folder;
  write_file(folder / "a", "x");
  auto const old = fs::file_time_type::clock::now() - std::chrono::hours(1);
  fs::last_write_time(folder / "a", old);
  {
    Disk disk;
    disk.files_in(folder.path()).add("a", "x");
    disk.commit();
  }
  BOOST_TEST((fs::last_write_time(folder / "a") == old));
  {
    Disk disk;
    disk.read(folder / "a");
    disk.files_in(folder.path()).add("a", "y");
    BOOST_CHECK_THROW(disk.commit(), OutputConflict);
  }
  {
    Disk disk;
    disk.write(folder / "b", "x");
    disk.files_in(folder.path()).add("b", "y");
    BOOST_CHECK_THROW(disk.commit(), OutputConflict);
  }
  BOOST_TEST((folder.names() == std::vector<std::string>{"a"}));
}

BOOST_AUTO_TEST_CASE(a_cancelled_output_is_not_written) {
  Folder const folder;
  Disk disk;
  disk.append(folder / "a", "one");
  disk.write(folder / "b", "two");
  disk.give_up(folder / "a");
  disk.give_up("-");
  disk.commit();
  BOOST_TEST((folder.names() == std::vector<std::string>{"b"}));
}

BOOST_AUTO_TEST_CASE(nothing_is_left_without_a_commit) {
  Folder const folder;
  write_file(folder / "a", "old");
  {
    Disk disk;
    disk.write(folder / "a", "new");
    disk.write(folder / "new/b", "new");
    BOOST_TEST(contents(folder / "a") == "old");
  }
  BOOST_TEST(contents(folder / "a") == "old");
  BOOST_TEST(folder.names().size() == 1U);
}

BOOST_AUTO_TEST_CASE(inputs_are_listed_by_their_requested_names) {
  Folder const folder;
  write_file(folder / "a", "x");
  Disk disk;
  disk.read(folder / "a");
  disk.read_regular(folder / "./a");
  disk.read(folder / "a");
  BOOST_TEST((disk.inputs() == std::vector<std::string>{folder / "a", folder / "./a"}));
}

// A rewritten document keeps all its names and its mode.
BOOST_AUTO_TEST_CASE(a_rewritten_file_keeps_its_other_names_and_its_mode) {
  Folder const folder;
  write_file(folder / "a", "old and long");
  fs::create_hard_link(folder / "a", folder / "other");
  fs::create_symlink("a", folder / "link");
  fs::permissions(folder / "a", fs::perms::owner_read | fs::perms::owner_write |
                                    fs::perms::owner_exec | fs::perms::group_read);
  for (char const* bytes : {"new", "new, and longer than what was there", ""}) {
    Disk disk;
    disk.read(folder / "link");
    disk.write_kept(folder / "link", bytes);
    disk.commit();
    BOOST_TEST(contents(folder / "a") == bytes);
    BOOST_TEST(contents(folder / "other") == bytes);
    BOOST_TEST(fs::is_symlink(folder / "link"));
    BOOST_TEST(fs::hard_link_count(folder / "a") == 2U);
    BOOST_TEST((static_cast<unsigned>(fs::status(folder / "a").permissions()) == 0740U));
    BOOST_TEST(folder.names().size() == 3U);
  }
  // Another output gets a file of its own: other hard links to it may belong to a backup.
  Disk disk;
  disk.write(folder / "a", "made");
  disk.commit();
  BOOST_TEST(contents(folder / "a") == "made");
  BOOST_TEST(contents(folder / "other") == "");
}
