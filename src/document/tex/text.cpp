#include "document/tex/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

#include "document/reader.hpp"
#include "document/tex/scan.hpp"
#include "text/scanning.hpp"
#include "text/utf8.hpp"

namespace dawson::document {
namespace {

using text::SourceMappedText;
using text::Span;

std::size_t comment_start(std::string_view line) {
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (line[i] == '\\') ++i;
    else if (line[i] == '%') return i;
  }
  return std::string_view::npos;
}

std::string_view word_at(std::string_view text, std::size_t backslash) {
  std::size_t end = backslash + 1;
  while (end < text.size() && text::is_letter(text[end])) ++end;
  return text.substr(backslash + 1, end - backslash - 1);
}

// Accents: base letters and the composed letters.
struct Accent {
  char command;
  std::string_view bases;
  std::u32string_view composed;
};
constexpr std::array<Accent, 9> accents{{
    {'\'', "aeiouyAEIOUYcnszCNSZ", U"áéíóúýÁÉÍÓÚÝćńśźĆŃŚŹ"},
    {'`', "aeiouAEIOU", U"àèìòùÀÈÌÒÙ"},
    {'^', "aeiouAEIOU", U"âêîôûÂÊÎÔÛ"},
    {'"', "aeiouyAEIOU", U"äëïöüÿÄËÏÖÜ"},
    {'~', "anoANO", U"ãñõÃÑÕ"},
    {'v', "cdenrstzCDENRSTZ", U"čďěňřšťžČĎĚŇŘŠŤŽ"},
    {'c', "csCS", U"çşÇŞ"},
    {'H', "ouOU", U"őűŐŰ"},
    {'u', "agAG", U"ăğĂĞ"},
}};

struct Word {
  std::string_view name;
  std::string_view text;
};
constexpr std::array<Word, 30> words{{
    {"ss", "ß"},
    {"o", "ø"},
    {"O", "Ø"},
    {"ae", "æ"},
    {"AE", "Æ"},
    {"aa", "å"},
    {"AA", "Å"},
    {"l", "ł"},
    {"L", "Ł"},
    {"oe", "œ"},
    {"OE", "Œ"},
    {"i", "ı"},
    {"to", "→"},
    {"rightarrow", "→"},
    {"ra", "→"},
    {"lra", "↔"},
    {"leftrightarrow", "↔"},
    {"times", "×"},
    {"Rightarrow", "⇒"},
    {"sim", "∼"},
    {"textonehalf", "½"},
    {"textasciitilde", "~"},
    {"textasciicircum", "^"},
    {"textbackslash", "\\"},
    {"textquotedbl", "\""},
    {"textless", "<"},
    {"textgreater", ">"},
    {"textbar", "|"},
    {"dots", "…"},
    {"ldots", "…"},
}};

}  // namespace

std::optional<std::string> printed_command(std::string_view text, std::size_t& at) {
  if (at + 1 >= text.size()) return {};
  char const sign = text[at + 1];
  if (std::string_view("#%&_${}").find(sign) != std::string_view::npos)
    return at += 2, std::string(1, sign);
  if (sign == ' ' || sign == '/' || sign == ',' || sign == '-')
    return at += 2, sign == ' ' || sign == ',' ? std::string(" ") : std::string();
  std::string_view const word = word_at(text, at);
  for (Accent const& accent : accents) {
    bool const lettered = text::is_letter(accent.command);
    if (lettered ? word != std::string_view(&accent.command, 1) : sign != accent.command) continue;
    std::size_t base = at + 2;
    while (base < text.size() && text[base] == ' ') ++base;
    bool const braced = base < text.size() && text[base] == '{';
    if (braced) ++base;
    if (base < text.size() && text.substr(base).starts_with("\\i")) ++base;  // \'\i
    if (base >= text.size()) return {};
    std::size_t const which = accent.bases.find(text[base]);
    if (which == std::string_view::npos) return {};
    if (braced && (base + 1 >= text.size() || text[base + 1] != '}')) return {};
    at = base + 1 + (braced ? 1 : 0);
    std::string out;
    text::utf8_append(out, accent.composed[which]);
    return out;
  }
  // A quotation mark that babel does not interpret.
  if (text.substr(at).starts_with("\\symbol{34}"))
    return at += std::string_view("\\symbol{34}").size(), std::string("\"");
  auto const known = std::ranges::find(words, word, &Word::name);
  if (word.empty() || known == words.end()) return {};
  at += 1 + word.size();
  while (at < text.size() && text[at] == ' ') ++at;  // TeX drops blanks after a control word
  return std::string(known->text);
}

SourceMappedText without_comment(SourceMappedText const& line) {
  std::size_t const comment = comment_start(line.text());
  return comment == std::string_view::npos ? line : line.part({0, comment}).trimmed();
}

std::optional<Span> percentage_in_tex(std::string_view line) {
  std::size_t const at = comment_start(line);
  if (at == std::string_view::npos || text::without_tail(line.substr(at + 1)).empty()) return {};
  std::string_view const before = text::without_tail(line.substr(0, at));
  std::size_t const digits = before.size() - (before.find_last_not_of("0123456789") + 1);
  // A year or problem number before a comment is not a percentage.
  constexpr std::size_t most_digits = 2;
  bool const whole = digits == 3 && before.ends_with("100");
  bool const apart = before.size() < at;
  if (digits == 0 || (apart && digits > most_digits && !whole)) return {};
  return Span{at, at + 1};
}

SourceMappedText position_in_tex(SourceMappedText const& position) {
  std::string_view const text = position.text();
  if (text.find('\\') == std::string_view::npos) return position;
  SourceMappedText out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    bool const escape = text[i] == '\\' && i + 1 < text.size() &&
                        std::string_view("#$%&_{}").find(text[i + 1]) != std::string_view::npos;
    SourceMappedText const sign = position.part({i, i + (escape ? 2 : 1)});
    out.append_for(sign.text().substr(escape ? 1 : 0), sign.origin());
    if (escape) ++i;
  }
  return out;
}

std::vector<std::size_t> separators_in_tex(std::string_view text, char sign) {
  std::vector<std::size_t> places;
  int depth = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\\') ++i;
    else if (text[i] == '{') ++depth;
    else if (text[i] == '}') --depth;
    else if (text[i] == sign && depth == 0) places.push_back(i);
  }
  return places;
}

namespace {

// Walks through TeX text: calls `plain(i)` for each character outside of control sequences, and
// `control(i, length)`, which returns the number of bytes it has read, for each control sequence.
template <class Plain, class Control>
std::optional<text::Diagnostic> walk(SourceMappedText const& value, Plain plain, Control control) {
  std::string_view const text = value.text();
  std::vector<std::size_t> open;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\\') {
      std::string_view const word = word_at(text, i);
      if (word == "verb" || word == "lstinline" || word == "mintinline")
        return text::error("E-VERB", value.origin({i, i + 1 + word.size()}),
                           fmt::format("\\{} is not allowed in a directive", word),
                           "write \\texttt{...} with the special characters escaped");
      if (i + 1 == text.size())  // it would escape the brace that closes the argument
        return text::error("E-BRACE", value.origin({i, i + 1}), "value ends with a backslash",
                           "remove it, or write \\textbackslash");
      std::size_t const length = word.empty() ? 2 : 1 + word.size();
      i += control(i, length) - 1;
      continue;
    }
    if (text[i] == '{') open.push_back(i);
    if (text[i] == '}') {
      if (open.empty())
        return text::error("E-BRACE", value.origin({i, i + 1}),
                           "closing brace without an opening brace",
                           "remove it, or write \\} to print a brace");
      open.pop_back();
    }
    plain(i);
  }
  if (!open.empty())
    return text::error("E-BRACE", value.origin({open.back(), open.back() + 1}),
                       "opening brace is never closed",
                       "close it in the same value, or write \\{ to print a brace");
  return {};
}

// Returns whether a character is special in TeX, or in values parsed as TeX.
constexpr bool is_special(char c) {
  return c == '\\' || c == '{' || c == '}' || c == '#' || c == '&' || c == '%' || c == '\n';
}

// Returns a control sequence; a backslash before a line end is a control space.
std::string_view control_sequence(std::string_view text, std::size_t at, std::size_t length) {
  std::string_view const written = text.substr(at, length);
  return written == "\\\n" ? std::string_view("\\ ") : written;
}

}  // namespace

std::optional<prose::Inlines> markup_tex(SourceMappedText const& value, LinkDefinitions const&,
                                         text::Diagnostics& findings) {
  std::string_view const text = value.text();
  prose::Inlines inlines;
  if (!text.empty() && std::ranges::none_of(text, is_special)) {
    inlines.emplace_back(std::in_place_type<prose::Raw>, value.text());
    return inlines;
  }
  bool const has_pieces = text.find("\\chess") != std::string_view::npos;
  text::Source const source({}, has_pieces ? value.text() : std::string());
  Scan const scan = has_pieces ? scan_tex(source) : Scan{};
  auto directive = scan.directives.begin();
  bool is_valid = true;
  std::string out;
  out.reserve(text.size());
  auto const plain = [&](std::size_t i) {
    if (text[i] == '#' || text[i] == '&' || text[i] == '%') out += '\\';
    if (text[i] == '\n') {
      bool const first_of_two = i + 1 < text.size() && text[i + 1] == '\n';
      if (!first_of_two) out += i > 0 && text[i - 1] == '\n' ? "\\par " : "\\newline ";
      return;
    }
    out += text[i];
  };
  auto const control = [&](std::size_t i, std::size_t length) {
    while (directive != scan.directives.end() &&
           (!directive->is_inline || directive->whole.begin < i))
      ++directive;
    if (directive == scan.directives.end() || directive->whole.begin != i) {
      out += control_sequence(text, i, length);
      return length;
    }
    text::Diagnostics own;
    auto const request = read_inline_request(source, *directive, tex_markup, own);
    if (request && request->is_board())
      own.push_back(text::error("E-INLINE", directive->whole, "board in the text of a field",
                                "write pieces only"));
    auto pieces =
        request && !request->is_board() ? read_inline_pieces(*request, own) : std::nullopt;
    for (text::Diagnostic const& finding : own) findings.push_back(value.origin(finding));
    is_valid = is_valid && pieces.has_value();
    inlines.push_back(prose::Raw{std::exchange(out, {})});
    if (pieces) inlines.push_back(prose::Figurines{std::move(*pieces)});
    return directive->whole.end - directive->whole.begin;
  };
  if (auto failure = walk(value, plain, control)) return findings.push_back(*failure), std::nullopt;
  if (!out.empty() || inlines.empty()) inlines.push_back(prose::Raw{std::move(out)});
  return is_valid ? std::optional(std::move(inlines)) : std::nullopt;
}

text::Result<std::string> code_tex(SourceMappedText const& value) {
  std::string out;
  std::string_view const text = value.text();
  auto const plain = [&](std::size_t i) { out += text[i] == '\n' ? ' ' : text[i]; };
  auto const control = [&](std::size_t i, std::size_t length) {
    out += control_sequence(text, i, length);
    return length;
  };
  if (auto failure = walk(value, plain, control)) return *failure;
  return out;
}

namespace {

// Returns the plain text; with `keeps_braces` braces stay and a tie becomes a blank.
std::optional<Plain> plain_text(SourceMappedText const& value, bool keeps_braces) {
  SourceMappedText out;
  std::string_view const text = value.text();
  std::string_view const signs = keeps_braces ? "\\{}$^~" : "\\{}$^";
  if (!text.empty() && text.find_first_of(signs) == std::string_view::npos) return Plain(value);
  for (std::size_t at = 0; at < text.size();) {
    std::size_t const begin = at;
    if (text[at] == '\\') {
      auto const decoded = printed_command(text, at);
      if (!decoded) return {};
      out.append_for(*decoded, value.origin({begin, at}));
      continue;
    }
    constexpr std::string_view degrees[] = {"^\\circ", "^{\\circ}"};
    auto const* const degree = std::ranges::find_if(
        degrees, [&](std::string_view sign) { return text.substr(at).starts_with(sign); });
    if (degree != std::end(degrees)) {
      at += degree->size();
      out.append_for("\u00B0", value.origin({begin, at}));
      continue;
    }
    ++at;
    if (keeps_braces && text[begin] == '~') {
      out.append_for(" ", value.origin({begin, at}));
      continue;
    }
    std::string_view const dropped = keeps_braces ? "$" : "{}$";
    if (dropped.find(text[begin]) != std::string_view::npos) continue;
    at = std::min(text.find_first_of(signs, at), text.size());
    out.append(value, {begin, at});
  }
  if (out.empty()) out.append({}, value.origin().begin);
  return Plain(std::move(out));
}

}  // namespace

std::optional<Plain> line_of_tex(SourceMappedText const& line) { return plain_text(line, true); }

std::optional<Plain> plain_tex(SourceMappedText const& value) { return plain_text(value, false); }

std::optional<std::string> tex_command_of(std::string_view character) {
  char32_t const letter = text::utf8_decode(character, 0);
  for (Accent const& accent : accents)
    if (std::size_t const at = accent.composed.find(letter); at != std::u32string_view::npos)
      return fmt::format("\\{}{{{}}}", accent.command, accent.bases[at]);
  constexpr char32_t after_latin = 0x250;  // later characters are for formulas
  auto const* const word = std::ranges::find(words, character, &Word::text);
  if (word == words.end() || letter >= after_latin) return {};
  return fmt::format("\\{}{{}}", word->name);
}

MarkupLanguage const tex_markup{.without_comment = without_comment,
                                .percentage = percentage_in_tex,
                                .separators = separators_in_tex,
                                .position = position_in_tex,
                                .plain = plain_tex,
                                .prose = markup_tex,
                                .labels_need_numbers = true,
                                .defaults_block = "\\begin{chess} defaults ... \\end{chess}",
                                .inline_pieces = "\\chess{*2q}",
                                .label_reserves = "LaTeX"};

}  // namespace dawson::document
