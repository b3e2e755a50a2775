// The pictures that documents name, for all outputs and `check`: each file is read once per run.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "backend/pictures/picture_file.hpp"
#include "text/diagnostic.hpp"
#include "text/source.hpp"

namespace dawson::run {

class Invocation;

/// How one output uses pictures.
struct PictureUse {
  std::string_view place;  ///< what contains them, for messages: "page", "book"
  std::string_view lost;   ///< what happens to a picture that cannot be used, for messages
  bool backend::PictureKind::*shows;  ///< kinds of pictures that it can show; null: any
  bool far_ones = false;              ///< pictures that are not local files remain addresses
  bool missing_is_error = false;
  bool decodes = false;  ///< the caller decodes the pixels
};
extern PictureUse const picture_in_page, picture_in_ebook, picture_in_booklet, picture_in_text,
    picture_in_check;

/// The pictures read so far, by file.
class Pictures {
 public:
  /// Returns the picture that a document names in the block or directive at `where`. Null if it
  /// cannot be used: it has a network address, cannot be read, is damaged, or is of a kind that
  /// `use` does not show. Findings are reported once per file and document, where the document
  /// names the file: E-IMAGE, E-LIMIT, W-IMAGE (also for parts of an SVG file that were dropped).
  backend::PictureFile const* find(Invocation& invocation, text::SourceId document,
                                   text::Span where, std::string const& path,
                                   PictureUse const& use);

  /// Returns the path of the file that a document names in this way: the key of a picture.
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
  std::set<std::pair<text::SourceId, std::string>> reported_;
};

/// Returns whether the path of a picture is a network address, or is not relative to the document.
bool is_far_picture(std::string_view path);

/// Returns the span of an address in the block or directive at `where`; all of `where` if the
/// address is written differently there.
text::Span address_place(text::Source const& source, text::Span where, std::string_view address);

}  // namespace dawson::run
