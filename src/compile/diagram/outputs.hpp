// Table of output formats for one diagram. Suffixes, `--kind` and the help derive from it.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "compile/abilities.hpp"
#include "document/host.hpp"
#include "layout/captions/caption.hpp"
#include "layout/placed_caption.hpp"
#include "layout/scene.hpp"
#include "problem/problem.hpp"
#include "style/piece_sets.hpp"
#include "text/result.hpp"

namespace dawson::run {

/// A written file, and the further files that it needs, by name.
struct Drawn {
  std::string bytes;
  std::map<std::string, std::string> files;
};

/// A problem with its layout, and everything that an output needs to draw it.
struct LaidOut {
  problem::Problem const& problem;
  layout::Scene const& scene;
  PieceSet const* piece_set = nullptr;  ///< null: Dawson's own piece set
  layout::PlacedCaption caption;        ///< empty if the output prints no text
  layout::Typeset typeset;              ///< empty if the output measures no letters
  double dpi = 300;                     ///< pixels per inch
  std::optional<double> wide{};  ///< width of the whole picture in pixels; no value: from `dpi`
  text::Limits limits;
  std::optional<std::int64_t> time;                     ///< time of creation
  chess::Language language = chess::Language::english;  ///< language of descriptions
  layout::Caption const* lines = nullptr;               ///< caption as composed; may be null

  /// Returns the drawings of the piece set; null for Dawson's own.
  drawing::PieceSet const* pictures() const { return pictures_of(piece_set); }
};

/// Text that an output prints, for which fonts are opened.
enum class Lettering : std::uint8_t {
  none,
  board,            ///< text on the board and beside it
  caption,          ///< the caption too
  caption_on_page,  ///< the same, no larger than a page of PDF
};

/// An output format: a row of the table.
struct Output {
  std::string_view name;   ///< suffix without its dot
  std::string_view words;  ///< description for the help
  std::string_view media;  ///< media type: "image/png"
  Lettering lettering = Lettering::none;
  /// Writes the file; returns an error without a span if this is impossible.
  text::Result<Drawn> (*write)(LaidOut const& diagram) = nullptr;
  document::MarkupLanguage const* host =
      &document::markdown_host;                    ///< markup language of text in values
  Abilities const* renderer = &picture_abilities;  ///< what it can print

  /// Returns whether the output prints captions.
  bool sets_captions() const { return lettering >= Lettering::caption; }
};

/// Returns all output formats but `moving_output`.
std::span<Output const> outputs();

/// Returns the output format for a moving picture of a solution. It is not in `outputs()`, and its
/// `write` is null.
Output const& moving_output();

/// Returns the output format of that name; null for other names.
Output const* find_output(std::string_view name);

/// Returns the names of all output formats, "pdf, svg ...", each after `before`, for help and
/// errors.
std::string output_names(std::string_view before = "");

}  // namespace dawson::run
