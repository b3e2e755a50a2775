#include "edition/book_links.hpp"

#include <algorithm>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "edition/targets.hpp"
#include "prose/links.hpp"
#include "session/invocation.hpp"

namespace dawson::run {
namespace {

namespace fs = std::filesystem;

// Labels of the whole document by those of one file; the first heading also has the label "".
using Labels = std::map<std::string, std::string, std::less<>>;

class BookLinks {
 public:
  BookLinks(Invocation& invocation, text::SourceId source, prose::Document const& document)
      : invocation_(invocation), source_(source) {
    std::vector<LabelledHeading> const all = labelled_headings(document);
    std::map<std::string, HeadingLabels> used;
    auto next = all.begin();
    prose::for_each_block(document.blocks, [&](prose::Block const& block) {
      auto const* heading = std::get_if<prose::Heading>(&block.content);
      if (!heading) return;
      std::string const file = file_of(block.where);
      std::string const label = used[file].add(*heading);
      labels_[file].try_emplace("", next->label);
      labels_[file].try_emplace(label, next->label);
      ++next;
    });
  }

  // Returns the label in the document that an address in the text at `where` leads to; empty for
  // other addresses.
  std::string label(std::string_view address, text::Span where) const {
    std::size_t const hash = std::min(address.find('#'), address.size());
    fs::path const path = fs::path(invocation_.folder_of(source_, where)) / address.substr(0, hash);
    auto const file = labels_.find(path.lexically_normal().string());
    if (file == labels_.end()) return {};
    std::string_view const wanted = address.substr(std::min(hash + 1, address.size()));
    auto const known = file->second.find(wanted);
    return known == file->second.end() ? std::string(wanted) : known->second;
  }

 private:
  std::string file_of(text::Span where) const {
    auto const [source, span] = invocation_.origin(source_, where);
    return fs::path(invocation_.sources()[source].name()).lexically_normal().string();
  }

  Invocation& invocation_;
  text::SourceId source_;
  std::map<std::string, Labels> labels_;
};

}  // namespace

void lead_within_book(Invocation& invocation, text::SourceId source, prose::Document& document) {
  if (invocation.pieces_of(source).empty()) return;
  BookLinks const links(invocation, source, document);
  prose::for_each_text(document, [&](prose::Inlines& inlines, text::Span where) {
    prose::for_each_inline(inlines, [&](prose::Inline& part) {
      auto* const link = std::get_if<prose::Link>(&part);
      if (!link || link->inlines.empty() || !prose::leads_to_markdown(link->target)) return;
      if (std::string label = links.label(link->target, where); !label.empty())
        link->target = "#" + label;
    });
  });
}

}  // namespace dawson::run
