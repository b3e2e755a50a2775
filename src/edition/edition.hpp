// Editions: a Markdown document as every output format reads it, with its front matter in force,
// its directives found and its text edited; also the contents of all its directives. For the
// renderers.
#pragma once

#include <cstdint>
#include <functional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "compile/compilation.hpp"
#include "compile/content.hpp"
#include "compile/documents.hpp"
#include "document/manuscript.hpp"
#include "edition/booklet_design.hpp"
#include "edition/targets.hpp"
#include "edition/text_passes.hpp"
#include "style/front_keys.hpp"
#include "style/page_style.hpp"

namespace dawson::run {

class Invocation;
class LinkedDocuments;

/// A document that is ready for a renderer, except for the contents of its directives.
struct Edition {
  /// Without directives and findings, which are in `document`.
  document::ParsedMarkdown manuscript;
  CompiledDocument document;
  PageStyle pages;                    ///< keys of pages in force
  StyleSheet const* style = nullptr;  ///< style in force; null: none is named
  BookletDesign chosen;
  EditedText text;
  ReferenceTargets targets;  ///< targets of links in the text
};

/// Treatment of HTML blocks in an output format.
enum class HtmlBlocks : std::uint8_t {
  as_written,
  repaired,  ///< unclosed tags are shown as text; W-HTML
  reported,  ///< kept as written; W-HTML for unclosed tags
  refused    ///< kept as written, W-HTML for each: the output shows them as text
};

/// Requirements of an output format for a document, and what it has no place for.
struct EditionUse {
  FrontOwner owner = FrontOwner::document;
  OtherHtml html = OtherHtml::dropped;
  HtmlBlocks blocks = HtmlBlocks::as_written;
  bool in_markup = false;       ///< it becomes part of another site's page
  bool strict = false;          ///< keys with other names are reported
  std::string_view no_pages{};  ///< why page ends have no effect; empty: they have
  /// Overrides the keys of pages, and reports W-MARGIN; may be null.
  BookletOptions const* booklet = nullptr;
  /// Typesets the directives in running text. Called when the directives have been scanned, before
  /// the text is edited; may be empty.
  std::function<void(Edition&)> set_running_text{};
};

/// Reads a document that `invocation` has opened into the empty `edition`, as the next one of
/// `compilation`, which scans its directives. Reports all findings. After the compilation has read
/// a directive, the edition must not move.
void read_edition(Invocation& invocation, text::SourceId id, Compilation& compilation,
                  EditionUse const& use, Edition& edition);

/// Adds to `targets` the targets of links without words in other documents, titles with the quotes
/// of this document.
void add_others(Invocation& invocation, Edition const& edition, LinkedDocuments& others,
                ReferenceTargets& targets);

/// Links that an output format can write.
struct WrittenLinks {
  bool relative = true;  ///< links to files beside the document
  bool pages = false;    ///< links that print a page number
};

/// Reports errors in links and notes of an edition whose directives have been read
/// (`check_references`, `far_faults`, `asked_pages`). `printed` are the labels of the notes in the
/// output, as written, in lower case.
void check_links(Invocation& invocation, Edition const& edition,
                 std::set<std::string> const& printed, WrittenLinks const& written);

/// Adds to `targets` the possible targets of links in the text of a document: headings (without
/// numbers), figures and tables. Returns its title: that of the front matter, otherwise the first
/// heading. Reports no findings.
std::string read_targets(Invocation& invocation, CompiledDocument const& document,
                         ReferenceTargets& targets);

/// Contents per directive.
using Contents = std::vector<std::vector<Content>>;

/// Reads the directives of `edition` into the empty `contents`; without `with_running_text`, omits
/// those in running text, which the output has already read. Targets of links are added to the
/// edition. Returns false if a directive has an error.
bool read_contents(Invocation& invocation, Edition& edition, Compilation& compilation,
                   Contents& contents, bool with_running_text);

}  // namespace dawson::run
