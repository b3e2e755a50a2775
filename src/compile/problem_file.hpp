// The problems of a file that a directive names, read one after the other. For the compilation.
#pragma once

#include <cstddef>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "chess/task.hpp"
#include "collection/formats.hpp"
#include "collection/record.hpp"
#include "collection/selection.hpp"
#include "disk/disk.hpp"
#include "document/directive_kinds.hpp"
#include "document/settings.hpp"
#include "session/invocation.hpp"

namespace dawson::run {

/// A problem of a file, or an entry that cannot be read.
struct FiledProblem {
  text::SourceId source = text::at_hand;     ///< text of its entry, with its lines in the file
  std::optional<collection::Record> record;  ///< no value: its entry cannot be read
  text::Diagnostics findings;                ///< findings about its entry
  text::Span where;                          ///< bytes of `source`: the problem, or its entry
};

/// Reads the selected problems of a file, in the requested order.
class ProblemFile {
 public:
  /// Opens the file, relative to the folder of the file that names it. Its format comes from its
  /// suffix, or from a name before it ("olive problems.txt"). Errors of the request are added to
  /// `findings` (E-FILE, E-SELECT, E-SORT); then there are no problems.
  ProblemFile(Invocation& invocation, document::ProblemsOfFile const& wanted,
              chess::Language language, text::Diagnostics& findings);
  ~ProblemFile();
  ProblemFile(ProblemFile const&) = delete;
  ProblemFile& operator=(ProblemFile const&) = delete;

  /// Returns the next selected problem; no value after the last. Sorted problems are all kept in
  /// memory; otherwise one entry is. Throws SystemError.
  std::optional<FiledProblem> next();

  /// Keeps the text of this problem, because a finding refers to it.
  void keep(FiledProblem const& problem) { kept_ = problem.source; }

  /// Adds findings about the whole file, after its last problem. Their spans are empty.
  void finish(text::Diagnostics& findings);

  /// Reports W-SELECT for each number and value of `select` that no problem has, after the last
  /// problem; not if a part of the file could not be read.
  void report_of_absent(text::Diagnostics& findings) const;

  /// Frees the text of the last problem that `next` returned, unless it is kept.
  void let_go(FiledProblem const& problem);

 private:
  std::optional<FiledProblem> next_in_file();
  void read_entry();
  void sort(std::vector<collection::SortKey> const& keys, chess::Language language);

  Invocation& invocation_;
  collection::Format const* open_file(document::ProblemsOfFile const& wanted,
                                      text::Diagnostics& findings);
  collection::Format const* open_games(document::ProblemsOfFile const& wanted);

  std::string path_;
  std::string games_;  ///< games that the document contains
  text::Place games_begin_;
  bool open_ = false;
  std::unique_ptr<InputStream> input_;
  std::unique_ptr<collection::Lines> lines_;
  std::unique_ptr<collection::EntryReader> reader_;
  collection::Selection selection_;
  std::deque<FiledProblem>
      entry_;              // problems not yet returned: of the last entry, or all sorted ones
  std::size_t count_ = 0;  // problems so far
  bool sorted_ = false;
  bool faulty_ = false;  // a part of the file could not be read
  text::SourceId kept_ = text::at_hand;
};

/// Returns how many of the problems get an automatic number. Reads the file and reports no
/// findings.
int count_numbers(Invocation& invocation, document::ProblemsOfFile const& wanted,
                  document::Settings const& settings);

/// Returns the fields of a directive for the problem: first the fields of the directive that names
/// the file, then the problem's own, except those that the directive overrides. W-MARKUP.
std::vector<document::FieldLine> fields_of(FiledProblem const& problem,
                                           document::ProblemsOfFile const& wanted,
                                           document::MarkupLanguage const& markup,
                                           text::Diagnostics& findings);

}  // namespace dawson::run
