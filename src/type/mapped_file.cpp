#include "type/mapped_file.hpp"

#include <hb.h>

#include <string_view>

#include "text/held.hpp"

namespace dawson::type {
namespace {

class MappedFile : public drawing::FontFile {
 public:
  explicit MappedFile(hb_face_t* face)
      : blob_(hb_face_reference_blob(face)), index_(hb_face_get_index(face) & 0xffff) {}
  std::string_view bytes() const override {
    unsigned length = 0;
    char const* const data = hb_blob_get_data(blob_.get(), &length);
    return {data, length};
  }
  unsigned index() const override { return index_; }

 private:
  text::CPtr<hb_blob_t, hb_blob_destroy> blob_;
  unsigned index_;
};

}  // namespace

std::shared_ptr<drawing::FontFile> file_of(hb_face_t* face) {
  return std::make_shared<MappedFile>(face);
}

}  // namespace dawson::type
