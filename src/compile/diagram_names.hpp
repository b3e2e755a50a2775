// Names of a book's diagrams in outputs: anchors and ids. For the compilation.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace dawson::run {

/// Counts the diagrams of all documents together, in reading order.
class DiagramNames {
 public:
  /// Counts the next diagram, in the document of that name.
  void next(std::string_view document);

  /// Returns the anchor of a diagram without a label: "diagram-12". `with_document`: with the
  /// letters and digits of the document's name, because chapters that are typeset one by one may be
  /// joined in one text.
  std::string anchor(bool with_document) const;

  /// Returns the id of its solution, always with the document's name.
  std::string solution() const;

  /// Begins to count again, for a second reading of the book.
  void begin_again() { count_ = 0; }

 private:
  std::size_t count_ = 0;
  std::string document_;
};

}  // namespace dawson::run
