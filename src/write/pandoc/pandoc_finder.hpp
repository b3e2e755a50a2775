// The directives in pandoc's tree as a Markdown text that is read as any other. For the filter for
// pandoc.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <vector>

#include "document/markdown/definitions.hpp"
#include "write/pandoc/nodes.hpp"

namespace dawson::run::pandoc {

/// Finds the directives of a tree in the order of the text, its links without words and its
/// headings.
class Finder {
 public:
  /// `plugins`: blocks of other programs are directives too (document/markdown/fences.hpp).
  explicit Finder(bool plugins = false) : plugins_(plugins) {}

  struct Found {
    Json* node;
    std::size_t offset;  ///< byte in `text`
  };
  struct Reference {
    Json* node;
    document::WordlessLink link;  ///< link, with its place in `text`
  };

  /// Reads the metadata and the blocks of pandoc's `document`, which must outlive the finder and
  /// keep its nodes in place.
  void look(Json& document);

  /// Returns the metadata for directives as front matter, then the directives in their order, then
  /// the links without words, because pandoc's tree has no source places.
  std::string const& text() const { return text_; }
  /// Returns the directives in the order of the text.
  std::vector<Found> const& found() const { return found_; }
  /// Returns the links without words in the order of the text.
  std::vector<Reference> const& references() const { return references_; }
  /// Returns the text of the headings, by label.
  std::map<std::string, std::string> const& headings() const { return headings_; }
  /// Returns the number of blocks between colons with Dawson's class: pandoc has parsed their
  /// content as text.
  std::size_t divs() const { return divs_; }
  /// Returns the number of blocks of other programs that are not directives.
  std::size_t plugins_left() const { return plugins_left_; }
  /// Returns the number of raw blocks of LaTeX with a diagram of diagram.sty.
  std::size_t tex_diagrams() const { return tex_diagrams_; }

 private:
  bool is_found(Json const& json) const;
  void walk(Json& json);
  void add(Json& json);
  void list_references();

  std::string text_;
  std::vector<Found> found_;
  std::vector<Reference> references_;
  std::map<std::string, std::string> headings_;
  bool apart_ = false;
  std::size_t divs_ = 0;
  bool plugins_;
  std::size_t plugins_left_ = 0, tex_diagrams_ = 0;
};

/// Returns the value of `fences` in a document's metadata; empty without it.
std::string fences_in_metadata(Json const& document);

}  // namespace dawson::run::pandoc
