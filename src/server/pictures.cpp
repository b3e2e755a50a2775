#include "server/pictures.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <exception>

#include "backend/markdown.hpp"
#include "compile/diagram/board.hpp"
#include "server/picture_request.hpp"
#include "session/invocation.hpp"

namespace dawson::server {
namespace {

constexpr std::size_t most_told = 20;  // findings, in headers
constexpr std::size_t most_shown = 3;  // errors, in a picture

// "E-CHAR: `z` has no meaning here (ffen, character 3); write ..."
std::string told(text::Diagnostic const& finding, PictureRequest const& request) {
  std::string place;
  std::string_view const text = request.text;
  if (finding.source != text::at_hand && finding.span.begin < text.size()) {
    std::size_t const line = static_cast<std::size_t>(std::count(
        text.begin(), text.begin() + static_cast<std::ptrdiff_t>(finding.span.begin), '\n'));
    std::size_t begin =
        finding.span.begin == 0 ? text.npos : text.rfind('\n', finding.span.begin - 1);
    begin = begin == text.npos ? 0 : begin + 1;
    std::string const head = request.names[line] + ": ";
    if (line > 0) begin += head.size();
    std::size_t const column = finding.span.begin < begin ? 1 : finding.span.begin - begin + 1;
    place = fmt::format(" ({}, character {})", request.names[line], column);
  }
  std::string const hint = finding.hint.empty() ? "" : "; " + finding.hint;
  return fmt::format("{}: {}{}{}", finding.code, finding.message, place, hint);
}

// Visible ASCII goes into a header as it is.
std::string header_value(std::string_view text) {
  return with_escapes(text, [](char byte) { return byte >= ' ' && byte <= '~' && byte != '%'; });
}

class Drawing {
 public:
  Drawing(std::shared_ptr<type::TypeCache> const& fonts, text::Limits const& limits)
      : invocation_(fonts) {
    confine(invocation_, limits);
  }

  std::optional<std::string> draw(PictureRequest const& request, text::Diagnostics& findings) {
    text::SourceId const source = invocation_.sources().open("<address>", request.text);
    run::BoardOptions options;
    options.output = request.output;
    options.wide = request.wide;
    options.dpi = pixels_an_inch;
    auto drawn = run::draw_position(invocation_, source, request.notation, options);
    for (text::Diagnostic& finding : invocation_.take_findings())
      findings.push_back(std::move(finding));
    if (!drawn) return {};
    return std::move(drawn->bytes);
  }

 private:
  static constexpr double pixels_an_inch = 144;  // of PNG without a width: sharp on any screen

  run::Invocation invocation_;
};

// An empty board that is crossed out, with what is wrong below it.
PictureRequest picture_of(std::vector<std::string> const& errors, PictureRequest const& failed) {
  PictureRequest out;
  out.output = failed.output;
  out.wide = failed.wide;
  out.notation = document::find_field("fen");
  out.text = "8/8/8/8/8/8/8/8\nmarks: line a1-h8; line a8-h1\nremark: ";
  for (std::size_t i = 0; i < std::min(errors.size(), most_shown); ++i)
    out.text += (i == 0 ? "" : "; ") + backend::markdown_text(errors[i]);
  out.names = {"fen", "marks", "remark"};
  return out;
}

}  // namespace

text::Limits picture_limits() {
  text::Limits limits;
  limits.squares = 1024;
  limits.pixels = 16'000'000;
  return limits;
}

void confine(run::Invocation& invocation, text::Limits const& limits) {
  invocation.sources().set_limits(limits);
  invocation.disk().confinement().begin();
}

Response draw_picture(Address const& address, std::string_view target,
                      std::shared_ptr<type::TypeCache> const& fonts, text::Limits const& limits) {
  PictureRequest const request = picture_request(address, target);
  text::Diagnostics findings = request.findings;
  Response out;
  std::optional<std::string> bytes;
  if (!text::any_error(findings)) bytes = Drawing(fonts, limits).draw(request, findings);
  std::vector<std::string> errors;
  for (text::Diagnostic const& finding : findings) {
    if (out.headers.size() < most_told)
      out.headers.emplace_back("X-Dawson-Finding", header_value(told(finding, request)));
    if (text::is_error(finding)) errors.push_back(told(finding, request));
  }
  out.type = request.output->media;
  if (bytes) {
    out.body = std::move(*bytes);
    return out;
  }
  out.status = 400;
  if (request.output->sets_captions()) {
    text::Diagnostics ignored;
    bytes = Drawing(fonts, limits).draw(picture_of(errors, request), ignored);
    // A width that is too large for anything is too large for this as well.
    PictureRequest usual = request;
    usual.wide.reset();
    if (!bytes) bytes = Drawing(fonts, limits).draw(picture_of(errors, usual), ignored);
  }
  if (bytes) {
    out.body = std::move(*bytes);
    return out;
  }
  out.type = "text/plain; charset=utf-8";
  for (std::string const& error : errors) out.body += error + "\n";
  return out;
}

}  // namespace dawson::server
