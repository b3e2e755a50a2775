// What outputs call the diagrams of a book.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace dawson::run {

/// Counts the diagrams of all documents together, in reading order.
class DiagramNames {
 public:
  /// The next one, in the document of that name.
  void next(std::string_view document);

  /// What links lead to where a diagram has no label: "diagram-12". `with_document`: with its
  /// letters and digits, since chapters that are set one by one may come together in one text.
  std::string anchor(bool with_document) const;

  /// Of its solution, always with those.
  std::string solution() const;

  void begin_again() { count_ = 0; }

 private:
  std::size_t count_ = 0;
  std::string document_;
};

}  // namespace dawson::run
