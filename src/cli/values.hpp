// What the values of options and operands may be: one place for help, manual pages, completion and
// complaints.
#pragma once

#include <algorithm>
#include <boost/program_options.hpp>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace dawson::cli {

/// What may stand for a value.
struct ValueKind {
  std::string placeholder;              ///< how help calls it: FILE
  std::vector<std::string> words{};     ///< that it may be
  bool only_words = false;              ///< and nothing else
  bool files = false;                   ///< it may name a file
  std::vector<std::string> suffixes{};  ///< of those files, with their dots; all without any
  bool folders = false;                 ///< it may name a folder
};

/// A text that nobody can foretell.
ValueKind any_text(std::string placeholder);

/// A file, with one of these suffixes where there are any.
ValueKind a_file(std::vector<std::string> suffixes = {});

ValueKind a_folder();

/// One of some words. What else is given is complained of, with the nearest of them.
ValueKind one_of(std::string placeholder, std::vector<std::string> words);

/// A shipped style, or a style's file.
ValueKind a_style();

/// The words as one says them: "auto, always or never".
std::string told(std::vector<std::string> const& words);

/// The names of the rows of a table.
template <class Rows>
std::vector<std::string> names_in(Rows const& rows) {
  std::vector<std::string> names;
  for (auto const& row : rows) names.emplace_back(row.name);
  return names;
}

/// The row of a table that has this name; null without one.
template <class Rows>
auto const* row_named(Rows const& rows, std::string_view name) {
  auto const row = std::ranges::find(rows, name, [](auto const& one) { return one.name; });
  return row == std::end(rows) ? nullptr : &*row;
}

/// An option's value that knows its kind.
template <class T>
class KindedValue : public boost::program_options::typed_value<T> {
 public:
  explicit KindedValue(ValueKind kind)
      : boost::program_options::typed_value<T>(nullptr), kind_(std::move(kind)) {
    this->value_name(kind_.placeholder);
  }

  ValueKind const& kind() const { return kind_; }

 private:
  ValueKind kind_;
};

/// What `po::value<T>()` is without a kind. Program_options takes it.
template <class T = std::string>
boost::program_options::typed_value<T>* value(ValueKind kind) {
  return new KindedValue<T>(std::move(kind));
}

/// The same for an option that may be given several times.
inline boost::program_options::typed_value<std::vector<std::string>>* values_of(ValueKind kind) {
  return value<std::vector<std::string>>(std::move(kind))->composing();
}

/// The short name of an option, "-o"; empty without one.
std::string brief_name(boost::program_options::option_description const& option);

/// What an option takes; null for a switch.
ValueKind const* kind_of(boost::program_options::option_description const& option);

/// Throws UsageError for the first value that is none of the words of its kind.
void refuse_other_words(boost::program_options::options_description const& options,
                        boost::program_options::variables_map const& values);

}  // namespace dawson::cli
