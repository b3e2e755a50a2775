/* The functions of GLib that its tables of Unicode, checksums and base64 call: memory, and messages for wrong arguments. */
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <glib.h>

const guint glib_major_version = GLIB_MAJOR_VERSION;
const guint glib_minor_version = GLIB_MINOR_VERSION;
const guint glib_micro_version = GLIB_MICRO_VERSION;

static gpointer checked(gpointer memory, gsize bytes) {
  if (!memory && bytes > 0) abort();
  return memory;
}
gpointer g_malloc(gsize bytes) { return checked(malloc(bytes), bytes); }
gpointer g_malloc0(gsize bytes) { return checked(calloc(1, bytes), bytes); }
gpointer g_malloc_n(gsize number, gsize bytes) { return checked(calloc(number, bytes), bytes); }
gpointer g_realloc(gpointer memory, gsize bytes) { return checked(realloc(memory, bytes), bytes); }
gpointer g_try_malloc_n(gsize number, gsize bytes) { return calloc(number, bytes); }
void g_free(gpointer memory) { free(memory); }
gpointer g_slice_alloc(gsize bytes) { return g_malloc(bytes); }
gpointer g_slice_alloc0(gsize bytes) { return g_malloc0(bytes); }
void g_slice_free1(gsize bytes, gpointer memory) { free(memory); }
gchar* g_strdup(const gchar* text) { return text ? strcpy(g_malloc(strlen(text) + 1), text) : NULL; }
gchar* g_strndup(const gchar* text, gsize bytes) { return strncpy(g_malloc0(bytes + 1), text, bytes); }
/* Wrong arguments are errors of this program, which the native build finds. */
void g_log(const gchar* domain, GLogLevelFlags level, const gchar* format, ...) {}
void g_assertion_message_expr(const char* domain, const char* file, int line, const char* function, const char* expression) {
  abort();
}
void g_return_if_fail_warning(const char* domain, const char* function, const char* expression) {}
