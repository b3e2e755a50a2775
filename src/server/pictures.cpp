#include "server/pictures.hpp"

#include <algorithm>
#include <charconv>
#include <exception>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include "backend/markdown.hpp"
#include "compile/diagram/board.hpp"
#include "notation/notations.hpp"
#include "session/invocation.hpp"
#include "style/shipped_styles.hpp"
#include "text/closest_name.hpp"
#include "text/report.hpp"
#include "text/utf8.hpp"

namespace dawson::server {
namespace {

constexpr std::size_t most_listed = 20;  // findings, in headers
constexpr std::size_t most_shown = 3;    // errors, in a picture

// Writes "E-CHAR: `z` has no meaning here (ffen, character 3); write ...".
std::string finding_text(text::Diagnostic const& finding, PictureRequest const& request) {
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

// Escapes a header value; visible ASCII is kept.
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
  // of PNG without a given width: sharp on any screen
  static constexpr double pixels_an_inch = 144;

  run::Invocation invocation_;
};

// Returns an empty, crossed-out board with the errors below it.
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
    if (out.headers.size() < most_listed)
      out.headers.emplace_back("X-Dawson-Finding", header_value(finding_text(finding, request)));
    if (text::is_error(finding)) errors.push_back(finding_text(finding, request));
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
    // A width that is too large for the picture is too large for the error picture as well.
    PictureRequest with_default_size = request;
    with_default_size.wide.reset();
    if (!bytes) bytes = Drawing(fonts, limits).draw(picture_of(errors, with_default_size), ignored);
  }
  if (bytes) {
    out.body = std::move(*bytes);
    return out;
  }
  out.type = "text/plain; charset=utf-8";
  for (std::string const& error : errors) out.body += error + "\n";
  return out;
}

Response draw_posted(std::string const& directive, run::Output const& output,
                     std::shared_ptr<type::TypeCache> const& fonts, text::Limits const& limits) {
  if (text::find_invalid_utf8(directive) != std::string::npos)
    return plain(400, "the directive is not UTF-8");
  run::Invocation invocation(fonts);
  confine(invocation, limits);
  text::Sources& sources = invocation.sources();
  run::BoardOptions options;
  options.output = &output;
  auto const drawn = run::draw_problem(invocation, sources.open("<request>", directive), options);
  Response out;
  for (text::Diagnostic const& finding : invocation.take_findings()) {
    std::string const line = fmt::format("{}: {}", finding.code, finding.message);
    if (drawn && out.headers.size() < most_listed)
      out.headers.emplace_back("X-Dawson-Finding", header_value(line));
    if (!drawn) out.body += text::report(finding, sources) + "\n";
  }
  if (!drawn) {
    out.status = 400;
    return out;
  }
  out.type = output.media;
  out.body = drawn->bytes;
  return out;
}

namespace {

using document::Field;
using problem::Syntax;

constexpr std::string_view board_path = "/board";
// Scripts whose addresses are read by a notation of their own.
constexpr std::string_view scripts[] = {"/d.php", "/image.php"};
constexpr std::string_view of_scripts[] = {"ff", "sb"};
constexpr std::string_view of_form[] = {"width", "format"};  // options of pictures in general

bool is_script(std::string_view path) { return std::ranges::count(scripts, path) > 0; }

text::Diagnostic fault(std::string message, std::string hint = {}) {
  return text::error("E-URL", {}, std::move(message), std::move(hint));
}

bool is_style(Field const& field) {
  return field.syntax == Syntax::style || field.syntax == Syntax::caption;
}

// Returns whether a field gives the content: a position or the moves of a piece.
bool is_shown(Field const& field) {
  return field.syntax == Syntax::position || field.syntax == Syntax::moves;
}

// Suggests the parameter that a misspelt name is closest to.
std::string meant(std::string_view name, bool script) {
  std::vector<std::string_view> names(std::begin(of_form), std::end(of_form));
  if (script) names.insert(names.end(), std::begin(of_scripts), std::end(of_scripts));
  else names.push_back("position");
  for (notation::Notation const& one : notation::notations())
    if (!script) names.push_back(one.name);
  for (Field const& field : problem::fields())
    if (!script && (field.in_url || is_style(field))) names.push_back(field.name);
  std::string_view const near = text::meant_name(name, names);
  if (!near.empty()) return fmt::format("did you mean `{}`?", near);
  return script ? fmt::format("use one of: {}", fmt::join(names, ", ")) : "remove it";
}

// Replaces `_` by blanks in FEN, lists by square and printed text; in other notations it is a
// character.
std::string with_blanks(std::string value, std::string_view name, Field const* field) {
  using notation::GridFields;
  notation::Notation const* const row = notation::find_notation(name);
  bool const record =
      row && (row->fields == GridFields::game || row->fields == GridFields::operations);
  auto const first = value.find('_');
  bool const like_fen =
      name == "position" && first != std::string::npos &&
      (value.compare(first, 3, "_w_") == 0 || value.compare(first, 3, "_b_") == 0);
  bool const text = (field && field->syntax != Syntax::position) || (row && row->words);
  // Before the side to move it may be an empty square of a board.
  std::size_t begin = text || like_fen ? 0 : value.size();
  if (record)
    for (std::string_view const mover : {"_w", "_b"}) {
      std::size_t const at = value.find(mover, std::min(value.rfind('/'), value.size()));
      bool const whole = at != value.npos && (at + 2 == value.size() || value[at + 2] == '_');
      if (whole) begin = std::min(begin, at);
    }
  std::ranges::replace(value.begin() + static_cast<std::ptrdiff_t>(begin), value.end(), '_', ' ');
  return value;
}

class Reader {
 public:
  Reader(Address const& address, std::string_view target) : address_(address), target_(target) {}

  PictureRequest run() {
    if (is_script(address_.path)) read_script();
    else read_board();
    return std::move(out_);
  }

 private:
  void say(text::Diagnostic finding) { out_.findings.push_back(std::move(finding)); }

  void add_line(std::string name, std::string line) {
    out_.text += std::move(line) + "\n";
    out_.names.push_back(std::move(name));
  }

  void read_script() {
    out_.output = run::find_output("png");
    out_.notation = document::find_field("janko");
    // The notation reads the whole address, including what the scripts differ in.
    add_line("ff", fmt::format("http://localhost{}", target_.substr(0, target_.find('#'))));
    for (Parameter const& parameter : address_.parameters) {
      if (take_form(parameter)) continue;
      if (std::ranges::count(of_scripts, parameter.name) == 0)
        say(text::warning(
            "W-URL", {},
            fmt::format("`{}` is ignored: {} has no such parameter", parameter.name, address_.path),
            meant(parameter.name, true)));
    }
  }

  void read_board() {
    std::string_view const suffix = std::string_view(address_.path).substr(board_path.size());
    out_.output = run::find_output(suffix.empty() ? "svg" : suffix.substr(1));
    read_position();
    for (Parameter const& parameter : address_.parameters)
      if (&parameter != position_ && !take_form(parameter)) take_field(parameter);
    if (out_.wide && !out_.output->sets_captions())
      say(fault(fmt::format(".{} has no width in pixels", out_.output->name), "remove `width`"));
  }

  static bool is_position(std::string_view name) {
    Field const* const field = document::find_field(name);
    return name == "position" || (field && is_shown(*field));
  }

  void read_position() {
    for (Parameter const& parameter : address_.parameters) {
      if (!is_position(parameter.name)) continue;
      if (position_)
        return say(
            fault(fmt::format("two positions: `{}` and `{}`", position_->name, parameter.name),
                  "remove one of the two"));
      position_ = &parameter;
    }
    if (!position_)
      return say(fault("the address has no position",
                       "add it by the name of its notation: `?fen=8/8/8/8/8/8/8/K1k5`; for the "
                       "moves of a piece, add `?moves=...`"));
    out_.notation = position_->name == "position" ? nullptr : document::find_field(position_->name);
    add_line(position_->name, with_blanks(position_->value, position_->name, out_.notation));
  }

  // Reads a parameter about the format of the picture.
  bool take_form(Parameter const& parameter) {
    if (parameter.name == "format") {
      run::Output const* const output = run::find_output(parameter.value);
      if (output) out_.output = output;
      else
        say(fault(fmt::format("unknown format `{}`", parameter.value),
                  fmt::format("use one of: {}", run::output_names())));
      return true;
    }
    if (parameter.name != "width") return false;
    double wide = 0;
    std::string_view const value = parameter.value;
    auto const [end, error] = std::from_chars(value.data(), value.data() + value.size(), wide);
    bool const read = error == std::errc{} && end == value.data() + value.size();
    if (read && wide >= 1 && wide <= 20000) out_.wide = wide;
    else
      say(fault("the width must be a number of pixels from 1 to 20000",
                "write for example `width=360`"));
    return true;
  }

  void take_field(Parameter const& parameter) {
    Field const* const field = document::find_field(parameter.name);
    if (field && is_style(*field)) return take_style(parameter);
    if (!field || !field->in_url)
      return say(fault(fmt::format("`{}` is not allowed in an address", parameter.name),
                       field ? "remove it" : meant(parameter.name, false)));
    add_line(parameter.name, fmt::format("{}: {}", parameter.name,
                                         with_blanks(parameter.value, parameter.name, field)));
  }

  // Only names of shipped styles are accepted, so that requests cannot test for files.
  void take_style(Parameter const& parameter) {
    auto const& names = run::shipped_names();
    if (std::ranges::count(names, parameter.value) > 0)
      return add_line(parameter.name, fmt::format("{}: {}", parameter.name, parameter.value));
    std::vector<std::string_view> const known(names.begin(), names.end());
    std::string_view const near = text::closest_name(parameter.value, known);
    say(text::error("E-STYLE", {}, "an address can name only a built-in style",
                    near.empty() ? fmt::format("use one of: {}", fmt::join(names, ", "))
                                 : fmt::format("did you mean `{}`?", near)));
  }

  Address const& address_;
  std::string_view target_;
  Parameter const* position_ = nullptr;
  PictureRequest out_;
};

}  // namespace

bool is_picture(Address const& address) {
  std::string_view const path = address.path;
  if (is_script(path) || path == board_path) return !address.parameters.empty();
  return path.starts_with("/board.") && run::find_output(path.substr(board_path.size() + 1));
}

PictureRequest picture_request(Address const& address, std::string_view target) {
  return Reader(address, target).run();
}

nlohmann::ordered_json json_of(text::Diagnostic const& finding, text::Sources const& sources) {
  text::ReportStyle style;
  style.form = text::ReportForm::json;
  auto out = nlohmann::ordered_json::parse(text::report(finding, sources, style));
  out["text"] = text::report(finding, sources);
  return out;
}

}  // namespace dawson::server
