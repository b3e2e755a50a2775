// `dawson convert --twin`: a position after the changes of a twin.
#pragma once

#include <string>

#include "chess/language.hpp"
#include "chess/position.hpp"
#include "cli/command.hpp"

namespace dawson::cli {

/// What --twin, --twin-head, --ask and --language say.
struct TwinOptions {
  std::string
      commands;      ///< twins parted by " | ", each Popeye's commands; "zero:" before the first
  std::string head;  ///< one twin as print has it
  std::string ask = "b";
  chess::Language language = chess::Language::english;

  bool any() const { return !commands.empty() || !head.empty(); }
};

/// --twin, --twin-head, --ask and --language.
Options twin_rows();

/// Errors of usage are thrown: another language than en, de, fr; both kinds of twin.
TwinOptions twin_options(Values const& values);

/// The position of the twin that is asked for. Faults of its text are reported as of an operand of
/// their own; nothing if there is one, or no twin has that label (E-TWIN).
std::optional<chess::Position> position_of_twin(TwinOptions const& options,
                                                chess::Position const& diagram,
                                                run::Invocation& invocation);

}  // namespace dawson::cli
