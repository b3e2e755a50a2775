// The fields `sound: auto` and `solution: auto`, whose values are from the file of proofs.
#pragma once

#include <optional>
#include <vector>

#include "document/directive.hpp"
#include "document/settings.hpp"
#include "text/diagnostic.hpp"

namespace dawson::run {

class Invocation;

/// Returns `fields` and the defaults of `settings`; those with the value `auto` have their values
/// from the proof of the problem, in the form of the style in force. No value if none is `auto`.
/// Without a proof that the problem is sound, the field is left out: W-PROOF.
std::optional<document::ProvedFields> proved_fields(Invocation& invocation,
                                                    std::vector<document::FieldLine> const& fields,
                                                    document::Settings const& settings,
                                                    text::Diagnostics& findings);

}  // namespace dawson::run
