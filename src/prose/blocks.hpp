// A document as a tree of blocks: what a booklet is typeset from.
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
  std::string written{};  ///< its words before quotes were set in them, which labels are made of
  std::string number{};   ///< "1.2", where sections are numbered
};

struct Quote {
  Blocks blocks;
};

struct List {
  bool ordered = false;
  int start = 1;
  bool tight = false;  ///< no space between the items
  std::vector<Blocks> items;
};

struct CodeBlock {
  std::string info;
  std::string text;
};

struct Rule {};

enum class Align { none, left, centre, right };

struct Table {
  std::vector<Align> columns;
  std::vector<Inlines> head;
  std::vector<std::vector<Inlines>> rows;
};

/// Markup in the host's language that stands by itself (HTML): has no place in a booklet.
struct RawBlock {
  std::string text;
};

struct Block {
  text::Span where;  ///< bytes of the source
  std::variant<Paragraph, Heading, Quote, List, CodeBlock, Rule, Table, DirectiveAt, RawBlock>
      content;
};

/// What is printed below a picture, or above or below a table.
struct FigureCaption {
  Inlines caption;
  std::string label;  ///< that references lead to; empty without
  bool above = false;
};

struct Footnote {
  std::string label;  ///< of the marks that call it
  Blocks blocks;
  std::string written{};  ///< its label as the author has it
};

/// A whole document: its blocks and the footnotes that they refer to.
struct Document {
  Blocks blocks;
  std::vector<Footnote> notes;
};

}  // namespace dawson::prose
