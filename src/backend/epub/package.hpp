// An e-book, EPUB 3: the files of its ZIP archive and their metadata.
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
  bool with_svg = false;  ///< contains SVG pictures
  bool is_cover = false;  ///< the cover picture of the book
  bool in_order = false;  ///< part of the reading order
};

/// Line of the table of contents.
struct EpubEntry {
  int level = 1;
  std::string words;
  std::string address;  ///< "chapter-1.xhtml#label"
};

/// Place that reading systems offer for navigation.
struct EpubLandmark {
  std::string type;  ///< of the vocabulary for structure: "bodymatter"
  std::string words;
  std::string address;
};

struct EpubAbout {
  std::string identifier;  ///< empty: made from the content
  std::string title;
  std::string language;  ///< a tag
  std::vector<std::string> by;
  std::string date;                  ///< of publication, as written: included if it is a W3C date
  std::optional<std::int64_t> time;  ///< creation time, seconds since 1970; no value: 1980
  std::string accessibility;         ///< in words
  bool has_pictures = false;
  bool pictures_have_words = true;
};

struct Epub {
  EpubAbout about;
  std::string contents_head;
  std::vector<EpubFile> files;  ///< in reading order
  std::vector<EpubEntry> contents;
  std::vector<EpubLandmark> landmarks;
};

/// Names of files in every book: the table of contents, and the style sheet, which is one of
/// `Epub::files`.
inline constexpr char const* epub_contents = "contents.xhtml";
inline constexpr char const* epub_style = "book.css";

/// Returns an XHTML file with the content of its `<body>`, in `language`, with the book's style
/// sheet.
std::string xhtml_file(std::string const& title, std::string const& language,
                       std::string const& body);

/// Returns the bytes of the book (EPUB 3.2, EPUB Accessibility 1.1). The table of contents follows
/// the first `front` files.
std::string epub(Epub book, std::size_t front);

}  // namespace dawson::backend
