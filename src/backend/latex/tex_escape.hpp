// Dawson's own words inside a LaTeX document.
#pragma once

#include <string>
#include <string_view>

#include "layout/figures.hpp"
#include "prose/prose.hpp"

namespace dawson::backend {

/// UTF-8 text so that LaTeX prints it as it stands, whatever babel has made of `" ; : ! ?`; arrows
/// (`->`, `-->`) become \DawsonTo. Never contains `#`, a line end or one of these characters bare.
std::string tex_text(std::string_view text);
void append_tex_text(std::string& out, std::string_view text);

/// Inlines one after the other: text escaped, host text as it came, marked text in LaTeX's
/// commands, figurines with the abbreviations of their board. Links need hyperref; two line ends
/// are a paragraph's.
std::string tex_prose(prose::Inlines const& inlines,
                      layout::Abbreviations const& abbreviations = {});

/// The same, appended; with `ties` between words as `layout::with_ties` has them.
void append_tex_prose(std::string& out, prose::Inlines const& inlines,
                      layout::Abbreviations const& abbreviations, bool ties);

/// Words as an argument whose meaning does not change in upper case: small letters, a `*` before
/// each that was a capital.
std::string tex_caseless(std::string_view words);

/// A number as TeX reads it: at most four decimals, no trailing zeros, never an exponent.
std::string tex_number(double value);
void append_tex_number(std::string& out, double value);

}  // namespace dawson::backend
