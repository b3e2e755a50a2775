#include "compile/diagram/outputs.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "alt_text/description.hpp"
#include "backend/latex/plain_tikz.hpp"
#include "backend/markdown.hpp"
#include "backend/pdf/pdf.hpp"
#include "backend/pdf/pdf_documents.hpp"
#include "backend/raster_files.hpp"
#include "backend/svg.hpp"
#include "compile/diagram/diagram_links.hpp"
#include "drawing/board.hpp"
#include "layout/captions/text_runs.hpp"
#include "notation/export_forms.hpp"
#include "notation/janko/janko.hpp"
#include "prose/prose.hpp"
#include "replay/replay.hpp"

namespace dawson::run {
namespace {

alt_text::Description described(LaidOut const& diagram) {
  return alt_text::describe(diagram.problem, {diagram.language});
}

std::string tag(chess::Language language) { return std::string(chess::about(language).code); }

// The caption in the picture is part of its description.
std::string with_caption(std::string text, LaidOut const& diagram) {
  if (!diagram.lines) return text;
  backend::CaptionText const caption = backend::caption_text(*diagram.lines);
  std::string out;
  for (auto const* block : {&caption.above, &caption.below})
    for (prose::Inlines const& line : *block)
      if (std::string const said = alt_text::prose_in_words(line, diagram.language); !said.empty())
        out += (out.empty() ? "" : "; ") + said;
  return text.empty() || out.empty() ? text + out : text + " " + out;
}

text::Result<Drawn> pdf(LaidOut const& diagram) {
  backend::PdfAbout about;
  about.title = title_of(diagram.problem);
  about.by = authors_of(diagram.problem);
  alt_text::Description const words = described(diagram);
  about.subject = words.long_text();
  about.language = tag(diagram.language);
  about.time = diagram.time;
  std::string const language = tag(words.language);
  return Drawn{backend::pdf_diagram(
                   diagram.scene, diagram.caption, about, diagram.typeset, diagram.pictures(),
                   pages::FigureWords{words.full(), language == about.language ? "" : language,
                                      words.decorative}),
               {}};
}

text::Result<Drawn> svg(LaidOut const& diagram) {
  alt_text::Description const words = described(diagram);
  return Drawn{backend::svg_diagram(diagram.scene, diagram.caption,
                                    {words.short_text,
                                     with_caption(words.long_text(), diagram),
                                     position_of(diagram.problem),
                                     tag(words.language),
                                     {},
                                     words.decorative},
                                    diagram.typeset, diagram.pictures(), diagram.wide),
               {}};
}

text::Result<Drawn> png(LaidOut const& diagram) {
  double const dpi =
      diagram.wide ? *diagram.wide * 72 / drawing::diagram_box(diagram.scene, diagram.caption).width
                   : diagram.dpi;
  auto bytes =
      backend::png_diagram(diagram.scene, diagram.caption, dpi, diagram.typeset, diagram.pictures(),
                           diagram.limits, {described(diagram).full(), tag(diagram.language)});
  if (!bytes) return bytes.error();
  return Drawn{std::move(*bytes), {}};
}

text::Result<Drawn> tex(LaidOut const& diagram) {
  PieceSet const* const piece_set = diagram.piece_set;
  if (!piece_set) return Drawn{backend::plain_tikz_document(diagram.scene, diagram.typeset), {}};
  Drawn out{backend::plain_tikz_document(diagram.scene, diagram.typeset, piece_set->pages), {}};
  if (!piece_set->pdf.empty()) out.files[piece_set->pages.file()] = piece_set->pdf;
  return out;
}

text::Result<Drawn> txt(LaidOut const& diagram) {
  problem::Problem const& problem = diagram.problem;
  return Drawn{notation::unicode(problem.position, problem.view.flip) + "\n", {}};
}

constexpr Output table[] = {
    {"pdf", "a page with the caption", "application/pdf", Lettering::caption_on_page, pdf},
    {"svg", "a vector picture with the caption", "image/svg+xml", Lettering::caption, svg},
    {"png", "pixels, with the caption", "image/png", Lettering::caption, png},
    {"tex", "the board in TikZ, without a package of Dawson", "text/plain; charset=utf-8",
     Lettering::board, tex, &document::tex_markup, &latex_abilities},
    {"txt", "the board in the chess symbols of Unicode", "text/plain; charset=utf-8",
     Lettering::none, txt},
};

}  // namespace

std::span<Output const> outputs() { return table; }

Output const& moving_output() {
  static constexpr Output gif{"gif", "an animated solution", "image/gif", Lettering::caption};
  return gif;
}

Output const* find_output(std::string_view name) {
  auto const found = std::ranges::find(table, name, &Output::name);
  return found == std::end(table) ? nullptr : &*found;
}

std::string output_names(std::string_view before) {
  std::string names;
  for (Output const& output : table) {
    if (!names.empty()) names += &output == std::end(table) - 1 ? " or " : ", ";
    names += before;
    names += output.name;
  }
  return names;
}

namespace {

constexpr std::string_view changed_squares = "yellow!35";

layout::Rectangle united(layout::Rectangle const& one, layout::Rectangle const& other) {
  double const x = std::min(one.x, other.x), y = std::min(one.y, other.y);
  return {x, y, std::max(one.x + one.width, other.x + other.width) - x,
          std::max(one.y + one.height, other.y + other.height) - y};
}

}  // namespace

MovingDiagram::MovingDiagram(document::ReadSolution const& solution,
                             problem::Problem const& problem, replay_rules::Replay const& replay,
                             ReplayedLine const& line, semantics::SolutionForm form)
    : solution_(solution),
      problem_(problem),
      replay_line_(replay.lines[line.part]),
      line_(line),
      form_(std::move(form)),
      squares_([&replay](text::Span where) { return replay.squares.find(where); }),
      stage_(problem) {}

MovingDiagram::Picture MovingDiagram::picture(std::vector<Step> const& steps,
                                              prose::Inlines words) const {
  Picture out{problem_, std::move(words)};
  out.problem.position = stage_.position();
  for (Step const& step : steps)
    out.problem.view.marks.push_back(
        {chess::MarkKind::fill, {step.at, step.at, {}, {}}, std::string(changed_squares), {}});
  return out;
}

std::optional<MovingDiagram::Picture> MovingDiagram::next() {
  constexpr std::string_view no_break_space = "\u00A0";
  if (!begun_) {
    begun_ = true;
    if (!stage_.begin(replay_line_)) {
      stopped_ = "UNKNOWN";
      at_ = line_.frames.size();
    }
    return picture({}, {prose::Text{std::string(no_break_space)}});
  }
  while (at_ < line_.frames.size()) {
    replay_rules::Frame const& frame = replay_line_.frames[line_.frames[at_++]];
    bool const ends = at_ == line_.frames.size();
    if (ends) stopped_ = frame.stopped;
    if (frame.where.begin == frame.where.end) continue;  // a pass
    auto const steps = stage_.make(frame.changes);
    if (!steps) {
      stopped_ = "UNKNOWN";
      at_ = line_.frames.size();
      return {};
    }
    last_ = frame.where;
    return picture(
        *steps, replayed_words(solution_.tree, solution_.tree.parts[line_.part], frame.where, form_,
                               semantics::DiagramPieces(problem_), squares_));
  }
  return {};
}

text::Result<Drawn> MovingDiagram::add(LaidOut const& diagram) {
  if (scenes_.empty()) {
    typeset_ = diagram.typeset;
    piece_set_ = diagram.pictures();
    title_ = alt_text::describe(diagram.problem, {diagram.language}).full();
  }
  scenes_.push_back({diagram.scene, diagram.caption});
  return Drawn{};
}

text::Diagnostics MovingDiagram::findings() const {
  if (stopped_.empty()) return {};
  return {solution_.origin(text::warning(
      "W-FILM", last_,
      fmt::format("animation ends here: the moves after it cannot be replayed ({})", stopped_),
      "run `dawson solution --list` to see the reason"))};
}

text::Result<Drawn> MovingDiagram::write(int delay, double dpi, text::Limits const& limits) const {
  layout::Rectangle box = drawing::diagram_box(scenes_.front().scene, scenes_.front().caption);
  for (Laid const& one : scenes_) box = united(box, drawing::diagram_box(one.scene, one.caption));
  text::Limits each = limits;
  each.pixels = std::max<std::uint64_t>(limits.pixels / scenes_.size(), 1);
  std::vector<backend::GifFrame> frames;
  for (Laid const& one : scenes_) {
    auto pixels =
        backend::drawn_pixels(one.scene, one.caption, box, dpi, typeset_, piece_set_, each);
    if (!pixels) return pixels.error();
    frames.push_back({std::move(*pixels), delay});
  }
  frames.front().delay = frames.back().delay = 2 * delay;
  return Drawn{backend::gif_file(frames, title_), {}};
}

namespace {

using layout::CaptionBlock;
using layout::CaptionRow;
using layout::EntryKind;
using prose::FontOverride;
using prose::Inlines;

std::string escaped(std::string_view text) {
  constexpr std::string_view no_break = "\u00A0";
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text.substr(i).starts_with(no_break)) {
      out += '~';
      i += no_break.size() - 1;
      continue;
    }
    if (std::string_view("<{}\\~").find(text[i]) != std::string_view::npos) out += '\\';
    out += text[i] == '\n' || text[i] == '\t' ? ' ' : text[i];
  }
  return out;
}

// Returns the notation of a piece alone on a board of one square.
std::string notation_of(chess::SquareContent const& piece) {
  chess::Position position;
  position.board.open_row();
  chess::Cell cell;
  cell.occupant = piece;
  position.board.add(cell);
  return notation::write_janko(position).text;
}

std::string pieces(prose::Figurines const& figurines) {
  std::string out;
  for (chess::SquareContent const& piece : figurines.pieces) {
    auto const* known = std::get_if<chess::Piece>(&piece);
    out += fmt::format("{{{}}}", known && known->kind == chess::Kind::named
                                     ? fmt::format("({})", known->name)
                                     : notation_of(piece));
  }
  return out;
}

std::string text_of(Inlines const& inlines) {
  std::string out;
  for (prose::Inline const& part : inlines) {
    if (auto const* figurines = std::get_if<prose::Figurines>(&part)) out += pieces(*figurines);
    else if (auto const* raw = std::get_if<prose::Raw>(&part)) out += escaped(raw->text);
    else if (auto const* link = std::get_if<prose::Link>(&part)) out += text_of(link->inlines);
    else if (auto const* struck = std::get_if<prose::Struck>(&part))
      out += text_of(struck->inlines);
    else out += escaped(prose::plain({part}));
  }
  return out;
}

struct Marks {
  std::string before, after;

  void add(std::string_view name, std::string const& value = {}) {
    before += value.empty() ? fmt::format("<{}>", name) : fmt::format("<{} {}>", name, value);
    after = fmt::format("</{}>{}", name, after);
  }
};

Marks marks_of(FontOverride const& look, FontOverride const& base) {
  Marks marks;
  if (look.bold.value_or(false)) marks.add("b");
  if (look.slope == prose::Slope::italic) marks.add("i");
  if (look.slope == prose::Slope::slanted) marks.add("sl");
  if (look.small_caps.value_or(false)) marks.add("sc");
  if (!look.colour.empty()) marks.add("c", look.colour);
  if (look.size != base.size) marks.add("z", fmt::format("{:g}pt", look.size));
  if (look.family != base.family) marks.add("f", look.family);
  return marks;
}

std::string cell(Inlines const& inlines, FontOverride const& base) {
  std::string out;
  for (layout::FontRun const& run : layout::runs_of(inlines, base)) {
    std::string text = text_of(run.inlines);
    std::string_view const gap = prose::run_in_space;  // a list's columns have no widths
    for (std::size_t at = text.find(gap); at != std::string::npos; at = text.find(gap, at))
      text.replace(at, gap.size(), " ");
    bool const blank = text.find_first_not_of(' ') == std::string::npos;
    Marks const marks = blank ? Marks{} : marks_of(run.look, base);
    out += marks.before + text + marks.after;
  }
  return out;
}

class Lister {
 public:
  Lister(FontOverride const& base, RowsFit const& fit) : base_(base), fit_(fit) {}

  void block(std::string_view name, CaptionBlock const& block) {
    for (layout::CaptionEntry const& entry : block) {
      bool const instead = !entry.otherwise.empty() && !fit_(entry.rows);
      for (CaptionRow const& row : instead ? entry.otherwise : entry.rows) {
        std::string where(name);
        if (entry.kind == EntryKind::columns) where += "/columns";
        else if (entry.kind == EntryKind::stacks) where += "/stacks";
        else if (row.of_legend) where = "legend";
        line(where, row);
      }
    }
  }

  void line(std::string_view where, CaptionRow const& row) {
    std::string left = cell(row.left, base_);
    if (row.sign) left = fmt::format("{} {}", layout::sign_character(*row.sign), left);
    out_ += fmt::format("{}\t{}\t{}\t{}\n", where, left, cell(row.centre, base_),
                        cell(row.right, base_));
  }

  std::string take() { return std::move(out_); }

 private:
  FontOverride const& base_;
  RowsFit const& fit_;
  std::string out_;
};

}  // namespace

std::string list_caption(layout::Caption const& caption, std::vector<Inlines> const& solution,
                         RowsFit const& fit) {
  Lister lister(caption.font, fit);
  lister.block("above", caption.above);
  lister.block("below", caption.below);
  if (caption.beside) lister.block("beside", caption.beside->block);
  for (Inlines const& paragraph : solution) {
    CaptionRow row;
    row.left = paragraph;
    lister.line("solution", row);
  }
  return lister.take();
}

}  // namespace dawson::run
