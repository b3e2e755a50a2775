// An e-book, EPUB 3: files in an archive, and what is said of them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace dawson::backend {

struct EpubFile {
  std::string name;  ///< "chapter-1.xhtml", "images/1.png"
  std::string type;  ///< "application/xhtml+xml"
  std::string bytes;
  bool with_svg = false;  ///< pictures of SVG stand in it
  bool is_cover = false;  ///< the picture that stands for the book
  bool in_order = false;  ///< it is read in its turn
};

/// A line of the table of contents.
struct EpubEntry {
  int level = 1;
  std::string words;
  std::string address;  ///< "chapter-1.xhtml#label"
};

/// What readers offer to go to.
struct EpubLandmark {
  std::string type;  ///< of the vocabulary for structure: "bodymatter"
  std::string words;
  std::string address;
};

struct EpubAbout {
  std::string identifier;  ///< empty: made of the content
  std::string title;
  std::string language;  ///< a tag
  std::vector<std::string> by;
  std::string date;                  ///< of publication, as written: said where it is one of W3C's
  std::optional<std::int64_t> time;  ///< when it is made, seconds since 1970; nothing: 1980
  std::string accessibility;         ///< in words
  bool has_pictures = false;
  bool pictures_have_words = true;
};

struct Epub {
  EpubAbout about;
  std::string contents_head;
  std::vector<EpubFile> files;  ///< in the order of reading
  std::vector<EpubEntry> contents;
  std::vector<EpubLandmark> landmarks;
};

/// Names of files that every book has: the table of contents, and the style sheet, which is one of
/// `Epub::files`.
inline constexpr char const* epub_contents = "contents.xhtml";
inline constexpr char const* epub_style = "book.css";

/// A file of XHTML: what stands in `<body>`, in that language, with the book's style sheet.
std::string xhtml_file(std::string const& title, std::string const& language,
                       std::string const& body);

/// The bytes of the book (EPUB 3.2, EPUB Accessibility 1.1). The table of contents stands behind
/// the first `front` files.
std::string epub(Epub book, std::size_t front);

}  // namespace dawson::backend
