// Joins the date of a diagram from several commands, for the reader of diagram.sty.
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "collection/record.hpp"
#include "text/mapped.hpp"

namespace dawson::collection::diagram_sty {

/// The parts of a date.
class Date {
 public:
  /// Stores a part; `part` is the command: "day", "month", "months", "year". The last of each
  /// counts.
  void take(std::string_view part, text::SourceMappedText value) {
    parts_[part] = std::move(value);
  }

  /// Adds the field `date`: "1985-07-03", "1985-07/09"; if months are not in digits, the text that
  /// diagram.sty prints.
  void add_to(Record& record, std::string_view month_numerals) const;

 private:
  std::string text(std::string_view part) const;
  std::string printed(std::string_view month_numerals) const;

  std::map<std::string_view, text::SourceMappedText> parts_;
};

}  // namespace dawson::collection::diagram_sty
