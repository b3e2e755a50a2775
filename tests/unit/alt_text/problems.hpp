// Problems for the tests of this room, set up without a document.
#pragma once

#include <string>
#include <string_view>

#include "alt_text/description.hpp"
#include "notation/notations.hpp"
#include "problem/problem.hpp"
#include "semantics/stipulation.hpp"
#include "semantics/twins/lists.hpp"

#include <boost/test/unit_test.hpp>

namespace dawson::alt_text {

using chess::Kind;
using chess::Language;
using chess::Piece;
using chess::Side;
using chess::Square;

/// Returns a text without its no-break spaces.
inline std::string plain(std::string text) {
  constexpr std::string_view tie = "\u00A0";
  for (std::size_t at = 0; (at = text.find(tie, at)) != std::string::npos;)
    text.replace(at, tie.size(), " ");
  return text;
}

/// Returns a problem with a position in that notation.
inline problem::Problem problem_in(std::string_view notation, std::string_view text) {
  auto const* found = notation::find_notation(notation);
  BOOST_REQUIRE(found);
  text::Diagnostics warnings;
  auto position = found->read(text, warnings);
  BOOST_REQUIRE(position.ok());
  problem::Problem problem;
  problem.position = std::move(*position);
  return problem;
}

/// Returns a white king on a1 and a black king on h8, with twins.
inline problem::Problem with_twins(std::string_view twins, Language language = Language::english) {
  problem::Problem problem = problem_in("fen", "7k/1p6/8/8/8/8/8/K6R");
  problem.twins = semantics::twins_on_board(twins, language, problem.position).twins;
  return problem;
}

/// Returns the long description, with ordinary blanks.
inline std::string said(problem::Problem const& problem, Language language = Language::english) {
  return plain(describe(problem, {.language = language}).long_text());
}

/// Returns the sentence of the long description that begins with `head`; empty if there is none.
inline std::string sentence_of(problem::Problem const& problem, std::string_view head,
                               Language language = Language::english) {
  for (std::string const& one : describe(problem, {.language = language}).sentences)
    if (plain(one).starts_with(head)) return plain(one);
  return {};
}

}  // namespace dawson::alt_text
