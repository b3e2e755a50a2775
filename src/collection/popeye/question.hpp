// What Popeye is asked about a problem, for `dawson prove` and for proofs that are kept.
#pragma once

#include <string>
#include <vector>

#include "collection/record.hpp"
#include "text/diagnostic.hpp"

namespace dawson::collection::popeye {

/// A reason why Popeye cannot be asked.
struct Obstacle {
  text::Span where;  ///< in the source of the record
  std::string reason;
};

struct Question {
  std::string commands;  ///< the problem in Popeye's English, without the words around it
  std::vector<Obstacle> obstacles;

  /// Returns 20 hexadecimal digits that identify the question.
  std::string digits() const;
  /// Returns the input for Popeye, which stops after `seconds`; 0: no limit.
  std::string input(int seconds) const;
};

/// Returns the options of a record as `semantics::play_of` reads them.
std::string options_of(Record const& record);

/// Returns the question: position, stipulation, conditions, options and twins, with the variations
/// of direct play and its set play; `tries` asks for tries too. Fields that Popeye cannot express
/// are obstacles; other fields are left out.
Question question_of(Record const& record, bool tries);

}  // namespace dawson::collection::popeye
