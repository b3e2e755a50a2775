#include "run/weave/check_text.hpp"

#include <set>
#include <utility>

#include "document/markdown/called_notes.hpp"
#include "document/markdown/raw_html.hpp"
#include "prose/walk.hpp"
#include "run/booklet/references.hpp"
#include "run/edition/text_passes.hpp"
#include "run/job.hpp"
#include "run/pictures.hpp"
#include "text/ascii.hpp"

namespace dawson::run {

void check_text(Job& job, BookDocument const& document, ReferenceTargets targets,
                OtherDocuments& others) {
  text::SourceId const id = document.source;
  text::Source const& source = job.sources()[id];
  auto [tree, scan] =
      document::scan_with_notes(source, document::Inlines::all, job.plugin_fences());
  constexpr bool in_host = false;
  document::RawHtml const html(tree, in_host);
  document::OpenManuscript manuscript =
      document::open_manuscript(source, std::move(tree), std::move(scan), nullptr);
  manuscript.findings.clear();  // reported when the directives were found
  resolve_marks(manuscript, OtherHtml::kept);
  job.report(html.findings(), id);
  job.report(std::move(manuscript.findings), id);
  EditedText const text = [&] {
    BookletDesign chosen;
    {
      Silence const silence(job);  // the front matter has been checked
      chosen = design_of_text(job, document, manuscript);
    }
    EditedText out = edit_text(job, document, manuscript, chosen, targets);
    add_others(job, document, manuscript, chosen, out, others, targets);
    return out;
  }();
  prose::for_each_inline(manuscript.document, [&](prose::Inline const& part, text::Span where) {
    auto const* image = std::get_if<prose::Image>(&part);
    if (image) job.pictures().find(job, id, where, image->path, picture_in_check);
  });
  constexpr bool relative_links = true;
  std::set<std::string> notes;
  for (prose::Footnote const& note : manuscript.document.notes)
    notes.insert(text::lower_case(note.written));
  job.report(check_references(source, manuscript.document, document.directives, targets, notes,
                              relative_links),
             id);
  job.report(far_faults(targets, text.links), id);
}

}  // namespace dawson::run
