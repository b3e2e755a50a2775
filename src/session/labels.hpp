// The file of labels: the numbers of diagrams in other issues, as lines that LaTeX reads too,
// `\DawsonLabel{314.tex}{petkov}{18401}`. A run adds those of its documents and keeps the others.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "text/diagnostic.hpp"

namespace dawson::run {

/// What a diagram is called, its label or its number, and the number that it prints.
struct LabelledNumber {
  std::string label, number;
};

class Labels {
 public:
  /// Takes over what the file at `path` says, which need not be there yet. E-VALUE for lines that
  /// are no labels: it is another file then.
  void read(std::string path, std::string_view bytes, text::Diagnostics& findings);

  /// Whether there is a file to keep them in.
  bool wanted() const { return !path_.empty(); }
  std::string const& path() const { return path_; }

  /// A diagram of a document that is being set: its label, empty without, and its number. What the
  /// file said of the document before goes.
  void add(std::string_view document, std::string const& label, std::string const& number);

  /// The number of a diagram of a document, by its label or its number; null: not known.
  std::string const* find(std::string_view document, std::string_view label) const;

  /// The file, documents in the order of their names.
  std::string text() const;

 private:
  std::string name_of(std::string_view document) const;

  std::string path_;
  struct Document {
    std::vector<LabelledNumber> labels;
    bool is_new = false;
  };
  std::map<std::string, Document> documents_;  // by the name, from the folder of the file
};

}  // namespace dawson::run
