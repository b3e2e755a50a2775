#include "edition/linked_documents.hpp"

#include <algorithm>
#include <filesystem>

#include "compile/compilation.hpp"
#include "disk/disk.hpp"
#include "edition/edition.hpp"
#include "prose/plain.hpp"
#include "prose/references.hpp"
#include "session/include_markdown.hpp"
#include "session/invocation.hpp"
#include "session/labels.hpp"

namespace dawson::run {

namespace fs = std::filesystem;

void LinkedDocuments::add(ReferenceTargets& targets, text::SourceId document,
                          prose::Link const& link) {
  std::string const label = prose::label_of(link);
  if (targets.contains(label)) return;
  std::string const name(invocation_.sources()[document].name());
  fs::path const folder = fs::path(name).parent_path();
  if (!link.target.starts_with('#')) {
    std::size_t const end = std::min(link.target.find_first_of("?#"), link.target.size());
    std::size_t const sign = link.target.find('#');
    std::string const file = (folder / link.target.substr(0, end)).lexically_normal().string();
    std::string const wanted = sign == std::string::npos ? "" : link.target.substr(sign + 1);
    std::string const* const kept = invocation_.labels().find(file, wanted);
    Known const* const other = find(file);
    if (other && sign == std::string::npos && !other->title.empty())
      targets.headings.try_emplace(label, other->title);
    else if ((!other || !take(targets, label, *other, wanted)) && kept)
      targets.diagrams.emplace(label, prose::Inlines{prose::Text{*kept}});
    return;
  }
  if (compilation_.empty()) return;
  read_book();
  auto const other = std::ranges::find_if(
      *of_book_, [&](Known const& one) { return one.targets.contains(label); });
  if (other == of_book_->end() || other->source == document) return;
  take(targets, label, *other, label);
  fs::path const file = invocation_.sources()[other->source].name();
  targets.elsewhere[label] =
      file.lexically_relative(folder.empty() ? fs::path(".") : folder).generic_string() + "#" +
      label;
}

bool LinkedDocuments::take(ReferenceTargets& targets, std::string const& label, Known const& from,
                           std::string const& its_label) {
  auto const heading = from.targets.headings.find(its_label);
  if (heading != from.targets.headings.end()) targets.headings.emplace(label, heading->second);
  auto diagram = from.targets.diagrams.find(its_label);
  bool const by_number = diagram == from.targets.diagrams.end() && !its_label.empty() &&
                         heading == from.targets.headings.end();
  if (by_number)
    diagram = std::ranges::find_if(from.targets.diagrams, [&](auto const& one) {
      return prose::plain(one.second) == its_label;
    });
  if (diagram == from.targets.diagrams.end()) return heading != from.targets.headings.end();
  targets.diagrams.emplace(label, diagram->second);
  if (by_number) targets.elsewhere[label] = label.substr(0, label.find('#') + 1) + diagram->first;
  return true;
}

LinkedDocuments::Known const* LinkedDocuments::find(std::string const& file) {
  auto const [named, is_new] = named_.try_emplace(file, nullptr);
  if (!is_new) return named->second;
  if (!compilation_.empty()) {
    read_book();
    std::string const whole = whole_name(file);
    auto const known = std::ranges::find_if(*of_book_, [&](Known const& one) {
      return whole_name(invocation_.sources()[one.source].name()) == whole;
    });
    if (known != of_book_->end()) return named->second = &*known;
  }
  auto const opened = invocation_.files_beside("")(file);
  if (!opened) return nullptr;
  return named->second = &beside_.emplace_back(std::move(read({opened->id}).front()));
}

void LinkedDocuments::read_book() {
  if (!of_book_) of_book_ = read(compilation_);
}

std::vector<LinkedDocuments::Known> LinkedDocuments::read(
    std::vector<text::SourceId> const& sources) const {
  MutedFindings const silence(invocation_);
  Compilation compilation(invocation_, markdown_abilities, defaults_);
  std::vector<Known> all;
  for (text::SourceId const opened : sources) {
    text::SourceId const id = with_included(invocation_, opened);
    Known& known = all.emplace_back(Known{opened, {}, {}});
    StyleSheet const* const style = invocation_.chosen_style();
    CompiledDocument const document =
        read_directives_alone(invocation_, id, compilation, FrontOwner::site);
    for (std::size_t i = 0; i < document.directives.size(); ++i)
      compilation.each(document, i, [&](Content const& content) { known.targets.add(content); });
    invocation_.set_style(style);
    known.title = read_targets(invocation_, document, known.targets);
  }
  return all;
}

}  // namespace dawson::run
