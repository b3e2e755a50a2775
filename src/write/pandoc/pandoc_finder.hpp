// What is Dawson's in pandoc's tree, as a Markdown text that is read as any other.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <vector>

#include "document/markdown/wordless_links.hpp"
#include "write/pandoc/pandoc_text.hpp"

namespace dawson::run::pandoc {

/// The directives of a tree, in the order of the text, its links without words and its headings.
class Finder {
 public:
  /// `plugins`: blocks of other programs are directives too (document/markdown/plugin_fences.hpp).
  explicit Finder(bool plugins = false) : plugins_(plugins) {}

  struct Found {
    Json* node;
    std::size_t offset;  ///< in `text`
  };
  struct Reference {
    Json* node;
    document::WordlessLink link;  ///< its place in `text`
  };

  /// Reads the metadata and the blocks of pandoc's `document`, which must outlive the finder
  /// without moving its nodes.
  void look(Json& document);

  /// The metadata that counts for directives as front matter, the directives in their order, and
  /// after them the links without words, since pandoc's tree has no places.
  std::string const& text() const { return text_; }
  std::vector<Found> const& found() const { return found_; }
  std::vector<Reference> const& references() const { return references_; }
  /// Their words, by label.
  std::map<std::string, std::string> const& headings() const { return headings_; }
  /// Blocks between colons of our class: pandoc has read them as text.
  std::size_t divs() const { return divs_; }
  /// Blocks of other programs that are no directives.
  std::size_t plugins_left() const { return plugins_left_; }

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
  std::size_t plugins_left_ = 0;
};

/// What `fences` of a document's metadata says; nothing where it says nothing.
std::string fences_in_metadata(Json const& document);

}  // namespace dawson::run::pandoc
