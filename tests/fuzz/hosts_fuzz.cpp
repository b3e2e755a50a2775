// Input of other programs for weaving, and HTML pages: pandoc's tree (the first byte is even and
// not 0), mdBook's chapters (odd), a Markdown document as a page (0). JSON gives JSON or an error;
// a page is well-formed for any document.
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "disk/disk.hpp"
#include "property.hpp"
#include "session/invocation.hpp"
#include "type/type.hpp"
#include "write/html/page.hpp"
#include "write/pandoc/mdbook.hpp"
#include "write/pandoc/pandoc.hpp"

using namespace dawson;
using fuzz::require;

namespace {

// Parses a page as nested XML; returns the error, or "".
class Nesting {
 public:
  explicit Nesting(std::string_view html) : rest_(html) {}

  std::string fault() {
    if (!take("<!DOCTYPE html>")) return "no doctype";
    for (std::size_t at; (at = rest_.find('<')) != std::string_view::npos;) {
      rest_.remove_prefix(at);
      if (std::string said = element(); !said.empty()) return said;
    }
    return open_.empty() ? "" : fmt::format("`{}` is not closed", open_.back());
  }

 private:
  bool take(std::string_view word) {
    if (!rest_.starts_with(word)) return false;
    rest_.remove_prefix(word.size());
    return true;
  }

  std::string element() {
    if (take("<!--")) {
      std::size_t const end = rest_.find("-->");
      if (end == std::string_view::npos) return "a comment has no end";
      rest_.remove_prefix(end + 3);
      return "";
    }
    bool const closes = take("</") || !take("<");
    std::size_t const named = rest_.find_first_of(" \n>/");
    if (named == 0 || named == std::string_view::npos) return "a tag has no name";
    std::string const name(rest_.substr(0, named));
    std::size_t const end = end_of_tag();
    if (end == std::string_view::npos) return fmt::format("`<{}` has no end", name);
    bool const empty = rest_[end - 1] == '/';
    rest_.remove_prefix(end + 1);
    if (closes) {
      if (open_.empty() || open_.back() != name) return fmt::format("`</{}>` closes nothing", name);
      open_.pop_back();
    } else if (!empty) {
      open_.push_back(name);
      if (name == "style" || name == "script")
        rest_.remove_prefix(std::min(rest_.find("</" + name), rest_.size()));
    }
    return "";
  }

  // A `>` in a value is an ordinary character.
  std::size_t end_of_tag() const {
    char quote = 0;
    for (std::size_t at = 0; at < rest_.size(); ++at) {
      if (quote != 0) quote = rest_[at] == quote ? '\0' : quote;
      else if (rest_[at] == '"' || rest_[at] == '\'') quote = rest_[at];
      else if (rest_[at] == '>') return at;
    }
    return std::string_view::npos;
  }

  std::string_view rest_;
  std::vector<std::string> open_;
};

struct Made {
  std::string text;
  bool complete = true;
};

Made made_of(run::Invocation& invocation, text::SourceId source, std::uint8_t host,
             std::size_t size) {
  run::WeaveOptions const options;
  if (host == 0) {
    run::WebPageOptions page;
    page.draft = size % 2 == 0;
    page.raw = false;
    auto made = run::weave_page(invocation, source, options, page);
    return {std::move(made.html), made.complete};
  }
  if (host % 2 == 0) {
    run::MarkdownOptions markdown;
    markdown.embed = true;
    auto woven = run::weave_pandoc(invocation, source, options, markdown);
    return {std::move(woven.json), woven.complete};
  }
  auto woven = run::weave_mdbook(invocation, source, options, false);
  return {std::move(woven.json), woven.complete};
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
  static auto const opened = std::make_shared<type::TypeCache>();
  if (size == 0) return -1;
  run::Invocation invocation(opened);
  invocation.disk().confinement().begin();
  std::string input(fuzz::as_text(data + 1, size - 1));
  auto const source = invocation.sources().open("fuzz", std::move(input));
  Made const made = made_of(invocation, source, data[0], size);
  auto const findings = invocation.take_findings();
  fuzz::require_sound(findings, invocation.sources());
  bool const is_page = data[0] == 0;
  require(made.complete || text::any_error(findings), "what is not complete says why", made.text);
  require(is_page || !made.text.empty() || text::any_error(findings),
          "there is a document or an error");
  if (made.text.empty()) return 0;
  std::string const fault = is_page ? Nesting(made.text).fault() : "";
  require(fault.empty(), "a page is well-formed", fmt::format("{}\n{}", fault, made.text));
  constexpr bool throws = false;
  require(is_page || !nlohmann::json::parse(made.text, nullptr, throws).is_discarded(),
          "JSON comes out", made.text);
  return 0;
}
