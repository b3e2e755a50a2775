// The file of proofs, `proofs.json`: what Popeye has answered about each problem, one line each.
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "text/diagnostic.hpp"

namespace dawson::run {

/// Name of the file beside `dawson.yaml`.
inline constexpr std::string_view proofs_file = "proofs.json";

/// Popeye's answer about one problem.
struct Proof {
  std::string version;   ///< of Popeye, "4.104"
  std::string verdict;   ///< a word of `prove`, "sound"
  std::string solution;  ///< as Popeye prints it
  int seconds = 0;       ///< the time limit of an answer that is not complete; else 0

  /// The verdict of a problem of which Popeye has found exactly the intended solutions.
  static constexpr char const* sound = "sound";
  bool is_sound() const { return verdict == sound; }
  bool operator==(Proof const&) const = default;
};

/// Proofs by the digits of the question that Popeye was asked.
class Proofs {
 public:
  /// Reads the bytes of the file. Lines that are not proofs are not kept: W-PROOF at the
  /// first one.
  void read(std::string_view bytes, text::Diagnostics& findings);

  /// Returns the proof of a question; null if there is none.
  Proof const* find(std::string const& asked) const;
  void add(std::string const& asked, Proof proof) { proofs_[asked] = std::move(proof); }

  /// Returns the text of the file: an array with one line per proof, sorted by question.
  std::string text() const;

 private:
  std::map<std::string, Proof> proofs_;
};

}  // namespace dawson::run
