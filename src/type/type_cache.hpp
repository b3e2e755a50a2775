// Fonts and patterns of hyphenation that have been opened. Whoever runs many jobs, one after
// another, gives each of them the same cache; what a job sets does not depend on those before it.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "text/result.hpp"
#include "type/type.hpp"

namespace dawson::type {

class TypeCache {
 public:
  /// As `Type::open`. Fonts into which a job has taken in further families are opened anew.
  text::Result<Type> type(Families const& families = {});

  /// As `hyphenation`.
  text::Result<std::function<std::vector<std::size_t>(std::string_view word)>> patterns(
      std::string_view language);

 private:
  // What cannot be opened is not kept: a document may name anything.
  struct Known {
    Type type;
    std::size_t installed;  // when it was opened
  };
  std::map<Families, Known> types_;
  std::map<std::string, std::function<std::vector<std::size_t>(std::string_view)>, std::less<>>
      patterns_;
};

}  // namespace dawson::type
