// Contents of booklet pages, for tests.
#pragma once

#include <boost/test/unit_test.hpp>
#include <cstdlib>
#include <initializer_list>
#include <string>

#include "unit/cli/program.hpp"

namespace dawson {

/// Returns the output of a tool for a file.
inline std::string output_of(std::string const& command, Folder const& folder) {
  std::string const out = folder / "said";
  if (std::system((command + " >'" + out + "' 2>&1").c_str()) != 0)
    return "FAILED: " + contents(out);
  return contents(out);
}

inline std::string text_of(Folder const& folder, std::string const& pdf) {
  return output_of("pdftotext -layout '" + (folder / pdf) + "' -", folder);
}

inline void has_all(std::string const& text, std::initializer_list<char const*> parts) {
  for (char const* part : parts)
    BOOST_TEST(text.find(part) != std::string::npos, part << " in\n" << text);
}

}  // namespace dawson
