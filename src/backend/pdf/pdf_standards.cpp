#include "backend/pdf/pdf_standards.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <ctime>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/chrono.h>
#include <fmt/format.h>

#include "backend/svg_words.hpp"

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

// Returns an area as a PDF array. Tenths of a point are precise enough to locate a figure.
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

// Numbers are reserved in the order of the nodes, because that compresses best.
ObjectNumber PdfTags::number_of(NodeId node) {
  element(node);
  for (; numbered_ <= node; ++numbered_)
    if (structure_[numbered_].role != Role::text) elements_[numbered_].number = file_.reserve();
  return elements_[node].number;
}

// Returns the node of the element: a text node belongs to its parent's element.
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

// Adds the marked content of an element, on the page that the element names and on others.
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
    // The text of a link precedes its annotations.
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

namespace {

std::string time_of(std::int64_t seconds) {
  return fmt::format("{:%Y-%m-%dT%H:%M:%SZ}", fmt::gmtime(static_cast<std::time_t>(seconds)));
}

}  // namespace

std::string xmp_packet(PdfAbout const& about) {
  std::string out =
      "<?xpacket begin=\"\xEF\xBB\xBF\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>\n"
      "<x:xmpmeta xmlns:x=\"adobe:ns:meta/\"><rdf:RDF "
      "xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\"><rdf:Description rdf:about=\"\" "
      "xmlns:dc=\"http://purl.org/dc/elements/1.1/\" xmlns:pdf=\"http://ns.adobe.com/pdf/1.3/\" "
      "xmlns:xmp=\"http://ns.adobe.com/xap/1.0/\" "
      "xmlns:pdfuaid=\"http://www.aiim.org/pdfua/ns/id/\" "
      "xmlns:pdfaid=\"http://www.aiim.org/pdfa/ns/id/\">\n";
  auto const add = [&](std::string_view name, std::string_view text) {
    if (!text.empty()) out += fmt::format("<{0}>{1}</{0}>\n", name, svg::escaped(text));
  };
  auto const add_in = [&](std::string_view name, std::string_view array, std::string_view item,
                          std::string_view text) {
    if (!text.empty())
      out += fmt::format("<{0}><rdf:{1}><rdf:li{2}>{3}</rdf:li></rdf:{1}></{0}>\n", name, array,
                         item, svg::escaped(text));
  };
  constexpr std::string_view in_any_language = " xml:lang=\"x-default\"";
  add_in("dc:title", "Alt", in_any_language, about.title);
  add_in("dc:creator", "Seq", "", about.by);
  add_in("dc:description", "Alt", in_any_language, about.subject);
  add_in("dc:language", "Bag", "", about.language);
  add("pdf:Keywords", about.keywords);
  add("pdf:Producer", "Dawson");
  add("xmp:CreatorTool", "Dawson");
  if (about.time) {
    add("xmp:CreateDate", time_of(*about.time));
    add("xmp:ModifyDate", time_of(*about.time));
  }
  if (about.claims.ua_1) add("pdfuaid:part", "1");
  if (about.claims.a_2 != 0) {
    add("pdfaid:part", "2");
    add("pdfaid:conformance", std::string(1, about.claims.a_2));
  }
  return out + "</rdf:Description></rdf:RDF></x:xmpmeta>\n<?xpacket end=\"r\"?>";
}

// Writes an sRGB profile (ICC.1:2010). All numbers are big endian; XYZ values are relative to D50,
// to which sRGB's D65 is adapted (Bradford).

namespace {

void put(std::string& out, std::uint32_t value, int bytes = 4) {
  for (int i = bytes - 1; i >= 0; --i) out += static_cast<char>((value >> (8 * i)) & 0xff);
}

// Writes an s15Fixed16Number.
void put_fixed(std::string& out, double value) {
  put(out, static_cast<std::uint32_t>(static_cast<std::int32_t>(std::lround(value * 65536))));
}

std::string text(std::string_view words) {  // type mluc
  std::string out = "mluc";
  put(out, 0);
  put(out, 1);
  put(out, 12);
  out += "enUS";
  put(out, static_cast<std::uint32_t>(2 * words.size()));
  put(out, 28);
  for (char const c : words) put(out, static_cast<std::uint8_t>(c), 2);
  return out;
}

std::string numbers(std::string_view type, std::initializer_list<double> values) {
  std::string out(type);
  put(out, 0);
  for (double const value : values) put_fixed(out, value);
  return out;
}

// Returns a parametric curve, function 3: (a x + b)^g for x >= d, c x below.
std::string curve() {
  std::string out = "para";
  put(out, 0);
  put(out, 3, 2);
  put(out, 0, 2);
  for (double const value : {2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045})
    put_fixed(out, value);
  return out;
}

using Tags = std::vector<std::pair<std::string_view, std::string>>;

std::string profile(std::string_view space, Tags tags) {
  tags.emplace_back("cprt", text("no copyright"));
  tags.emplace_back("wtpt", numbers("XYZ ", {0.9642, 1, 0.8249}));
  std::string table, data;
  put(table, static_cast<std::uint32_t>(tags.size()));
  std::size_t const first = 128 + 4 + 12 * tags.size();
  for (auto const& [name, value] : tags) {
    table += name;
    put(table, static_cast<std::uint32_t>(first + data.size()));
    put(table, static_cast<std::uint32_t>(value.size()));
    data += value;
    data.resize((data.size() + 3) / 4 * 4);
  }
  std::string head;
  put(head, static_cast<std::uint32_t>(first + data.size()));
  put(head, 0);
  put(head, 0x04200000);  // version
  head += "mntr";
  head += space;
  head += "XYZ ";
  for (int const part : {2000, 1, 1, 0, 0, 0}) put(head, static_cast<std::uint32_t>(part), 2);
  head += "acsp";
  head.resize(68);
  for (double const value : {0.9642, 1.0, 0.8249}) put_fixed(head, value);
  head.resize(128);
  return head + table + data;
}

}  // namespace

std::string srgb_profile() {
  return profile("RGB ", {{"desc", text("sRGB")},
                          {"rXYZ", numbers("XYZ ", {0.43607, 0.22249, 0.01392})},
                          {"gXYZ", numbers("XYZ ", {0.38515, 0.71687, 0.09708})},
                          {"bXYZ", numbers("XYZ ", {0.14307, 0.06061, 0.71410})},
                          {"rTRC", curve()},
                          {"gTRC", curve()},
                          {"bTRC", curve()},
                          {"chad", numbers("sf32", {1.04788, 0.02292, -0.05019, 0.02959, 0.99048,
                                                    -0.01706, -0.00923, 0.01508, 0.75168})}});
}

std::string grey_profile() { return profile("GRAY", {{"desc", text("grey")}, {"kTRC", curve()}}); }

}  // namespace dawson::backend
