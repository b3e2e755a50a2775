#include "pages/roles.hpp"

#include <algorithm>
#include <array>

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

}  // namespace dawson::pages
