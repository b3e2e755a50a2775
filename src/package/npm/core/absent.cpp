// What the build for WebAssembly lacks: commands and outputs that need page layout, pixels, threads
// or other programs. Each answers with an error that names the native program as the remedy.
#include <map>
#include <memory>
#include <string>
#include <string_view>

#include <fmt/format.h>
#include <signal.h>

#include "app/process.hpp"
#include "backend/library_versions.hpp"
#include "backend/pdf/pdf_documents.hpp"
#include "backend/qr_code.hpp"
#include "backend/raster_files.hpp"
#include "backend/svg_pieces.hpp"
#include "cli/command.hpp"
#include "cli/program.hpp"
#include "disk/folder_removal.hpp"
#include "type/libraries.hpp"
#include "write/epub/epub.hpp"

namespace dawson {
namespace {

[[noreturn]] void not_in_this_build(std::string_view what) {
  throw cli::UsageError(fmt::format("{} not in this build; use the native program", what));
}

cli::Command absent(std::string_view name, std::string_view about) {
  return {name,
          "not in this build; use the native program",
          cli::Operand::nothing,
          name,
          about,
          "",
          cli::reporting_options,
          nullptr};
}

}  // namespace

namespace cli {

Command const booklet_command = absent(
    "booklet", "`booklet` is not in this build, which has no page layout; use the native program");
Command const latex_command = absent(
    "latex", "`latex` is not in this build, which runs no other programs; use the native program");
Command const prove_command = absent(
    "prove", "`prove` is not in this build, which runs no other programs; use the native program");
Command const serve_command =
    absent("serve", "`serve` is not in this build, which opens no network; use the native program");
// cli.js starts the language server; other options of the native program are refused here.
Command const lsp_command = {
    "lsp",
    "language server for editors",
    Operand::nothing,
    "dawson lsp",
    "Speaks the Language Server Protocol on standard input and output. Editors start it.",
    "",
    reporting_options,
    [](Values const&) -> int {
      throw UsageError("in this build, `lsp` takes no option but `--stdio`");
    }};

bool is_watched() { return false; }
void report_files(std::vector<std::string> const&, std::vector<std::string> const&) {}
int watch(std::vector<std::string> const&, bool) { not_in_this_build("`--watch` is"); }

}  // namespace cli

namespace backend {

std::vector<text::LibraryVersion> library_versions() { return {}; }

std::string pdf_diagram(layout::Scene const&, layout::PlacedCaption const&, PdfAbout const&,
                        layout::Typeset const&, drawing::PieceSet const*,
                        std::optional<pages::FigureWords>) {
  not_in_this_build("PDF files are");
}
text::Result<std::string> png_diagram(layout::Scene const&, layout::PlacedCaption const&, double,
                                      layout::Typeset const&, drawing::PieceSet const*,
                                      text::Limits const&, PngText const&) {
  not_in_this_build("PNG files are");
}
text::Result<Pixels> drawn_pixels(layout::Scene const&, layout::PlacedCaption const&,
                                  layout::Rectangle const&, double, layout::Typeset const&,
                                  drawing::PieceSet const*, text::Limits const&) {
  not_in_this_build("GIF files are");
}
std::string gif_file(std::vector<GifFrame> const&, std::string const&) {
  not_in_this_build("GIF files are");
}
std::optional<layout::SquareCode> qr_code(std::string const&) { not_in_this_build("QR codes are"); }
std::string pieces_pdf(drawing::PieceSet const&) {
  not_in_this_build("piece sets of SVG files are");
}

struct Pdf::Content {};
Pdf::Pdf(Sink, PdfAbout, layout::Typeset, pages::Structure const*) {
  not_in_this_build("PDF files are");
}
Pdf::~Pdf() = default;
void Pdf::open_page(double, double, Around) {}
void Pdf::use_pieces(drawing::PieceSet const*) {}
void Pdf::board(layout::Scene const&, double, double) {}
void Pdf::close() {}

struct SvgPieceSet::Picture {};
SvgPieceSet::SvgPieceSet() = default;
SvgPieceSet::~SvgPieceSet() = default;
SvgPieceSet::SvgPieceSet(SvgPieceSet&&) noexcept = default;
SvgPieceSet& SvgPieceSet::operator=(SvgPieceSet&&) noexcept = default;
text::Diagnostics SvgPieceSet::add(drawing::PieceDrawing const& symbol, std::string const&) {
  pictures_.try_emplace(symbol);
  if (pictures_.size() > 1) return {};  // one error for a set
  return {text::error("E-PIECES", {}, "piece sets of SVG files are not in this build",
                      "use the native program, or remove `pieces`")};
}
bool SvgPieceSet::has(drawing::PieceDrawing const&) const { return false; }
std::string_view SvgPieceSet::svg(drawing::PieceDrawing const&) const { return {}; }
std::string SvgPieceSet::picture(drawing::PieceDrawing const&) const { return {}; }
bool SvgPieceSet::draw(cairo_t*, drawing::PieceDrawing const&, int) const { return false; }

}  // namespace backend

run::Ebook run::make_ebook(Invocation&, std::vector<text::SourceId> const&, WeaveOptions const&) {
  not_in_this_build("EPUB files are");
}

run::CapturedProcess run::capture_process(Process const&, std::string const&,
                                          ProcessLimits const&) {
  not_in_this_build("pandoc's formats are");
}

void run::remove_folder(char const*) {}  // no signal ends this build

std::vector<text::LibraryVersion> type::library_versions() { return {{"HarfBuzz", "6.0.0"}}; }
std::string type::complaint() { return {}; }

}  // namespace dawson

// Emscripten lacks these.
extern "C" int syncfs(int) { return 0; }
extern "C" int sigaltstack(stack_t const*, stack_t*) { return 0; }
