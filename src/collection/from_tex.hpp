// Host text of LaTeX as that of another host.
#pragma once

#include "collection/record.hpp"
#include "text/diagnostic.hpp"
#include "text/mapped.hpp"

namespace dawson::collection {

/// A value of host text with what LaTeX prints of it: letters for accents, blanks for ties, signs
/// for commands; in Markdown men (`\chess{K}`) and marks (\emph, {\bf ...}) as Markdown has them.
/// W-MARKUP: a command that is not understood, which stays with its arguments as it is written; in
/// plain text men and marks.
text::Mapped from_tex(text::Mapped const& value, Host target, text::Diagnostics& findings);

}  // namespace dawson::collection
