// From a Markdown document to pages, with letters of one width: each word is printed, in order,
// within the paper.
#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "../unit/document/whole_manuscript.hpp"
#include "../unit/pages/typewriter.hpp"
#include "layout/board.hpp"
#include "pages/page_maker.hpp"
#include "property.hpp"

using namespace dawson;
using fuzz::require;

namespace {

// Without blanks, including no-break spaces.
std::string letters_of(std::string_view text) {
  std::string out;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (text.substr(at).starts_with("\u00A0")) ++at;
    else if (static_cast<unsigned char>(text[at]) > ' ') out += text[at];
  }
  return out;
}

// The letters of each paragraph separately: in the whole booklet, notes and page heads are between
// them.
class Texts {
 public:
  explicit Texts(prose::Blocks const& blocks) { add(blocks); }
  std::vector<std::string> all;

 private:
  void add(prose::Blocks const& blocks) {
    for (prose::Block const& block : blocks)
      std::visit([this](auto const& content) { add(content); }, block.content);
  }
  void add(prose::Paragraph const& paragraph) { take(paragraph.inlines); }
  void add(prose::Heading const& heading) { take(heading.inlines); }
  void add(prose::Quote const& quote) { add(quote.blocks); }
  void add(prose::List const& list) {
    for (prose::Blocks const& item : list.items) add(item);
  }
  void add(prose::CodeBlock const& code) { take({prose::Text{code.text}}); }
  void add(prose::Table const& table) {
    for (prose::Inlines const& cell : table.head) take(cell);
    for (auto const& row : table.rows)
      for (prose::Inlines const& cell : row) take(cell);
  }
  template <class Other>
  void add(Other const&) {}

  void take(prose::Inlines const& inlines) {
    all.emplace_back();
    collect(inlines);
  }
  void collect(prose::Inlines const& inlines) {
    for (prose::Inline const& part : inlines)
      std::visit([this](auto const& content) { collect(content); },
                 static_cast<prose::Inline::variant const&>(part));
  }
  void collect(prose::Text const& part) { all.back() += letters_of(part.text); }
  void collect(prose::Code const& part) { all.back() += letters_of(part.text); }
  void collect(prose::Emphasis const& part) { collect(part.inlines); }
  void collect(prose::Strong const& part) { collect(part.inlines); }
  void collect(prose::Struck const& part) { collect(part.inlines); }
  void collect(prose::Link const& part) { collect(part.inlines); }
  template <class Other>
  void collect(Other const&) {}
};

bool comes_in_order(std::string_view letters, std::string_view in) {
  std::size_t at = 0;
  for (char const c : letters) {
    at = in.find(c, at);
    if (at == std::string_view::npos) return false;
    ++at;
  }
  return true;
}

struct Booklet {
  std::vector<pages::Page> pages;
  text::Diagnostics findings;
  std::size_t diagrams = 0;  // requested by the compositor
};

Booklet compose(document::Manuscript& manuscript, pages::Design const& design) {
  Booklet made;
  std::set<std::size_t> asked;
  pages::ContentLookup lookup;
  lookup.directive = [&](std::size_t index, std::function<void(pages::Insert)> const& take) {
    require(index < manuscript.outcomes.size() && asked.insert(index).second,
            "each directive is asked for once");
    auto* diagram = std::get_if<document::Diagram>(&manuscript.outcomes[index]);
    if (!diagram) return take({});
    ++made.diagrams;
    take(pages::DiagramInsert{
        diagram->problem, {}, diagram->across, {}, fmt::format("diagram-{}", index)});
  };
  lookup.board = [&](std::size_t index) -> std::shared_ptr<layout::Scene const> {
    auto const* diagram = std::get_if<document::Diagram>(&manuscript.outcomes.at(index));
    if (!diagram) return nullptr;
    return std::make_shared<layout::Scene const>(
        layout::lay_out(diagram->problem.position, diagram->problem.view, {}));
  };
  lookup.picture = [](std::string const&, text::Span) { return nullptr; };
  lookup.reference = [](prose::Link const&) { return prose::Inlines{prose::Text{"?"}}; };
  pages::WordCache sorts(pages::typewriter(), {});
  pages::PageMaker pages(design, sorts, {manuscript.front_matter.title, {}, {}, {}},
                         [&](pages::Page&& page) { made.pages.push_back(std::move(page)); });
  std::map<std::string, prose::Footnote const*> notes;
  for (prose::Footnote const& note : manuscript.document.notes) notes.emplace(note.label, &note);
  pages::Compositor compositor(sorts, design, lookup, std::move(notes));
  for (prose::Block const& block : manuscript.document.blocks) {
    compositor.add(block);
    pages.add(compositor.take());
  }
  compositor.finish_row();
  pages.add(compositor.take());
  pages.end_chapter();
  made.findings = compositor.findings();
  made.findings.insert(made.findings.end(), pages.findings().begin(), pages.findings().end());
  return made;
}

void check_words(Booklet const& made, prose::Blocks const& blocks) {
  std::string printed;
  for (pages::Page const& page : made.pages) printed += letters_of(pages::read_back(page.matter));
  std::array<std::size_t, 256> missing{};
  for (std::string const& text : Texts(blocks).all) {
    require(comes_in_order(text, printed), "each paragraph is printed in its order",
            fmt::format("{}\n--- in\n{}", text, printed));
    for (char const c : text) ++missing[static_cast<unsigned char>(c)];
  }
  for (char const c : printed)
    if (std::size_t& count = missing[static_cast<unsigned char>(c)]; count > 0) --count;
  require(std::ranges::all_of(missing, [](std::size_t count) { return count == 0; }),
          "no letter is lost", printed);
}

void check_places(Booklet const& made, pages::Design const& design) {
  std::size_t boards = 0;
  for (pages::Page const& page : made.pages) {
    boards += page.matter.boards.size();
    if (!made.findings.empty()) continue;  // the findings report it
    for (pages::TypeAt const& at : page.matter.type)
      require(at.x >= 0 && at.x <= design.page_width && at.y >= 0 && at.y <= design.page_height,
              "type stands on the paper",
              fmt::format("`{}` at {}, {}", static_cast<pages::Typed const&>(*at.shaped).text, at.x,
                          at.y));
    for (pages::BoardAt const& at : page.matter.boards)
      require(at.x >= 0 && at.x < design.page_width && at.y >= 0 && at.y <= design.page_height,
              "boards stand on the paper", fmt::format("{}, {}", at.x, at.y));
  }
  require(boards >= made.diagrams, "each diagram is printed");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
  text::Source const source("fuzz.md", std::string(fuzz::as_text(data, size)));
  document::Manuscript manuscript = document::whole_manuscript(source);
  fuzz::require_sound(manuscript.findings, size);
  pages::Design const design = pages::design_for(pages::default_paper(), true);
  Booklet const made = compose(manuscript, design);
  fuzz::require_sound(made.findings, size);
  check_words(made, manuscript.document.blocks);
  check_places(made, design);
  return 0;
}
