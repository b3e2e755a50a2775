// Finds the settings in force at each directive: the first step of a book. For the compilation.
//
// Design: this step is cheap and runs in order; later steps depend only on their own directive and
// its context.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "document/directive_span.hpp"
#include "document/settings.hpp"

namespace dawson::document {

/// The fields of a block directive as written. If there is an error among the findings: the valid
/// fields, or no value.
struct WrittenFields {
  std::optional<std::vector<FieldLine>> fields;
  text::Diagnostics findings;
};

/// Returns the label in the fields; empty without one.
std::string written_label(std::vector<FieldLine> const& fields, MarkupLanguage const& markup);

/// What a directive gets from its surroundings.
struct Context {
  std::shared_ptr<Settings const> settings;  ///< the defaults in force
  std::optional<prose::Inlines> number;  ///< the automatic number, if the directive requests one
  bool many = false;     ///< it prints the problems of a file, or the parts of a game
  int first_number = 0;  ///< first automatic number of these problems
  std::optional<text::Diagnostic> broken;  ///< why it cannot be read (`defaults` with an error)
  Allowed allowed;  ///< warnings not reported for it: the document's, the defaults', its own
  std::shared_ptr<WrittenFields const> written;  ///< null if it is not a block that can be read
};

/// Returns true if a directive has `WrittenFields`: it is a block that can be read.
bool has_fields(Directive const& directive);

/// Parses the body of a directive into fields, whatever the context: most of the work of this step.
std::shared_ptr<WrittenFields> written_fields(text::Source const& source,
                                              Directive const& directive, text::SourceId source_id,
                                              MarkupLanguage const& markup);

/// Returns the fields of the next directive that has some.
using NextFields = std::function<std::shared_ptr<WrittenFields>()>;

/// Returns true if a problem with these fields takes an automatic number.
bool takes_number(std::vector<FieldLine> const& fields, Settings const& settings);

/// Reads the documents of a book in order: defaults, numbers and labels continue from one to the
/// next.
class ContextReader {
 public:
  /// Starts with `settings` as the defaults in force, and with their `start` as the first number.
  explicit ContextReader(Settings settings);

  /// Enters `file`, which is included at the level `depth`: the text read next is in it. The
  /// defaults of files that were left end.
  void stand_in(text::SourceId file, std::size_t depth);

  /// Returns the contexts of directives of one document, which has the id `source_id`: of all, or
  /// of those before or after a file that it includes. What belongs to the document alone (its
  /// markup language, its links, the folder of its files) is taken from `surroundings`. The
  /// findings are those of `defaults` directives; E-WORD: an end without a beginning; W-LABEL: a
  /// label used twice; W-DEFAULTS, if the settings are strict: a problem that would have had a
  /// default of a file that has ended. `next_fields` supplies fields that the caller has parsed
  /// already; empty: none.
  std::vector<Context> read(text::Source const& source, text::SourceId source_id,
                            std::span<Directive const> directives, Settings const& surroundings,
                            text::Diagnostics& findings, NextFields const& next_fields = {});

  /// Returns the settings after the last directive.
  Settings const& settings() const { return *settings_; }

 private:
  // A file that is being read, and the settings before its defaults.
  struct File {
    text::SourceId id = text::at_hand;
    std::shared_ptr<Settings const> outside;
    std::vector<FieldLine> set;  // by defaults that have not ended
    // Before each of these defaults: the settings, and the size of `set`.
    std::vector<std::pair<std::shared_ptr<Settings const>, std::size_t>> before;
  };
  void leave_file();
  void end_defaults(std::vector<FieldLine> const& fields, Directive const& directive,
                    Context& context, text::Diagnostics& findings);
  std::shared_ptr<Settings const> settle(std::vector<FieldLine>& fields) const;
  void set_for_book(std::vector<FieldLine> const& fields);
  void report_of_ended(std::vector<FieldLine> const& fields, Directive const& directive,
                       text::Diagnostics& findings);

  void take_block(text::Source const& source, Directive const& directive,
                  std::shared_ptr<WrittenFields> const& written, Context& context,
                  text::Diagnostics& findings);
  void take_defaults(std::vector<FieldLine> const& fields, Directive const& directive,
                     Context& context, text::Diagnostics& findings);
  void take_label(std::vector<FieldLine> const& fields, text::Diagnostics& findings);

  void take_over(Settings settings);

  std::shared_ptr<Settings const> settings_;
  int across_of_front_ = 1;       // value set by front matter
  std::vector<File> files_;       // the innermost last
  std::vector<FieldLine> ended_;  // defaults of files that were left
  int next_number_ = 1;
  // place of the first label of each name
  std::map<std::string, std::pair<text::SourceId, text::Span>> labels_;
  text::SourceId source_id_ = text::at_hand;
};

}  // namespace dawson::document
