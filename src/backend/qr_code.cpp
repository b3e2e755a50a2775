#include "backend/qr_code.hpp"

#include <qrencode.h>

#include <cerrno>
#include <new>

#include "text/c_library.hpp"

namespace dawson::backend {

std::optional<layout::SquareCode> qr_code(std::string const& text) {
  text::CPtr<QRcode, QRcode_free> const code(
      QRcode_encodeData(static_cast<int>(text.size()),
                        reinterpret_cast<unsigned char const*>(text.data()), 0, QR_ECLEVEL_L));
  if (!code && errno == ENOMEM) throw std::bad_alloc();
  if (!code) return {};
  layout::SquareCode out;
  out.side = static_cast<std::size_t>(code->width);
  for (std::size_t y = 0; y < out.side; ++y) {
    std::vector<std::size_t>& runs = out.rows.emplace_back(1);
    for (std::size_t x = 0; x < out.side; ++x) {
      bool const dark = (code->data[y * out.side + x] & 1) != 0;
      if (dark != (runs.size() % 2 == 0)) runs.push_back(0);
      ++runs.back();
    }
  }
  return out;
}

}  // namespace dawson::backend
