/* Draws a position and checks a column, with files in memory only: cc diagram.c $(pkg-config --cflags --libs dawson) */
#include <dawson.h>
#include <stdio.h>
#include <string.h>

static const char column[] =
  "# Column\n\n"
  "```chess\n"
  "fen: 8/8/8/3k4/8/3K1Q2/8/8\n"
  "count: 10+1\n"
  "author: A. Composer\n"
  "stipulation: #2\n"
  "```\n";

/* Each word of a command line ends with a zero byte; the last one has that of the string. */
#define RUN(session, words) dawson_run(session, words, sizeof(words), NULL, 0)

int main(void) {
  dawson_session *session = dawson_open(NULL, 0);
  size_t size = 0;
  if (!session) return 3;

  if (RUN(session, "board\0--from\0fen\0-o\0board.svg\0" "8/8/8/3k4/8/3K1Q2/8/8") == 0 && dawson_get(session, "board.svg", &size))
    printf("board.svg has %s\n", size > 1000 ? "a drawing" : "nothing");

  dawson_put(session, "column.md", column, strlen(column));
  int status = RUN(session, "check\0column.md");
  printf("check ends with %d\n%s\n", status, dawson_result(session, NULL));

  status = RUN(session, "weave\0column.md\0-o\0column.html\0--quiet");
  const char *page = dawson_get(session, "column.html", &size);
  printf("weave ends with %d and writes %s\n", status, page && strstr(page, "<svg") ? "a page with a diagram" : "no page");

  dawson_close(session);
  return 0;
}
