#include "semantics/solution/canonical.hpp"

#include <fmt/format.h>

#include "semantics/solution/walks.hpp"

namespace dawson::semantics {
namespace {

using Node = SolutionNode::Kind;
using Nodes = std::vector<SolutionNode>;

std::string square(std::optional<chess::Square> const& at) {
  return at ? chess::square_name(*at) : std::string();
}

std::string piece(MovePiece const& piece, bool with_side) {
  std::string out;
  if (piece.side && with_side) out += english_letter(*piece.side);
  out += piece.attributes + piece.walk;
  return out + square(piece.square);
}

std::string suffix(MoveSuffix const& one) {
  switch (one.kind) {
    case MoveSuffix::Kind::en_passant: return "ep";
    case MoveSuffix::Kind::becomes:
      return fmt::format("={}{}", piece(one.becomes, true), one.halves ? "h" : "");
    case MoveSuffix::Kind::effect: return fmt::format("[{}]", canonical(one.effect));
    case MoveSuffix::Kind::board: return one.words;
    case MoveSuffix::Kind::clock: return fmt::format("({})", one.words);
    case MoveSuffix::Kind::buried: return "->v";
  }
  return {};
}

std::string path(HalfMove const& half) {
  std::string out;
  if (half.piece.side == chess::Side{chess::Side::neutral}) out += 'n';
  bool const bare_pawn =
      half.piece.walk == "P" && half.piece.attributes.empty() && !half.piece.side;
  out += half.piece.attributes;
  if (!bare_pawn) out += half.piece.walk;
  out += square(half.piece.square);
  if (half.from_unknown) out += '~';
  if (half.file) out += chess::file_name(*half.file);
  if (half.rank) out += std::to_string(*half.rank + 1);
  bool const is_short = half.is_short();
  std::size_t steps = 0;
  for (MoveStep const& step : half.steps) {
    if (step.capture) out += step.optional ? "(*)" : "*";
    else if (!is_short) out += '-';
    out +=
        step.square.rank < 0 ? chess::file_name(step.square.file) : chess::square_name(step.square);
    ++steps;
    for (MoveSuffix const& one : half.suffixes)
      if (one.steps_before == steps) out += suffix(one);
  }
  return out;
}

std::string body(HalfMove const& half) {
  switch (half.body) {
    case HalfMove::Body::short_castling: return "0-0";
    case HalfMove::Body::long_castling: return "0-0-0";
    case HalfMove::Body::null: return "...";
    case HalfMove::Body::role: return "RoleExchange";
    case HalfMove::Body::any:
      if (half.piece.square || half.file) return path(half) + '~';
      return half.piece.walk + "~any";
    case HalfMove::Body::pair:
      return fmt::format("{}/{}-{}", path(half), piece(half.partner, true),
                         square(half.partner_to));
    case HalfMove::Body::exchange:
      return fmt::format("{}<->{}", path(half), piece(half.partner, false));
    case HalfMove::Body::path: break;
  }
  return path(half);
}

class Writer {
 public:
  explicit Writer(Solution const& solution) : solution_(solution) {}

  std::string write() {
    for (std::size_t i = 0; i < solution_.parts.size(); ++i) {
      if (i > 0) out_ += " || ";
      write(solution_.parts[i]);
    }
    return std::move(out_);
  }

 private:
  void write(SolutionPart const& part) {
    std::string separator;
    if (part.zero) {
      out_ += "zero";
      separator = " ";
    } else if (!part.label.empty()) {
      out_ += fmt::format("{}{})", part.continued ? "+" : "", part.label);
      if (part.words.end > part.words.begin)
        out_ += fmt::format(" <{}>", solution_.words(part.words));
      separator = " ";
    }
    for (SolutionPhase const& phase : part.phases) {
      out_ += separator;
      separator = " / ";
      write(phase);
    }
  }

  void write(SolutionPhase const& phase) {
    static constexpr std::string_view names[] = {"set",  "try", "key",    "play", "ser",
                                                 "post", "dup", "dupset", "text"};
    out_ += names[static_cast<std::size_t>(phase.kind)];
    out_ += ": ";
    if (phase.kind == SolutionPhase::Kind::text) {
      out_ += solution_.words(phase.where);
      return;
    }
    bool const series = phase.kind == SolutionPhase::Kind::series;
    bool first = true;
    for (std::size_t at = 0; at < phase.nodes.size(); at = end_of(phase.nodes, at)) {
      if (!first) out_ += ", ";
      first = false;
      write_chain(phase.nodes, at, series);
    }
  }

  // Writes nodes as long as each has one ordinary child, then the branches.
  void write_chain(Nodes const& nodes, std::size_t at, bool series) {
    for (;;) {
      write_node(nodes[at], series);
      std::size_t const end = end_of(nodes, at);
      std::size_t const child = at + 1;
      if (child >= end) return;
      bool const announces = nodes[at].kind == Node::threat;
      bool const alone = end_of(nodes, child) == end && nodes[child].kind == Node::moves;
      if (!alone) {
        if (announces) out_.pop_back();
        write_branches(nodes, child, end, series);
        return;
      }
      if (!announces) out_ += ' ';
      at = child;
    }
  }

  void write_branches(Nodes const& nodes, std::size_t at, std::size_t end, bool series) {
    out_ += '(';
    for (bool first = true; at < end; at = end_of(nodes, at)) {
      if (!first) out_ += ", ";
      first = false;
      write_chain(nodes, at, series);
    }
    out_ += ')';
  }

  void write_node(SolutionNode const& node, bool series) {
    switch (node.kind) {
      case Node::threat: out_ += "~ "; return;
      case Node::zugzwang: out_ += "zz"; return;
      case Node::refutes: out_ += "refutes"; return;
      case Node::text: out_ += "text: " + solution_.words(node.where); return;
      case Node::moves: break;
    }
    if (!node.label.empty()) out_ += fmt::format("{{{}}} ", node.label);
    for (int i = 0; i < node.skipped; ++i) out_ += "..";
    if (series && node.number > 0) out_ += fmt::format("{}.", node.number);
    for (std::size_t i = 0; i < node.halves.size(); ++i) {
      if (i > 0) out_ += '/';
      out_ += canonical(node.halves[i]);
      for (MoveComment const& comment : node.halves[i].comments)
        out_ += fmt::format("{{{}}}", comment.words);
    }
  }

  Solution const& solution_;
  std::string out_;
};

}  // namespace

std::string canonical(MoveEffect const& effect) {
  std::string const becomes = piece(effect.becomes, true);
  std::string const turned = becomes.empty() ? "" : "=" + becomes;
  switch (effect.kind) {
    case MoveEffect::Kind::added:
      return (effect.plus ? "+" : "") + piece(effect.what, true) + turned;
    case MoveEffect::Kind::moved:
      return fmt::format("{}->{}{}{}", piece(effect.what, true), effect.walk_to, square(effect.to),
                         turned);
    case MoveEffect::Kind::removed: return "-" + piece(effect.what, true);
    case MoveEffect::Kind::changed: return piece(effect.what, true) + turned;
    case MoveEffect::Kind::self: return turned;
    case MoveEffect::Kind::exchanged:
      return fmt::format("{}<->{}", piece(effect.what, false), piece(effect.becomes, false));
    case MoveEffect::Kind::imitators: break;
  }
  std::string out = "I";
  for (chess::Square const& one : effect.squares) {
    if (out.size() > 1) out += ',';
    out += chess::square_name(one);
  }
  return out;
}

std::string bare(HalfMove const& half) {
  std::string out;
  for (MoveEffect const& effect : half.before) out += fmt::format("[{}]", canonical(effect));
  out += body(half);
  for (MoveSuffix const& one : half.suffixes)
    if (one.steps_before == 0) out += suffix(one);
  return out;
}

std::string canonical(HalfMove const& half) {
  return bare(half) + half.check + half.goal + half.marks;
}

std::string canonical(Solution const& solution) { return Writer(solution).write(); }

}  // namespace dawson::semantics
