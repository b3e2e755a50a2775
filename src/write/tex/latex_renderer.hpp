// The renderer for LaTeX: contents of directives become code for `dawson.sty`, on as many lines as
// the directive had, or boards as pages of one PDF; names of documents in the form that LaTeX
// accepts.
#pragma once

#include <cstddef>
#include <filesystem>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

#include "backend/latex/tikz.hpp"
#include "compile/content.hpp"
#include "layout/scene.hpp"
#include "text/diagnostic.hpp"
#include "write/weave_options.hpp"

namespace dawson::drawing {
class PieceSet;
}

namespace dawson::backend {
class Pdf;
}

namespace dawson::run {

class Invocation;

/// Draws boards on pages of a PDF that is kept in memory.
class BoardPages {
 public:
  BoardPages();
  ~BoardPages();
  BoardPages(BoardPages const&) = delete;
  BoardPages& operator=(BoardPages const&) = delete;

  /// Draws the board of `scene`, with everything attached to it, on a page and returns the page's
  /// number, from 1. No value if it cannot be drawn: `findings` has the reason, at `where`.
  /// `pieces` (null: Dawson's) must outlive this.
  std::optional<std::size_t> add(Invocation& invocation, layout::Scene const& scene,
                                 drawing::PieceSet const* piece_set, text::Span where,
                                 text::Diagnostics& findings);

  /// Returns the bytes of the PDF; empty if it has no page. Nothing may be added later.
  std::string close();

 private:
  std::string bytes_;
  std::unique_ptr<backend::Pdf> pdf_;
  std::size_t count_ = 0;
};

class Invocation;

/// Writes the code of contents, and keeps the files that it needs.
class LatexRenderer {
 public:
  /// Boards become pages of the PDF that LaTeX finds as `boards`; "": they stay in TikZ. Rows look
  /// as the invocation's style has it.
  explicit LatexRenderer(Invocation& invocation, std::string boards = {});

  /// Returns whether several threads may typeset at once; not if boards become numbered pages of a
  /// PDF.
  bool sets_on_any_thread() const { return boards_.empty(); }

  /// Returns one line of code; empty if nothing is printed. Reports E-SIZE and E-FONT for boards
  /// that cannot be a page.
  std::string set(Content const& content);

  /// Returns the code of a diagram, as `set`; as a display if it stands alone.
  std::string diagram(DiagramContent const& diagram, bool stands_alone = false);
  /// Returns the code of pieces in running text.
  std::string pieces(InlinePieces const& pieces);
  /// Returns the code of a glossary.
  std::string glossary(GlossaryContent const& glossary);

  /// Returns the code of a diagram in a row of `columns`. The last one ends the row, and boards of
  /// twins are below the row.
  std::string diagram_across(DiagramContent const& diagram, std::size_t columns, bool last);

  /// Returns the files that the code so far needs, by name. Nothing may be typeset later.
  std::map<std::string, std::string> close();

 private:
  std::string without_twins(DiagramContent const& diagram);
  std::string twins(DiagramContent const& diagram);
  std::string with_pieces(std::string code, PieceSet const* piece_set);
  std::optional<backend::PdfPage> page_of(DiagramContent const& diagram,
                                          layout::Scene const& scene);

  Invocation& invocation_;
  std::string boards_;
  backend::TexRowLook row_look_;
  BoardPages pages_;
  std::mutex mutex_;  // of the files
  std::map<std::string, std::string> files_;
};

/// Longest line in bytes; longer ones are moved to a file.
inline constexpr std::size_t longest_line = 50'000;

/// TeX's own limit in bytes (buf_size of TeX Live).
inline constexpr std::size_t tex_line = 200'000;

/// LaTeX code that replaces a directive.
struct Replacement {
  std::string solution_id;  ///< id of the diagram's solution; "" without one
  std::string solution;     ///< solution before the code; it can be split at any blank
  std::string code;         ///< one line
};

/// Returns `text` in lines of about 2,000 bytes, split at blanks.
std::string cut_into_lines(std::string_view text);

/// Returns code for a directive that prints nothing, before `rest`. An empty line would end a
/// paragraph, and a blank at its end would be printed.
std::string nothing_before(std::string_view rest);

/// Returns lines of code as one line: a line end becomes a blank, unless a `%` is before it.
std::string on_one_line(std::string_view lines);

/// Splits the replacements of one document into lines, and makes files for those that are too long.
class LinePadding {
 public:
  /// `stem`: the document's name relative to the folder where LaTeX runs, without its suffix
  /// ("ch/one"); "" if no file may be beside the document, so that lines may have any length.
  /// `beside` receives the files in pieces; null: they are kept.
  explicit LinePadding(std::string stem, Beside beside = {})
      : stem_(std::move(stem)), beside_(std::move(beside)) {}

  /// Appends the replacement of the bytes `replaced` with as many line ends. The solution is split
  /// at blanks into lines of 2,000 bytes, or evenly into longer ones if there are too few; the code
  /// is on the last line.
  void append(std::string& out, std::string_view replaced, Replacement what);

  /// Returns whether files may be beside the document.
  bool has_room_beside() const { return !stem_.empty(); }

  /// Returns the name of the next file beside the document.
  std::string next_file();

  /// Appends to a file beside the document.
  void add_to_file(std::string const& name, std::string_view bytes);

  /// Returns the files that are kept, by name.
  std::map<std::string, std::string> const& files() const { return files_; }

 private:
  std::string move_to_file(std::string_view text);

  std::string stem_;
  Beside beside_;
  std::size_t count_ = 0;
  std::map<std::string, std::string> files_;
};

/// Returns the name of a document without its suffix, for LaTeX that runs in the folder to which
/// the name is relative; "" for standard output, and if the name has blanks or characters special
/// to TeX.
std::string tex_stem(std::string_view output);

/// Returns the same for LaTeX that runs in `folder`.
std::string stem_from(std::filesystem::path const& folder, std::string_view name);

}  // namespace dawson::run
