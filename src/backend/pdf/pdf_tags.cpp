#include "backend/pdf/pdf_tags.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace dawson::backend {
namespace {

using pages::Needs;
using pages::NodeId;
using pages::Role;
using pages::StructureNode;

std::string kids_of(std::string const& kids, std::size_t count) {
  if (count == 0) return {};
  bool const alone = count == 1 && !kids.starts_with('<');
  return alone ? "/K " + kids : "/K[" + kids + "]";
}

// Tenths of a point are enough to find a figure by.
std::string box_of(layout::Rectangle const& area) {
  std::string out = "[";
  for (double const edge : {area.x, area.y, area.x + area.width, area.y + area.height}) {
    append_number(out, edge, 1);
    out += ' ';
  }
  out.back() = ']';
  return out;
}

}  // namespace

PdfTags::Element& PdfTags::element(NodeId node) {
  if (elements_.size() <= node)
    elements_.resize(std::max<std::size_t>(node + 1, structure_.size()));
  return elements_[node];
}

// Numbers run as the nodes do: so they pack best.
ObjectNumber PdfTags::number_of(NodeId node) {
  element(node);
  for (; numbered_ <= node; ++numbered_)
    if (structure_[numbered_].role != Role::text) elements_[numbered_].number = file_.reserve();
  return elements_[node].number;
}

// A piece of text has no element of its own.
NodeId PdfTags::owner(NodeId node) const {
  return structure_[node].role == Role::text ? structure_[node].parent : node;
}

void PdfTags::open_page(ObjectNumber page) {
  page_ = page;
  page_key_ = parents_.size();
  parents_.emplace_back();
  marks_.clear();
  count_ = 0;
}

std::string PdfTags::begin(NodeId node) {
  if (open_ && node == node_) return {};
  std::string out = end();
  open_ = true;
  node_ = node;
  if (node == 0) return out + "/Artifact BMC\n";
  element(node).content.push_back({page_, count_});
  append_reference(marks_, number_of(owner(node)));
  marks_ += ' ';
  out.append("/").append(pages::role_row(structure_[owner(node)].role).pdf).append("<</MCID ");
  append_integer(out, static_cast<long long>(count_++));
  return out.append(">>BDC\n");
}

std::string PdfTags::end() { return std::exchange(open_, false) ? "EMC\n" : ""; }

void PdfTags::place(NodeId figure, layout::Rectangle const& area) {
  Element& placed = element(figure);
  placed.box_page = page_;
  placed.box = area;
}

std::string PdfTags::annotation(NodeId link, ObjectNumber annotation) {
  if (link == 0) return {};
  element(link).content.push_back({page_, annotation, true});
  parents_.push_back(fmt::format("{} 0 R", number_of(link)));
  return fmt::format("/StructParent {}", parents_.size() - 1);
}

std::string PdfTags::contents(NodeId link) const {
  if (link == 0) return {};
  std::string const words = structure_.words(link);
  return "/Contents" + pdf_text(words.empty() ? structure_[link].said : words);
}

std::string PdfTags::end_page() {
  parents_[page_key_] = fmt::format("{} 0 R", file_.write("[" + marks_ + "]"));
  return fmt::format("/StructParents {}/Tabs/S", page_key_);
}

// What stands in an element on the page that it names, or on others.
void PdfTags::add_kids(std::string& out, Element const& of, ObjectNumber page,
                       std::size_t& count) const {
  for (Placed const& one : of.content) {
    if (count++ > 0) out += ' ';
    if (one.is_object)
      out += fmt::format("<</Type/OBJR/Obj {} 0 R/Pg {} 0 R>>", one.mark, one.page);
    else if (one.page == page) append_integer(out, one.mark);
    else out += fmt::format("<</Type/MCR/Pg {} 0 R/MCID {}>>", one.page, one.mark);
  }
}

std::string PdfTags::attributes(NodeId node, Element const& element, std::string const& id) const {
  StructureNode const& is = structure_[node];
  std::string out;
  switch (pages::role_row(is.role).needs) {
    case Needs::alternative:
      if (!is.said.empty()) out += "/Alt" + pdf_text(is.said);
      if (element.box_page != 0) out += "/A<</O/Layout/BBox" + box_of(element.box) + ">>";
      break;
    case Needs::actual: out += "/ActualText" + pdf_text(is.said); break;
    case Needs::scope: out += "/A<</O/Table/Scope/Column>>"; break;
    case Needs::numbering:
      out += fmt::format("/A<</O/List/ListNumbering/{}>>", pages::name_of(is.numbering));
      break;
    case Needs::id: out += "/ID" + pdf_bytes(id); break;
    case Needs::target:
    case Needs::nothing: break;
  }
  if (!is.language.empty()) out += "/Lang" + pdf_bytes(is.language);
  return out;
}

std::string PdfTags::write() {
  ObjectNumber const root = file_.reserve();
  elements_.resize(structure_.size());
  std::vector<std::pair<std::string, ObjectNumber>> notes;
  std::string object, kids;
  for (NodeId node = pages::Structure::root; node < structure_.size(); ++node) {
    StructureNode const& is = structure_[node];
    if (is.role == Role::text) continue;
    ObjectNumber const number = number_of(node);
    ObjectNumber const parent = node == pages::Structure::root ? root : number_of(is.parent);
    Element const& own = elements_[node];
    ObjectNumber page = own.box_page;
    if (page == 0 && !own.content.empty()) page = own.content.front().page;
    for (NodeId child = is.first; child != 0 && page == 0; child = structure_[child].next)
      if (structure_[child].role == Role::text && !elements_[child].content.empty())
        page = elements_[child].content.front().page;
    kids.clear();
    std::size_t count = 0;
    // The words of a link before the areas that it has.
    for (NodeId child = is.first; child != 0; child = structure_[child].next) {
      if (structure_[child].role == Role::text) {
        add_kids(kids, elements_[child], page, count);
        continue;
      }
      if (count++ > 0) kids += ' ';
      append_reference(kids, number_of(child));
    }
    add_kids(kids, own, page, count);
    std::string id;
    if (pages::role_row(is.role).needs == Needs::id) {
      id = pages::Structure::note_id(notes.size() + 1);
      notes.emplace_back(id, number);
    }
    object.assign("<</S/").append(pages::role_row(is.role).pdf).append("/P ");
    append_reference(object, parent);
    if (page != 0) append_reference(object.append("/Pg "), page);
    file_.write(number,
                object.append(attributes(node, own, id)).append(kids_of(kids, count)) += ">>");
  }
  std::string tree = "<</Nums[";
  for (std::size_t key = 0; key < parents_.size(); ++key)
    tree += fmt::format("{} {}\n", key, parents_[key]);
  ObjectNumber const parents = file_.write(tree + "]>>");
  std::string names;
  std::ranges::sort(notes);
  for (auto const& [id, number] : notes) names += pdf_bytes(id) + fmt::format("{} 0 R", number);
  file_.write(
      root,
      fmt::format("<</Type/StructTreeRoot/K {} 0 R/ParentTree {} 0 R/ParentTreeNextKey {}{}>>",
                  number_of(pages::Structure::root), parents, parents_.size(),
                  names.empty() ? "" : "/IDTree<</Names[" + names + "]>>"));
  return fmt::format("/MarkInfo<</Marked true>>/StructTreeRoot {} 0 R", root);
}

}  // namespace dawson::backend
