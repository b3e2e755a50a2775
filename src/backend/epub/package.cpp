#include "backend/epub/package.hpp"

#include <algorithm>
#include <ctime>
#include <iterator>
#include <string_view>
#include <utility>

#include <fmt/chrono.h>
#include <fmt/format.h>

#include "backend/svg_words.hpp"
#include "backend/zip_archive.hpp"
#include "pages/structure.hpp"
#include "text/hash.hpp"
#include "text/scanning.hpp"

namespace dawson::backend {
namespace {

using svg::escaped;

constexpr std::string_view folder = "EPUB/";
constexpr std::string_view xhtml_type = "application/xhtml+xml";

// Returns whether a date has one of the forms "2024", "2024-05" and "2024-05-31" (W3C note on date
// and time formats).
bool is_date(std::string_view written) {
  constexpr std::string_view form = "0000-00-00";
  if (written.size() != 4 && written.size() != 7 && written.size() != form.size()) return false;
  for (std::size_t i = 0; i < written.size(); ++i)
    if (form[i] == '-' ? written[i] != '-' : !text::is_digit(written[i])) return false;
  return true;
}

std::string identifier_of(Epub const& book) {
  if (!book.about.identifier.empty()) return book.about.identifier;
  std::string all = book.about.title;
  for (EpubFile const& file : book.files) all += file.name + file.bytes;
  std::string const digits = text::uuid_digits(all);
  return fmt::format("urn:uuid:{}-{}-{}-{}-{}", digits.substr(0, 8), digits.substr(8, 4),
                     digits.substr(12, 4), digits.substr(16, 4), digits.substr(20));
}

class PackageWriter {
 public:
  explicit PackageWriter(Epub const& book) : book_(book) {}

  std::string run() {
    out_ = fmt::format(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        "<package xmlns=\"http://www.idpf.org/2007/opf\" version=\"3.0\" "
        "unique-identifier=\"id\" xml:lang=\"{}\">\n"
        "<metadata xmlns:dc=\"http://purl.org/dc/elements/1.1/\">\n",
        escaped(book_.about.language));
    about();
    accessibility();
    out_ += "</metadata>\n<manifest>\n";
    for (std::size_t i = 0; i < book_.files.size(); ++i) item(i);
    out_ += "</manifest>\n<spine>\n";
    for (std::size_t i = 0; i < book_.files.size(); ++i)
      if (book_.files[i].in_order) out_ += fmt::format("<itemref idref=\"file-{}\"/>\n", i + 1);
    return out_ + "</spine>\n</package>\n";
  }

 private:
  void about() {
    EpubAbout const& about = book_.about;
    out_ += fmt::format("<dc:identifier id=\"id\">{}</dc:identifier>\n", escaped(about.identifier));
    out_ += fmt::format("<dc:title>{}</dc:title>\n", escaped(about.title));
    out_ += fmt::format("<dc:language>{}</dc:language>\n", escaped(about.language));
    for (std::string const& name : about.by)
      out_ += fmt::format("<dc:creator>{}</dc:creator>\n", escaped(name));
    if (is_date(about.date)) out_ += fmt::format("<dc:date>{}</dc:date>\n", about.date);
    constexpr std::int64_t year_1980 = 315532800;
    std::string const time =
        fmt::format("{:%Y-%m-%dT%H:%M:%SZ}",
                    fmt::gmtime(static_cast<std::time_t>(about.time.value_or(year_1980))));
    meta("dcterms:modified", time);
  }

  // https://www.w3.org/TR/epub-a11y-11/#sec-disc-package
  void accessibility() {
    EpubAbout const& about = book_.about;
    bool const in_words = !about.has_pictures || about.pictures_have_words;
    meta("schema:accessMode", "textual");
    if (about.has_pictures) meta("schema:accessMode", "visual");
    if (in_words) meta("schema:accessModeSufficient", "textual");
    if (about.has_pictures) meta("schema:accessModeSufficient", "textual,visual");
    for (std::string_view const feature :
         {"structuralNavigation", "tableOfContents", "readingOrder", "displayTransformability"})
      meta("schema:accessibilityFeature", feature);
    if (about.has_pictures && in_words) meta("schema:accessibilityFeature", "alternativeText");
    meta("schema:accessibilityHazard", "none");
    if (in_words) meta("schema:accessibilitySummary", about.accessibility);
  }

  void meta(std::string_view property, std::string_view value) {
    if (!value.empty())
      out_ += fmt::format("<meta property=\"{}\">{}</meta>\n", property, escaped(value));
  }

  void item(std::size_t number) {
    EpubFile const& file = book_.files[number];
    std::string properties;
    if (file.name == epub_contents) properties = "nav";
    if (file.is_cover) properties = "cover-image";
    if (file.with_svg) properties = "svg";
    out_ += fmt::format("<item id=\"file-{}\" href=\"{}\" media-type=\"{}\"{}/>\n", number + 1,
                        escaped(file.name), file.type,
                        properties.empty() ? "" : fmt::format(" properties=\"{}\"", properties));
  }

  Epub const& book_;
  std::string out_;
};

// Returns the entries as nested lists. An entry that is several levels deeper than the one before
// it is treated as one level deeper.
std::string lists(std::vector<EpubEntry> const& entries) {
  std::string out;
  std::vector<int> open;
  for (EpubEntry const& entry : entries) {
    while (open.size() > 1 && open.back() > entry.level) {
      out += "</li>\n</ol>\n";
      open.pop_back();
    }
    if (open.empty() || open.back() < entry.level) {
      out += "\n<ol>\n";
      open.push_back(entry.level);
    } else {
      out += "</li>\n";
    }
    out += fmt::format("<li><a href=\"{}\">{}</a>", escaped(entry.address), escaped(entry.words));
  }
  for (; !open.empty(); open.pop_back()) out += "</li>\n</ol>\n";
  return out;
}

std::string contents_file(Epub const& book) {
  std::string_view const element = pages::role_row(pages::Role::contents).xhtml;
  std::string landmarks;
  for (EpubLandmark const& one : book.landmarks)
    landmarks += fmt::format("<li><a epub:type=\"{}\" href=\"{}\">{}</a></li>\n", one.type,
                             escaped(one.address), escaped(one.words));
  return xhtml_file(
      book.contents_head, book.about.language,
      fmt::format("<{0} epub:type=\"toc\" role=\"doc-toc\" aria-labelledby=\"head\">\n"
                  "<h1 id=\"head\">{1}</h1>{2}</{0}>\n"
                  "<{0} epub:type=\"landmarks\" hidden=\"hidden\">\n<ol>\n{3}</ol>\n</{0}>\n",
                  element, escaped(book.contents_head), lists(book.contents), landmarks));
}

}  // namespace

std::string xhtml_file(std::string const& title, std::string const& language,
                       std::string const& body) {
  return fmt::format(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE html>\n"
      "<html xmlns=\"http://www.w3.org/1999/xhtml\" xmlns:epub=\"http://www.idpf.org/2007/ops\" "
      "lang=\"{0}\" xml:lang=\"{0}\">\n<head>\n<title>{1}</title>\n"
      "<link rel=\"stylesheet\" type=\"text/css\" href=\"{2}\"/>\n</head>\n<body>\n{3}</body>\n"
      "</html>\n",
      escaped(language), escaped(title), epub_style, body);
}

std::string epub(Epub book, std::size_t front) {
  book.files.insert(
      book.files.begin() + static_cast<std::ptrdiff_t>(front),
      {epub_contents, std::string(xhtml_type), contents_file(book), false, false, true});
  book.about.identifier = identifier_of(book);
  std::vector<ArchivedFile> files{
      {"mimetype", "application/epub+zip", true},
      {"META-INF/container.xml",
       "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
       "<container xmlns=\"urn:oasis:names:tc:opendocument:xmlns:container\" version=\"1.0\">\n"
       "<rootfiles>\n<rootfile full-path=\"EPUB/book.opf\" "
       "media-type=\"application/oebps-package+xml\"/>\n</rootfiles>\n</container>\n"}};
  files.push_back({fmt::format("{}book.opf", folder), PackageWriter(book).run()});
  for (EpubFile& file : book.files)
    files.push_back({fmt::format("{}{}", folder, file.name), std::move(file.bytes)});
  return zip_archive(files);
}

}  // namespace dawson::backend
