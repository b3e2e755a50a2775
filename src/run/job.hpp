// What one call of the program knows: the disk, the texts it has opened, styles, piece sets, fonts,
// and what there is to tell.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "document/settings.hpp"
#include "layout/style.hpp"
#include "run/disk/disk.hpp"
#include "run/style/piece_sets.hpp"
#include "run/style/styles.hpp"
#include "text/diagnostic.hpp"
#include "text/encoding.hpp"
#include "text/sources.hpp"
#include "text/steps.hpp"
#include "type/type.hpp"
#include "type/type_cache.hpp"

namespace dawson::run {

/// What a problem gets: the style of its board, the figures (null: Dawson's own), its captions.
struct BoardDesign {
  std::optional<layout::Style> style;  ///< nothing: the host's usual one
  PieceSet const* pieces = nullptr;
  layout::CaptionStyle const* caption = nullptr;  ///< never null; it lives as long as the job
  std::optional<problem::Frame> frame;            ///< of the captions, where they have a style
};

/// A stretch of a text that has been put together: from `begin` on, up to the next one, it is that
/// of `source` from `offset` on.
struct SplicedPiece {
  std::size_t begin = 0;
  text::SourceId source = text::at_hand;
  std::size_t offset = 0;
};

class Job {
 public:
  /// `opened` is kept for the next job by whoever runs several.
  explicit Job(std::shared_ptr<type::TypeCache> opened = std::make_shared<type::TypeCache>())
      : opened_(std::move(opened)), styles_(disk_, sources_), piece_sets_(disk_, sources_) {}
  Job(Job const&) = delete;
  Job& operator=(Job const&) = delete;

  Disk& disk() { return disk_; }
  text::Sources& sources() { return sources_; }
  PieceSets& piece_sets() { return piece_sets_; }
  text::Steps const& steps() const { return steps_; }

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
  text::SourceId open_spliced(std::string name, std::string bytes,
                              std::vector<SplicedPiece> pieces);

  /// Where a place of a text comes from that has been put together; any other is its own.
  std::pair<text::SourceId, text::Span> origin(text::SourceId source, text::Span span) const {
    tell_of_pieces(source, span);
    return {source, span};
  }

  /// Files that a document in `folder` names, each opened once.
  document::FileReader files_beside(std::string const& folder);

  /// What is wrong with a style that a document in `folder` names, its figures included.
  document::StyleCheck style_check(std::string const& folder);

  /// The style of boards that name none, "" for none: a built-in one or a file. E-STYLE and
  /// E-PIECES are reported.
  void use_style(std::string const& name);

  /// The folder of the figures of all boards, which goes before that of any style. E-PIECES is
  /// reported.
  void use_pieces(std::string const& folder);

  /// The design of a problem that names styles ("": none) in a document in `folder`: `caption` goes
  /// before `style` and that before `--style`. A style that has a fault counts as none.
  BoardDesign design(std::string const& style, std::string const& caption,
                     std::string const& folder);

  /// A style by its name or its file in the present folder; null where it has faults, which are
  /// reported.
  FullStyle const* find_style(std::string const& name);

  /// The design of what names no style.
  BoardDesign usual_design() { return design("", "", ""); }

  /// Whether the user has chosen a style for all boards.
  bool has_style() const { return style_ != nullptr; }

  /// The figures of boards in `style`, of those that name none for none; null: Dawson's own.
  PieceSet const* pieces_of(std::optional<layout::Style> const& style);

  /// When files were made, as they say: seconds since 1970; nothing: they say no time.
  std::optional<std::int64_t> time() const { return time_; }
  void set_time(std::optional<std::int64_t> time) { time_ = time; }

  /// `told` is called for each directive that is set, for whoever shows how far a run is.
  void when_set(std::function<void()> told) { when_set_ = std::move(told); }
  void one_is_set() const {
    if (when_set_) when_set_();
  }

  /// Fonts of other families than the usual ones, and patterns of hyphenation.
  type::TypeCache& opened() { return *opened_; }

  /// The fonts, opened when they are first wanted. E-FONT is reported once; then it is null.
  type::Type const* type();

  /// Adds findings; those that name no text are told of `at_hand`. What has been said of a place in
  /// a further file is not said again.
  void report(text::Diagnostics findings, text::SourceId at_hand = text::at_hand);
  void report(text::Diagnostic finding, text::SourceId at_hand = text::at_hand);

  bool has_errors() const { return errors_ > 0; }

  /// From the byte `from` of a text on these warnings are not told, and no others are left out.
  void allow(text::SourceId source, std::size_t from, document::Allowed allowed);

  /// All that has been reported since the last call and is not allowed where it stands, in the
  /// order of the texts and their places.
  text::Diagnostics take_findings();

 private:
  void tell_of_pieces(text::SourceId& source, text::Span& span) const;
  text::SourceId enter(std::string name, std::string bytes);

  std::shared_ptr<type::TypeCache> opened_;
  Disk disk_;
  text::Sources sources_;
  text::Steps steps_{sources_.limits()};
  Styles styles_;
  PieceSets piece_sets_;
  FullStyle const* style_ = nullptr;
  std::string pieces_;
  std::optional<std::int64_t> time_;
  std::optional<text::Result<type::Type>> type_;
  std::map<std::string, text::Result<document::NamedFile>> files_;
  text::Diagnostics findings_;
  std::map<text::SourceId, std::vector<SplicedPiece>> spliced_;
  std::map<text::SourceId, text::Encoding const*> encodings_;  ///< of those that are not UTF-8
  text::Encoding const* encoding_of_master_ = nullptr;         ///< of what the documents take in
  std::map<text::SourceId, std::map<std::size_t, document::Allowed>> allowed_;  ///< by the place
  std::set<std::tuple<text::SourceId, std::size_t, std::string, std::string>> said_;
  std::size_t errors_ = 0;
  std::function<void()> when_set_;
};

}  // namespace dawson::run
