// Where things stand that tests look at; one file alone is compiled anew in another checkout.
#pragma once

#include <string>

namespace dawson {

/// A file of the sources, by its path from their root; "" is the root.
std::string in_sources(std::string const& path);

/// The program that has been built.
std::string built_program();

}  // namespace dawson
