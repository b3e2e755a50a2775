// usage: fuzz_NAME FOLDER...
// Runs libFuzzer's first inputs with any compiler: each file of the folders once. Names the file if
// a property does not hold, and fails if there is no file.
#include <algorithm>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <unistd.h>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size);

namespace {

std::string at_hand;

// Prints the name of the input; after that, the signal has its default action.
extern "C" void name_the_input(int) {
  char const words[] = "with the input ";
  (void)!write(STDERR_FILENO, words, sizeof words - 1);
  (void)!write(STDERR_FILENO, at_hand.data(), at_hand.size());
  (void)!write(STDERR_FILENO, "\n", 1);
}

}  // namespace

int main(int count, char** arguments) {
  for (int const sign : {SIGABRT, SIGSEGV, SIGFPE, SIGBUS, SIGILL}) {
    struct sigaction action {};
    action.sa_handler = name_the_input;
    action.sa_flags = static_cast<int>(SA_RESETHAND);
    sigaction(sign, &action, nullptr);
  }
  std::vector<std::string> inputs;
  for (int i = 1; i < count; ++i)
    for (auto const& entry : std::filesystem::directory_iterator(arguments[i]))
      inputs.push_back(entry.path().string());
  std::ranges::sort(inputs);
  for (std::string const& input : inputs) {
    at_hand = input;
    std::ifstream in(input, std::ios::binary);
    std::vector<char> const bytes{std::istreambuf_iterator<char>(in), {}};
    LLVMFuzzerTestOneInput(reinterpret_cast<std::uint8_t const*>(bytes.data()), bytes.size());
  }
  std::printf("%zu inputs\n", inputs.size());
  return inputs.empty() ? 1 : 0;
}
