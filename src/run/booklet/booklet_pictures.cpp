#include "run/booklet/booklet_pictures.hpp"

#include <filesystem>

#include "backend/pdf/picture.hpp"
#include "run/disk/disk.hpp"
#include "run/job.hpp"

namespace dawson::run {

BookletPictures::Found BookletPictures::find(Job& job, std::string const& folder,
                                             std::string const& path) {
  std::string const file = (std::filesystem::path(folder) / path).lexically_normal().string();
  auto const [entry, is_new] = known_.try_emplace(file);
  if (!is_new) return {entry->second};
  auto loaded = [&]() -> text::Result<std::shared_ptr<pages::Picture const>> {
    try {
      return backend::load_picture(file, job.disk().read_regular(file));
    } catch (SystemError const& refused) {
      return text::error("E-IMAGE", {}, refused.what(),
                         "images are PNG, JPEG, SVG or PDF files, named from the folder of the "
                         "file that shows them");
    }
  }();
  if (loaded) return {entry->second = *loaded};
  return {nullptr, loaded.error()};
}

}  // namespace dawson::run
