// The structure of a PDF (ISO 32000-1, 14.7): what is drawn is marked as the content of a node, and
// the tree is written at the end.
#pragma once

#include <string>
#include <vector>

#include "backend/pdf/pdf_file.hpp"
#include "layout/scene.hpp"
#include "pages/structure.hpp"

namespace dawson::backend {

class PdfTags {
 public:
  /// Both outlive it; the tree may still grow.
  PdfTags(PdfFile& file, pages::Structure const& structure) : file_(file), structure_(structure) {}

  void open_page(ObjectNumber page);

  /// The operators before what belongs to `node`, or only decorates (0); none where that goes on.
  std::string begin(pages::NodeId node);
  /// The operators behind all.
  std::string end();

  /// Where a figure stands on its page, in PDF's units, corners (x, y) and (x + width, y + height).
  void place(pages::NodeId figure, layout::Rectangle const& area);

  /// What an annotation says of itself; none where it belongs to no link.
  std::string annotation(pages::NodeId link, ObjectNumber annotation);
  /// What is said of a link: its words, or where it leads.
  std::string contents(pages::NodeId link) const;

  /// Ends a page; what its dictionary has of the tree.
  std::string end_page();

  /// Writes the tree; what the catalog has of it.
  std::string write();

 private:
  struct Placed {
    ObjectNumber page = 0;
    std::uint32_t mark = 0;  // of marked content, or the object of an annotation
    bool is_object = false;
  };
  struct Element {
    ObjectNumber number = 0;
    std::vector<Placed> content;
    ObjectNumber box_page = 0;
    layout::Rectangle box;
  };

  Element& element(pages::NodeId node);
  ObjectNumber number_of(pages::NodeId node);
  pages::NodeId owner(pages::NodeId node) const;
  void add_kids(std::string& out, Element const& of, ObjectNumber page, std::size_t& count) const;
  std::string attributes(pages::NodeId node, Element const& element, std::string const& id) const;

  PdfFile& file_;
  pages::Structure const& structure_;
  std::vector<Element> elements_;     // by node
  std::vector<std::string> parents_;  // what the parent tree has by key
  ObjectNumber page_ = 0;
  std::size_t page_key_ = 0;
  pages::NodeId numbered_ = pages::Structure::root;  // the next one
  std::string marks_;                                // elements of the page's marked content
  std::uint32_t count_ = 0;                          // of it
  bool open_ = false;
  pages::NodeId node_ = 0;  // that is open
};

}  // namespace dawson::backend
