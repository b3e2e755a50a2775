// The state of one run of the program, for commands and renderers: disk, opened texts, styles,
// piece sets, fonts and findings.
//
// Design: the members are behind a pointer, because most files use an invocation and few use its
// members; those files include disk/disk.hpp, style/styles.hpp, style/styles.hpp or
// type/type.hpp.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "document/markdown/fences.hpp"
#include "document/settings.hpp"
#include "document/warning_codes.hpp"
#include "text/diagnostic.hpp"
#include "text/source.hpp"

namespace dawson::document {
struct FrontText;
}
namespace dawson::layout {
struct Style;
}
namespace dawson::text {
class WorkBudget;
}
namespace dawson::type {
class Type;
class TypeCache;
}  // namespace dawson::type

namespace dawson::run {

class Disk;
class Labels;
class Pictures;
class Proofs;
class PieceSets;
class Workers;
struct BoardDesign;
struct StyleSheet;
struct PieceSet;
struct Project;
enum class FrontOwner : std::uint8_t;

/// One piece of a joined text: from the byte `begin` of the joined text up to the `begin` of the
/// next chunk, the bytes are those of `source` from `offset` on.
struct SourceChunk {
  std::size_t begin = 0;
  text::SourceId source = text::at_hand;
  std::size_t offset = 0;
  std::size_t depth = 0;  ///< number of files that include it, directly or not
};

/// One run: its settings, opened files and findings. Not safe to share between threads, except as
/// `set_threads` describes.
class Invocation {
 public:
  /// Creates an invocation that uses the fonts and hyphenation patterns of `opened`. A caller that
  /// runs several invocations passes the same cache to each; null: the invocation makes one of its
  /// own.
  explicit Invocation(std::shared_ptr<type::TypeCache> opened = nullptr);
  ~Invocation();
  Invocation(Invocation const&) = delete;
  Invocation& operator=(Invocation const&) = delete;

  /// Returns the files of the run. The references that this and the next functions return are valid
  /// as long as the invocation.
  Disk& disk();
  /// Returns the opened texts.
  text::Sources& sources();
  /// Returns the piece sets.
  PieceSets& piece_sets();
  /// Returns the pictures that documents name.
  Pictures& pictures();
  /// Returns the file of labels.
  Labels& labels();
  /// Returns the file of proofs.
  Proofs& proofs();
  /// Returns the project's settings.
  Project const& project() const;
  /// Returns the steps of work used so far.
  text::WorkBudget const& steps() const;

  /// Returns what happens to blocks of other programs in Markdown documents (option `--fences`).
  document::PluginFences plugin_fences() const;
  /// Sets what happens to blocks of other programs.
  void set_plugin_fences(document::PluginFences fences);

  /// Opens a file that the user named; "-" is standard input, "<stdin>" in findings. This function
  /// and `files_beside` convert the bytes to UTF-8, once for all commands: W-ENCODING is reported
  /// for LaTeX ("document/tex/input_encoding.hpp"), E-UTF8 for any other text that is not UTF-8.
  /// Throws SystemError.
  text::SourceId open(std::string const& path);

  /// Returns `text`, which replaces the opened text `source`, as bytes in the encoding of that
  /// file; appends characters that the encoding lacks to `unsaid`.
  std::string encoded(text::SourceId source, std::string text, std::string& unsaid) const;

  /// Opens a text joined from other texts; findings in it are reported at the places where their
  /// bytes come from. The pieces are in order, and the first one begins at byte 0.
  text::SourceId open_spliced(std::string name, std::string bytes, std::vector<SourceChunk> chunks);

  /// Returns the pieces of a joined text, in order; empty for any other text.
  std::vector<SourceChunk> const& pieces_of(text::SourceId source) const;

  /// Returns the source and span that a place of a joined text comes from; a place of any other
  /// text is returned unchanged.
  std::pair<text::SourceId, text::Span> origin(text::SourceId source, text::Span span) const;

  /// Returns the folder of the file that contains `where`; "" for the current folder.
  std::string folder_of(text::SourceId source, text::Span where) const;

  /// Returns a reader of the files that a document in `folder` names. Each file is opened once.
  document::FileReader files_beside(std::string const& folder);

  /// Returns a check of the styles that a document in `folder` names, with their piece sets.
  document::StyleCheck style_check(std::string const& folder);

  /// Reads the project's settings from `folder`, the folder of the main file
  /// (session/project_file.hpp). Throws SystemError.
  void use_project(std::string const& folder);

  /// Sets the style of boards that name none: a built-in style or a file; "" for the project's
  /// style. Reports E-STYLE and E-PIECES.
  void use_style(std::string const& name);

  /// Sets the style of the document that is read next: the one that its front matter names, else
  /// the style for all documents. It has precedence over the project's style, and `--style` has
  /// precedence over it. E-STYLE is reported at the name, or in the style's file. In front matter
  /// of a site, an unknown style name is W-KEY.
  void use_document_style(document::FrontText const& named, text::SourceId source,
                          FrontOwner owner);

  /// Reads the proofs of a file, which does not have to exist; "" for none. Reports W-PROOF. Throws
  /// SystemError.
  void use_proofs(std::string const& path);

  /// Sets the piece set (a folder) of all boards, which has precedence over that of any style.
  /// Reports E-PIECES.
  void use_pieces(std::string const& folder);

  /// Returns the design of a problem that names styles ("": none) in a document in `folder`.
  /// `caption` has precedence over `style`, and `style` over `--style`. A style with a fault is
  /// ignored.
  BoardDesign design(std::string const& style, std::string const& caption,
                     std::string const& folder);

  /// Returns a style by its name or its file in the current folder; null if it has faults, which
  /// are reported where it is named (in a text, or by `--style`).
  StyleSheet const* find_style(std::string const& name, text::SourceId source = text::at_hand,
                               text::Span where = {});

  /// Returns the design of problems that name no style.
  BoardDesign default_design();

  /// Returns whether a style is in force for boards that name none.
  bool has_style() const;
  /// Returns that style; null if there is none.
  StyleSheet const* chosen_style() const;
  /// Puts a style into force again that `chosen_style` returned (may be null).
  void set_style(StyleSheet const* style);
  /// Puts the style of all documents into force again, in place of the one that a document has
  /// named.
  void leave_document_style();

  /// Returns the piece set of boards in `style`, or of boards that name no style; null: Dawson's
  /// own.
  PieceSet const* pieces_of(std::optional<layout::Style> const& style);

  /// Returns the creation time that output files record, in seconds since 1970; no value: they
  /// record no time.
  std::optional<std::int64_t> time() const;
  /// Sets the creation time.
  void set_time(std::optional<std::int64_t> time);

  /// Sets how many threads are used for large inputs; the default is 1. Worker threads may call
  /// only the functions of the invocation that return what has been opened: `folder_of`, `design`,
  /// `style_check`, `project`.
  void set_threads(std::size_t threads);
  /// Returns the number of threads.
  std::size_t threads() const;

  /// Returns the workers for a document with so many directives; the calling thread is not one of
  /// them. Null if only one thread is allowed, or if there are too few directives (less than 64) to
  /// gain time.
  Workers* workers(std::size_t directives);

  /// Registers a function that `one_is_set` calls after each directive that has been typeset, to
  /// show the progress of a run.
  void when_set(std::function<void()> reported);
  /// Reports that one more directive has been typeset.
  void one_is_set() const;

  /// Returns the cache of fonts of other families than the default ones, and of hyphenation
  /// patterns.
  type::TypeCache& opened();

  /// Reads the file that keeps the numbers of diagrams from run to run; "" for none. Reports
  /// E-VALUE. Throws SystemError.
  void use_labels(std::string const& path);

  /// Returns the fonts, which are opened at the first call. Null if that fails; E-FONT is then
  /// reported once.
  type::Type const* type();

  /// Adds findings; those that name no text belong to `at_hand`. A finding that repeats an earlier
  /// one at the same place of an included file is dropped.
  void report(text::Diagnostics findings, text::SourceId at_hand = text::at_hand);
  void report(text::Diagnostic finding, text::SourceId at_hand = text::at_hand);

  /// Returns whether errors have been reported.
  bool has_errors() const { return errors() > 0; }
  /// Returns the number of errors reported so far. Errors of a file that has been read again count
  /// again.
  std::size_t errors() const;

  /// Returns whether findings are dropped because a text is read again (`MutedFindings`).
  bool is_silent() const;

  /// Suppresses these warnings, and no others, from the byte `from` of a text on.
  void allow(text::SourceId source, std::size_t from, document::Allowed allowed);

  /// Returns all findings reported since the last call, except those that are allowed at their
  /// place, sorted by text and place.
  text::Diagnostics take_findings();

 private:
  text::SourceId enter(std::string name, std::string bytes);

  friend class MutedFindings;
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

/// Drops the findings that are reported while it lives, for a text that is read again in order to
/// resolve references of other texts to it.
class MutedFindings {
 public:
  explicit MutedFindings(Invocation& invocation);
  ~MutedFindings();
  MutedFindings(MutedFindings const&) = delete;
  MutedFindings& operator=(MutedFindings const&) = delete;

 private:
  Invocation& invocation_;
  bool const outer_;
};

}  // namespace dawson::run
