/* Whatever is synced is copied aside at that moment: what a power cut right after it would leave. For test_power.py. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void keep(int fd) {
    const char *folder = getenv("FARSIDE_SYNCED");
    char link[64], path[PATH_MAX], draft[PATH_MAX], kept[PATH_MAX], piece[65536];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (!folder || length <= 0) return;
    path[length] = 0;
    const char *name = strrchr(path, '/') + 1;
    if (strncmp(name, "tables.db", 9)) return;
    snprintf(draft, sizeof draft, "%.2000s/draft-%.200s", folder, name);
    snprintf(kept, sizeof kept, "%.2000s/%.200s", folder, name);
    int out = open(draft, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    for (off_t at = 0; (length = pread(fd, piece, sizeof piece, at)) > 0; at += length)
        if (write(out, piece, length) != length) abort();
    close(out);
    rename(draft, kept);
}

int fsync(int fd) {
    int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, "fsync");
    int done = real(fd);
    keep(fd);
    return done;
}

int fdatasync(int fd) {
    int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, "fdatasync");
    int done = real(fd);
    keep(fd);
    return done;
}
