// Runs the built program as a user does, and looks at what comes out.
#pragma once

#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>
#include <vector>

namespace dawson {

inline std::string contents(std::string const& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

inline void put(std::string const& path, std::string const& bytes) { std::ofstream(path, std::ios::binary) << bytes; }

/// A folder of its own for each test.
class Folder {
 public:
  Folder() {
    std::string name = (std::filesystem::temp_directory_path() / "dawson-test-XXXXXX").string();
    if (!::mkdtemp(name.data())) throw std::runtime_error("no temporary folder");
    path_ = name;
  }
  ~Folder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
  }
  Folder(Folder const&) = delete;
  Folder& operator=(Folder const&) = delete;

  std::string operator/(std::string const& name) const { return (path_ / name).string(); }
  std::string path() const { return path_.string(); }

 private:
  std::filesystem::path path_;
};

struct Ended {
  int status = -1;
  std::string out;
  std::string err;
};

/// Runs the program with `arguments` in `folder`; `input` is its standard input.
inline Ended run_program(std::vector<std::string> const& arguments, std::string const& folder, std::string const& input = "",
                         std::string const& redirect = "") {
  auto const quoted = [](std::string const& word) {
    std::string out = "'";
    for (char const c : word) out += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return out + "'";
  };
  Folder const scratch;
  put(scratch / "in", input);
  std::string command = "cd " + quoted(folder) + " && " + quoted(DAWSON_PROGRAM);
  for (std::string const& argument : arguments) command += " " + quoted(argument);
  command += " <" + quoted(scratch / "in") + " >" + quoted(scratch / "out") + " 2>" + quoted(scratch / "err") + " " + redirect;
  int const status = std::system(command.c_str());
  return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, contents(scratch / "out"), contents(scratch / "err")};
}

}  // namespace dawson
