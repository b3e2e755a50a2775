// A document as a tree of blocks, for renderers.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "prose/prose.hpp"
#include "text/span.hpp"

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

}  // namespace dawson::prose
