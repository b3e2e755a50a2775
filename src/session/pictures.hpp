// The pictures that documents name: each file is read once a run, and every output and `check` ask
// here.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "backend/pictures/picture_file.hpp"
#include "text/result.hpp"
#include "text/sources.hpp"

namespace dawson::run {

class Invocation;

/// What pictures are wanted for.
struct PictureUse {
  std::string_view place;             ///< "page", "book": what they are taken into
  std::string_view lost;              ///< what becomes of one that is not taken
  bool backend::PictureKind::*shows;  ///< the kinds that it shows; null: no matter
  bool far_ones = false;              ///< what is not beside the document stays an address
  bool missing_is_error = false;
  bool decodes = false;  ///< pixels are decoded by whoever asks
};
extern PictureUse const picture_in_page, picture_in_ebook, picture_in_booklet, picture_in_check;

class Pictures {
 public:
  /// The picture that a document names in the block or the directive at `where`; null where it
  /// cannot be had: it has an address of the net, cannot be read, is damaged, or of a kind that is
  /// not for this use. Findings are reported once for a file and a document, where the document
  /// names it: E-IMAGE, E-LIMIT, W-IMAGE (also for what was dropped of an SVG file).
  backend::PictureFile const* find(Invocation& invocation, text::SourceId document,
                                   text::Span where, std::string const& path,
                                   PictureUse const& use);

  /// The file that such a document names: the key of a picture.
  static std::string file_of(Invocation& invocation, text::SourceId document, text::Span where,
                             std::string const& path);

 private:
  using Read = text::Result<backend::PictureFile>;
  struct Known {
    explicit Known(Read made) : read(std::move(made)) {}
    Read read;
    bool is_missing = false;  // the disk has refused it
    bool is_decoded = false;  // its pixels have been looked at
  };

  Known& open(Invocation& invocation, std::string const& path, std::string const& file);

  std::map<std::string, Known> known_;  // by the file
  std::set<std::pair<text::SourceId, std::string>> told_;
};

/// Whether a picture has an address of the net, or is none beside the document.
bool is_far_picture(std::string_view path);

/// Where a block or a directive at `where` has an address; the whole of it where it is written in
/// another way there.
text::Span address_place(text::Source const& source, text::Span where, std::string_view address);

}  // namespace dawson::run
