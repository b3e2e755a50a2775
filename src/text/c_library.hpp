// What code that uses C libraries needs: owners for their objects, and their versions for `dawson
// --version`.
#pragma once

#include <memory>
#include <string>
#include <vector>

namespace dawson::text {

template <auto give_back>
struct GiveBack {
  template <class T>
  void operator()(T* made) const {
    give_back(made);
  }
};

/// Owner of an object that `give_back` frees: `CPtr<cairo_t, cairo_destroy>`.
template <class T, auto give_back>
using CPtr = std::unique_ptr<T, GiveBack<give_back>>;

struct LibraryVersion {
  std::string name;
  std::string version;
};

/// Returns the libraries of this room: GLib, as linked at run time.
std::vector<LibraryVersion> library_versions();

}  // namespace dawson::text
