#include "write/tex/letters.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <string>
#include <variant>

#include <fmt/format.h>

#include "backend/latex/tikz.hpp"
#include "prose/tex.hpp"
#include "session/invocation.hpp"
#include "text/scanning.hpp"
#include "text/utf8.hpp"

namespace dawson::run {
namespace {

struct Range {
  char32_t first, last;
};
// The characters that pdflatex prints with dawson.sty in a document without further packages, in
// OT1 and T1; tests/tex/letters.sh tests each.
constexpr std::array<Range, 68> printed{{
    {0x0080, 0x017F}, {0x0192, 0x0192}, {0x01C4, 0x01D4}, {0x01DE, 0x01DF}, {0x01E2, 0x01E3},
    {0x01E6, 0x01EB}, {0x01F0, 0x01F0}, {0x01F4, 0x01F5}, {0x01F8, 0x01FF}, {0x0218, 0x021B},
    {0x021E, 0x021F}, {0x0226, 0x022F}, {0x0232, 0x0233}, {0x0237, 0x0237}, {0x02C6, 0x02C7},
    {0x02D8, 0x02D9}, {0x02DB, 0x02DD}, {0x061C, 0x061C}, {0x0E3F, 0x0E3F}, {0x1E02, 0x1E07},
    {0x1E0A, 0x1E11}, {0x1E1E, 0x1E29}, {0x1E30, 0x1E37}, {0x1E3A, 0x1E3B}, {0x1E3E, 0x1E49},
    {0x1E54, 0x1E5B}, {0x1E5E, 0x1E63}, {0x1E6A, 0x1E6F}, {0x1E7C, 0x1E99}, {0x1E9E, 0x1E9E},
    {0x1EA0, 0x1EA1}, {0x1EB8, 0x1EB9}, {0x1EBC, 0x1EBD}, {0x1ECA, 0x1ECD}, {0x1EE4, 0x1EE5},
    {0x1EF2, 0x1EF5}, {0x1EF8, 0x1EF9}, {0x2000, 0x2016}, {0x2018, 0x201A}, {0x201C, 0x201E},
    {0x2020, 0x2022}, {0x2026, 0x2026}, {0x2028, 0x2033}, {0x2039, 0x203B}, {0x203D, 0x203D},
    {0x2044, 0x2044}, {0x204E, 0x204E}, {0x2052, 0x2052}, {0x205F, 0x2060}, {0x2066, 0x2069},
    {0x20AB, 0x20AC}, {0x20B1, 0x20B1}, {0x2103, 0x2103}, {0x2116, 0x2117}, {0x2120, 0x2122},
    {0x2126, 0x2127}, {0x2190, 0x2194}, {0x21D2, 0x21D2}, {0x2212, 0x2212}, {0x221E, 0x221E},
    {0x223C, 0x223C}, {0x2248, 0x2248}, {0x2260, 0x2260}, {0x2264, 0x2265}, {0x2654, 0x265F},
    {0x3000, 0x3000}, {0xFB00, 0xFB06}, {0xFE0E, 0xFE0F},
}};

bool within(char32_t letter, char32_t first, char32_t last) {
  return letter >= first && letter <= last;
}

bool is_printed(char32_t letter) {
  auto const* const found = std::ranges::lower_bound(printed, letter, std::less<>(), &Range::last);
  return (found != printed.end() && letter >= found->first) || letter == 0xFEFF;
}

// Words in a preamble that loads other fonts, and packages that set the encoding of a script.
constexpr std::array<std::string_view, 12> of_fonts{
    "fontspec", "unicode-math", "mathspec", "polyglossia",   "xeCJK",   "luatexja",
    "CJKutf8",  "ctex",         "kotex",    "\\setmainfont", "\\input", "\\babelfont"};
constexpr std::array<std::string_view, 13> of_cyrillic{
    "T2A",       "T2B",        "T2C",       "X2",       "OT2",        "LCY",      "russian",
    "ukrainian", "belarusian", "bulgarian", "serbianc", "macedonian", "mongolian"};
constexpr std::array<std::string_view, 5> of_greek{"LGR", "greek", "textgreek", "alphabeta",
                                                   "betababel"};

// Returns the lines of a preamble without comments.
std::string preamble_of(std::string_view document) {
  std::string out;
  std::size_t const end = document.find("\\begin{document}");
  if (end == document.npos) return out;
  document = document.substr(0, end);
  while (!document.empty()) {
    std::size_t const next = std::min(document.find('\n'), document.size());
    std::string_view line = document.substr(0, next);
    for (std::size_t at = line.find('%'); at != line.npos; at = line.find('%', at + 1))
      if (at == 0 || line[at - 1] != '\\') line = line.substr(0, at);
    out.append(line).append("\n");
    document.remove_prefix(std::min(next + 1, document.size()));
  }
  return out;
}

template <class Words>
bool has_one(std::string const& text, Words const& words) {
  return std::ranges::any_of(
      words, [&](std::string_view word) { return text.find(word) != std::string::npos; });
}

struct Remedy {
  std::string_view script, hint;
};
constexpr std::array<Remedy, 4> remedies{{
    {"Cyrillic ", "load an encoding that has them: `\\usepackage[T2A,T1]{fontenc}`"},
    {"Greek ", "load an encoding that has them: `\\usepackage[LGR,T1]{fontenc}`"},
    {"", "use lualatex or xelatex, and fontspec with a font that has them"},
    {"", "delete them from the source"},
}};

// first byte of two-byte characters, up to U+017F
constexpr unsigned char first_beyond_latin = 0xC6;

}  // namespace

LatexLetters::LatexLetters(std::string_view master) {
  std::string const preamble = preamble_of(master);
  all_known_ = preamble.empty() || has_one(preamble, of_fonts);
  has_[cyrillic] = has_one(preamble, of_cyrillic);
  has_[greek] = has_one(preamble, of_greek);
}

bool LatexLetters::may_lack(std::string_view text) {
  return std::ranges::any_of(
      text, [](char c) { return static_cast<unsigned char>(c) >= first_beyond_latin; });
}

void LatexLetters::look(std::string_view code, document::Directive const& directive) {
  for (std::size_t at = text::find_beyond_ascii(code, 0); at < code.size();
       at = text::find_beyond_ascii(code, at + 1)) {
    if (static_cast<unsigned char>(code[at]) < first_beyond_latin) continue;
    std::size_t const bytes = text::utf8_length(code, at);
    if (bytes < 2) continue;
    add(text::utf8_decode(code, at), directive);
    at += bytes - 1;
  }
}

void LatexLetters::add(char32_t letter, document::Directive const& directive) {
  auto const instead = prose::tex_shapeless(letter);
  bool const has_shape = !instead || instead->starts_with('\\');
  if (has_shape && (all_known_ || is_printed(letter))) return;
  Kind kind = has_shape ? other : shapeless;
  if (within(letter, 0x0400, 0x052F)) kind = cyrillic;
  if (within(letter, 0x0370, 0x03FF) || within(letter, 0x1F00, 0x1FFF)) kind = greek;
  Script& script = found_[kind];
  if (has_[kind]) return;
  if (script.letters.empty()) script = {letter, {}, directive.opening, directive.whole};
  script.letters.insert(letter);
}

bool LatexLetters::any() const {
  return std::ranges::any_of(found_, [](Script const& one) { return !one.letters.empty(); });
}

text::Diagnostics LatexLetters::findings(text::Source const& source) const {
  text::Diagnostics out;
  for (std::size_t kind = 0; kind < kinds; ++kind) {
    Script const& script = found_[kind];
    if (script.letters.empty()) continue;
    std::string bytes;
    text::utf8_append(bytes, script.first);
    std::string first = fmt::format("U+{:04X}", static_cast<std::uint32_t>(script.first));
    if (kind != shapeless) first = fmt::format("{} ({})", bytes, first);
    if (std::size_t const more = script.letters.size() - 1)
      first +=
          fmt::format(" and {} more {}letter{}", more, remedies[kind].script, more == 1 ? "" : "s");
    std::size_t const at =
        source.bytes().substr(0, script.whole.end).find(bytes, script.whole.begin);
    out.push_back(text::warning(
        "W-LETTER",
        at == std::string_view::npos ? script.opening : text::Span{at, at + bytes.size()},
        kind == shapeless ? fmt::format("{} has no shape; LaTeX prints nothing", first)
                          : fmt::format("LaTeX's fonts lack {}; pdflatex prints a box", first),
        std::string(remedies[kind].hint)));
  }
  return out;
}

CheckedLetters::CheckedLetters(Invocation& invocation, FollowedBook const& read,
                               std::string const& boards)
    : invocation_(invocation), read_(read), renderer_(invocation, boards) {
  LatexLetters const none(invocation.sources()[read.documents.front().source].bytes());
  letters_.assign(read.documents.size(), none);
}

bool CheckedLetters::any() const {
  return std::ranges::any_of(read_.documents, [&](CompiledDocument const& document) {
    return LatexLetters::may_lack(invocation_.sources()[document.source].bytes()) ||
           std::ranges::any_of(document.contexts, [](auto const& one) { return one.many; });
  });
}

void CheckedLetters::look(std::size_t document, std::size_t number, Content const& content) {
  if (std::holds_alternative<Verbatim>(content)) return;
  document::Directive const& directive = read_.documents[document].directives[number];
  auto const* diagram = diagram_of(content);
  letters_[document].look(diagram ? renderer_.diagram(*diagram) : renderer_.set(content),
                          directive);
  if (diagram && diagram->solution)
    letters_[document].look(backend::tikz_solution(diagram->solution->lines), directive);
}

void CheckedLetters::report() {
  for (std::size_t i = 0; i < letters_.size(); ++i) {
    text::SourceId const source = read_.documents[i].source;
    invocation_.report(letters_[i].findings(invocation_.sources()[source]), source);
  }
}

}  // namespace dawson::run
