#include "write/tex/weave.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

#include "backend/markdown.hpp"
#include "cli/commands/documents.hpp"
#include "cli/commands/weave_pages.hpp"
#include "cli/commands/weave_text.hpp"
#include "compile/compilation.hpp"
#include "disk/disk.hpp"
#include "edition/targets.hpp"
#include "session/includes.hpp"
#include "session/style_files.hpp"
#include "write/epub/epub.hpp"
#include "write/markdown/markdown_renderer.hpp"
#include "write/plain/plain_renderer.hpp"
#include "write/tex/bundle.hpp"

namespace dawson::cli {
namespace {

namespace fs = std::filesystem;

// A value of `--boards`, and the markup language that it is the default of.
struct BoardsRow {
  std::string_view name;
  run::Boards boards;
  bool for_latex = false;
  document::MarkupLanguage const* default_of = nullptr;
};
constexpr BoardsRow boards_rows[] = {
    {"tikz", run::Boards::tikz, true, &document::tex_markup},
    {"svg", run::Boards::svg, false, &document::markdown_markup},
    {"png", run::Boards::png},
    {"pdf", run::Boards::pdf, true, nullptr},
};

ValueKind a_document_or_folder() {
  ValueKind kind = as_output(a_file());
  kind.folders = true;
  return kind;
}

Options weave_options() {
  return joined(
      {under("options",
             joined({{{"output,o", a_document_or_folder(),
                       "output file, or folder for several documents"},
                      {"to", one_of("FORM", names_in(woven_formats(document::markdown_markup))),
                       "html, txt, epub, docx, odt, rtf, icml; or same"}},
                     text_output_options(),
                     page_output_options(),
                     {{"boards", one_of("KIND", names_in(boards_rows)),
                       "tikz (LaTeX's), svg (Markdown's), png, pdf"},
                      {"assets", as_output(a_folder()), "Markdown: the folder of images"},
                      {"draft", "Markdown: write documents with errors as well"},
                      {"markdown", one_of("READER", names_in(backend::markdown_dialects())),
                       "gfm, commonmark, pandoc, kramdown, python, hugo"},
                      {"assets-url", any_text("PREFIX"), "Markdown: the prefix of image addresses"},
                      {"clean-assets", "Markdown: remove images that nothing uses"},
                      {"sty", as_output(a_folder()),
                       "write dawson.sty and its fonts into this folder"},
                      {"bundle", as_output(a_file({".zip"})),
                       "LaTeX: one archive of all files that LaTeX needs"},
                      jobs_option(),
                      watch_option()}})),
       under("documents", joined({document_options(), style_options()})), writing_options()});
}

// Returns `--boards` for documents in this markup language; each has its own default.
run::Boards boards_of(document::MarkupLanguage const& markup, Values const& values) {
  std::string const& wanted = values["boards"];
  for (BoardsRow const& row : boards_rows) {
    if (wanted.empty() ? row.default_of != &markup : row.name != wanted) continue;
    if (&markup == &document::tex_markup && !row.for_latex)
      throw UsageError(fmt::format("--boards {} needs a Markdown document", row.name));
    return row.boards;
  }
  throw std::logic_error("every host has its usual boards");
}

// Refuses options that have no effect in formats other than Markdown and LaTeX.
void refuse_for_page(std::vector<std::string> const& inputs, Values const& values,
                     std::string const& format) {
  run::TextFormat const* const text = run::text_format_named(format);
  bool const links = text && text->linked_pdf;
  bool const with_files = links || (format == "html" && values["boards"] == "png");
  for (std::string const& input : inputs)
    if (&markup_of(input, values) != &document::markdown_markup)
      throw UsageError(
          fmt::format("{} is not Markdown; only Markdown becomes web pages, e-books, plain text "
                      "and documents of "
                      "word processors",
                      input));
  for (char const* option : {"assets", "assets-url", "boards", "markdown"})
    if (values.has(option) && !(with_files && std::string_view(option) != "markdown" &&
                                !(links && std::string_view(option) == "boards")))
      throw UsageError(
          fmt::format("--{} needs woven Markdown: pages and e-books contain their boards", option));
}

void weave_markdown_file(run::Invocation& invocation, text::SourceId source,
                         std::string const& output, run::WeaveOptions const& options,
                         Values const& values, bool sound, run::Compilation* book, Assets& wanted) {
  fs::path const assets = assets_of(output, values);
  run::MarkdownOptions markdown;
  markdown.boards = boards_of(document::markdown_markup, values);
  markdown.draft = values.has("draft");
  markdown.assets = assets_named(output, values);
  markdown.dialect = row_named(backend::markdown_dialects(), values["markdown"]);
  run::Disk& disk = invocation.disk();
  run::StagedFolder& images = disk.files_in(assets.string());
  markdown.take_image = [&](std::string const& name, std::string_view bytes) {
    images.add(name, bytes);
  };
  bool const in_pieces = disk.can_be_given_up(output);
  if (in_pieces) markdown.take_text = [&](std::string_view text) { disk.append(output, text); };
  std::size_t const errors = invocation.errors();
  run::WovenMarkdown const woven = run::weave_markdown(invocation, source, options, markdown, book);
  sound = sound && woven.complete && invocation.errors() == errors;
  if (!sound && !markdown.draft) {  // a gap could reach print unnoticed
    disk.give_up(images);
    return disk.give_up(output);
  }
  if (!in_pieces) disk.write(output, woven.output);
  take_names(images, values, wanted[assets]);
}

void weave_text_file(run::Invocation& invocation, text::SourceId source, std::string const& output,
                     run::WeaveOptions const& options, Values const& values, bool sound,
                     run::Compilation* book) {
  std::size_t const errors = invocation.errors();
  run::PlainText const woven = run::weave_plain_text(invocation, source, options, book);
  sound = sound && woven.complete && invocation.errors() == errors;
  if (sound || values.has("draft")) invocation.disk().write(output, woven.text);
}

// Weaves all documents into one e-book.
int weave_ebook(std::vector<std::string> const& inputs, Values const& values) {
  Session session(values);
  run::Invocation& invocation = session.invocation();
  DocumentOptions options(values, invocation);
  run::WeaveOptions const& own = options.of(document::markdown_markup);
  std::vector<text::SourceId> opened;
  for (std::string const& input : inputs) opened.push_back(run::open_markdown(invocation, input));
  run::Ebook const book = run::make_ebook(invocation, opened, own);
  if (!book.bytes.empty() && ((book.complete && !invocation.has_errors()) || values.has("draft")))
    invocation.disk().write(values["output"], book.bytes);
  return session.finish();
}

void weave_tex_file(run::Invocation& invocation, text::SourceId source, std::string const& output,
                    fs::path const& root, run::WeaveOptions options, Values const& values) {
  if (boards_of(document::tex_markup, values) == run::Boards::pdf)
    options.boards = pages_beside(output, root);
  options.stem = stem_beside(output, root);
  run::Disk& disk = invocation.disk();
  options.beside = [&](std::string const& name, std::string_view bytes) {
    disk.append((root / name).string(), bytes);
  };
  bool const in_pieces = disk.can_be_given_up(output);
  if (in_pieces) options.take_text = [&](std::string_view text) { disk.append(output, text); };
  run::Woven const woven = run::weave_tex(invocation, source, options);
  for (auto const& [name, bytes] : woven.files) disk.write((root / name).string(), bytes);
  if (!in_pieces) disk.write(output, woven.output);
}

// All files that the documents include are written to the same tree.
void weave_book(run::Invocation& invocation, std::vector<std::string> const& inputs,
                run::WeaveOptions options, Values const& values) {
  std::string const& folder = values["output"];
  if (boards_of(document::tex_markup, values) == run::Boards::pdf)
    options.boards = fs::path(inputs.front()).stem().string() + "-boards.pdf";
  run::WovenBook const woven = run::weave_tex_book(invocation, inputs, options);
  std::vector<std::string> names;
  for (run::WovenBook::Document const& document : woven.documents) names.push_back(document.name);
  Outputs const outputs = in_folder(names, folder);
  for (std::size_t i = 0; i < names.size(); ++i)
    invocation.disk().write(outputs.files[i], woven.documents[i].output);
  fs::path const root = fs::path(outputs.files.front()).parent_path();
  for (auto const& [name, bytes] : woven.files)
    invocation.disk().write((root / name).string(), bytes);
}

// Writes an archive of a book and of all that LaTeX needs for it; no output with errors.
int weave_bundle(std::vector<std::string> const& inputs, Values const& values) {
  std::string const& archive = values["bundle"];
  for (char const* option : {"output", "sty", "to", "fragment", "each", "css", "scripts", "csp",
                             "assets", "assets-url", "clean-assets", "markdown", "draft"})
    if (values.has(option))
      throw UsageError(fmt::format("--bundle writes one archive: remove --{}", option));
  if (inputs.size() > 1)
    throw UsageError("--bundle needs one main file; the files that it includes are followed");
  std::string const& main = inputs.front();
  if (main == "-") throw UsageError("--bundle needs a named file, not standard input");
  if (&markup_of(main, values) != &document::tex_markup)
    throw UsageError(fmt::format("{} is not LaTeX; --bundle needs LaTeX", main));
  if (archive != "-" && suffix_of(archive) != ".zip")
    throw UsageError(fmt::format("--bundle {}: the archive is a ZIP file: `.zip`", archive));
  run::Boards const boards = boards_of(document::tex_markup, values);
  Session session(values);
  run::Invocation& invocation = session.invocation();
  DocumentOptions documents(values, invocation);
  run::WeaveOptions options = documents.of(document::tex_markup);
  if (boards == run::Boards::pdf) options.boards = pages_beside(main, fs::path(main).parent_path());
  std::string const bytes =
      run::make_bundle(invocation, run::weave_tex_book(invocation, inputs, options));
  if (!bytes.empty()) invocation.disk().write(archive, bytes);
  return session.finish();
}

int run_weave(Values const& values) {
  std::string const& style_folder = values["sty"];
  if (!style_folder.empty() && values.operands().empty()) {
    Session session(values);
    run::write_style_files(session.invocation().disk(), style_folder);
    return session.finish();
  }
  auto const inputs = documents_named(values);
  if (values.has("bundle")) return weave_bundle(inputs, values);
  bool const follow = values.has("follow");
  document::MarkupLanguage const& first_host = markup_of(inputs.front(), values);
  if (follow) refuse_mixed_hosts(inputs, values);
  std::string const format = woven_format(inputs, values);
  bool const page = format == "html";
  run::TextFormat const* const of_text = run::text_format_named(format);
  if (format != "same") refuse_for_page(inputs, values, format);
  refuse_page_options(values, page);
  refuse_text_options(values, of_text);
  if (format == "epub") return weave_ebook(inputs, values);
  Outputs outputs = outputs_of(inputs, values);
  bool const text = format == "txt";
  if ((page || text || of_text) && outputs.files != std::vector{values["output"]})
    for (std::string& file : outputs.files)
      file = fs::path(file)
                 .replace_extension(row_named(page_formats(), format)->suffixes.front())
                 .string();
  for (std::size_t i = 0; i < inputs.size(); ++i)
    if (boards_of(markup_of(inputs[i], values), values) == run::Boards::pdf &&
        &markup_of(inputs[i], values) == &document::tex_markup)
      pages_beside(outputs.files[i], outputs.root);
  Session session(values);
  run::Invocation& invocation = session.invocation();
  if (!style_folder.empty()) run::write_style_files(invocation.disk(), style_folder);
  DocumentOptions options(values, invocation);
  for (std::string const& input : inputs) options.of(markup_of(input, values));
  PageOutput pages(invocation, values);
  std::optional<TextOutput> texts;
  if (of_text) texts.emplace(invocation, values, *of_text);
  // An error in a style or the defaults affects every document.
  bool const sound = !invocation.has_errors();
  if (follow && &first_host == &document::tex_markup) {
    weave_book(invocation, inputs, options.of(first_host), values);
    return session.finish();
  }
  std::optional<run::Compilation> book;  // shared by all documents
  if (follow)
    book.emplace(invocation,
                 page      ? run::page_abilities(values.has("fragment") || values.has("each"))
                 : text    ? run::plain_text_abilities
                 : of_text ? run::text_document_abilities
                           : run::abilities_of(boards_of(first_host, values)),
                 options.of(first_host).defaults);
  std::vector<text::SourceId> opened;  // the documents of `book`
  std::vector<bool> opened_whole;
  if (follow)
    for (std::string const& input : inputs) {
      std::size_t const errors = invocation.errors();
      opened.push_back(run::open_markdown(invocation, input));
      opened_whole.push_back(invocation.errors() == errors);
    }
  std::optional<run::LinkedDocuments> others;
  if (follow) others.emplace(invocation, options.of(first_host).defaults, opened);
  Assets wanted;
  for (std::size_t i = 0; i < inputs.size(); ++i) {
    document::MarkupLanguage const& markup = markup_of(inputs[i], values);
    run::WeaveOptions own = options.of(markup);
    own.others = others ? &*others : nullptr;
    if (page || &markup == &document::markdown_markup) {
      std::size_t const errors = invocation.errors();
      text::SourceId const document =
          follow ? opened[i] : run::open_markdown(invocation, inputs[i]);
      bool const whole = sound && (follow ? opened_whole[i] : invocation.errors() == errors);
      run::Compilation* const of = book ? &*book : nullptr;
      if (page) pages.write(document, outputs.files[i], own, whole, of, wanted);
      else if (texts) texts->write(document, outputs.files[i], own, whole, of);
      else if (text)
        weave_text_file(invocation, document, outputs.files[i], own, values, whole, of);
      else
        weave_markdown_file(invocation, document, outputs.files[i], own, values, whole, of, wanted);
    } else if (text::SourceId const source = invocation.open(inputs[i]);
               !is_of_other_markup(invocation, source, inputs[i], values))
      weave_tex_file(invocation, source, outputs.files[i], outputs.root, own, values);
    invocation.disk().end_pieces();
  }
  if (book) book->close();
  if (page) pages.finish();
  if (values.has("clean-assets") && !invocation.has_errors())
    for (auto const& [folder, names] : wanted)
      run::remove_stale_assets(invocation, folder.string(), names);
  return session.finish();
}

}  // namespace

Command const weave_command{
    "weave",
    "replace chess directives with diagrams",
    Operand::documents,
    "dawson weave FILE... -o OUT",
    "Replaces chess directives with diagrams and copies all other text. `-`: "
    "standard input or output.",
    "  dawson weave column.tex -o build/column.tex --sty build\n"
    "  dawson weave may.md june.md -o 2024.epub",
    weave_options,
    run_weave};

}  // namespace dawson::cli
