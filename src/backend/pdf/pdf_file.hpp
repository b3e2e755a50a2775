// A PDF file as objects that are written immediately and not kept, so that a file of any number of
// pages needs little memory; also the end of a word for PDF readers.
//
// Design: libqpdf keeps a document in memory, and needs 0.4 ms per page; a page with a board is
// drawn in a tenth of that.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "backend/file_encoding.hpp"
#include "pages/structure.hpp"

namespace dawson::backend {

/// Function that receives the bytes of a file, piece by piece.
using Sink = std::function<void(std::string_view)>;

/// Number of an object; 0 is no object.
using ObjectNumber = std::uint32_t;

/// Writer of PDF 1.5: objects are collected in object streams. All streams are compressed.
class PdfFile {
 public:
  explicit PdfFile(Sink sink);
  PdfFile(PdfFile const&) = delete;
  PdfFile& operator=(PdfFile const&) = delete;

  /// Returns a number for an object that is written later.
  ObjectNumber reserve();

  /// Writes an object that is not a stream.
  void write(ObjectNumber number, std::string_view object);
  /// Writes an object that is not a stream under a new number, and returns the number.
  ObjectNumber write(std::string_view object);

  /// Writes a stream; `entries` are those of its dictionary besides length and filter.
  void write_stream(ObjectNumber number, std::string_view entries, std::string_view data);

  /// Writes a stream whose data `compressed` has already compressed.
  void write_compressed(ObjectNumber number, std::string_view entries, std::string_view packed);
  /// Returns data compressed for a stream; valid until the next call.
  std::string_view compressed(std::string_view data);

  /// Writes a stream unchanged; its entries contain its filter, if it has one.
  void write_raw(ObjectNumber number, std::string_view entries, std::string_view data);

  /// Ends the file. Its identifier is computed from its bytes.
  void close(ObjectNumber catalog, ObjectNumber info);

 private:
  struct Place {
    std::uint64_t at = 0;     ///< offset in the file, or number of the object stream
    std::uint32_t index = 0;  ///< within the object stream
    /// As in cross-reference streams: 0 free, 1 in the file, 2 in an object stream
    std::uint8_t kind = 0;
  };

  void put(std::string_view bytes);
  void write_accumulated();

  Sink sink_;
  std::uint64_t length_ = 0;
  std::uint64_t hashes_[2];
  std::vector<Place> places_;
  std::vector<ObjectNumber> accumulated_;
  std::string accumulated_offsets_, accumulated_bytes_;
  Deflater deflater_;
};

/// Return or append a number for PDF: with at most `decimals` decimal places, without exponent.
void append_number(std::string& out, double value, int decimals = 3);
std::string pdf_number(double value);
void append_integer(std::string& out, long long value);
/// Appends a reference: "12 0 R".
void append_reference(std::string& out, ObjectNumber number);

/// Appends the bytes of a string, without its brackets.
void append_escaped(std::string& out, std::string_view bytes);

/// Returns a text string (titles, names of bookmarks) from UTF-8, brackets included.
std::string pdf_text(std::string_view text);

/// Returns a byte string of any bytes, brackets included.
std::string pdf_bytes(std::string_view bytes);

/// Returns UTF-16BE in hexadecimal digits, for ToUnicode and ActualText.
std::string utf16_digits(std::string_view text);

struct WordEnd {
  pages::After after = pages::After::nothing;
  bool divided = false;  ///< its last sign is a hyphen inserted at the end of a line
};

}  // namespace dawson::backend
