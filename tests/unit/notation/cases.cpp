#include "cases.hpp"

#include <boost/test/unit_test.hpp>

namespace dawson::notation {
namespace {

Notation const& named(std::string_view name) {
  auto const* notation = find_notation(name);
  BOOST_REQUIRE_MESSAGE(notation != nullptr, "no notation " << name);
  return *notation;
}

std::size_t column_of(std::string_view text, std::size_t byte) {
  std::size_t column = 1;
  for (char const c : text.substr(0, byte))
    if ((static_cast<unsigned char>(c) & 0xC0) != 0x80) ++column;
  return column;
}

}  // namespace

std::string outcome(std::string_view name, std::string_view input) {
  text::Diagnostics warnings;
  auto const position = named(name).read(input, warnings);
  if (position.ok()) return grid(*position, named(name).fields);
  auto const& error = position.error();
  BOOST_TEST(error.span.begin <= error.span.end);
  BOOST_TEST(error.span.end <= input.size());
  BOOST_TEST(!error.message.empty());
  return std::to_string(column_of(input, error.span.begin)) + ' ' + error.code;
}

void check_cases(std::string_view notation, std::initializer_list<Case> cases) {
  for (auto const& [input, expected] : cases)
    BOOST_TEST_CONTEXT(notation << ": " << input) BOOST_TEST(outcome(notation, input) == expected);
}

std::string warnings_of(std::string_view name, std::string_view input) {
  text::Diagnostics warnings;
  BOOST_TEST(named(name).read(input, warnings).ok());
  std::string all;
  for (auto const& warning : warnings) {
    BOOST_TEST((warning.severity == text::Severity::warning));
    auto const [begin, end] = warning.span;
    all += (all.empty() ? "" : ", ") + warning.code + ' ' +
           std::string(input.substr(begin, end - begin));
  }
  return all;
}

void check_warnings(std::string_view notation, std::initializer_list<Case> cases) {
  for (auto const& [input, expected] : cases) BOOST_TEST_CONTEXT(notation << ": " << input)
  BOOST_TEST(warnings_of(notation, input) == expected);
}

text::Diagnostic error_of(std::string_view name, std::string_view input) {
  text::Diagnostics warnings;
  auto const position = named(name).read(input, warnings);
  BOOST_REQUIRE_MESSAGE(!position.ok(), name << ": " << input << " is no error");
  return position.error();
}

}  // namespace dawson::notation
