// The problems of a file that a directive names, one after the other.
#pragma once

#include <cstddef>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "chess/stipulation.hpp"
#include "collection/formats.hpp"
#include "collection/record.hpp"
#include "collection/selection.hpp"
#include "disk/disk.hpp"
#include "document/problems_of_file.hpp"
#include "document/settings.hpp"
#include "session/invocation.hpp"

namespace dawson::run {

/// A problem of a file, or what could not be read in its place.
struct FiledProblem {
  text::SourceId source = text::at_hand;     ///< the text of its entry, with its lines in the file
  std::optional<collection::Record> record;  ///< nothing: its entry cannot be read
  text::Diagnostics findings;                ///< about its entry
  text::Span where;                          ///< bytes of `source`: it, or its entry
};

class ProblemFile {
 public:
  /// The file is looked for in the folder of the file that names it, its format told by its suffix,
  /// or by a name before it
  /// ("olive problems.txt"). What is wrong with the request is added to `findings`: E-FILE,
  /// E-SELECT, E-SORT; then there are no problems.
  ProblemFile(Invocation& invocation, document::ProblemsOfFile const& wanted,
              chess::Language language, text::Diagnostics& findings);
  ~ProblemFile();
  ProblemFile(ProblemFile const&) = delete;
  ProblemFile& operator=(ProblemFile const&) = delete;

  /// The next one that is wanted; nothing behind the last. Sorted ones are all kept, others need
  /// the memory of one entry. Throws SystemError.
  std::optional<FiledProblem> next();

  /// Something has been said of the text of this problem: it stays.
  void keep(FiledProblem const& problem) { kept_ = problem.source; }

  /// This problem, the one that `next` gave last, is done with: its text can go, unless it stays.
  void let_go(FiledProblem const& problem);

 private:
  std::optional<FiledProblem> next_in_file();
  void read_entry();
  void sort(std::vector<collection::SortKey> const& keys, chess::Language language);

  Invocation& invocation_;
  std::string path_;
  std::unique_ptr<InputStream> input_;
  std::unique_ptr<collection::Lines> lines_;
  std::unique_ptr<collection::EntryReader> reader_;
  collection::Selection selection_;
  std::deque<FiledProblem> entry_;  // of the last entry, what has not been given
  std::size_t count_ = 0;           // of problems so far
  bool sorted_ = false;
  text::SourceId kept_ = text::at_hand;
};

/// How many of the problems take an automatic number; the file is read for that, and nothing told.
int count_numbers(Invocation& invocation, document::ProblemsOfFile const& wanted,
                  document::Settings const& settings);

/// The fields of a directive that says what the problem does, those of the directive that names the
/// file before its own. W-MARKUP.
std::vector<document::FieldLine> fields_of(FiledProblem const& problem,
                                           document::ProblemsOfFile const& wanted,
                                           document::Host const& host, text::Diagnostics& findings);

}  // namespace dawson::run
