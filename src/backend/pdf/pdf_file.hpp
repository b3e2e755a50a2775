// A PDF file as objects, written as they come: what has been written is forgotten, so that a file
// of any number of pages takes little memory.
//
// Why not libqpdf: it keeps a document in memory, and needs 0.4 ms for each page; a page with a
// board is drawn in a tenth of that.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "backend/deflate.hpp"

namespace dawson::backend {

/// Takes the bytes of a file, piece by piece.
using Sink = std::function<void(std::string_view)>;

/// The number of an object; 0 is none.
using ObjectNumber = std::uint32_t;

/// PDF 1.5: objects are gathered in object streams. All streams are compressed.
class PdfFile {
 public:
  explicit PdfFile(Sink sink);
  PdfFile(PdfFile const&) = delete;
  PdfFile& operator=(PdfFile const&) = delete;

  /// A number for an object that is written later.
  ObjectNumber reserve();

  /// Writes an object that is no stream.
  void write(ObjectNumber number, std::string_view object);
  ObjectNumber write(std::string_view object);

  /// Writes a stream; `entries` are those of its dictionary besides length and filter.
  void write_stream(ObjectNumber number, std::string_view entries, std::string_view data);

  /// The same where the data are packed already, by `compressed`.
  void write_compressed(ObjectNumber number, std::string_view entries, std::string_view packed);
  /// Data as a stream has them, until the next ones.
  std::string_view compressed(std::string_view data);

  /// A stream that comes with its filter among its entries, or without one: goes out as it is.
  void write_raw(ObjectNumber number, std::string_view entries, std::string_view data);

  /// Ends the file. Its identifier is worked out from its bytes.
  void close(ObjectNumber catalog, ObjectNumber info);

 private:
  struct Place {
    std::uint64_t at = 0;     ///< offset in the file, or number of the object stream
    std::uint32_t index = 0;  ///< within the object stream
    std::uint8_t kind =
        0;  ///< as in cross-reference streams: 0 free, 1 in the file, 2 in an object stream
  };

  void put(std::string_view bytes);
  void write_gathered();

  Sink sink_;
  std::uint64_t length_ = 0;
  std::uint64_t hashes_[2];
  std::vector<Place> places_;
  std::vector<ObjectNumber> gathered_;
  std::string gathered_offsets_, gathered_bytes_;
  Deflater deflater_;
};

/// A number as PDF has them: at most `decimals` of them, no exponent.
void append_number(std::string& out, double value, int decimals = 3);
std::string pdf_number(double value);
void append_integer(std::string& out, long long value);
/// "12 0 R".
void append_reference(std::string& out, ObjectNumber number);

/// The bytes of a string between its brackets.
void append_escaped(std::string& out, std::string_view bytes);

/// A text string (titles, names of bookmarks) from UTF-8, brackets included.
std::string pdf_text(std::string_view text);

/// A byte string, brackets included: whatever the bytes are.
std::string pdf_bytes(std::string_view bytes);

/// UTF-16BE in hexadecimal digits, as ToUnicode and ActualText want it.
std::string utf16_digits(std::string_view text);

}  // namespace dawson::backend
