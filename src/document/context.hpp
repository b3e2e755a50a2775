// The first step of a book: what is in force where each directive stands. Cheap, and in order; all
// that is read later depends on its own directive and its context alone.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "document/chunk.hpp"
#include "document/settings.hpp"

namespace dawson::document {

/// The fields of a block directive as they are written; where an error is among the findings those
/// that are sound, or nothing.
struct WrittenFields {
  std::optional<std::vector<FieldLine>> fields;
  text::Diagnostics findings;
};

/// What a directive's surroundings say of it.
struct Context {
  std::shared_ptr<Settings const> settings;  ///< the defaults in force
  std::optional<prose::Inlines> number;      ///< the automatic one, where it asks for one
  bool many = false;                         ///< it stands for the problems of a file
  int first_number = 0;                      ///< of the automatic ones among them
  std::optional<text::Diagnostic> broken;    ///< why it cannot be read (`defaults` with a slip)
  Allowed allowed;  ///< warnings that are not told of it: the document's, the defaults', its own
  std::shared_ptr<WrittenFields const> written;  ///< null for what is no block that can be read
};

/// Whether a directive has such: a block that can be read.
bool has_fields(Directive const& directive);

/// Parts its body, whatever stands before it: most of this step's work.
std::shared_ptr<WrittenFields> written_fields(text::Source const& source,
                                              Directive const& directive, text::SourceId source_id,
                                              Host const& host);

/// Gives the fields of the next directive that has some.
using NextFields = std::function<std::shared_ptr<WrittenFields>()>;

/// Whether a problem with these fields takes an automatic number.
bool takes_number(std::vector<FieldLine> const& fields, Settings const& settings);

/// Goes through the documents of a book: defaults, numbers and labels go on from one to the next.
class ContextReader {
 public:
  explicit ContextReader(Settings settings);

  /// What is read next stands in `file`, which so many files around it have taken in: the defaults
  /// of files that are left are over.
  void stand_in(text::SourceId file, std::size_t depth);

  /// The contexts of directives of one document, whose id `source_id` is: of all, or of those that
  /// stand before or behind a file that it takes in. What belongs to the document alone (its host,
  /// its links, the files beside it) is that of `surroundings`. The
  /// findings are those of `defaults` directives; E-WORD: an end without a beginning; W-LABEL: a
  /// label used twice; W-DEFAULTS, where the settings are strict: a problem that would have had a
  /// default of a file that has ended. `next_fields`: what others have parted; empty: nothing.
  std::vector<Context> read(text::Source const& source, text::SourceId source_id,
                            std::span<Directive const> directives, Settings const& surroundings,
                            text::Diagnostics& findings, NextFields const& next_fields = {});

  /// What has been set so far.
  Settings const& settings() const { return *settings_; }

 private:
  // A file that is being read, and what held before the defaults in it.
  struct File {
    text::SourceId id = text::at_hand;
    std::shared_ptr<Settings const> outside;
    std::vector<FieldLine> set;  // by its defaults that are not ended
    // Before each of them: what held, and how much of `set` there was.
    std::vector<std::pair<std::shared_ptr<Settings const>, std::size_t>> before;
  };
  void leave_file();
  void end_defaults(std::vector<FieldLine> const& fields, Directive const& directive,
                    Context& context, text::Diagnostics& findings);
  std::shared_ptr<Settings const> settle(std::vector<FieldLine>& fields) const;
  void set_for_book(std::vector<FieldLine> const& fields);
  void tell_of_ended(std::vector<FieldLine> const& fields, Directive const& directive,
                     text::Diagnostics& findings);

  void take_block(text::Source const& source, Directive const& directive,
                  std::shared_ptr<WrittenFields> const& written, Context& context,
                  text::Diagnostics& findings);
  void take_defaults(std::vector<FieldLine> const& fields, Directive const& directive,
                     Context& context, text::Diagnostics& findings);
  void take_label(std::vector<FieldLine> const& fields, text::Diagnostics& findings);

  void take_over(Settings settings);

  std::shared_ptr<Settings const> settings_;
  int across_of_front_ = 1;       // that front matter has put there
  std::vector<File> files_;       // the innermost last
  std::vector<FieldLine> ended_;  // defaults of files that have been left
  int next_number_ = 1;
  std::map<std::string, std::pair<text::SourceId, text::Span>> labels_;  // of the first that has it
  text::SourceId source_id_ = text::at_hand;
};

}  // namespace dawson::document
