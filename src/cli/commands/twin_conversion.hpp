// Implements `dawson convert --twin`: a position after the changes of a twin.
#pragma once

#include <string>

#include "chess/language.hpp"
#include "chess/position.hpp"
#include "cli/command.hpp"

namespace dawson::cli {

/// The values of --twin, --twin-head, --ask and --language.
struct TwinOptions {
  /// Twins separated by " | ", each as Popeye's commands; "zero:" before the first one for a
  /// zeroposition.
  std::string commands;
  std::string head;  ///< one twin in printed notation
  std::string ask = "b";
  chess::Language language = chess::Language::english;

  /// Returns whether a twin is given.
  bool any() const { return !commands.empty() || !head.empty(); }
};

/// Returns the options --twin, --twin-head, --ask and --language.
Options twin_rows();

/// Returns the values of these options. Throws UsageError for a language other than en, de, fr, and
/// for both --twin and --twin-head.
TwinOptions twin_options(Values const& values);

/// Returns the position of the requested twin; the diagram for "a" without a zeroposition. Findings
/// in its text are reported as those of an operand of their own. No value if there is an error, or
/// if no twin has that label (E-TWIN).
std::optional<chess::Position> position_of_twin(TwinOptions const& options,
                                                chess::Position const& diagram,
                                                run::Invocation& invocation);

}  // namespace dawson::cli
