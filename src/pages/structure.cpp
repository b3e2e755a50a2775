#include "pages/structure.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include <fmt/format.h>

namespace dawson::pages {
namespace {

// In the order of the enumeration.
constexpr std::array roles{
    RoleRow{Role::text, "", ""},
    RoleRow{Role::document, "Document", "body"},
    RoleRow{Role::part, "Part", "section"},
    RoleRow{Role::section, "Sect", "section"},
    RoleRow{Role::h1, "H1", "h1"},
    RoleRow{Role::h2, "H2", "h2"},
    RoleRow{Role::h3, "H3", "h3"},
    RoleRow{Role::h4, "H4", "h4"},
    RoleRow{Role::h5, "H5", "h5"},
    RoleRow{Role::h6, "H6", "h6"},
    RoleRow{Role::paragraph, "P", "p"},
    RoleRow{Role::code, "Code", "code"},
    RoleRow{Role::quote, "BlockQuote", "blockquote"},
    RoleRow{Role::list, "L", "ul", Needs::numbering},
    RoleRow{Role::numbered_list, "L", "ol", Needs::numbering},
    RoleRow{Role::item, "LI", "li"},
    RoleRow{Role::label, "Lbl", "span"},
    RoleRow{Role::body, "LBody", "div"},
    RoleRow{Role::table, "Table", "table"},
    RoleRow{Role::row, "TR", "tr"},
    RoleRow{Role::head_cell, "TH", "th", Needs::scope},
    RoleRow{Role::cell, "TD", "td"},
    RoleRow{Role::reference, "Reference", "span"},
    RoleRow{Role::link, "Link", "a", Needs::target},
    RoleRow{Role::note, "Note", "aside", Needs::id},
    RoleRow{Role::division, "Div", "div"},
    RoleRow{Role::figure, "Figure", "figure", Needs::alternative},
    RoleRow{Role::caption, "Caption", "figcaption"},
    RoleRow{Role::span, "Span", "span", Needs::actual},
    RoleRow{Role::contents, "TOC", "nav"},
    RoleRow{Role::contents_item, "TOCI", "li"},
};
static_assert(std::ranges::is_sorted(roles, {}, &RoleRow::role));

}  // namespace

RoleRow const& role_row(Role role) { return roles[static_cast<std::size_t>(role)]; }

Role heading_role(int level) {
  return static_cast<Role>(static_cast<int>(Role::h1) + std::clamp(level, 1, 6) - 1);
}

namespace {

std::string_view without_outer_blanks(std::string_view text) {
  while (text.starts_with(' ')) text.remove_prefix(1);
  while (text.ends_with(' ')) text.remove_suffix(1);
  return text;
}

std::string in_quotes(std::string_view text) {
  constexpr std::string_view wide_space = "\u2003";  // after the numbers of headings
  std::string out = "\"";
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (text.substr(at).starts_with(wide_space)) {
      out += ' ';
      at += wide_space.size() - 1;
      continue;
    }
    if (text[at] == '"' || text[at] == '\\') out += '\\';
    if (text[at] == '\n') out += "\\n";
    else out += text[at];
  }
  return out + '"';
}

class StructureLister {
 public:
  explicit StructureLister(Structure const& structure) : structure_(structure) {}

  std::string run() {
    // Iterative, because quotations can be nested to any depth.
    int depth = 0;
    for (NodeId at = Structure::root; at != 0;) {
      put(at, depth);
      if (NodeId const child = structure_[at].first; child != 0 && !is_text_alone(at)) {
        at = child;
        ++depth;
        continue;
      }
      while (at != 0 && structure_[at].next == 0) at = structure_[at].parent, --depth;
      if (at != 0) at = structure_[at].next;
    }
    return std::move(out_);
  }

 private:
  bool is_text_alone(NodeId at) const {
    StructureNode const& node = structure_[at];
    return node.first != 0 && node.first == node.last && structure_[node.first].role == Role::text;
  }

  void put(NodeId at, int depth) {
    StructureNode const& node = structure_[at];
    std::string const indent(static_cast<std::size_t>(2 * depth), ' ');
    if (node.role == Role::text) {
      std::string_view const text = without_outer_blanks(node.text);
      if (!text.empty()) out_ += indent + in_quotes(text) + '\n';
      return;
    }
    RoleRow const& row = role_row(node.role);
    out_ += indent + std::string(row.pdf);
    auto const add = [&](std::string_view key, std::string_view value) {
      out_ += fmt::format(" {}={}", key, in_quotes(value));
    };
    if (!node.language.empty()) add("lang", node.language);
    switch (row.needs) {
      case Needs::nothing: break;
      case Needs::alternative: add("alt", node.said); break;
      case Needs::actual: add("actual", node.said); break;
      case Needs::scope: add("scope", "Column"); break;
      case Needs::numbering: add("numbering", name_of(node.numbering)); break;
      case Needs::id: add("id", Structure::note_id(++notes_)); break;
      case Needs::target: add("href", node.said); break;
    }
    if (is_text_alone(at)) {
      std::string_view const text = without_outer_blanks(structure_[node.first].text);
      if (!text.empty()) out_ += ' ' + in_quotes(text);
    }
    out_ += '\n';
  }

  Structure const& structure_;
  std::string out_;
  std::size_t notes_ = 0;
};

}  // namespace

std::string_view name_of(Numbering numbering) {
  constexpr std::string_view names[] = {"None", "Disc", "Decimal"};
  return names[static_cast<std::size_t>(numbering)];
}

Structure::Structure(bool keeps_text) : keeps_text_(keeps_text) {
  nodes_.resize(2);
  nodes_[root].role = Role::document;
}

NodeId Structure::add(NodeId parent, Role role) {
  auto const made = static_cast<NodeId>(nodes_.size());
  StructureNode& node = nodes_.emplace_back();
  node.role = role;
  node.parent = parent;
  StructureNode& above = nodes_[parent];
  if (above.last != 0) nodes_[above.last].next = made;
  else above.first = made;
  above.last = made;
  return made;
}

void Structure::number(NodeId list, Numbering numbering) { nodes_[list].numbering = numbering; }

NodeId Structure::add_figure(NodeId parent, FigureWords words) {
  if (words.decorative) return 0;
  NodeId const made = add(parent, Role::figure);
  nodes_[made].said = std::move(words.text);
  nodes_[made].language = std::move(words.language);
  return made;
}

NodeId Structure::add_link(NodeId parent, std::string target) {
  NodeId const made = add(parent, Role::link);
  nodes_[made].said = std::move(target);
  return made;
}

NodeId Structure::add_span(NodeId parent, FigureWords words) {
  NodeId const made = add(parent, Role::span);
  nodes_[made].said = std::move(words.text);
  nodes_[made].language = std::move(words.language);
  return made;
}

NodeId Structure::text(NodeId parent) {
  NodeId const last = nodes_[parent].last;
  return last != 0 && nodes_[last].role == Role::text ? last : add(parent, Role::text);
}

void Structure::say(NodeId text, std::string_view words) { nodes_[text].text += words; }

void Structure::empty(NodeId part) {
  nodes_.resize(part + 1);
  nodes_[part].first = nodes_[part].last = 0;
}

std::string Structure::words(NodeId part) const {
  std::string out;
  for (NodeId at = part; at < nodes_.size(); ++at) {
    NodeId above = at;
    while (above > part) above = nodes_[above].parent;
    if (above != part) break;
    out += nodes_[at].text;
  }
  return std::string(without_outer_blanks(out));
}

std::string Structure::note_id(std::size_t number) { return fmt::format("note-{}", number); }

std::string structure_list(Structure const& structure) { return StructureLister(structure).run(); }

}  // namespace dawson::pages
