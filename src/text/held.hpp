// Owners for objects of C libraries, which are freed at the end of the scope.
#pragma once

#include <memory>

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

}  // namespace dawson::text
