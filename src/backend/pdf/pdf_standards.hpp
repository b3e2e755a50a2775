// What the standards for archived and accessible PDF require: the tree of its structure with the
// marks of its content, metadata in XMP, and colour profiles.
#pragma once

#include <string>
#include <vector>

#include "backend/pdf/pdf.hpp"
#include "backend/pdf/pdf_file.hpp"
#include "layout/scene.hpp"
#include "pages/structure.hpp"

namespace dawson::backend {

class PdfTags {
 public:
  /// Both arguments must outlive this object; the tree may still grow.
  PdfTags(PdfFile& file, pages::Structure const& structure) : file_(file), structure_(structure) {}

  /// Begins the page with this object; call `end_page` at its end.
  void open_page(ObjectNumber page);

  /// Returns the operators before matter of `node`, or before decoration (0); empty if the node is
  /// already open.
  std::string begin(pages::NodeId node);
  /// Returns the operators after all matter.
  std::string end();

  /// Records the place of a figure on its page, in PDF's units, corners (x, y) and (x + width, y +
  /// height).
  void place(pages::NodeId figure, layout::Rectangle const& area);

  /// Returns the entries of an annotation; empty if it belongs to no link.
  std::string annotation(pages::NodeId link, ObjectNumber annotation);
  /// Returns the description of a link: its words, or its target.
  std::string contents(pages::NodeId link) const;

  /// Ends a page; returns the entries of its dictionary for the tree.
  std::string end_page();

  /// Writes the tree; returns the entries of the catalog for it.
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
  std::vector<std::string> parents_;  // content of the parent tree, by key
  ObjectNumber page_ = 0;
  std::size_t page_key_ = 0;
  pages::NodeId numbered_ = pages::Structure::root;  // the next one
  std::string marks_;                                // elements of the page's marked content
  std::uint32_t count_ = 0;                          // of it
  bool open_ = false;
  pages::NodeId node_ = 0;  // the open node
};

/// Returns the packet, with the standards that the file claims to conform to.
std::string xmp_packet(PdfAbout const& about);

/// Returns sRGB (IEC 61966-2-1) as an ICC profile, version 4: matrix and curves.
std::string srgb_profile();

/// Returns only its greys.
std::string grey_profile();

}  // namespace dawson::backend
