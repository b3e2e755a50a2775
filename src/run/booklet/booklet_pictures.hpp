// The pictures of a document, each loaded once.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>

#include "pages/page.hpp"
#include "text/diagnostic.hpp"

namespace dawson::run {

class Job;

class BookletPictures {
 public:
  struct Found {
    std::shared_ptr<pages::Picture const> picture;  ///< null where it cannot be had
    std::optional<text::Diagnostic> fault{};  ///< why, the first time; its span is the caller's
  };

  /// The picture that a document in `folder` names.
  Found find(Job& job, std::string const& folder, std::string const& path);

 private:
  std::map<std::string, std::shared_ptr<pages::Picture const>> known_;
};

}  // namespace dawson::run
