// What one call of the program has opened and found: the disk, texts, styles, piece sets, fonts and
// findings. Its parts are behind a pointer, because most files use an invocation and few use its
// parts; these include disk/disk.hpp, style/board_design.hpp, style/styles.hpp, type/type.hpp.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "document/files.hpp"
#include "document/markdown/plugin_fences.hpp"
#include "document/warning_codes.hpp"
#include "text/diagnostic.hpp"
#include "text/sources.hpp"

namespace dawson::document {
struct FrontText;
}
namespace dawson::layout {
struct Style;
}
namespace dawson::text {
class Steps;
}
namespace dawson::type {
class Type;
class TypeCache;
}  // namespace dawson::type

namespace dawson::run {

class Disk;
class Labels;
class Pictures;
class PieceSets;
class Workers;
struct BoardDesign;
struct StyleSheet;
struct PieceSet;
struct Project;
enum class FrontOwner : std::uint8_t;

/// A stretch of a text that has been put together: from `begin` on, up to the next one, it is that
/// of `source` from `offset` on.
struct SourceChunk {
  std::size_t begin = 0;
  text::SourceId source = text::at_hand;
  std::size_t offset = 0;
  std::size_t depth = 0;  ///< how many files around it have taken it in
};

class Invocation {
 public:
  /// `opened` is kept for the next invocation by whoever runs several; null: one of its own.
  explicit Invocation(std::shared_ptr<type::TypeCache> opened = nullptr);
  ~Invocation();
  Invocation(Invocation const&) = delete;
  Invocation& operator=(Invocation const&) = delete;

  Disk& disk();
  text::Sources& sources();
  PieceSets& piece_sets();
  Pictures& pictures();
  Labels& labels();
  Project const& project() const;
  text::Steps const& steps() const;

  /// What becomes of blocks of other programs in documents of Markdown; `--fences` sets it.
  document::PluginFences plugin_fences() const;
  void set_plugin_fences(document::PluginFences fences);

  /// Opens a file that the user named; "-" is standard input, "<stdin>" to readers. Here and in
  /// `files_beside` its bytes become UTF-8, once for all commands: W-ENCODING is reported of LaTeX
  /// ("document/tex/input_encoding.hpp"), E-UTF8 of anything else that is not UTF-8. Throws
  /// SystemError.
  text::SourceId open(std::string const& path);

  /// A text that takes the place of an opened one, as bytes in the encoding of its file; letters
  /// that it lacks join `unsaid`.
  std::string encoded(text::SourceId source, std::string text, std::string& unsaid) const;

  /// Opens a text that has been put together from others: what is found in it is told where it
  /// stands in them. The pieces come in order, the first one begins the text.
  text::SourceId open_spliced(std::string name, std::string bytes, std::vector<SourceChunk> pieces);

  /// The pieces of a text that has been put together; none of any other.
  std::vector<SourceChunk> const& pieces_of(text::SourceId source) const;

  /// Where a place of a text comes from that has been put together; any other is its own.
  std::pair<text::SourceId, text::Span> origin(text::SourceId source, text::Span span) const;

  /// The folder of the file in which a place stands, "" for the present one.
  std::string folder_of(text::SourceId source, text::Span where) const;

  /// Files that a document in `folder` names, each opened once.
  document::FileReader files_beside(std::string const& folder);

  /// What is wrong with a style that a document in `folder` names, its figures included.
  document::StyleCheck style_check(std::string const& folder);

  /// Reads the settings of the project beside the master, which is in `folder`
  /// (session/project_file.hpp). Throws SystemError.
  void use_project(std::string const& folder);

  /// The style of boards that name none, "" for that of the project: a built-in one or a file.
  /// E-STYLE and E-PIECES are reported.
  void use_style(std::string const& name);

  /// The style of the document that is read next: the one its front matter names, which goes before
  /// that of the project and after --style; without one the style for all. E-STYLE is reported at
  /// the name, or in the style's file. In front matter of a site a name without a style is W-KEY.
  void use_document_style(document::FrontText const& named, text::SourceId source,
                          FrontOwner owner);

  /// The folder of the figures of all boards, which goes before that of any style. E-PIECES is
  /// reported.
  void use_pieces(std::string const& folder);

  /// The design of a problem that names styles ("": none) in a document in `folder`: `caption` goes
  /// before `style` and that before `--style`. A style that has a fault counts as none.
  BoardDesign design(std::string const& style, std::string const& caption,
                     std::string const& folder);

  /// A style by its name or its file in the present folder; null where it has faults, which are
  /// reported where it is named, in a text or in --style.
  StyleSheet const* find_style(std::string const& name, text::SourceId source = text::at_hand,
                               text::Span where = {});

  /// The design of what names no style.
  BoardDesign usual_design();

  /// Whether a style is in force for boards that name none; that style, null without one.
  bool has_style() const;
  StyleSheet const* chosen_style() const;
  /// Puts such a style into force again, or the one that no document has named.
  void set_style(StyleSheet const* style);
  void leave_document_style();

  /// The figures of boards in `style`, of those that name none for none; null: Dawson's own.
  PieceSet const* pieces_of(std::optional<layout::Style> const& style);

  /// When files were made, as they say: seconds since 1970; nothing: they say no time.
  std::optional<std::int64_t> time() const;
  void set_time(std::optional<std::int64_t> time);

  /// How many threads work where much is to be done; 1 without more said. The others ask the
  /// invocation alone for what has been opened: `folder_of`, `design`, `style_check`, the project.
  void set_threads(std::size_t threads);
  std::size_t threads() const;

  /// They, for so many directives: of whom the one that asks is none. Null where it is alone, or
  /// has done them sooner than others begin.
  Workers* workers(std::size_t directives);

  /// `told` is called for each directive that is set, for whoever shows how far a run is.
  void when_set(std::function<void()> told);
  void one_is_set() const;

  /// Fonts of other families than the usual ones, and patterns of hyphenation.
  type::TypeCache& opened();

  /// Reads the file that keeps the numbers of diagrams from run to run; "" for none. E-VALUE is
  /// reported. Throws SystemError.
  void use_labels(std::string const& path);

  /// The fonts, opened when they are first wanted. E-FONT is reported once; then it is null.
  type::Type const* type();

  /// Adds findings; those that name no text are told of `at_hand`. What has been said of a place in
  /// a further file is not said again.
  void report(text::Diagnostics findings, text::SourceId at_hand = text::at_hand);
  void report(text::Diagnostic finding, text::SourceId at_hand = text::at_hand);

  bool has_errors() const { return errors() > 0; }
  /// How many have been reported so far; more where a file has been read again that has one.
  std::size_t errors() const;

  /// Whether a text is read again (`MutedFindings`).
  bool is_silent() const;

  /// From the byte `from` of a text on these warnings are not told, and no others are left out.
  void allow(text::SourceId source, std::size_t from, document::Allowed allowed);

  /// All that has been reported since the last call and is not allowed where it stands, in the
  /// order of the texts and their places.
  text::Diagnostics take_findings();

 private:
  text::SourceId enter(std::string name, std::string bytes);

  friend class MutedFindings;
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

/// As long as it lives nothing is reported: a text is read again, for what others say of it.
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
