// Runs the language server on two streams.
#pragma once

#include <string>

#include "lsp/server.hpp"

namespace dawson::lsp {

/// The descriptors of a server.
struct Streams {
  int in = 0, out = 1;
  int log = -1;  ///< receives a copy of all messages; -1: none
};

/// Answers messages until the client ends the server, closes its stream or dies. Returns the exit
/// status: 0 after `shutdown` and `exit`, else 1. Throws SystemError if a stream cannot be read or
/// written.
int run_server(Server& server, Streams const& streams);

}  // namespace dawson::lsp
