// What one diagram can be written as: the table that suffixes, --kind and help derive from.
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

/// A file and those that it needs beside it, by name.
struct Drawn {
  std::string bytes;
  std::map<std::string, std::string> files;
};

/// A problem laid out, with all that an output may draw it by.
struct LaidOut {
  problem::Problem const& problem;
  layout::Scene const& scene;
  PieceSet const* pieces = nullptr;  ///< null: Dawson's own figures
  layout::PlacedCaption caption;     ///< empty where the output does not set text
  layout::Typeset typeset;           ///< empty where it measures no letters
  double dpi = 300;                  ///< of pixels
  std::optional<double> wide{};      ///< pixels of the whole picture; nothing: as `dpi` makes it
  text::Limits limits;
  std::optional<std::int64_t> time;                     ///< of making
  chess::Language language = chess::Language::english;  ///< of what is said of it
  layout::Caption const* lines = nullptr;               ///< the caption as composed; may be null

  drawing::PieceSet const* pictures() const { return pictures_of(pieces); }
};

/// What an output sets in letters, for which fonts are opened.
enum class Lettering : std::uint8_t {
  none,
  board,            ///< what stands on the board and beside it
  caption,          ///< that too
  caption_on_page,  ///< the same, its sides at most those of a page of PDF
};

struct Output {
  std::string_view name;   ///< the suffix without its dot
  std::string_view words;  ///< what it is, for help
  std::string_view media;  ///< its type for programs: "image/png"
  Lettering lettering = Lettering::none;
  /// The file, or an error without a span.
  text::Result<Drawn> (*write)(LaidOut const& diagram) = nullptr;
  document::Host const* host = &document::markdown_host;  ///< whose text values are
  Abilities const* renderer = &picture_abilities;         ///< what it can say

  bool sets_captions() const { return lettering >= Lettering::caption; }
};

std::span<Output const> outputs();

/// That of a solution that moves, which no other diagram can be: no row, and it writes nothing.
Output const& moving_output();

/// The output of that name; null for others.
Output const* find_output(std::string_view name);

/// Their names, "pdf, svg ...", for help and complaints; each behind `before`.
std::string output_names(std::string_view before = "");

}  // namespace dawson::run
