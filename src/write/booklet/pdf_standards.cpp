#include "write/booklet/pdf_standards.hpp"

#include "prose/plain.hpp"
#include "prose/walk.hpp"

namespace dawson::run {
namespace {

constexpr std::string_view code = "E-PDF";

}  // namespace

text::Diagnostics lacking(BookletDesign const& design, document::FrontMatter const& front,
                          prose::Document const& document, bool imposed) {
  text::Diagnostics out;
  backend::PdfClaims const& claims = design.claims;
  if (!claims.ua_1 && claims.a_2 == 0) return out;
  if (imposed)
    out.push_back(text::error(std::string(code), design.claims_place,
                              "folded and stapled sheets cannot follow a PDF standard",
                              "remove `pdf.standard`, or run without `--impose`"));
  if (claims.ua_1 && front.title.empty())
    out.push_back(text::error(std::string(code), {},
                              "the document has no title, which PDF/UA-1 requires (06-003)",
                              "write `title: ...` in the front matter"));
  prose::for_each_inline(document, [&](prose::Inline const& part, text::Span where) {
    auto const* image = std::get_if<prose::Image>(&part);
    if (!image) return;
    if ((claims.ua_1 || claims.a_2 == 'A') && prose::plain(image->alt).empty())
      out.push_back(text::error(std::string(code), where,
                                "this picture has no description (13-004)",
                                "write it between the brackets: `![a board of 1850](board.png)`"));
    if (claims.a_2 != 0 && claims.grey)
      out.push_back(text::error(std::string(code), where,
                                "a picture may have colours, but `pdf.intent` allows only greys",
                                "remove the picture, or `intent: grey`"));
  });
  return out;
}

}  // namespace dawson::run
