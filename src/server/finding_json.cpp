#include "server/finding_json.hpp"

#include <nlohmann/json.hpp>

#include "text/report.hpp"

namespace dawson::server {

nlohmann::ordered_json json_of(text::Diagnostic const& finding, text::Sources const& sources) {
  text::ReportStyle style;
  style.form = text::ReportForm::json;
  auto out = nlohmann::ordered_json::parse(text::report(finding, sources, style));
  out["text"] = text::report(finding, sources);
  return out;
}

}  // namespace dawson::server
