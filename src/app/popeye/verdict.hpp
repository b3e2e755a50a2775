// What Popeye's answer means for a problem and its printed solution.
#pragma once

#include <optional>
#include <string>

#include "app/popeye/answer.hpp"
#include "collection/record.hpp"
#include "session/proofs.hpp"
#include "text/diagnostic.hpp"

namespace dawson::run {

/// The verdicts of `dawson prove`; `Proof::verdict` has these words.
namespace verdict {
inline constexpr char const* sound = Proof::sound;
inline constexpr char const* cooked = "cooked";
inline constexpr char const* no_solution = "no solution";
inline constexpr char const* short_solution = "short solution";
inline constexpr char const* differs = "solution differs";
inline constexpr char const* not_decided = "not decided";
inline constexpr char const* not_askable = "not askable";
inline constexpr char const* refused = "refused";
}  // namespace verdict

struct Verdict {
  std::string word;
  std::string detail;                 ///< the line of a cook; the two lines that differ; empty
  std::optional<text::Span> where{};  ///< in the source of the record
};

/// Returns the verdict about the problem of `record`, in plain text, from Popeye's answer. The
/// number of intended solutions is that of its solution, else that of its stipulation, else one for
/// each twin. `tries`: tries were asked for.
Verdict verdict_of(collection::Record const& record, PopeyeAnswer const& answer, bool tries);

/// Returns true if the record says that a computer has tested it ("C+").
bool is_printed_as_sound(collection::Record const& record);

}  // namespace dawson::run
