#include "semantics/printing/solution_print.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <utility>

#include "prose/prose.hpp"
#include "semantics/printing/move_print.hpp"
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

class Printer {
 public:
  Printer(Solution const& solution, SolutionForm const& form, DiagramPieces const& pieces,
          WordsOf const& words, std::vector<text::Span>* moves)
      : solution_(solution),
        form_(form),
        sign_(defender_sign(solution, form)),
        pieces_(pieces),
        words_(words) {
    out_.moves_to = moves;
  }

  std::vector<SolutionLine> print() {
    for (SolutionPart const& part : solution_.parts) print(part);
    next_line(Line::phase);
    return std::move(lines_);
  }

 private:
  void next_line(Line kind, int depth = 0) {
    if (!out_.empty()) lines_.push_back({kind_, depth_, out_.take()});
    kind_ = kind;
    depth_ = depth;
  }

  void print(SolutionPart const& part) {
    next_line(part.label.empty() ? Line::phase : Line::twin);
    bool opened = false;
    if (!part.label.empty()) {
      out_.text(part.label + ")");
      if (form_.twin_words && part.words.end > part.words.begin) {
        out_.text(" ");
        print_changes(part);
      }
      opened = true;
    }
    SolutionPhase const* before = nullptr;
    for (SolutionPhase const* phase : in_order(part)) {
      between(before, *phase, opened);
      opened = false;
      if (phase->kind == Phase::text) out_.inlines(words_(phase->where));
      else
        print_phase(
            out_, [this](Line kind, int depth) { next_line(kind, depth); }, solution_, part, *phase,
            form_, sign_, pieces_, words_);
      before = phase;
    }
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
      if (here.begin > at) out_.inlines(words_({at, here.begin}));
      out_.text("\u2212");
      at = here.end;
    }
    if (at < words.end) out_.inlines(words_({at, words.end}));
  }

  void between(SolutionPhase const* before, SolutionPhase const& phase, bool opened) {
    if (opened) return out_.word(prose::run_in_space);
    if (!before) return;
    bool const same = before->kind == phase.kind;
    bool const run_in = form_.lines == SolutionForm::Lines::run_in;
    if (same && phase.kind == Phase::attempt && run_in) return out_.text("; ");
    if (same && phase.kind == Phase::text && !empty_line(before->where.end, phase.where.begin))
      return out_.text(" ");
    next_line(Line::phase);
  }

  bool empty_line(std::size_t from, std::size_t to) const {
    std::string_view const between = std::string_view(solution_.text).substr(from, to - from);
    return std::ranges::count(between, '\n') > 1;
  }

  Solution const& solution_;
  SolutionForm const& form_;
  DefenderSign sign_;  // kept, since finding it scans the whole text
  DiagramPieces const& pieces_;
  WordsOf const& words_;
  ProseWriter out_;
  Line kind_ = Line::phase;  // of the line that is being written
  int depth_ = 0;
  std::vector<SolutionLine> lines_;
};

// Prints the text as written with other piece letters: each line as a line, an empty line as a new
// paragraph. Indented lines keep their blanks.
class AsWritten {
 public:
  AsWritten(Solution const& solution, SolutionForm const& form, DiagramPieces const& pieces,
            WordsOf const& words, std::vector<text::Span>* moves)
      : solution_(solution), form_(form), pieces_(pieces), words_(words) {
    out_.moves_to = moves;
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
      if (chunk.half) print_half_move(out_, solution_, *chunk.half, form_, pieces_, false);
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
    if (!out_.empty()) lines_.push_back({std::exchange(kind_, kind), 0, out_.take()});
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
  SolutionForm const& form_;
  DiagramPieces const& pieces_;
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

// Returns true if words that are not understood contain a move with a piece letter: "1.Sxd1?!?".
bool moves_piece(std::string_view words) {
  for (Scan scan{{words, 0}}; !scan.done(); ++scan.at) {
    Scan here = scan;
    if (!here.number() || !here.take(".")) continue;
    while (here.take_any({".", "\u2026", "\u2013", " "})) {}
    std::size_t const piece = here.at;
    while (text::is_upper(here.ahead())) ++here.at;
    if (here.at == piece) continue;
    constexpr int longest = 5;  // of the characters between piece and square: "Sb1-xd2"
    for (int i = 0; i < longest; ++i) {
      if (here.square()) return true;
      if (here.capture() || here.take("-")) continue;
      if (!text::is_alphanumeric(here.ahead())) break;
      ++here.at;
    }
  }
  return false;
}

// Returns true if words that look like a half-move may contain a piece letter.
bool names_piece(Solution const& solution, SolutionNode const& node) {
  return node.doubt == SolutionNode::Doubt::move &&
         std::ranges::any_of(solution.words(node.where), text::is_upper);
}

bool has_unread_pieces(Solution const& solution) {
  for (SolutionPart const& part : solution.parts)
    for (SolutionPhase const& phase : part.phases) {
      if (phase.kind == Phase::text && moves_piece(solution.words(phase.where))) return true;
      for (SolutionNode const& node : phase.nodes)
        if (node.kind == SolutionNode::Kind::text &&
            (moves_piece(solution.words(node.where)) || names_piece(solution, node)))
          return true;
    }
  return false;
}

}  // namespace

std::vector<SolutionLine> print_solution(Solution const& solution, SolutionForm const& form,
                                         DiagramPieces const& pieces, WordsOf const& words,
                                         std::vector<text::Span>* moves) {
  SolutionForm one = form;
  // Figurines beside unread letters would mix two notations, so all letters are kept.
  if (form.pieces == SolutionForm::Men::figurines && has_unread_pieces(solution))
    one.pieces = SolutionForm::Men::as_written;
  if (form.lines == SolutionForm::Lines::as_written)
    return AsWritten(solution, one, pieces, words, moves).print();
  if (one.capture.empty()) one.capture = first_capture(solution);
  return Printer(solution, one, pieces, words, moves).print();
}

}  // namespace dawson::semantics
