/* Dawson as a library: a session runs command lines of the program `dawson` on files in memory.

   The manual's page "The library" (examples/manual/library.md) describes it with examples. All texts are UTF-8.

   A session may be used by one thread at a time, except for dawson_stop. Several sessions may run at the same time; they share
   nothing. No function writes to the standard streams, throws an exception or ends the process. A returned address belongs to the
   session and is valid until the next call for that session. */
#ifndef DAWSON_H
#define DAWSON_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/** Number of this interface. It changes if a program that uses the interface has to be changed; new keys of JSON, new commands
    and new kinds of dawson_ask do not count. */
#define DAWSON_API 1

typedef struct dawson_session dawson_session;

/** Returns the version as JSON: {"version": "1.0.0", "api": 1, "commands": ["weave", ...], "outputs": [".svg", ...]}. */
const char *dawson_version(void);

/** Opens a session. `options` are `n` bytes of a JSON object, or NULL; all keys are optional:
      "files"        "memory" (the default), or "host": the files of the machine, with the current folder of the process
      "folder"       absolute name of the current folder of files in memory; the default is "/w"
      "limits"       {NAME: N}, as the option --limit
      "sandbox"      true: as the option --sandbox
      "time"         seconds after which a run is stopped
      "environment"  {NAME: TEXT}; no variable of the process is used
    A fault in the options is the result of each dawson_run. Returns NULL if memory has run out. */
dawson_session *dawson_open(const char *options, size_t n);

/** Adds or replaces a file in memory; `bytes` NULL removes it. Returns 0, or -1 if no file can have this name or the session uses
    the files of the machine. */
int dawson_put(dawson_session *session, const char *path, const void *bytes, size_t n);

/** Runs a command line. `words` are its words without the name of the program, each followed by a zero byte, `n` bytes in all;
    `in` is standard input. Returns the exit status: 0 success, 1 errors in the input, 2 wrong usage, 3 stopped or refused by the
    system. The commands `latex`, `lsp`, `prove` and `serve`, the option --watch and outputs for which other programs are run are
    refused. */
int dawson_run(dawson_session *session, const char *words, size_t n, const void *in, size_t in_n);

/** Returns the result of the last run as JSON, `*n` bytes:
      "status"    the exit status
      "stopped"   whether dawson_stop or the time ended the run
      "out"       standard output; null if it is not UTF-8 (dawson_get has the bytes)
      "err"       standard error, without the findings
      "report"    the findings as people read them, with lines and carets
      "findings"  the same findings as a list of objects, as --diagnostics json writes them
      "files"     [{"path": TEXT, "bytes": N, "text": whether they are UTF-8}]: the files that the run has written; of files of
                  the machine only "path"
      "read"      [TEXT]: the files and folders that it has read, and files that it looked for in vain
    `n` may be NULL; the text ends with a zero byte. Returns NULL if memory has run out. */
const char *dawson_result(dawson_session *session, size_t *n);

/** Returns a file in memory, `*n` bytes, or the standard output of the last run for "-". Returns NULL if there is no such file. */
const void *dawson_get(dawson_session *session, const char *path, size_t *n);

/** Answers a question, `*n` bytes of JSON. `kind` is one of
      "edit"     applies steps to a directive, as the board editor does; `json` is the request (src/server/editor/edit_service.hpp)
      "men"      the pieces that can be put on a board; `json` is not used
      "picture"  {"svg": TEXT}; `json` is {"address": TEXT}, the "picture" of a piece in the answer to "men"
      "words"    the notations and the attributes of pieces; `json` is not used
    `n` may be NULL; the text ends with a zero byte. Returns {"error": TEXT} for other kinds and wrong requests, and NULL if memory
    has run out. */
const char *dawson_ask(dawson_session *session, const char *kind, const char *json, size_t json_n, size_t *n);

/** Stops the run or the answer that is in progress, which ends with status 3 and writes no file. Without a run it does nothing. May
    be called by any thread and by signal handlers. */
void dawson_stop(dawson_session *session);

/** Closes a session; NULL is permitted. */
void dawson_close(dawson_session *session);

/** Removes all files in memory and the result of the last run; the fonts stay open. */
void dawson_forget(dawson_session *session);

#ifdef __cplusplus
}
#endif

#endif
