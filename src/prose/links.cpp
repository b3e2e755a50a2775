#include "prose/links.hpp"

#include <algorithm>
#include <string>

#include "prose/blocks.hpp"
#include "text/files.hpp"
#include "text/scanning.hpp"

namespace dawson::prose {
namespace {

// Returns the scheme in lower case, without its colon; empty without one (RFC 3986, 3.1).
std::string scheme_of(std::string_view address) {
  std::size_t end = 0;
  while (end < address.size() && (text::is_alphanumeric(address[end]) || address[end] == '+' ||
                                  address[end] == '-' || address[end] == '.'))
    ++end;
  bool const named = end > 0 && end < address.size() && address[end] == ':';
  return named ? text::lower_case(address.substr(0, end)) : std::string();
}

std::string_view path_of(std::string_view address) {
  return address.substr(0, address.find_first_of("?#"));
}

}  // namespace

bool is_safe_address(std::string_view address) {
  if (address.starts_with('#')) return true;
  std::string const scheme = scheme_of(address);
  return scheme == "http" || scheme == "https" || scheme == "mailto";
}

bool is_relative_address(std::string_view address) {
  // Stricter than the RFC: browsers skip control characters in a scheme.
  return address.find(':') == std::string_view::npos;
}

bool may_lead_to(std::string_view address, bool relative) {
  return is_safe_address(address) || (relative && is_relative_address(address));
}

bool leads_to_markdown(std::string_view address) {
  std::string_view const path = path_of(address);
  return is_relative_address(address) && !address.starts_with("//") &&
         text::has_markdown_suffix(path);
}

std::optional<std::string> address_in_page(std::string_view address, bool relative) {
  if (!may_lead_to(address, relative)) return {};
  if (is_safe_address(address)) return std::string(address);
  if (!leads_to_markdown(address)) return std::string(address);
  std::size_t const end = path_of(address).size();
  return std::string(address.substr(0, address.substr(0, end).rfind('.'))) + ".html" +
         std::string(address.substr(end));
}

bool is_page_address(std::string_view address) {
  auto const is_sound = [](char c) {
    return c > ' ' && std::string_view("\"<>\\^`{|}#").find(c) == std::string_view::npos;
  };
  for (std::string_view const scheme : {"https://", "http://"})
    if (address.starts_with(scheme))
      return std::ranges::all_of(address, is_sound) &&
             address.find_first_of("/?", scheme.size()) != scheme.size() &&
             address.size() > scheme.size();
  return false;
}

bool is_reference(Link const& link) {
  return link.inlines.empty() && (link.target.starts_with('#') || leads_to_markdown(link.target));
}

std::string label_of(Link const& link) {
  return link.target.starts_with('#') ? link.target.substr(1) : link.target;
}

bool asks_for_page(Link const& link) { return link.title == "page"; }

namespace {

std::vector<Link*> references_in(Inlines& inlines) {
  std::vector<Link*> found;
  for_each_inline(inlines, [&](Inline& part) {
    auto* link = std::get_if<Link>(&part);
    if (link && is_reference(*link)) found.push_back(link);
  });
  return found;
}

}  // namespace

// All links are found before any is filled, since the inserted text may contain such links.
void resolve_references(Inlines& inlines, ReferenceText const& text) {
  for (Link* const link : references_in(inlines)) {
    link->inlines = text(*link);
    if (asks_for_page(*link)) link->title.clear();
  }
}

bool has_references(Inlines& inlines) { return !references_in(inlines).empty(); }

}  // namespace dawson::prose
