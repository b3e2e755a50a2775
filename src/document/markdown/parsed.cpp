// cmark-gfm takes most of its time and memory for inlines, and a scan wants few of them. Whether a
// block has some an extension may say: ours is made that of all blocks of text when they are
// complete, and looks at what they hold.
#include "document/markdown/parsed.hpp"

#include <cmark-gfm-core-extensions.h>
#include <cmark-gfm-extension_api.h>
#include <cmark-gfm.h>

#include <array>
#include <cstdint>
#include <mutex>
#include <string_view>

namespace dawson::document {
namespace {

// Of the text that is being parsed.
struct Reading {
  cmark_node* root = nullptr;
  bool has_notes = false;  // cmark-gfm leaves out those that nobody calls
  std::size_t nesting = 0;
};

// What each byte adds at most to what is within each other.
constexpr auto opens = [] {
  std::array<std::uint8_t, 256> out{};
  for (unsigned char const c : {'*', '_', '~', '[', '<'}) out[c] = 1;
  return out;
}();

// Whether so much may be within each other that it is to be told of.
bool may_be_deep(cmark_node* block, std::string_view text, std::size_t most) {
  constexpr std::size_t bare_addresses = 1;
  std::size_t depth = bare_addresses;
  for (char const c : text) depth += opens[static_cast<unsigned char>(c)];
  for (; block && depth <= most; block = cmark_node_parent(block)) ++depth;
  return depth > most;
}

int is_looked_at(cmark_syntax_extension* ours, cmark_node* block) {
  auto const& reading = *static_cast<Reading*>(cmark_syntax_extension_get_private(ours));
  std::string_view const text = cmark_node_get_string_content(block);
  return static_cast<int>(text.find(mark_of_directives) != text.npos ||
                          (reading.has_notes && text.find('[') != text.npos) ||
                          may_be_deep(block, text, reading.nesting));
}

// Opens none; a parser does not tell its root.
cmark_node* see_root(cmark_syntax_extension* ours, int, cmark_parser*, cmark_node* parent,
                     unsigned char*, int) {
  auto& reading = *static_cast<Reading*>(cmark_syntax_extension_get_private(ours));
  for (; !reading.root && parent; parent = cmark_node_parent(parent))
    if (!cmark_node_parent(parent)) reading.root = parent;
  return nullptr;
}

// The library never writes the content of an empty heading, which it gives out as a string: new
// memory is zero.
cmark_mem* zeroed_memory() {
  static cmark_mem memory = [] {
    cmark_mem out = *cmark_get_default_mem_allocator();
    out.realloc = [](void* known, std::size_t size) {
      cmark_mem const& usual = *cmark_get_default_mem_allocator();
      return known ? usual.realloc(known, size) : usual.calloc(1, size);
    };
    return out;
  }();
  return &memory;
}

cmark_syntax_extension* our_extension() {
  static cmark_syntax_extension* const made = [] {
    cmark_syntax_extension* const extension = cmark_syntax_extension_new("dawson");
    cmark_syntax_extension_set_open_block_func(extension, see_root);
    cmark_syntax_extension_set_contains_inlines_func(extension, is_looked_at);
    return extension;
  }();
  return made;
}

void leave_to_us(cmark_node* root) {
  if (!root) return;
  for (cmark_node* const node : nodes_of(root)) {
    auto const type = cmark_node_get_type(node);
    if (type == CMARK_NODE_PARAGRAPH || type == CMARK_NODE_HEADING)
      cmark_node_set_syntax_extension(node, our_extension());
  }
}

}  // namespace

// The library's extensions write into tables that all threads share as long as they parse.
cmark_node* parsed(std::string text, Inlines inlines, std::size_t nesting) {
  static std::mutex parses;
  std::lock_guard const lock(parses);
  cmark_gfm_core_extensions_ensure_registered();
  cmark_parser* const parser =
      cmark_parser_new_with_mem(CMARK_OPT_DEFAULT | CMARK_OPT_FOOTNOTES, zeroed_memory());
  for (char const* name : {"table", "strikethrough", "autolink"})
    if (auto* extension = cmark_find_syntax_extension(name))
      cmark_parser_attach_syntax_extension(parser, extension);
  Reading reading{nullptr, text.find("[^") != text.npos, nesting};
  cmark_syntax_extension_set_private(our_extension(), &reading, nullptr);
  if (inlines == Inlines::of_scan) {
    cmark_parser_attach_syntax_extension(parser, our_extension());
    if (!text.ends_with('\n')) text += '\n';  // what has no end is parsed when all is finished
  }
  cmark_parser_feed(parser, text.data(), text.size());
  std::string().swap(text);
  leave_to_us(reading.root);
  cmark_node* const root = cmark_parser_finish(parser);
  cmark_parser_free(parser);
  return root;
}

}  // namespace dawson::document
