// A book of LaTeX files to PDF in one step.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstdio>
#include <filesystem>

#include "app/latex/build_folder.hpp"
#include "app/latex/latexmk.hpp"
#include "app/latex/wide_diagrams.hpp"
#include "cli/commands/documents.hpp"
#include "disk/disk.hpp"
#include "document/tex/syntax.hpp"
#include "session/project_file.hpp"
#include "session/style_files.hpp"
#include "text/report.hpp"
#include "text/scanning.hpp"

namespace dawson::cli {
namespace {

namespace fs = std::filesystem;

Options latex_options() {
  ValueKind const boards = one_of("KIND", {"tikz", "pdf"});
  return joined(
      {under("options", {{"boards", boards, "diagrams as " + reported(boards.words), "tikz"},
                         {"verbose", "print latexmk's output"},
                         watch_option()}),
       reading_options(), style_options(), writing_options()});
}

[[noreturn]] void refuse_name(std::string const& name, std::string_view why) {
  throw UsageError(fmt::format("{}: {}; give the file another name", name, why));
}

// latexmk passes names to a shell in double quotes; it refuses other special characters itself.
void refuse_for_shells(fs::path const& document) {
  std::string const name = document.filename().string();
  std::size_t const at = name.find_first_of("`\"");
  if (at != std::string::npos)
    refuse_name(name, fmt::format("latexmk would hand the {} in this name to a shell",
                                  name[at] == '`' ? "back-tick" : "quotation mark"));
}

// Tested with latexmk 4.79 and pdfTeX; LaTeX's own messages would name other files.
void refuse_for_latexmk(fs::path const& master) {
  std::string const name = master.filename().string();
  std::size_t const at = name.find_first_of("%$~\\");
  if (at != std::string::npos)
    refuse_name(name, fmt::format("latexmk refuses a `{}` in the name of a document", name[at]));
  if (std::ranges::any_of(name, [](unsigned char c) { return c < ' ' || c == 0x7F; }))
    refuse_name(name, "latexmk refuses control characters in the name of a document");
  if (name.find("  ") != std::string::npos)
    refuse_name(name, "TeX reads two blanks in a name as one");
}

std::string master_of(Values const& values) {
  std::vector<std::string> names = values.operands();
  names.resize(names.size() - values.literals().size());
  if (names.empty()) names.push_back(run::master_of_project());
  if (names.front().empty()) throw UsageError("missing FILE");
  if (names.size() > 1)
    throw UsageError(fmt::format(
        "expected one main file, not also {} (options for latexmk come after --)", names[1]));
  if (&markup_of(names[0], values) != &document::tex_markup)
    throw UsageError(fmt::format("{} is not a LaTeX document", names[0]));
  refuse_for_latexmk(names[0]);
  return names[0];
}

bool opens(std::string const& argument, std::string_view beginning) {
  return std::string_view(argument)
      .substr(argument.starts_with("--") ? 1 : 0)
      .starts_with(beginning);
}

// Returns the arguments of latexmk; the user's arguments come last and take precedence.
std::vector<std::string> latexmk_arguments(std::vector<std::string> const& literals,
                                           fs::path const& run_folder, fs::path const& master,
                                           std::string_view text) {
  std::vector<std::string> out = {"-synctex=1", "-interaction=nonstopmode", "-file-line-error"};
  bool const has_engine = std::ranges::any_of(literals, [](std::string const& one) {
    return opens(one, "-pdf") || opens(one, "-lua") || opens(one, "-xe") || opens(one, "-dvi") ||
           opens(one, "-ps") || opens(one, "-latex");
  });
  std::string const asked(document::engine_comment(text));
  bool const has_rc = fs::exists(run_folder / "latexmkrc") || fs::exists(run_folder / ".latexmkrc");
  if (!has_engine && (!has_rc || !asked.empty()))
    out.push_back(asked.empty() || asked == "pdflatex" ? "-pdf" : "-" + asked);
  out.insert(out.end(), literals.begin(), literals.end());
  std::string const name = master.filename().string();
  out.push_back(name.starts_with('-') ? "./" + name : name);
  return out;
}

std::string job_name(std::vector<std::string> const& literals, fs::path const& master) {
  std::string name = master.stem().string();
  for (std::string const& one : literals)
    if (opens(one, "-jobname=")) name = one.substr(one.find('=') + 1);
  return name;
}

// One run: the book is woven into the mirror, LaTeX runs there, and its output is copied back.
class LatexRun {
 public:
  LatexRun(Session& session, std::string const& master, std::vector<std::string> const& literals,
           bool verbose)
      : invocation_(session.invocation()),
        quiet_(session.quiet()),
        verbose_(verbose),
        master_(master),
        literals_(literals) {}

  void weave(run::WeaveOptions options, bool boards_in_pdf) {
    if (boards_in_pdf) options.boards = master_.stem().string() + "-boards.pdf";
    woven_ = run::weave_tex_book(invocation_, {master_.string()}, options);
    std::vector<run::MirroredDocument> documents;
    for (auto const& document : woven_.documents) {
      refuse_for_shells(document.name);
      documents.push_back({document.name, document.output});
    }
    mirror_.emplace(documents);
  }

  void write() {
    std::vector<std::string> own = run::style_file_names();
    for (auto const& [name, bytes] : woven_.files) own.push_back(name);
    mirror_->make(own);
    run::Disk disk;
    for (auto const& document : woven_.documents)
      disk.write(mirror_->place_of(document.name).string(), document.output);
    fs::path const folder = mirror_->run_folder();
    for (auto const& [name, bytes] : woven_.files) disk.write((folder / name).string(), bytes);
    run::write_style_files(disk, folder.string());
    disk.commit();
  }

  // Returns latexmk's exit status.
  int typeset() {
    fs::path const folder = mirror_->run_folder();
    std::string held_back;
    run::LatexMessages messages;
    run::WideBoxes wide;
    auto const arguments =
        latexmk_arguments(literals_, folder, master_, woven_.documents.front().output);
    int const status = run::run_latexmk(folder.string(), arguments, [&](std::string_view line) {
      std::string const shown_line = with_sources(line);
      messages.take(shown_line);
      wide.take(shown_line);
      if (verbose_) say(shown_line);
      else held_back += shown_line;
    });
    emit(messages.letters());
    for (run::WideBox const& box : wide.boxes()) emit(box);
    bool const made = take_out();
    if (status == done) {
      std::string const pdf = (master_.parent_path() / job_name(literals_, master_)).string();
      if (made && !quiet_ && !verbose_)
        say(fmt::format("{}.pdf: {}\n", pdf,
                        messages.pages().empty() ? "up to date" : messages.pages()));
      return status;
    }
    if (messages.errors().empty()) say(held_back);
    for (run::LatexError const& error : messages.errors()) emit(error);
    return status;
  }

 private:
  // LaTeX's messages name files relative to the folder that it runs in, or in the mirror: they are
  // replaced by the user's files, relative to the current folder.
  std::string with_sources(std::string_view line) const {
    std::string out(line);
    std::string const root = mirror_->root().string();
    for (std::size_t at; (at = out.find(root)) != std::string::npos;)
      out.replace(at, root.size(), mirror_->original().string());
    fs::path const folder = master_.parent_path();
    std::size_t const colon = out.find(':');
    if (folder.empty() || colon == std::string::npos || out.starts_with('/')) return out;
    std::error_code unused;
    bool const place = colon + 1 < out.size() && text::is_digit(out[colon + 1]);
    fs::path const named = folder / out.substr(0, colon);
    if (place && fs::is_regular_file(named, unused))
      return named.lexically_normal().string() + out.substr(colon);
    return out;
  }

  // Letters that weaving has reported are not reported again.
  void emit(std::vector<std::string> const& letters) {
    if (letters.empty() || woven_.lacks_letters) return;
    constexpr std::size_t most = 8;
    std::string names = fmt::format(
        "{}", fmt::join(letters.begin(), letters.begin() + std::min(most, letters.size()), ", "));
    if (letters.size() > most) names += fmt::format(" and {} more", letters.size() - most);
    invocation_.report(
        text::warning("W-LETTER", {}, fmt::format("LaTeX has no glyph for {}", names),
                      "choose a font that has it, or load its encoding"),
        woven_.documents.front().source);
  }

  // LaTeX names files relative to the folder of the main file, or absolutely.
  void emit(run::WideBox const& box) {
    fs::path const named = box.file.empty() ? master_ : master_.parent_path() / box.file;
    fs::path const file = fs::absolute(named).lexically_normal();
    for (run::WovenBook::Document const& document : woven_.documents)
      if (fs::absolute(document.name).lexically_normal() == file)
        if (auto finding =
                run::wide_diagram(box, invocation_.sources()[document.source], document.directives))
          return invocation_.report(*std::move(finding), document.source);
  }

  // Reports an error in the source text, or in the file that LaTeX names.
  void emit(run::LatexError const& error) {
    std::string const file = fs::path(error.file).lexically_normal().string();
    auto finding = text::error(
        "E-LATEX", {}, fmt::format("LaTeX: {}", error.message),
        verbose_ ? "see the output of LaTeX" : "add `--verbose` to see the output of LaTeX");
    for (run::WovenBook::Document const& document : woven_.documents) {
      if (fs::path(document.name).lexically_normal() != file) continue;
      finding.span =
          run::place_of(error, invocation_.sources()[document.source], document.directives);
      return invocation_.report(std::move(finding), document.source);
    }
    std::error_code unused;
    std::string bytes = fs::is_regular_file(file, unused) ? run::Disk().read_regular(file) : "";
    bytes.resize(bytes.size() < error.line ? error.line : bytes.size(), '\n');
    text::SourceId const other = invocation_.sources().open(file, std::move(bytes));
    finding.span = run::place_of(error, invocation_.sources()[other], {});
    invocation_.report(std::move(finding), other);
  }

  // Returns whether there is a PDF.
  bool take_out() {
    std::string const name = job_name(literals_, master_);
    fs::path const made = mirror_->run_folder() / name, out = master_.parent_path() / name;
    std::error_code unused;
    auto const bytes_of = [&](std::string const& file) -> std::string {
      return fs::is_regular_file(file, unused) ? run::Disk().read_regular(file) : std::string();
    };
    std::string const pdf = bytes_of(made.string() + ".pdf");
    bool const same = pdf == bytes_of(out.string() + ".pdf");
    if (!pdf.empty()) invocation_.disk().write(out.string() + ".pdf", pdf);
    std::string const places = made.string() + ".synctex.gz",
                      reported = out.string() + ".synctex.gz";
    // Compressing takes as long as weaving.
    bool const fresh = same && fs::exists(reported, unused) &&
                       fs::last_write_time(reported, unused) >= fs::last_write_time(places, unused);
    auto const source_of = [&](std::string_view file) {
      fs::path const source = mirror_->source_of(file);
      return !source.empty() && fs::exists(source, unused) ? source.string() : std::string();
    };
    if (std::string const bytes = bytes_of(fresh ? reported : places); !bytes.empty())
      invocation_.disk().write(reported, fresh ? bytes : run::with_sources(bytes, source_of));
    note_inputs(made.string() + ".fdb_latexmk");
    return !pdf.empty();
  }

  // The files below the original folder that latexmk lists as read, by biber too:
  //   "figs/a.png" 1795362343 2051 27a3a9... ""
  // and the files that they produced after a line "(generated)".
  void note_inputs(fs::path const& recorded) {
    std::error_code unused;
    if (!fs::is_regular_file(recorded, unused)) return;
    std::string const text = run::Disk().read_regular(recorded.string());
    bool made = false;
    for (std::size_t at = 0; at < text.size();) {
      std::size_t const end = std::min(text.find('\n', at), text.size());
      std::string_view const line = std::string_view(text).substr(at, end - at);
      at = end + 1;
      if (line.starts_with("[")) made = false;
      if (line.starts_with("  (")) made = true;
      if (made || !line.starts_with("  \"")) continue;
      std::string_view const file = line.substr(3, line.find('"', 3) - 3);
      fs::path const source = mirror_->source_of(recorded.parent_path() / file);
      if (!source.empty() && fs::is_regular_file(source, unused))
        invocation_.disk().note(source.lexically_proximate(fs::current_path()).string());
    }
  }

  // LaTeX quotes documents, which may contain control sequences of terminals.
  static void say(std::string_view lines) {
    std::string out;
    for (std::size_t at = 0; at < lines.size();) {
      std::size_t const end = std::min(lines.find('\n', at), lines.size());
      out += text::printable(text::without_tail(lines.substr(at, end - at)));
      if (end < lines.size()) out += '\n';
      at = end + 1;
    }
    std::fwrite(out.data(), 1, out.size(), stdout);
    std::fflush(stdout);
  }

  run::Invocation& invocation_;
  bool quiet_, verbose_;
  fs::path master_;
  std::vector<std::string> const& literals_;
  run::WovenBook woven_;
  std::optional<run::BuildFolder> mirror_;
};

int run_latex(Values const& values) {
  std::string const master = master_of(values);
  std::string const& boards = values["boards"];
  if (values.has("sandbox"))
    throw UsageError("--sandbox cannot confine LaTeX; use `dawson weave --sandbox`");
  Session session(values);
  DocumentOptions options(values, session.invocation());
  LatexRun run(session, master, values.literals(), values.has("verbose"));
  run.weave(options.of(document::tex_markup), boards == "pdf");
  session.emit();
  // After an error in a diagram LaTeX would only stop with a less useful message.
  if (session.invocation().has_errors()) return session.finish();
  run.write();
  int const status = run.typeset();
  ExitStatus const own = session.finish();
  return status != 0 ? status : own;
}

}  // namespace

Command const latex_command{
    "latex",
    "weave a book with its included files, and run LaTeX",
    Operand::latex,
    "dawson latex FILE.tex [-- LATEXMK ARGUMENTS]",
    "Weaves a LaTeX document and the files that it includes into a copy of its folders\n"
    "(.dawson/NAME), runs latexmk there, and puts NAME.pdf and NAME.synctex.gz next to the "
    "source.\n"
    "Messages and SyncTeX refer to the sources. A successful run prints one line; a failed one "
    "prints\n"
    "LaTeX's errors at the lines of the directives. The exit status is latexmk's.",
    "  dawson latex book.tex\n"
    "  dawson latex book.tex -- -lualatex -quiet",
    latex_options,
    run_latex,
    nullptr,
    true};

}  // namespace dawson::cli
