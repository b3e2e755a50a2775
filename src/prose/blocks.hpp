// A document as a tree of blocks, for renderers, and functions that visit all its blocks, inlines
// and texts.
#pragma once

#include <concepts>
#include <string>
#include <type_traits>
#include <variant>
#include <vector>

#include "prose/prose.hpp"
#include "text/diagnostic.hpp"

namespace dawson::prose {

struct Block;
using Blocks = std::vector<Block>;

struct Paragraph {
  Inlines inlines;
};

struct Heading {
  int level = 1;  ///< 1 to 6
  Inlines inlines;
  std::string written{};  ///< text before typographic quotes, from which labels are made
  std::string number{};   ///< "1.2", if sections are numbered
};

struct Quote {
  Blocks blocks;
};

/// A list with bullets or numbers.
struct List {
  bool ordered = false;
  int start = 1;
  bool tight = false;  ///< no space between the items
  std::vector<Blocks> items;
};

/// A block of code; `info` is the text after its opening fence.
struct CodeBlock {
  std::string info;
  std::string text;
};

struct Rule {};

enum class Align { none, left, centre, right };

/// A table; all rows have one cell per column.
struct Table {
  std::vector<Align> columns;
  std::vector<Inlines> head;
  std::vector<std::vector<Inlines>> rows;
};

/// A block of markup (HTML), which booklets leave out.
struct RawBlock {
  std::string text;
};

/// A block and its place in the source.
struct Block {
  text::Span where;  ///< bytes of the source
  std::variant<Paragraph, Heading, Quote, List, CodeBlock, Rule, Table, DirectiveAt, RawBlock>
      content;
};

/// The caption of a picture (below it) or of a table (above or below it).
struct FigureCaption {
  Inlines caption;
  std::string label;  ///< target of references; empty: none
  bool above = false;
};

struct Footnote {
  std::string label;  ///< label of the marks that refer to it
  Blocks blocks;
  std::string written{};  ///< label as the author wrote it
};

/// A document: its blocks and the footnotes that they refer to.
struct Document {
  Blocks blocks;
  std::vector<Footnote> notes;
};

/// Calls `visit(block)` for every block in order, before the blocks inside it.
template <class Visit>
void for_each_block(Blocks const& blocks, Visit const& visit) {
  for (Block const& block : blocks) {
    visit(block);
    if (auto const* quote = std::get_if<Quote>(&block.content))
      for_each_block(quote->blocks, visit);
    if (auto const* list = std::get_if<List>(&block.content))
      for (Blocks const& item : list->items) for_each_block(item, visit);
  }
}

/// Calls `visit(inline)` for every inline in order, before the inlines inside it; `visit` may
/// change them if they are not const.
template <class List, class Visit>
requires std::same_as<std::remove_const_t<List>, Inlines>
void for_each_inline(List& inlines, Visit const& visit) {
  for (auto& part : inlines) {
    visit(part);
    if (auto* inner = nested(part)) for_each_inline(*inner, visit);
    if (auto* image = std::get_if<Image>(&part)) for_each_inline(image->alt, visit);
  }
}

/// Calls `visit(inlines, span)` for the running text of every block, which it may change: that of a
/// paragraph, a heading, a cell. The span is that of the block.
template <class Visit>
void for_each_text(Blocks& blocks, Visit const& visit) {
  for (Block& block : blocks) {
    if (auto* paragraph = std::get_if<Paragraph>(&block.content))
      visit(paragraph->inlines, block.where);
    if (auto* heading = std::get_if<Heading>(&block.content)) visit(heading->inlines, block.where);
    if (auto* quote = std::get_if<Quote>(&block.content)) for_each_text(quote->blocks, visit);
    if (auto* list = std::get_if<List>(&block.content))
      for (Blocks& item : list->items) for_each_text(item, visit);
    if (auto* table = std::get_if<Table>(&block.content)) {
      for (Inlines& cell : table->head) visit(cell, block.where);
      for (auto& row : table->rows)
        for (Inlines& cell : row) visit(cell, block.where);
    }
  }
}

/// Calls `visit(inlines, span)` for the running text of a document, footnotes last.
template <class Visit>
void for_each_text(Document& document, Visit const& visit) {
  for_each_text(document.blocks, visit);
  for (Footnote& note : document.notes) for_each_text(note.blocks, visit);
}

/// Calls `visit(inline, span)` for every inline of the blocks; the span is that of the block.
template <class Visit>
void for_each_inline(Blocks const& blocks, Visit const& visit) {
  for_each_block(blocks, [&](Block const& block) {
    auto const all = [&](Inlines const& inlines) {
      for_each_inline(inlines, [&](Inline const& part) { visit(part, block.where); });
    };
    if (auto const* paragraph = std::get_if<Paragraph>(&block.content)) all(paragraph->inlines);
    if (auto const* heading = std::get_if<Heading>(&block.content)) all(heading->inlines);
    if (auto const* table = std::get_if<Table>(&block.content)) {
      for (Inlines const& cell : table->head) all(cell);
      for (auto const& row : table->rows)
        for (Inlines const& cell : row) all(cell);
    }
  });
}

/// Calls `visit(inline, span)` for every inline of a document, footnotes last.
template <class Visit>
void for_each_inline(Document const& document, Visit const& visit) {
  for_each_inline(document.blocks, visit);
  for (Footnote const& note : document.notes) for_each_inline(note.blocks, visit);
}

}  // namespace dawson::prose
