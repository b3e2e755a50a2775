// The file of labels, for references between issues: the numbers of diagrams in other issues, as
// lines that LaTeX reads too, `\DawsonLabel{314.tex}{petkov}{18401}`. A run replaces the labels of
// its own documents and keeps the others.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "text/diagnostic.hpp"

namespace dawson::run {

/// The label of a diagram (or its number, if it has none) and the number that it prints.
struct LabelledNumber {
  std::string label, number;
};

/// The labels of all documents, as read from the file and added by this run.
class Labels {
 public:
  /// Reads the labels from the bytes of the file at `path`, which does not have to exist. Adds
  /// E-VALUE to `findings` for lines that are not labels, because the file is then not a file of
  /// labels.
  void read(std::string path, std::string_view bytes, text::Diagnostics& findings);

  /// Returns whether labels are kept in a file.
  bool wanted() const { return !path_.empty(); }
  std::string const& path() const { return path_; }

  /// Adds a diagram of a document that is being typeset: its label (may be empty) and its number.
  /// The first call for a document drops the labels that the file had for it.
  void add(std::string_view document, std::string const& label, std::string const& number);

  /// Returns the number of a diagram of a document, by its label or its number; null if it is not
  /// known.
  std::string const* find(std::string_view document, std::string_view label) const;

  /// Returns the text of the file, documents sorted by name.
  std::string text() const;

 private:
  std::string name_of(std::string_view document) const;

  std::string path_;
  struct Document {
    std::vector<LabelledNumber> labels;
    bool is_new = false;
  };
  std::map<std::string, Document>
      documents_;  // by file name relative to the folder of the file of labels
};

}  // namespace dawson::run
