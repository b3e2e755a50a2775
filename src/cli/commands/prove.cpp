#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <charconv>
#include <chrono>
#include <condition_variable>
#include <csignal>
#include <cstdio>
#include <exception>
#include <mutex>
#include <optional>
#include <thread>

#include <nlohmann/json.hpp>

#include "app/popeye/answer.hpp"
#include "app/popeye/popeye_program.hpp"
#include "app/popeye/problems.hpp"
#include "app/popeye/verdict.hpp"
#include "cli/commands/documents.hpp"
#include "collection/formats.hpp"
#include "collection/popeye/question.hpp"
#include "collection/position.hpp"
#include "collection/selection.hpp"
#include "disk/disk.hpp"
#include "session/project_file.hpp"
#include "session/proofs.hpp"

namespace dawson::cli {
namespace {

using collection::Record;

Options prove_options() {
  Options const prove{
      {"popeye", a_file(), "Popeye's program; default: that of dawson.yaml, else from PATH"},
      {"time", any_text("SECONDS"), "time limit per problem", "60"},
      {"memory", any_text("MB"), "memory of Popeye", "64"},
      {"select", several(any_text("CRITERION")), "only these problems: '1-12', 'stipulation #2'"},
      {"tries", "compare tries too"},
      {"json", "write a JSON array instead of a table"},
      jobs_option()};
  return joined({document_options(), under("Popeye", prove), reporting_options()});
}

int whole_number(Values const& values, std::string_view option, int most) {
  std::string const& written = values[option];
  int number = 0;
  auto const read = std::from_chars(written.data(), written.data() + written.size(), number);
  bool const whole = read.ec == std::errc() && read.ptr == written.data() + written.size();
  if (!whole || number < 1 || number > most)
    throw UsageError(fmt::format("--{} {}: expected a number from 1 to {}", option, written, most));
  return number;
}

// A problem of a document or a file of problems.
struct Asked {
  Record record;  // in plain text
  text::SourceId source = text::at_hand;
  collection::popeye::Question question;
  std::string digits;
  run::PopeyeAnswer answer;
  bool answered = false;
  run::Verdict verdict;
};

// Reads the problems of all inputs.
class Problems {
 public:
  Problems(Session& session, Values const& values)
      : invocation_(session.invocation()), values_(values) {
    std::vector<text::SourceMappedText> criteria;
    for (std::string const& criterion : values.all("select")) {
      text::SourceMappedText& one = criteria.emplace_back();
      one.append_for(criterion, {});
    }
    text::Diagnostics findings;
    selection_ = collection::Selection::read(criteria, findings);
    if (!findings.empty()) throw UsageError("--select: " + findings.front().message);
  }

  std::vector<Asked> read(std::vector<std::string> const& inputs) {
    DocumentOptions options(values_, invocation_);
    run::TakeProblem const take = [this](Record&& record, text::SourceId source) {
      add(std::move(record), source);
    };
    bool const follow = values_.has("follow");
    if (follow) {
      refuse_mixed_hosts(inputs, values_);
      read_documents(inputs, options, take);
      return std::move(asked_);
    }
    for (std::string const& input : inputs) {
      collection::Format const* const format = collection::format_of_file(input);
      bool const is_document = !format || format->name == "tex" || format->name == "md";
      if (is_document || values_.has("host")) read_documents({input}, options, take);
      else run::problems_of_file(invocation_, input, *format, take);
    }
    return std::move(asked_);
  }

 private:
  // Reads documents in one markup language.
  void read_documents(std::vector<std::string> const& inputs, DocumentOptions& options,
                      run::TakeProblem const& take) {
    document::MarkupLanguage const& markup = markup_of(inputs.front(), values_);
    auto const read =
        &markup == &document::tex_markup ? run::problems_of_tex : run::problems_of_markdown;
    read(invocation_, inputs, values_.has("follow"), options.of(markup), take);
  }

  void add(Record&& record, text::SourceId source) {
    ++count_;
    if (!selection_.takes(count_) || !selection_.takes(record)) return;
    if (!collection::position_of(record)) return;
    Asked& asked = asked_.emplace_back();
    asked.record = std::move(record);
    asked.source = source;
    asked.question = collection::popeye::question_of(asked.record, values_.has("tries"));
    asked.digits = asked.question.digits();
  }

  run::Invocation& invocation_;
  Values const& values_;
  collection::Selection selection_;
  std::vector<Asked> asked_;
  std::size_t count_ = 0;
};

std::atomic<bool> interrupted{false};

// While it lives, Ctrl-C ends the asking instead of the program.
class InterruptHeld {
 public:
  InterruptHeld() {
    struct sigaction action {};
    action.sa_handler = [](int) { interrupted = true; };
    ::sigaction(SIGINT, &action, &before_);
  }
  InterruptHeld(InterruptHeld const&) = delete;
  InterruptHeld& operator=(InterruptHeld const&) = delete;
  ~InterruptHeld() { ::sigaction(SIGINT, &before_, nullptr); }

 private:
  struct sigaction before_ {};
};

// Asks Popeye about the problems on several threads; stops at Ctrl-C.
void ask_all(Session& session, run::PopeyeProgram const& program, std::vector<Asked*> const& open,
             std::size_t threads) {
  InterruptHeld const held;
  std::atomic<std::size_t> next{0}, done{0};
  std::mutex mutex;
  std::condition_variable changed;
  std::exception_ptr failure;
  auto const work = [&] {
    for (std::size_t at; !interrupted && (at = next++) < open.size();) {
      try {
        open[at]->answer = program.ask(open[at]->question.input(program.seconds));
        // Ctrl-C ends Popeye too: its answer is not complete.
        open[at]->answered = !interrupted;
      } catch (...) {
        std::lock_guard const lock(mutex);
        if (!failure) failure = std::current_exception();
        next = open.size();
      }
      std::lock_guard const lock(mutex);
      ++done;
      changed.notify_one();
    }
  };
  std::vector<std::thread> workers;
  for (std::size_t i = 0; i < std::min(threads, open.size()); ++i) workers.emplace_back(work);
  {
    std::unique_lock lock(mutex);
    while (done < open.size() && !interrupted && !failure) {
      changed.wait_for(lock, std::chrono::milliseconds(250));
      session.progress().show(
          [&] { return fmt::format("{} of {} problems", done.load(), open.size()); });
    }
  }
  for (std::thread& worker : workers) worker.join();
  if (failure) std::rethrow_exception(failure);
}

run::Proof proof_of(Asked const& asked, run::PopeyeProgram const& program) {
  bool const complete = asked.answer.end == run::PopeyeAnswer::End::finished;
  return {asked.answer.version, asked.verdict.word, asked.answer.solution,
          complete ? 0 : program.seconds};
}

// Returns whether a kept proof answers the question, so that Popeye is not asked again.
bool answers(run::Proof const* proof, run::PopeyeProgram const& program) {
  return proof && proof->version == program.version &&
         (proof->seconds == 0 || proof->seconds >= program.seconds);
}

run::PopeyeAnswer answer_of(run::Proof const& proof) {
  using End = run::PopeyeAnswer::End;
  return {proof.version, proof.solution, {}, proof.seconds > 0 ? End::interrupted : End::finished};
}

class Proving {
 public:
  Proving(Session& session, Values const& values)
      : session_(session), invocation_(session.invocation()), values_(values) {}

  int run(std::vector<std::string> const& inputs) {
    tries_ = values_.has("tries");
    problems_ = Problems(session_, values_).read(inputs);
    if (problems_.empty()) {
      ExitStatus const status = session_.finish();
      std::fputs(values_.has("json") ? "[]\n" : "0 problems\n", stdout);
      return status;
    }
    text::Diagnostics findings;
    run::Project const& project = invocation_.project();
    std::string const named = values_.has("popeye") ? values_["popeye"] : project.popeye;
    auto program = run::find_popeye(named, findings);
    invocation_.report(std::move(findings), invocation_.sources().open("--popeye", named));
    if (!program) return session_.finish();
    program->seconds = whole_number(values_, "time", 86400);
    program->megabytes = static_cast<std::size_t>(whole_number(values_, "memory", 65536));
    path_ = values_.has("proofs") ? values_["proofs"] : project.proofs;
    read_proofs(*program);
    ask(*program);
    std::string const out = values_.has("json") ? as_json() : as_table();
    // Hours of Popeye's work are printed even if the file of proofs cannot be written.
    session_.progress().clear();
    std::fputs(out.c_str(), stdout);
    if (changed_) invocation_.disk().write_kept(path_, invocation_.proofs().text());
    ExitStatus const status = session_.finish();
    return status == done && fails() ? input_errors : status;
  }

 private:
  void read_proofs(run::PopeyeProgram const& program) {
    std::size_t other = 0;
    for (Asked const& asked : problems_)
      if (run::Proof const* const proof = invocation_.proofs().find(asked.digits))
        other += proof->version != program.version;
    if (other > 0)
      invocation_.report(text::warning("W-PROOF", {},
                                       fmt::format("{} proofs in {} are of another version of "
                                                   "Popeye; these problems are solved again",
                                                   other, path_),
                                       fmt::format("commit the new {}", path_)),
                         invocation_.sources().open(path_, ""));
  }

  void ask(run::PopeyeProgram const& program) {
    std::vector<Asked*> open;
    for (Asked& asked : problems_) {
      run::Proof const* const proof = invocation_.proofs().find(asked.digits);
      if (!asked.question.obstacles.empty()) continue;
      if (answers(proof, program)) {
        asked.answer = answer_of(*proof);
        asked.answered = true;
      } else {
        open.push_back(&asked);
      }
    }
    ask_all(session_, program, open, invocation_.threads());
    for (Asked& asked : problems_) judge(asked);
    if (tries_) return;
    for (Asked const* const asked : open) {
      if (!asked->answered || asked->verdict.word == run::verdict::refused) continue;
      invocation_.proofs().add(asked->digits, proof_of(*asked, program));
      changed_ = true;
    }
  }

  void judge(Asked& asked) const {
    if (!asked.question.obstacles.empty()) {
      auto const& obstacle = asked.question.obstacles.front();
      asked.verdict = {run::verdict::not_askable, obstacle.reason, obstacle.where};
    } else if (!asked.answered) {
      asked.verdict = {run::verdict::not_decided, "not asked: interrupted"};
    } else {
      asked.verdict = run::verdict_of(asked.record, asked.answer, tries_);
    }
  }

  // A problem that is printed as sound and is not, or whose solution differs.
  static bool is_failure(Asked const& asked) {
    std::string const& word = asked.verdict.word;
    if (word == run::verdict::differs) return true;
    bool const unsound = word == run::verdict::cooked || word == run::verdict::no_solution ||
                         word == run::verdict::short_solution;
    return unsound && run::is_printed_as_sound(asked.record);
  }

  bool fails() const { return interrupted || std::ranges::any_of(problems_, is_failure); }

  std::pair<std::string, std::size_t> place(Asked const& asked) const {
    auto const [source, span] =
        invocation_.origin(asked.source, asked.verdict.where.value_or(asked.record.where));
    text::Source const& text = invocation_.sources()[source];
    return {std::string(text.name()), text.place(span.begin).line};
  }

  std::string as_table() const {
    std::string out;
    std::vector<std::pair<std::string, std::size_t>> counts;
    for (Asked const& asked : problems_) {
      auto const [file, line] = place(asked);
      std::string detail = asked.verdict.detail;
      std::ranges::replace(detail, '\n', ';');
      out += fmt::format(
          "{}:{}: {}{}{}{}\n", file, line, asked.verdict.word, detail.empty() ? "" : ": ", detail,
          is_failure(asked) && run::is_printed_as_sound(asked.record) ? " (printed as C+)" : "");
      auto const known = std::ranges::find(counts, asked.verdict.word,
                                           &std::pair<std::string, std::size_t>::first);
      if (known == counts.end()) counts.emplace_back(asked.verdict.word, 1);
      else ++known->second;
    }
    out += fmt::format("{} problems", problems_.size());
    for (auto const& [word, count] : counts) out += fmt::format(", {} {}", count, word);
    return out + "\n";
  }

  std::string as_json() const {
    nlohmann::ordered_json all = nlohmann::ordered_json::array();
    for (Asked const& asked : problems_) {
      auto const [file, line] = place(asked);
      all.push_back({{"file", file},
                     {"line", line},
                     {"verdict", asked.verdict.word},
                     {"detail", asked.verdict.detail},
                     {"printed_as_sound", run::is_printed_as_sound(asked.record)},
                     {"popeye", asked.answer.version},
                     {"asked", asked.question.commands},
                     {"solution", asked.answer.solution}});
    }
    return all.dump(1, ' ', false, nlohmann::json::error_handler_t::replace) + "\n";
  }

  Session& session_;
  run::Invocation& invocation_;
  Values const& values_;
  std::vector<Asked> problems_;
  std::string path_;
  bool tries_ = false, changed_ = false;
};

int run_prove(Values const& values) {
  if (values.has("sandbox"))
    throw UsageError("--sandbox cannot confine Popeye; run `dawson prove` without it");
  auto const inputs = documents_named(values, true);
  Session session(values);
  return Proving(session, values).run(inputs);
}

}  // namespace

Command const prove_command{
    "prove",
    "test problems and their solutions with Popeye",
    Operand::problems,
    "dawson prove FILE... [--proofs FILE]",
    "Has each problem solved by Popeye and compares the result with what is printed. The results "
    "are kept in a file of proofs, so that only new problems are solved again.",
    "  dawson prove column.tex\n"
    "  dawson prove problems.olv --select 'stipulation #2' --time 10",
    prove_options,
    run_prove,
    nullptr,
    true};

}  // namespace dawson::cli
