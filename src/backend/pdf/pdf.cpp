#include "backend/pdf/pdf.hpp"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <ctime>
#include <map>

#include "backend/pdf/pdf_canvas.hpp"
#include "backend/pdf/pdf_standards.hpp"
#include "backend/pdf/picture.hpp"
#include "drawing/board.hpp"
#include "prose/links.hpp"

namespace dawson::backend {
namespace {

struct Destination {
  ObjectNumber page = 0;
  double y = 0;  ///< points from the lower edge of the page
};

struct Bookmark {
  int level = 1;
  std::string title;
  Destination to;
};

std::string destination(Destination const& to) {
  return fmt::format("[{} 0 R/XYZ null {} null]", to.page, pdf_number(to.y));
}

std::string date(std::int64_t seconds) {
  return fmt::format("(D:{:%Y%m%d%H%M%S}Z)", fmt::gmtime(static_cast<std::time_t>(seconds)));
}

}  // namespace

struct Pdf::Content {
  Content(Sink sink, PdfAbout information, layout::Typeset set, pages::Structure const* structure)
      : file(std::move(sink)),
        resources(file),
        about(std::move(information)),
        typeset(std::move(set)),
        pages_number(file.reserve()),
        resources_number(file.reserve()) {
    if (structure) tags.emplace(file, *structure);
    if (about.claims.a_2 != 0 && about.claims.grey) resources.use_greys();
  }

  void end_page();
  void placed(layout::Scene const& scene, double x, double y, drawing::Canvas::Draw const& draw);
  ObjectNumber write_pages();
  ObjectNumber write_outline();
  ObjectNumber write_information();
  std::string names();
  std::string page_labels() const;
  std::string metadata();

  PdfFile file;
  PdfResources resources;
  PdfAbout about;
  layout::Typeset typeset;
  ObjectNumber pages_number, resources_number;

  std::vector<ObjectNumber> pages;
  std::optional<PdfCanvas> canvas;
  std::optional<PdfTags> tags;
  drawing::PieceSet const* piece_set = nullptr;
  double width = 0, height = 0;
  Around around;
  std::vector<ObjectNumber> links;
  std::map<std::string, Destination, std::less<>> marks;
  std::map<std::string, std::vector<ObjectNumber>, std::less<>>
      wanted;                                      // links by destination name
  std::map<ObjectNumber, std::string> link_areas;  // dictionaries of these links
  std::vector<Bookmark> bookmarks;
  std::vector<PageLabels> labels;
};

// Draws the diagram around the frame, whose lower left corner is at (x, y).
void Pdf::Content::placed(layout::Scene const& scene, double x, double y,
                          drawing::Canvas::Draw const& draw) {
  layout::Rectangle const frame = drawing::frame_box(scene);
  canvas->moved(drawing::Matrix::moved(x - frame.x, height - y - frame.y), draw);
}

void Pdf::Content::end_page() {
  if (!canvas) return;
  if (tags) canvas->put_operators(tags->end());
  ObjectNumber const content = file.reserve();
  file.write_stream(content, "", canvas->content());
  auto const box = [&](double more) {
    std::string const from = more == 0 ? "0" : pdf_number(-more);
    return fmt::format("[{} {} {} {}]", from, from, pdf_number(width + more),
                       pdf_number(height + more));
  };
  std::string page =
      fmt::format("<</Type/Page/Parent {} 0 R/Resources {} 0 R/MediaBox{}/Contents {} 0 R",
                  pages_number, resources_number, box(around.paper), content);
  if (around.paper > 0) page += fmt::format("/BleedBox{}/TrimBox{}", box(around.bleed), box(0));
  if (!links.empty()) {
    page += "/Annots[";
    for (ObjectNumber const link : links) page += fmt::format("{} 0 R ", link);
    page.back() = ']';
  }
  if (tags) page += tags->end_page();
  file.write(pages.back(), page + ">>");
  links.clear();
  canvas.reset();
}

ObjectNumber Pdf::Content::write_pages() {
  std::string kids;
  for (ObjectNumber const page : pages) kids += fmt::format("{} 0 R ", page);
  if (!kids.empty()) kids.pop_back();
  file.write(pages_number, fmt::format("<</Type/Pages/Count {}/Kids[{}]>>", pages.size(), kids));
  return pages_number;
}

ObjectNumber Pdf::Content::write_outline() {
  if (bookmarks.empty()) return 0;
  // An outline entry with its parent, its siblings, and its first and last child.
  struct OutlineItem {
    ObjectNumber number = 0;
    std::size_t parent = 0, previous = 0, next = 0, first = 0, last = 0,
                count = 0;  // indices of the list; 0: none
  };
  std::vector<OutlineItem> entries(bookmarks.size() + 1);  // entry 0 is the root
  for (OutlineItem& entry : entries) entry.number = file.reserve();
  std::vector<std::size_t> open{0};
  for (std::size_t i = 1; i < entries.size(); ++i) {
    auto const level = static_cast<std::size_t>(std::max(1, bookmarks[i - 1].level));
    if (open.size() > level) open.resize(level);
    OutlineItem& parent = entries[open.back()];
    entries[i].parent = open.back();
    entries[i].previous = parent.last;
    if (parent.last != 0) entries[parent.last].next = i;
    else parent.first = i;
    parent.last = i;
    ++parent.count;
    open.push_back(i);
  }
  auto const reference = [&](std::string_view key, std::size_t to) {
    return to == 0 ? std::string() : fmt::format("/{} {} 0 R", key, entries[to].number);
  };
  file.write(entries[0].number,
             fmt::format("<</Type/Outlines{}{}/Count {}>>", reference("First", entries[0].first),
                         reference("Last", entries[0].last), entries[0].count));
  for (std::size_t i = 1; i < entries.size(); ++i) {
    OutlineItem const& entry = entries[i];
    std::string const children =
        entry.count == 0 ? std::string()
                         : fmt::format("{}{}/Count -{}", reference("First", entry.first),
                                       reference("Last", entry.last), entry.count);
    file.write(
        entry.number,
        fmt::format("<</Title{}/Parent {} 0 R{}{}{}/Dest{}>>", pdf_text(bookmarks[i - 1].title),
                    entries[entry.parent].number, reference("Prev", entry.previous),
                    reference("Next", entry.next), children, destination(bookmarks[i - 1].to)));
  }
  return entries[0].number;
}

ObjectNumber Pdf::Content::write_information() {
  std::string out = "<<";
  auto const add = [&](std::string_view key, std::string const& value) {
    if (!value.empty()) out += fmt::format("/{}{}", key, pdf_text(value));
  };
  add("Title", about.title);
  add("Author", about.by);
  add("Subject", about.subject);
  add("Keywords", about.keywords);
  add("Creator", "Dawson");
  add("Producer", "Dawson");
  if (about.time)
    out += fmt::format("/CreationDate{}/ModDate{}", date(*about.time), date(*about.time));
  return file.write(out + ">>");
}

std::string Pdf::Content::names() {
  if (marks.empty()) return {};
  // Names must be sorted by bytes, which is the order of the map.
  std::string list;
  for (auto const& [name, to] : marks) list += pdf_bytes(name) + destination(to);
  return fmt::format("/Names<</Dests {} 0 R>>", file.write(fmt::format("<</Names[{}]>>", list)));
}

std::string Pdf::Content::page_labels() const {
  if (labels.empty()) return {};
  std::string out = "/PageLabels<</Nums[";
  for (PageLabels const& run : labels) {
    out += fmt::format("{}<<", run.first_page);
    if (run.numerals != PageLabels::Numerals::none)
      out += run.numerals == PageLabels::Numerals::roman ? "/S/r" : "/S/D";
    if (!run.prefix.empty()) out += "/P" + pdf_text(run.prefix);
    if (run.start != 1) out += fmt::format("/St {}", run.start);
    out += ">>";
  }
  return out + "]>>";
}

// Metadata packets stay uncompressed for programs that do not parse PDF.
std::string Pdf::Content::metadata() {
  ObjectNumber const packet = file.reserve();
  file.write_raw(packet, "/Type/Metadata/Subtype/XML", xmp_packet(about));
  std::string out = fmt::format("/Metadata {} 0 R", packet);
  if (about.claims.a_2 == 0) return out;
  bool const grey = about.claims.grey;
  ObjectNumber const profile = file.reserve();
  file.write_stream(profile, grey ? "/N 1" : "/N 3", grey ? grey_profile() : srgb_profile());
  return out + fmt::format(
                   "/OutputIntents[<</Type/OutputIntent/S/GTS_PDFA1/"
                   "OutputConditionIdentifier({0})/Info({0})/DestOutputProfile {1} 0 R>>]",
                   grey ? "grey" : "sRGB", profile);
}

Pdf::Pdf(Sink sink, PdfAbout about, layout::Typeset typeset, pages::Structure const* structure)
    : content_(std::make_unique<Content>(std::move(sink), std::move(about), std::move(typeset),
                                         structure)) {}
Pdf::~Pdf() = default;

void Pdf::open_page(double width, double height, Around around) {
  content_->end_page();
  content_->around = around;
  content_->width = width;
  content_->height = height;
  content_->pages.push_back(content_->file.reserve());
  content_->canvas.emplace(content_->resources, std::string());
  content_->canvas->use_pieces(content_->piece_set);
  if (content_->tags) content_->tags->open_page(content_->pages.back());
}

void Pdf::belongs_to(pages::NodeId node) {
  if (content_->tags) content_->canvas->put_operators(content_->tags->begin(node));
}

void Pdf::use_pieces(drawing::PieceSet const* set) {
  content_->piece_set = set;
  if (content_->canvas) content_->canvas->use_pieces(set);
}

void Pdf::board(layout::Scene const& scene, double x, double y) {
  content_->canvas->use_style(signature(drawing::style_of(scene)));
  content_->placed(scene, x, y,
                   [&](drawing::Canvas& canvas) { draw_board(canvas, scene, content_->typeset); });
}

void Pdf::caption(layout::Scene const& scene, layout::PlacedCaption const& caption, double x,
                  double y) {
  content_->placed(scene, x, y,
                   [&](drawing::Canvas& canvas) { draw_caption(canvas, scene, caption); });
}

void Pdf::figure(pages::NodeId node, layout::Scene const& scene, double x, double y) {
  belongs_to(node);
  board(scene, x, y);
  if (!content_->tags || node == 0) return;
  layout::Rectangle const frame = drawing::frame_box(scene), box = drawing::board_box(scene);
  content_->tags->place(
      node, {x + box.x - frame.x, content_->height - y + box.y - frame.y, box.width, box.height});
}

void Pdf::line(layout::TypeLine const& line, double x, double baseline, double scale, WordEnd end) {
  if (!line.shaped) return;
  content_->canvas->text(line, x, content_->height - baseline, scale, end);
}

void Pdf::fill(layout::Rectangle const& area, layout::Colour colour) {
  content_->canvas->fill(
      drawing::Outline().rectangle(area.x, content_->height - area.y - area.height, area.width,
                                   area.height),
      colour);
}

void Pdf::picture(pages::Picture const& picture, layout::Rectangle const& area,
                  pages::NodeId node) {
  belongs_to(node);
  if (content_->tags && node != 0)
    content_->tags->place(
        node, {area.x, content_->height - area.y - area.height, area.width, area.height});
  auto const& loaded = dynamic_cast<LoadedPicture const&>(picture);
  std::string const key = "picture " + loaded.key;
  auto const* known = content_->resources.find(key);
  PdfResources::Drawing const& drawing =
      known ? *known : content_->resources.adopt(key, loaded.write(content_->file));
  content_->canvas->put(
      drawing, {area.width / loaded.unit_width(), 0, 0, area.height / loaded.unit_height(), area.x,
                content_->height - area.y - area.height});
}

void Pdf::link(layout::Rectangle const& area, std::string_view target, pages::NodeId node) {
  if (!prose::is_safe_address(target)) return;
  Content& c = *content_;
  ObjectNumber const number = c.file.reserve();
  std::string place = fmt::format("<</Type/Annot/Subtype/Link/Border[0 0 0]/F 4/Rect[{} {} {} {}]",
                                  pdf_number(area.x), pdf_number(c.height - area.y - area.height),
                                  pdf_number(area.x + area.width), pdf_number(c.height - area.y));
  if (c.tags) place += c.tags->annotation(node, number) + c.tags->contents(node);
  c.links.push_back(number);
  if (target.starts_with('#')) {
    c.wanted[std::string(target.substr(1))].push_back(number);
    c.link_areas.emplace(number, place);
  } else {
    c.file.write(number, place + fmt::format("/A<</S/URI/URI{}>>>>", pdf_bytes(target)));
  }
}

void Pdf::mark(std::string_view name, double y) {
  content_->marks.emplace(name, Destination{content_->pages.back(), content_->height - y});
}

void Pdf::bookmark(int level, std::string_view title, double y) {
  content_->bookmarks.push_back(
      {level, std::string(title), {content_->pages.back(), content_->height - y}});
}

void Pdf::number_pages(std::vector<PageLabels> labels) { content_->labels = std::move(labels); }

void Pdf::close() {
  Content& c = *content_;
  c.end_page();
  for (auto const& [name, links] : c.wanted) {
    bool const known = c.marks.contains(name);
    for (ObjectNumber const link : links)
      c.file.write(link, c.link_areas[link] + (known ? "/Dest" + pdf_bytes(name) : "") + ">>");
  }
  c.resources.fonts().write_all();
  c.file.write(c.resources_number, c.resources.dictionary());
  ObjectNumber const pages = c.write_pages(), outline = c.write_outline();
  std::string catalog =
      fmt::format("<</Type/Catalog/Pages {} 0 R{}{}", pages, c.names(), c.page_labels());
  if (outline != 0) catalog += fmt::format("/Outlines {} 0 R/PageMode/UseOutlines", outline);
  if (!c.about.language.empty()) catalog += "/Lang" + pdf_text(c.about.language);
  if (!c.about.title.empty()) catalog += "/ViewerPreferences<</DisplayDocTitle true>>";
  if (c.tags) catalog += c.tags->write() + c.metadata();
  ObjectNumber const root = c.file.write(catalog + ">>");
  c.file.close(root, c.write_information());
}

}  // namespace dawson::backend
