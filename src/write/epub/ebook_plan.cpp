#include "write/epub/ebook_plan.hpp"

#include <algorithm>
#include <set>
#include <utility>

#include <fmt/format.h>

#include "backend/raster_files.hpp"
#include "drawing/board.hpp"
#include "layout/placed_caption.hpp"
#include "prose/blocks.hpp"
#include "session/invocation.hpp"
#include "session/pictures.hpp"
#include "style/styles.hpp"
#include "write/html/html_renderer.hpp"

namespace dawson::run {
namespace {

// Returns the level of a heading; 0 for any other block.
int level_of(prose::Block const& block) {
  auto const* heading = std::get_if<prose::Heading>(&block.content);
  return heading ? heading->level : 0;
}

bool prints_nothing(EbookDocument const& document, prose::Block const& block) {
  if (std::holds_alternative<prose::RawBlock>(block.content)) return true;
  auto const* directive = std::get_if<prose::DirectiveAt>(&block.content);
  return directive &&
         std::ranges::all_of(document.contents[directive->index], [](auto const& content) {
           return std::holds_alternative<EmptyContent>(content);
         });
}

class Planner {
 public:
  explicit Planner(std::deque<EbookDocument> const& documents) : documents_(documents) {}

  EbookPlan run() {
    for (std::size_t i = 0; i < documents_.size(); ++i) divide(i);
    for (EbookDocument const& document : documents_)
      for (auto const& contents : document.contents)
        for (Content const& content : contents)
          if (auto const* solutions = std::get_if<SolutionsContent>(&content))
            for (SolutionContent const& one : solutions->entries) printed_.insert(one.id);
    for (EbookChapter& chapter : plan_.chapters) look_at(chapter);
    name_headings();
    return std::move(plan_);
  }

 private:
  // Blocks before the first heading make a chapter only if they print something.
  void divide(std::size_t number) {
    EbookDocument const& document = documents_[number];
    prose::Blocks const& blocks = document.manuscript.document.blocks;
    pages::Design const& design = document.chosen.design;
    std::size_t begin = 0;
    bool said = false;
    auto const end_at = [&](std::size_t end) {
      if (!said) return;
      plan_.chapters.push_back(
          {number, begin, end, fmt::format("chapter-{}.xhtml", plan_.chapters.size() + 1), {}, {}});
      while (prints_nothing(document, blocks[begin])) ++begin;
      plan_.chapters.back().is_part = design.parts && level_of(blocks[begin]) == 1;
      begin = end;
      said = false;
    };
    for (std::size_t i = 0; i < blocks.size(); ++i) {
      if (int const level = level_of(blocks[i]); level > 0 && level <= design.chapter_level())
        end_at(i);
      if (!prints_nothing(document, blocks[i])) said = true;
    }
    end_at(blocks.size());
  }

  void look_at(EbookChapter& chapter) {
    EbookDocument const& document = documents_[chapter.document];
    prose::Blocks const& blocks = document.manuscript.document.blocks;
    auto const begin = blocks.begin();
    prose::for_each_block({begin + static_cast<std::ptrdiff_t>(chapter.begin),
                           begin + static_cast<std::ptrdiff_t>(chapter.end)},
                          [&](prose::Block const& block) {
                            if (auto const* figure = document.text.caption_at(block.where.begin))
                              add_label(figure->label, chapter);
                            if (auto const* heading = std::get_if<prose::Heading>(&block.content))
                              chapter.headings.push_back({heading->level, {}, {}});
                            if (auto const* at = std::get_if<prose::DirectiveAt>(&block.content))
                              for (Content const& content : document.contents[at->index])
                                look_at(chapter, content);
                          });
  }

  void look_at(EbookChapter& chapter, Content const& content) {
    if (std::holds_alternative<IndexContent>(content)) chapter.has_index = true;
    if (auto const* solutions = std::get_if<SolutionsContent>(&content))
      for (SolutionContent const& one : solutions->entries)
        add_label(HtmlRenderer::solution_id(one), chapter);
    auto const* diagram = diagram_of(content);
    if (!diagram) return;
    add_label(diagram->anchor, chapter);
    if (!diagram->solution || printed_.contains(diagram->solution->id)) return;
    add_label(HtmlRenderer::solution_id(*diagram->solution), chapter);
    SolutionsContent& noted =
        chapter.noted.emplace_back(SolutionsContent{{*diagram->solution}, 1, {}, false});
    noted.piece_set = diagram->design.piece_set;
    Content filled = std::move(noted);
    resolve_references(filled, [&](prose::Link& link) {
      return documents_[chapter.document].targets.printed(link);
    });
    noted = std::get<SolutionsContent>(std::move(filled));
  }

  void add_label(std::string const& label, EbookChapter const& chapter) {
    if (!label.empty()) plan_.labels.try_emplace(label, chapter.file + "#" + label);
  }

  // Makes all names unique in the book.
  void name_headings() {
    std::set<std::string> used;
    std::vector<std::vector<LabelledHeading>> labelled;
    for (EbookDocument const& document : documents_)
      labelled.push_back(labelled_headings(document.manuscript.document));
    std::vector<std::size_t> next(documents_.size(), 0);
    std::size_t count = 0;
    for (EbookChapter& chapter : plan_.chapters)
      for (EbookHeading& heading : chapter.headings) {
        LabelledHeading const& one = labelled[chapter.document][next[chapter.document]++];
        ++count;
        heading.words = one.words.empty() ? "…" : one.words;
        heading.id = one.label.empty() ? fmt::format("section-{}", count) : one.label;
        if (plan_.labels.contains(heading.id)) heading.id += "-heading";
        while (!used.insert(heading.id).second) heading.id += "-";
        plan_.headings.try_emplace({chapter.document, one.label}, chapter.file + "#" + heading.id);
      }
  }

  std::deque<EbookDocument> const& documents_;
  std::set<std::string> printed_;  // solutions, by their ids
  EbookPlan plan_;
};

}  // namespace

std::optional<std::string> EbookPlan::address(std::size_t document,
                                              std::string const& label) const {
  auto const known = labels.find(label);
  if (known != labels.end()) return known->second;
  auto const heading = headings.find({document, label});
  if (heading != headings.end()) return heading->second;
  return {};
}

void fill_rows(EbookDocument& document) {
  std::size_t at = 0;
  Rows rows(epub_abilities, [&](Row row) {
    if (!row.continues) at = row.first();
    document.rows[at].push_back(std::move(row));
  });
  for (std::size_t i = 0; i < document.contents.size(); ++i) {
    bool follows = document.document.follows(i);
    for (Content& content : document.contents[i]) {
      resolve_references(content,
                         [&](prose::Link& link) { return document.targets.printed(link); });
      rows.add(std::move(content), i, follows);
      follows = true;
    }
  }
  rows.finish();
}

EbookPlan plan_ebook(std::deque<EbookDocument> const& documents) {
  return Planner(documents).run();
}

std::string EbookNotes::sign(std::size_t document, prose::Footnote const& note,
                             std::string const& file) {
  auto const [known, is_new] = called_.try_emplace({document, note.label});
  Called& called = known->second;
  if (is_new) {
    std::size_t const number = ++counts_[document];
    called = {number, fmt::format("note-{}-{}", document + 1, number), file, 0};
    waiting_.push_back(&note);
  }
  return fmt::format(
      "<sup><a epub:type=\"noteref\" role=\"doc-noteref\" href=\"{0}#{1}\" "
      "id=\"{1}-call-{2}\">{3}</a></sup>",
      called.file, called.id, ++called.calls, called.number);
}

EbookNotes::Called const* EbookNotes::find(std::size_t document, std::string const& label) const {
  auto const known = called_.find({document, label});
  return known == called_.end() ? nullptr : &known->second;
}

prose::Footnote const* EbookNotes::take() {
  if (waiting_.empty()) return nullptr;
  prose::Footnote const* const note = waiting_.front();
  waiting_.pop_front();
  return note;
}

namespace {

layout::CaptionEntry centred(std::string const& text, double size, bool bold) {
  prose::FontOverride look;
  look.size = size;
  if (bold) look.bold = true;
  layout::CaptionRow row;
  row.centre = {prose::Styled{look, {}, {prose::Text{text}}}};
  return {layout::EntryKind::line, {std::move(row)}, {}};
}

}  // namespace

std::string EbookPictures::take(text::SourceId document, text::Span where,
                                std::string const& path) {
  backend::PictureFile const* const found =
      invocation_.pictures().find(invocation_, document, where, path, picture_in_ebook);
  if (!found) return {};
  auto const [known, is_new] =
      names_.try_emplace(Pictures::file_of(invocation_, document, where, path));
  if (!is_new) return known->second;
  backend::EpubFile made;
  made.bytes = found->bytes;
  made.name = fmt::format("images/{}{}", files_.size() + 1, found->kind->suffix);
  made.type = found->kind->media_type;
  files_.push_back(std::move(made));
  return known->second = files_.back().name;
}

std::string made_cover(Invocation& invocation, DiagramContent const& diagram,
                       document::FrontMatter const& front, layout::Typeset const& typeset) {
  constexpr double width = 1200, inch = 72;  // pixels, points
  constexpr double of_title = 11, of_others = 7.5, leading = 13;
  layout::Scene const scene = scene_of(diagram, layout::screen_style());
  layout::Rectangle const frame = drawing::frame_box(scene);
  double const part = frame.width / 130;  // sizes are those of the default board
  layout::Caption caption;
  caption.font.size = of_others * part;
  caption.font.leading = leading * part;
  if (!front.title.empty()) caption.above.push_back(centred(front.title, of_title * part, true));
  if (!front.subtitle.empty())
    caption.above.push_back(centred(front.subtitle, of_others * part, false));
  for (std::string const& author : front.authors)
    caption.below.push_back(centred(author, of_others * part, false));
  layout::CaptionPlace place;
  place.width = frame.width, place.height = frame.height;
  layout::PlacedCaption const placed = layout::place_caption(caption, place, typeset);
  double const dpi = width * inch / drawing::diagram_box(scene, placed).width;
  auto bytes =
      backend::png_diagram(scene, placed, dpi, typeset, pictures_of(diagram.design.piece_set),
                           invocation.sources().limits());
  return bytes ? std::move(*bytes) : std::string();
}

}  // namespace dawson::run
