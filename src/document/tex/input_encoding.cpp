#include "document/tex/input_encoding.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "document/tex/text.hpp"
#include "text/diagnostic.hpp"
#include "text/files.hpp"
#include "text/scanning.hpp"
#include "text/utf8.hpp"

namespace dawson::document {

// inputenc has its own names for encodings; they are mapped to iconv's names. The list is from
// inputenc's manual (2018).

namespace {

using text::Span;

struct Name {
  std::string_view of_inputenc, of_iconv;
};
constexpr auto encoding_names = std::to_array<Name>({
    {"latin1", "ISO-8859-1"},   {"latin2", "ISO-8859-2"},
    {"latin3", "ISO-8859-3"},   {"latin4", "ISO-8859-4"},
    {"latin5", "ISO-8859-9"},   {"latin9", "ISO-8859-15"},
    {"latin10", "ISO-8859-16"}, {"ansinew", "CP1252"},
    {"cp1250", "CP1250"},       {"cp1251", "CP1251"},
    {"cp1252", "CP1252"},       {"cp1257", "CP1257"},
    {"cp437", "CP437"},         {"cp850", "CP850"},
    {"cp852", "CP852"},         {"cp858", "CP858"},
    {"cp865", "CP865"},         {"cp866", "CP866"},
    {"applemac", "MACINTOSH"},  {"macce", "MACCENTRALEUROPE"},
    {"koi8-r", "KOI8-R"},       {"koi8-u", "KOI8-U"},
    {"iso88595", "ISO-8859-5"},
});

bool in_comment(std::string_view bytes, std::size_t at) {
  std::size_t const begin = bytes.rfind('\n', at) + 1;  // npos + 1 is 0
  for (std::size_t i = begin; i < at; ++i) {
    if (bytes[i] == '\\') ++i;
    else if (bytes[i] == '%') return true;
  }
  return false;
}

// Returns the first encoding name, after `\inputencoding{` or in `[...]{inputenc}`; empty without
// one.
Span declared_encoding(std::string_view bytes) {
  constexpr std::string_view word = "inputenc", command = "\\inputencoding{";
  constexpr std::size_t longest = 20;
  for (std::size_t at = bytes.find(word); at != bytes.npos; at = bytes.find(word, at + 1)) {
    std::size_t begin = at, end = at;
    if (at > 0 && bytes.substr(at - 1).starts_with(command)) {
      begin = at - 1 + command.size();
      end = bytes.find('}', begin);
    } else if (bytes.substr(0, at).ends_with("]{")) {
      end = at - 2;
      begin = end - std::min(end, longest);
      begin += bytes.substr(begin, end - begin).rfind('[') + 1;
    } else {
      continue;
    }
    if (end == bytes.npos || end <= begin || end - begin >= longest) continue;
    if (!in_comment(bytes, begin)) return {begin, end};
    at = std::min(bytes.find('\n', at), bytes.size() - 1);  // so that each line is searched once
  }
  return {};
}

text::Diagnostic warning(Span where, std::string message, std::string help) {
  return text::warning("W-ENCODING", where, std::move(message), std::move(help));
}

}  // namespace

std::span<std::string_view const> tex_suffixes() {
  static constexpr std::string_view suffixes[] = {".tex", ".ltx", ".latex", ".sty", ".cls"};
  return suffixes;
}

bool has_tex_suffix(std::string_view name) {
  return std::ranges::any_of(tex_suffixes(), [&](auto suffix) { return name.ends_with(suffix); });
}

bool is_tex(std::string_view name, std::string_view bytes) {
  return has_tex_suffix(name) ||
         (!text::has_markdown_suffix(name) && bytes.find("\\documentclass") != bytes.npos);
}

TexBytes read_tex_bytes(std::string bytes, text::Encoding const* of_master) {
  Span const where = declared_encoding(bytes);
  std::string const name = bytes.substr(where.begin, where.end - where.begin);
  auto const* const row = std::ranges::find(encoding_names, name, &Name::of_inputenc);
  text::Encoding const* encoding = row != encoding_names.end() ? text::Encoding::find(row->of_iconv)
                                   : name.empty()              ? of_master
                                                               : nullptr;
  std::size_t const foreign = text::find_invalid_utf8(bytes);
  if (foreign == bytes.npos) {
    bool const ascii = text::find_beyond_ascii(bytes, 0) == bytes.npos;
    if (!encoding || ascii) return {std::move(bytes), encoding};
    TexBytes read{std::move(bytes)};
    if (!name.empty())
      read.finding = warning(
          where, fmt::format("declared encoding is {}, but the file is UTF-8; read as UTF-8", name),
          "declare utf8 (otherwise LaTeX prints other letters), or save the file as " + name);
    return read;
  }
  if (encoding) return {encoding->decode(std::move(bytes)), encoding};
  char const first = bytes[foreign];
  // Before that byte the text is ASCII or UTF-8, each byte of which decodes to one character.
  std::size_t const at = text::western().decoded_size(std::string_view(bytes).substr(0, foreign));
  TexBytes read{text::western().decode(std::move(bytes)), &text::western()};
  bool const unknown = !name.empty() && !name.starts_with("utf8");
  read.finding =
      warning({at, at + text::utf8_length(read.text, at)},
              unknown ? fmt::format("unknown encoding {} of inputenc; file read as CP1252", name)
                      : fmt::format("byte 0x{:02X} is not UTF-8{}; file read as CP1252",
                                    static_cast<unsigned char>(first),
                                    name.empty() ? ", and no encoding is declared" : ""),
              "declare it, as in \\usepackage[latin1]{inputenc}, or save the file as UTF-8");
  return read;
}

std::string written_in(text::Encoding const& encoding, std::string_view text,
                       std::string& unencodable) {
  std::string out;
  out.reserve(text.size());
  for (std::size_t at = 0; at < text.size();) {
    std::size_t const length = std::max<std::size_t>(1, text::utf8_length(text, at));
    std::string_view const character = text.substr(at, length);
    at += length;
    if (auto const byte = encoding.byte_of(text::utf8_decode(character, 0))) {
      out += *byte;
    } else if (auto const command = tex_command_of(character)) {
      out += *command;
    } else {
      out += '?';
      if (unencodable.find(character) == unencodable.npos) unencodable += character;
    }
  }
  return out;
}

}  // namespace dawson::document
