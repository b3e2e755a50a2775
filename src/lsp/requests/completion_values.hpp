// Values of fields for completion.
#pragma once

#include <string>
#include <vector>

#include "lsp/requests/requests.hpp"

namespace dawson::lsp {

/// Kinds of completion items in LSP.
enum class ItemKind : int {
  property = 10,
  value = 12,
  keyword = 14,
  snippet = 15,
  file = 17,
  reference = 18,
  folder = 19,
  enum_member = 20,
};

/// A proposal.
struct Proposal {
  std::string label;
  ItemKind kind = ItemKind::value;
  std::string detail{};
  std::string documentation{};  ///< Markdown; empty: none, or found when the item is resolved
  std::string text{};           ///< what is inserted; empty: the label
};
using Proposals = std::vector<Proposal>;

/// Names of colours that are proposed.
inline constexpr std::string_view colour_words[] = {"tint", "red",    "green",  "blue",  "yellow",
                                                    "gray", "orange", "purple", "brown", "black"};

/// Returns the values that a field of `directive` may have. `before` is the text of the item before
/// the cursor.
Proposals values_of_field(RequestContext const& request, OutlinedDirective const& directive,
                          problem::Field const& field, std::string_view before);

/// Returns the labels of the book.
Proposals labels_of_book(RequestContext const& request);

/// Returns the files and folders below the folder of the document that a name which begins with
/// `before` may be completed to. `wanted` refuses files by their name.
Proposals files_beside(RequestContext const& request, std::string_view before,
                       bool (*wanted)(std::string const& name));

/// Returns true for files that LaTeX includes.
bool is_tex_file(std::string const& name);

/// Returns what the manual says about an item; empty for others.
std::string documentation_of(std::string_view label, ItemKind kind);

}  // namespace dawson::lsp
