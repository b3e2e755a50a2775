// The problems of a file in a LaTeX document: more than its lines could hold.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "run/content.hpp"
#include "run/weave/latex_host.hpp"

namespace dawson::run {

/// Sets contents one below the other, diagrams in rows where they come across, each in the middle
/// of its column.
class ManyDiagrams {
 public:
  /// `put` takes lines of code, `first_of_all` what the first diagram has ahead of it. `where`, in
  /// `source`, is what findings about boards point to.
  ManyDiagrams(LatexHost& host, text::SourceId source, text::Span where, std::string first_of_all,
               std::function<void(std::string_view)> put)
      : host_(host),
        source_(source),
        where_(where),
        ahead_(std::move(first_of_all)),
        put_(std::move(put)) {}

  void take(Content content);

  /// Behind the last one.
  void finish();

 private:
  void end_row();
  void write(Content const& content, std::size_t columns, bool last);

  LatexHost& host_;
  text::SourceId source_;
  text::Span where_;
  std::string ahead_;
  std::function<void(std::string_view)> put_;
  std::vector<Content> row_;
  bool first_row_ = true;
};

}  // namespace dawson::run
