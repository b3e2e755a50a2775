#include "cli/commands/weave_pages.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "cli/commands/documents.hpp"
#include "cli/help/help.hpp"
#include "disk/disk.hpp"
#include "text/scanning.hpp"
#include "write/html/each.hpp"
#include "write/html/page_shell.hpp"

namespace dawson::cli {
namespace {

namespace fs = std::filesystem;

constexpr char const *script_file = "dawson.js", *stylesheet_file = "dawson.css",
                     *own_stylesheet_file = "author.css";

ValueKind a_stylesheet() {
  ValueKind kind = a_file({".css"});
  kind.words = {"none"};
  return kind;
}

// Returns the anchor of a diagram as the name of a file.
std::string file_name_of(std::string anchor) {
  std::ranges::replace_if(
      anchor,
      [](char c) {
        auto const byte = static_cast<unsigned char>(c);
        return byte < 0x80 && !text::is_alphanumeric(c) && c != '-' && c != '_' && c != '.';
      },
      '-');
  if (anchor.starts_with('.')) anchor.front() = '-';
  return anchor;
}

run::WebPageOptions options_common(run::Invocation& invocation, Values const& values) {
  run::WebPageOptions page;
  page.draft = values.has("draft");
  page.fragment = values.has("fragment") || values.has("each");
  page.png = values["boards"] == "png";
  page.raw = !invocation.disk().confinement().has_begun();
  page.reports_html = true;
  page.styled = values["css"] != "none";
  if (values.has("css") && page.styled) {
    text::Source const& css = invocation.sources()[invocation.open(values["css"])];
    page.css = css.bytes().substr(css.start());
  }
  return page;
}

}  // namespace

void take_names(run::StagedFolder& images, Values const& values, std::set<std::string>& names) {
  if (!values.has("clean-assets")) return;
  images.each([&](std::string const& name, std::string const&) { names.insert(name); });
}

Options page_output_options() {
  return {{"fragment", "HTML: a fragment for another site's page"},
          {"each", "HTML: a fragment per diagram, in the folder -o"},
          {"css", a_stylesheet(), "HTML: added after Dawson's own; none: no styles"},
          {"scripts", as_output(a_folder()), "HTML: script and styles as files in this folder"},
          {"csp", "HTML: print each page's Content-Security-Policy"}};
}

void refuse_page_options(Values const& values, bool page) {
  for (char const* option : {"fragment", "each", "css", "scripts", "csp"})
    if (!page && values.has(option))
      throw UsageError(fmt::format("--{} needs a page of HTML (--to html)", option));
  if (values.has("each") && suffix_of(values["output"]) == ".html")
    throw UsageError("--each writes several files: name a folder with -o");
  if (values["output"] != "-") return;
  for (char const* option : {"each", "csp"})
    if (values.has(option))
      throw UsageError(
          fmt::format("--{} needs an output with a name, not standard output", option));
}

PageOutput::PageOutput(run::Invocation& invocation, Values const& values)
    : invocation_(invocation), values_(values), common_(options_common(invocation, values)) {}

run::WebPageOptions PageOutput::options_of(std::string const& output) const {
  run::WebPageOptions page = common_;
  page.assets = assets_named(output, values_);
  if (!values_.has("scripts")) return page;
  fs::path const from = output == "-" ? fs::path() : fs::path(output).parent_path();
  fs::path const folder =
      fs::path(values_["scripts"]).lexically_proximate(from.empty() ? "." : from);
  page.script = (folder / script_file).generic_string();
  if (page.styled) page.stylesheets.push_back((folder / stylesheet_file).generic_string());
  if (!page.css.empty())
    page.stylesheets.push_back((folder / own_stylesheet_file).generic_string());
  return page;
}

void PageOutput::write(text::SourceId source, std::string const& named,
                       run::WeaveOptions const& options, bool sound, run::Compilation* book,
                       Assets& wanted) {
  bool const each = values_.has("each");
  // The fragments of one document are in the folder that is named.
  std::string const output =
      each && named == values_["output"] ? (fs::path(named) / "each.html").string() : named;
  run::WebPageOptions page = options_of(output);
  fs::path const assets = assets_of(output, values_);
  run::Disk& disk = invocation_.disk();
  run::StagedFolder& images = disk.files_in(assets.string());
  page.take_image = [&](std::string const& name, std::string_view bytes) {
    images.add(name, bytes);
  };
  bool const in_pieces = !each && !is_strict() && disk.can_be_given_up(output);
  if (in_pieces) page.take_text = [&](std::string_view text) { disk.append(output, text); };
  std::size_t const errors = invocation_.errors();
  std::vector<std::pair<std::string, std::string>> made;  // files and their HTML
  bool complete = true;
  if (each) {
    complete = run::weave_each(
        invocation_, source, options, page,
        [&](std::string const& anchor, std::string html) {
          fs::path const file = fs::path(output).replace_filename(file_name_of(anchor) + ".html");
          made.emplace_back(file.string(), std::move(html));
        },
        book);
  } else {
    run::WebPage woven = run::weave_page(invocation_, source, options, page, book);
    complete = woven.complete;
    if (!in_pieces) made.emplace_back(output, std::move(woven.html));
  }
  sound = sound && complete && invocation_.errors() == errors;
  if (!sound && !page.draft) {  // a gap could be overlooked
    disk.give_up(images);
    return disk.give_up(output);
  }
  for (auto const& [file, html] : made) write_page(file, html);
  take_names(images, values_, wanted[assets]);
}

void PageOutput::write_page(std::string const& output, std::string const& html) {
  if (!is_strict()) return invocation_.disk().write(output, html);
  bool const apart = values_.has("scripts");
  run::StyleClasses own;  // a page contains its rules, unless a file does
  run::StyleClasses& classes = apart ? classes_ : own;
  std::string strict = classes.replaced(html);
  if (!apart) {
    std::string const rules = fmt::format("<style>\n{}</style>\n", classes.rules());
    std::size_t const head = strict.find("</head>");
    strict.insert(common_.fragment ? strict.find('\n') + 1 : head == strict.npos ? 0 : head, rules);
  }
  if (values_.has("csp"))
    policies_.push_back(fmt::format("{}: {}", output, run::content_security_policy(strict)));
  invocation_.disk().write(output, strict);
}

void PageOutput::finish() {
  if (values_.has("scripts")) {
    fs::path const folder = values_["scripts"];
    run::Disk& disk = invocation_.disk();
    disk.write((folder / script_file).string(), run::page_script(true));
    if (common_.styled)
      disk.write((folder / stylesheet_file).string(),
                 run::page_css(common_, true) + classes_.rules());
    if (!common_.css.empty()) disk.write((folder / own_stylesheet_file).string(), common_.css);
  }
  if (invocation_.has_errors()) return;
  for (std::string const& policy : policies_) say_on_standard_output(policy + "\n");
}

}  // namespace dawson::cli
