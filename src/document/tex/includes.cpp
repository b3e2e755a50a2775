#include "document/tex/scan_parts.hpp"

#include <algorithm>

namespace dawson::document {
namespace {

using text::Span;

struct Row {
  std::string_view word;
  IncludeFrom from;
  bool with_suffix = false;
  bool without_braces = false;  ///< also accepts TeX's form `\input name`
  bool may_be_missing = false;
};
constexpr Row rows[] = {
    {"input", IncludeFrom::here, false, true},
    {"InputIfFileExists", IncludeFrom::here, false, false, true},
    {"include", IncludeFrom::here, true},
    {"subfile", IncludeFrom::beside},
    {"subfileinclude", IncludeFrom::beside, true},
    {"import", IncludeFrom::named},
    {"inputfrom", IncludeFrom::named},
    {"includefrom", IncludeFrom::named, true},
    {"subimport", IncludeFrom::named_here},
    {"subinputfrom", IncludeFrom::named_here},
    {"subincludefrom", IncludeFrom::named_here, true},
};

bool blank(char c) { return c == ' ' || c == '\t'; }

// Returns whether a name contains characters whose value only TeX knows when it runs.
bool made_later(std::string_view name) {
  return name.find_first_of("\\#~") != std::string_view::npos;
}

class Arguments {
 public:
  Arguments(std::string_view bytes, std::size_t at, TexGroups& groups)
      : bytes_(bytes), at_(at), groups_(groups) {}

  std::size_t at() const { return at_; }

  std::optional<Span> braced() {
    std::size_t at = at_;
    while (at < bytes_.size() && blank(bytes_[at])) ++at;
    if (at >= bytes_.size() || bytes_[at] != '{') return {};
    std::size_t const close = groups_.brace_on_line(at);
    if (close == std::string_view::npos) return {};
    at_ = close + 1;
    return unquoted(trimmed({at + 1, close}));
  }

  std::optional<Span> bare() {
    std::size_t begin = at_;
    while (begin < bytes_.size() && blank(bytes_[begin])) ++begin;
    if (begin == at_) return {};  // \input{...} or \inputlineno, never \inputname
    std::size_t end = begin;
    bool in_quotes = false;  // within quotation marks
    while (end < bytes_.size() &&
           std::string_view(in_quotes ? "\r\n{}%" : " \t\r\n{}%").find(bytes_[end]) ==
               std::string_view::npos)
      in_quotes = in_quotes != (bytes_[end++] == '"');
    if (end == begin) return {};
    at_ = end;
    return unquoted({begin, end});
  }

 private:
  Span trimmed(Span span) const {
    while (span.begin < span.end && blank(bytes_[span.begin])) ++span.begin;
    while (span.begin < span.end && blank(bytes_[span.end - 1])) --span.end;
    return span;
  }

  // Returns the name without quotation marks, which only protect blanks.
  Span unquoted(Span span) const {
    bool const quoted = span.end > span.begin + 1 && bytes_[span.begin] == '"' &&
                        bytes_.find('"', span.begin + 1) == span.end - 1;
    return quoted ? Span{span.begin + 1, span.end - 1} : span;
  }

  std::string_view bytes_;
  std::size_t at_;
  TexGroups& groups_;
};

}  // namespace

bool may_be_missing(std::string_view command) {
  return std::ranges::any_of(rows, [&](Row const& row) {
    return row.may_be_missing &&
           command.substr(std::min<std::size_t>(1, command.size())).starts_with(row.word);
  });
}

std::optional<Include> read_include(std::string_view bytes, std::size_t begin,
                                    std::string_view word, std::size_t& at, TexGroups& groups) {
  auto const* const row = std::ranges::find(rows, word, &Row::word);
  if (row == std::end(rows)) return {};
  Arguments arguments(bytes, at, groups);
  Include found;
  found.from = row->from;
  found.with_suffix = row->with_suffix;
  if (row->from == IncludeFrom::named || row->from == IncludeFrom::named_here) {
    auto const folder = arguments.braced();
    if (!folder) return {};
    found.folder = *folder;
  }
  auto name = arguments.braced();
  if (!name && row->without_braces) name = arguments.bare();
  if (!name || name->begin == name->end) return {};
  found.name = *name;
  at = arguments.at();
  found.whole = {begin, at};
  auto const text = [&](Span span) { return bytes.substr(span.begin, span.end - span.begin); };
  found.made_later = made_later(text(found.name)) || made_later(text(found.folder));
  return found;
}

}  // namespace dawson::document
