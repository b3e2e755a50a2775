// Design: the readers of styles know which keys and values are valid at each place, and their
// findings list them. So the file is read with a word at the cursor that is never valid, and the
// finding at this word has the proposals.
#include "lsp/requests/style_requests.hpp"

#include <fmt/format.h>

#include <filesystem>

#include "disk/disk.hpp"
#include "layout/style.hpp"
#include "session/changing_documents.hpp"
#include "session/invocation.hpp"
#include "session/project_file.hpp"
#include "style/shipped_styles.hpp"
#include "text/scanning.hpp"

namespace dawson::lsp {
namespace {

namespace fs = std::filesystem;
using text::Span;

constexpr std::string_view never_valid = "dawson-probe";

// A line of YAML up to the cursor.
struct StyleLine {
  Span item;  // the key or the value that is being written
  bool is_value = false;
};

StyleLine line_at(std::string_view bytes, std::size_t at) {
  std::size_t const before = at == 0 ? bytes.npos : bytes.rfind('\n', at - 1);
  std::size_t const begin = before == bytes.npos ? 0 : before + 1;
  std::string_view const line = bytes.substr(begin, at - begin);
  std::size_t const colon = line.find(": ");
  std::size_t const from = colon == line.npos ? 0 : colon + 1;
  std::size_t const first = std::min(line.find_first_not_of(" -", from), line.size());
  return {{begin + first, at}, colon != line.npos};
}

text::Diagnostics findings_of_project(RequestContext const& request, std::string const& text) {
  std::string const& name = request.document->name;
  auto texts = std::make_shared<run::OpenTexts>(*request.workspace.documents().texts());
  texts->insert_or_assign(run::whole_name(name), text);
  run::Invocation invocation(request.workspace.context().fonts);
  return run::read_changed(invocation,
                           [&] {
                             invocation.disk().read_from(texts);
                             run::read_project(invocation, fs::path(name).parent_path().string());
                           })
      .findings;
}

// Returns the words that a finding lists.
Proposals listed_words(text::Diagnostic const& finding, bool are_keys) {
  constexpr std::string_view before = "use one of: ", between = ", ";
  Proposals out;
  if (finding.message.ends_with("is not a colour"))
    for (std::string_view const word : colour_words)
      out.push_back({std::string(word), ItemKind::enum_member});
  if (!finding.hint.starts_with(before)) return out;
  std::string_view const words = std::string_view(finding.hint).substr(before.size());
  for (std::size_t at = 0; at < words.size();) {
    std::size_t const end = std::min(words.find(between, at), words.size());
    std::string word(words.substr(at, end - at));
    if (are_keys) out.push_back({word, ItemKind::property, "", "", word + ": "});
    else out.push_back({std::move(word), ItemKind::enum_member});
    at = end + between.size();
  }
  return out;
}

}  // namespace

Completion complete_style(RequestContext const& request) {
  std::string_view const bytes = request.text().bytes();
  StyleLine const line = line_at(bytes, request.offset());
  std::string text(bytes.substr(0, line.item.begin));
  text += never_valid;
  if (!line.is_value) text += ": 1";
  text += bytes.substr(std::min(bytes.find('\n', line.item.end), bytes.size()));
  Completion out{{}, line.item};
  text::Diagnostics findings;
  if (fs::path(request.document->name).filename() == run::project_file) {
    findings = findings_of_project(request, text);
  } else {
    text::Source const source(request.document->name, std::move(text));
    findings = run::read_style(source, run::default_style(), run::shipped_styles()).faults;
  }
  for (text::Diagnostic const& one : findings)
    if (one.span.begin == line.item.begin) {
      out.proposals = listed_words(one, !line.is_value);
      break;
    }
  return out;
}

std::vector<Span> colours_of_style(std::string_view bytes) {
  constexpr std::string_view signs = " \t\r'\"";
  std::vector<Span> out;
  bool in_colours = false;
  for (std::size_t begin = 0; begin < bytes.size();) {
    std::size_t const end = std::min(bytes.find('\n', begin), bytes.size());
    std::string_view const line = bytes.substr(begin, end - begin);
    if (!line.empty() && text::is_letter(line.front())) in_colours = line.starts_with("colours:");
    std::size_t const colon = line.find(": ");
    std::size_t const first =
        colon == line.npos ? line.npos : line.find_first_not_of(signs, colon + 1);
    if (first != line.npos) {
      std::string_view const key = text::trimmed(line.substr(0, colon));
      std::size_t const last = std::min(line.find_first_of(signs, first), line.size());
      std::string_view const word = line.substr(first, last - first);
      bool const is_name = (in_colours && line.front() == ' ') || key == "colour";
      if ((word.starts_with('#') || is_name) && layout::read_colour(word))
        out.push_back({begin + first, begin + last});
    }
    begin = end + 1;
  }
  return out;
}

}  // namespace dawson::lsp
