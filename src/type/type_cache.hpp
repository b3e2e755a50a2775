// Cache of opened fonts and hyphenation patterns. A caller that runs many jobs gives each of them
// the same cache; the output of a job does not depend on earlier ones.
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
  /// Opens fonts as `Type::open`. Fonts to which a job has added further families are opened again.
  text::Result<Type> type(Families const& families = {});

  /// Opens patterns as `hyphenation`.
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
