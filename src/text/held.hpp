// What a library of C made, given back where its scope ends.
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

/// `Held<cairo_t, cairo_destroy>`.
template <class T, auto give_back>
using Held = std::unique_ptr<T, GiveBack<give_back>>;

}  // namespace dawson::text
