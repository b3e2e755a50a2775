// Writes Dawson's text, prose and numbers in a LaTeX document, and calls of dawson.sty's macros
// whose arguments are numbers.
#pragma once

#include <string>
#include <string_view>

#include "layout/figures.hpp"
#include "prose/prose.hpp"

namespace dawson::backend {

/// Returns UTF-8 text so that LaTeX prints it literally, whatever babel does with `" ; : ! ?`;
/// arrows (`->`, `-->`) become \DawsonTo. Never contains `#`, a line end or one of these characters
/// unescaped.
std::string tex_text(std::string_view text);
/// Appends the same to `out`.
void append_tex_text(std::string& out, std::string_view text);

/// Returns inlines in sequence: text escaped, text in the markup language unchanged, marked text
/// with LaTeX commands, figurines with the abbreviations of their board. Links need hyperref; two
/// line ends in sequence end a paragraph.
std::string tex_prose(prose::Inlines const& inlines,
                      layout::Abbreviations const& abbreviations = {});

/// Appends the same; with `ties` between words as `layout::with_ties` adds them.
void append_tex_prose(std::string& out, prose::Inlines const& inlines,
                      layout::Abbreviations const& abbreviations, bool ties);

/// Returns words as an argument whose meaning does not change in upper case: small letters, with a
/// `*` before each that was a capital.
std::string tex_caseless(std::string_view words);

/// Returns a number for TeX: at most four decimals, no trailing zeros, never an exponent.
std::string tex_number(double value);
/// Appends the same to `out`.
void append_tex_number(std::string& out, double value);

/// Appends the same in braces.
void append_tex_argument(std::string& out, double value);

/// Appends `{1}{2.5}`, as `append_tex_number` writes numbers.
template <class... Numbers>
void put_numbers(std::string& out, Numbers... numbers) {
  (append_tex_argument(out, numbers), ...);
}

/// Appends `\DawsonWORD{1}{2.5}`.
template <class... Numbers>
void put_call(std::string& out, std::string_view word, Numbers... numbers) {
  out.append(std::string_view("\\Dawson")).append(word);
  put_numbers(out, numbers...);
}

/// Returns the same call.
template <class... Numbers>
std::string call(std::string_view word, Numbers... numbers) {
  std::string out;
  put_call(out, word, numbers...);
  return out;
}

}  // namespace dawson::backend
