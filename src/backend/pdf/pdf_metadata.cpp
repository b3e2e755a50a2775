#include "backend/pdf/pdf_metadata.hpp"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <ctime>

#include "backend/svg_words.hpp"

namespace dawson::backend {
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

}  // namespace dawson::backend
