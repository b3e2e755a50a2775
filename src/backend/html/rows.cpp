#include "backend/html/rows.hpp"

#include <fmt/format.h>

#include "layout/captions/ties.hpp"

namespace dawson::backend {
namespace {

class RowWriter {
 public:
  explicit RowWriter(HtmlParts const& parts) : parts_(parts) {}

  std::string row(layout::CaptionRow const& row) const {
    std::string left = cell(row.left), centre = cell(row.centre), right = cell(row.right);
    if (row.sign) left = fmt::format("{}&#160;{}", layout::sign_character(*row.sign), left);
    if (row.empty() && !row.sign) left = "&#160;";
    std::string_view const kind = row.of_legend ? "row legend" : "row";
    if (centre.empty() && right.empty())
      return fmt::format("<div class=\"{}\">{}</div>\n", kind, left);
    std::string out = fmt::format("<div class=\"{} cells\">", kind);
    out += fmt::format("<span class=\"left\">{}</span>", left);
    if (!centre.empty()) out += fmt::format("<span class=\"centre\">{}</span>", centre);
    return out + fmt::format("<span class=\"right\">{}</span></div>\n", right);
  }

  std::string entry(layout::CaptionEntry const& entry) const {
    std::string out;
    for (layout::CaptionRow const& one : entry.rows) out += row(one);
    if (entry.kind == layout::EntryKind::columns)
      return fmt::format("<div class=\"columns\">\n{}</div>\n", out);
    return out;
  }

 private:
  std::string cell(prose::Inlines const& inlines) const {
    return html_prose(layout::with_ties(inlines), parts_);
  }

  HtmlParts const& parts_;
};

}  // namespace

std::string html_rows(layout::CaptionBlock const& block, HtmlParts const& parts) {
  std::string out;
  for (layout::CaptionEntry const& entry : block) out += RowWriter(parts).entry(entry);
  return out;
}

std::string html_rows(std::vector<layout::CaptionRow> const& rows, HtmlParts const& parts) {
  std::string out;
  for (layout::CaptionRow const& row : rows) out += RowWriter(parts).row(row);
  return out;
}

}  // namespace dawson::backend
