#include "semantics/printing/solution_print.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <utility>

#include "prose/prose.hpp"
#include "semantics/printing/comment_parts.hpp"
#include "semantics/printing/in_place_print.hpp"
#include "semantics/printing/move_print.hpp"
#include "semantics/printing/node_print.hpp"
#include "semantics/printing/play_print.hpp"
#include "semantics/solution/scan.hpp"
#include "semantics/twins/heads.hpp"
#include "semantics/twins/lists.hpp"

namespace dawson::semantics {
namespace {

using Phase = SolutionPhase::Kind;
using Line = SolutionLine::Kind;

int rank_of(Phase kind) {
  switch (kind) {
    case Phase::set: return 0;
    case Phase::attempt: return 1;
    case Phase::duplex_set: return 3;
    case Phase::duplex: return 4;
    default: return 2;
  }
}

// Returns the phases in the order of print; text stays after the phase that it follows.
std::vector<SolutionPhase const*> in_order(SolutionPart const& part) {
  struct Ranked {
    int rank;
    SolutionPhase const* phase;
  };
  std::vector<Ranked> all;
  int rank = -1;
  for (SolutionPhase const& phase : part.phases) {
    if (phase.kind != Phase::text) rank = rank_of(phase.kind);
    all.push_back({rank, &phase});
  }
  std::ranges::stable_sort(all, {}, &Ranked::rank);
  std::vector<SolutionPhase const*> out;
  for (Ranked const& one : all) out.push_back(one.phase);
  return out;
}

using Sort = SolutionLine::Sort;

Sort sort_of(Phase kind) {
  switch (kind) {
    case Phase::set: return Sort::set;
    case Phase::attempt: return Sort::attempt;
    case Phase::key: return Sort::key;
    case Phase::play:
    case Phase::series: return Sort::play;
    case Phase::post: return Sort::post;
    case Phase::duplex:
    case Phase::duplex_set: return Sort::duplex;
    case Phase::text: break;
  }
  return Sort::none;
}

// Returns the name of the word for a phase of that sort; empty for sorts without a word.
std::string_view word_name(Sort sort, bool several) {
  switch (sort) {
    case Sort::set: return "set-play";
    case Sort::attempt: return several ? "tries" : "try";
    case Sort::key:
    case Sort::play: return "solution-play";
    default: return {};
  }
}

// Removes `brace`, written as text or in LaTeX with a backslash, from the beginning or the end of
// `part`; returns false if it is not there.
bool take_brace(prose::Inline& part, char brace, bool at_end) {
  auto const take = [&](std::string& text, std::string const& sign) {
    if (at_end ? !text.ends_with(sign) : !text.starts_with(sign)) return false;
    text.erase(at_end ? text.size() - sign.size() : 0, sign.size());
    return true;
  };
  if (auto* const text = std::get_if<prose::Text>(&part)) return take(text->text, {brace});
  auto* const raw = std::get_if<prose::Raw>(&part);
  return raw && raw->markup == prose::Markup::tex && take(raw->text, {'\\', brace});
}

// Returns a comment without its braces; other words unchanged.
prose::Inlines without_braces(prose::Inlines words) {
  prose::Inlines out = words;
  bool const is_comment =
      !out.empty() && take_brace(out.front(), '{', false) && take_brace(out.back(), '}', true);
  return is_comment ? out : words;
}

class Printer {
 public:
  Printer(Solution const& solution, SolutionForm const& form, DiagramPieces const& pieces,
          PrintSources const& sources)
      : solution_(solution),
        form_(form),
        sources_(sources),
        kept_words_([this](text::Span where) { return kept_words(where); }),
        phase_print_{out_,
                     [this](Line kind, int depth) { next_line(kind, depth); },
                     [this](BoardInPlay board) { add_board(std::move(board)); },
                     solution,
                     form,
                     pieces,
                     kept_words_,
                     sources.squares,
                     sources.kept,
                     dots_of(solution, form)} {
    out_.moves_to = sources.moves;
  }

  std::vector<SolutionLine> print() {
    for (SolutionPart const& part : solution_.parts) print(part);
    next_line(Line::phase);
    return std::move(lines_);
  }

 private:
  void next_line(Line kind, int depth = 0, Sort sort = Sort::none) {
    if (!out_.empty()) lines_.push_back({line_.kind, line_.depth, out_.take(), line_.sort});
    line_ = {kind, depth, {}, sort};
  }

  void add_board(BoardInPlay board) {
    Sort const sort = line_.sort;
    next_line(Line::phase, 0, sort);
    lines_.push_back({Line::board, 0, {}, sort, std::move(board)});
  }

  prose::Inlines kept_words(text::Span where) const {
    prose::Inlines words = sources_.words(where);
    return sources_.with_pieces ? sources_.with_pieces(std::move(words)) : words;
  }

  void print(SolutionPart const& part) {
    next_line(part.label.empty() ? Line::phase : Line::twin);
    bool opened = false;
    if (!part.label.empty()) {
      out_.begin("twin label");
      out_.text(part.label + ")");
      out_.end();
      if (form_.twin_words && part.words.end > part.words.begin) {
        out_.break_after(line_end::label);
        print_changes(part);
      }
      opened = true;
    }
    SolutionPhase const* before = nullptr;
    std::vector<SolutionPhase const*> const phases = in_order(part);
    for (SolutionPhase const* phase : phases) {
      between(before, *phase, opened);
      opened = false;
      if (phase->kind == Phase::text) {
        print_text(part, phase->where);
      } else {
        if (!before || sort_of(before->kind) != sort_of(phase->kind)) print_word(*phase, phases);
        print_phase(phase_print_, part, *phase);
      }
      before = phase;
    }
  }

  // Prints words that are no moves. A study may begin with a comment and a board.
  void print_text(SolutionPart const& part, text::Span where) {
    if (!prints_in_place(form_, part) || !is_comment(where))
      return out_.inlines(without_braces(kept_words(where)));
    if (solution_.text[where.begin] == '{') ++where.begin, --where.end;
    bool first = true;
    CommentParts const comment = parts_of_comment(solution_.text, where);
    for (CommentPart const& one : comment.parts) {
      if (one.board) {
        add_board({{}, true, one.flip, comment.marks, {}});
        continue;
      }
      if (one.opens_paragraph) next_line(Line::comment);
      else if (!first && !out_.empty()) out_.text(" ");
      out_.inlines(kept_words(one.words));
      first = false;
    }
  }

  // Prints "Tries:" before the first phase of its sort, if the part has several sorts.
  void print_word(SolutionPhase const& phase, std::vector<SolutionPhase const*> const& phases) {
    if (form_.phases != "words") return;
    Sort const sort = sort_of(phase.kind);
    auto const is_other = [&](SolutionPhase const* one) {
      return one->kind != Phase::text && sort_of(one->kind) != sort;
    };
    auto const count = std::ranges::count_if(
        phases, [&](SolutionPhase const* one) { return sort_of(one->kind) == sort; });
    std::string_view const name = word_name(sort, count > 1);
    if (name.empty() || std::ranges::none_of(phases, is_other)) return;
    out_.begin("phase");
    out_.word(word_of(form_, name, solution_.language) + ":");
    out_.end();
    out_.break_after(line_end::label);
  }

  // Prints the changes of a twin: Popeye's commands in printed notation, a minus sign for each
  // piece that is removed.
  void print_changes(SolutionPart const& part) {
    if (is_in_commands(part.twin)) {
      bool const first = &part == &solution_.parts.front();
      return out_.inlines(print_twin(
          part.twin, form_.letters.value_or(solution_.language),
          form_.pieces == SolutionForm::Men::figurines ? PiecesIn::figurines : PiecesIn::letters,
          first ? "" : label_before(std::prev(&part)->twin, std::prev(&part)->label)));
    }
    text::Span const words = part.words;
    std::size_t at = words.begin;
    for (text::Span const sign : removal_signs(solution_.words(words))) {
      text::Span const here = text::shifted(sign, words.begin);
      if (here.begin > at) out_.inlines(sources_.words({at, here.begin}));
      out_.word("\u2212");
      at = here.end;
    }
    if (at < words.end) out_.inlines(sources_.words({at, words.end}));
  }

  void between(SolutionPhase const* before, SolutionPhase const& phase, bool opened) {
    if (opened) return out_.word(prose::run_in_space);
    Sort const sort = sort_of(phase.kind);
    Line const kind = phase.kind != Phase::text ? Line::phase
                      : is_comment(phase.where) ? Line::comment
                                                : Line::words;
    if (!before) return next_line(kind, 0, sort);
    bool const same = before->kind == phase.kind;
    bool const run_in = form_.lines == SolutionForm::Lines::run_in;
    if (same && phase.kind == Phase::attempt && run_in) return out_.text("; ");
    if (same && phase.kind == Phase::text && !empty_line(before->where.end, phase.where.begin))
      return out_.text(" ");
    next_line(kind, 0, sort);
  }

  bool is_comment(text::Span where) const {
    std::string_view const text = solution_.text;
    std::size_t const at = where.begin;
    return text.substr(at).starts_with('{') || (at > 0 && text[at - 1] == '{');
  }

  bool empty_line(std::size_t from, std::size_t to) const {
    std::string_view const between = std::string_view(solution_.text).substr(from, to - from);
    return std::ranges::count(between, '\n') > 1;
  }

  Solution const& solution_;
  SolutionForm const& form_;
  PrintSources const& sources_;
  ProseWriter out_;
  WordsOf kept_words_;
  PhasePrint phase_print_;
  SolutionLine line_;  // the one that is being written, without its text
  std::vector<SolutionLine> lines_;
};

// Prints the text as written with other piece letters: each line as a line, an empty line as a new
// paragraph. Indented lines keep their blanks.
class AsWritten {
 public:
  AsWritten(Solution const& solution, SolutionForm const& form, DiagramPieces const& pieces,
            PrintSources const& sources)
      : solution_(solution), how_{form, pieces}, words_(sources.words) {
    out_.moves_to = sources.moves;
    how_.closed = false;
    for (SolutionPart const& part : solution.parts)
      for (SolutionPhase const& phase : part.phases) {
        if (phase.kind == Phase::text) chunks_.push_back({phase.where, nullptr});
        for (SolutionNode const& node : phase.nodes) {
          if (node.kind == SolutionNode::Kind::text) chunks_.push_back({node.where, nullptr});
          for (HalfMove const& half : node.halves)
            if (half.body != HalfMove::Body::null) chunks_.push_back({half.where, &half});
        }
      }
    std::ranges::sort(chunks_, {}, [](Chunk const& chunk) { return chunk.where.begin; });
  }

  std::vector<SolutionLine> print() {
    std::size_t at = 0;
    for (Chunk const& chunk : chunks_) {
      copy(at, chunk.where.begin);
      indent_ = false;
      if (chunk.half) print_half_move(out_, solution_, *chunk.half, how_);
      else out_.inlines(words_(chunk.where));
      at = chunk.where.end;
    }
    copy(at, solution_.text.size());
    next_line(Line::phase);
    return std::move(lines_);
  }

 private:
  struct Chunk {
    text::Span where;
    HalfMove const* half;
  };

  void next_line(Line kind) {
    if (!out_.empty())
      lines_.push_back({std::exchange(kind_, kind), 0, out_.take(), SolutionLine::Sort::none});
  }

  void copy(std::size_t from, std::size_t to) {
    for (; from < to; ++from) {
      char const c = solution_.text[from];
      if (c == '\r') continue;
      if (c == '\n') {
        ++line_ends_;
        indent_ = true;
        blanks_ = 0;
      } else if (c == ' ' && indent_) {
        ++blanks_;
      } else {
        begin();
        out_.text(std::string_view(solution_.text).substr(from, 1));
      }
    }
    if (to < solution_.text.size()) begin();
  }

  // Writes the line ends and blanks before a character.
  void begin() {
    if (line_ends_ > 0) next_line(line_ends_ > 1 ? Line::phase : Line::further);
    line_ends_ = 0;
    for (; blanks_ > 0; --blanks_) out_.text("\u00A0");
    indent_ = false;
  }

  Solution const& solution_;
  MovePrint how_;
  WordsOf const& words_;
  std::vector<Chunk> chunks_;
  ProseWriter out_;
  Line kind_ = Line::phase;
  std::vector<SolutionLine> lines_;
  int line_ends_ = 0, blanks_ = 0;
  bool indent_ = true;
};

// Returns the capture sign for the whole solution: the first one written.
std::string first_capture(Solution const& solution) {
  for (SolutionPart const& part : solution.parts)
    for (SolutionPhase const& phase : part.phases)
      for (SolutionNode const& node : phase.nodes)
        for (HalfMove const& half : node.halves) {
          Scan scan{{std::string_view(solution.text).substr(0, half.where.end), half.where.begin}};
          for (; !scan.done(); ++scan.at) {
            Scan here = scan;
            if (!here.capture()) continue;
            std::size_t const end = here.at;
            if (here.square()) return solution.text.substr(scan.at, end - scan.at);
          }
        }
  return {};
}

}  // namespace

std::vector<SolutionLine> print_solution(Solution const& solution, SolutionForm const& form,
                                         DiagramPieces const& pieces, PrintSources const& sources) {
  if (form.lines == SolutionForm::Lines::as_written)
    return AsWritten(solution, form, pieces, sources).print();
  SolutionForm one = form;
  if (one.capture.empty()) one.capture = first_capture(solution);
  return Printer(solution, one, pieces, sources).print();
}

}  // namespace dawson::semantics
