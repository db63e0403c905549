/* Loaded before libc into the server: the clock on the wall jumps, and what is written to the database fails, is torn
 * in the middle, or is the last thing that this process does. Orders come through a file that is mapped into memory. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

enum trouble { NONE, FAIL, TORN, CUT, SYNC };

struct orders {
    volatile int64_t seconds; /* that the clock on the wall is ahead */
    volatile int64_t trouble;
    volatile int64_t after; /* so many writes go well before */
    volatile int64_t happened;
};

static struct orders *orders;

#define NEXT(name)                                                                                                     \
    ({                                                                                                                 \
        static __typeof__(&name) next;                                                                                 \
        if (!next)                                                                                                     \
            next = (__typeof__(&name))dlsym(RTLD_NEXT, #name);                                                         \
        next;                                                                                                          \
    })

__attribute__((constructor)) static void begin(void)
{
    const char *path = getenv("SAUCER_SIEGE");
    int file = path ? open(path, O_RDWR) : -1;
    if (file < 0)
        return;
    void *mapped = mmap(NULL, sizeof(struct orders), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    if (mapped != MAP_FAILED)
        orders = mapped;
    close(file);
}

static int is_database(int file)
{
    char link[64], name[4096];
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t length = readlink(link, name, sizeof name - 1);
    if (length < 0)
        return 0;
    name[length] = 0;
    return strstr(name, ".db") != NULL && strstr(name, ".db-shm") == NULL;
}

/* What is to go wrong with this call; SYNC comes with syncs, all else with writes. */
static enum trouble met(int file, int is_sync)
{
    if (!orders || orders->trouble == NONE || (orders->trouble == SYNC) != is_sync || !is_database(file))
        return NONE;
    if (orders->after > 0) {
        orders->after--;
        return NONE;
    }
    orders->happened++;
    return orders->trouble;
}

static ssize_t spoiled(enum trouble trouble, int file, const void *data, size_t size, off_t at, int seeks)
{
    if (trouble != FAIL) {
        ssize_t (*there)(int, const void *, size_t, off_t) = NEXT(pwrite);
        ssize_t (*here)(int, const void *, size_t) = NEXT(write);
        if ((seeks ? there(file, data, size / 2, at) : here(file, data, size / 2)) < 0)
            return -1;
    }
    if (trouble == CUT)
        kill(getpid(), SIGKILL);
    errno = EIO;
    return -1;
}

ssize_t write(int file, const void *data, size_t size)
{
    enum trouble trouble = met(file, 0);
    return trouble ? spoiled(trouble, file, data, size, 0, 0) : NEXT(write)(file, data, size);
}

ssize_t pwrite(int file, const void *data, size_t size, off_t at)
{
    enum trouble trouble = met(file, 0);
    return trouble ? spoiled(trouble, file, data, size, at, 1) : NEXT(pwrite)(file, data, size, at);
}

ssize_t pwrite64(int file, const void *data, size_t size, off64_t at)
{
    enum trouble trouble = met(file, 0);
    return trouble ? spoiled(trouble, file, data, size, (off_t)at, 1) : NEXT(pwrite64)(file, data, size, at);
}

static int failed_sync(int file)
{
    if (!met(file, 1))
        return 0;
    errno = EIO;
    return 1;
}

int fsync(int file) { return failed_sync(file) ? -1 : NEXT(fsync)(file); }

int fdatasync(int file) { return failed_sync(file) ? -1 : NEXT(fdatasync)(file); }

int clock_gettime(clockid_t which, struct timespec *now)
{
    int failed = NEXT(clock_gettime)(which, now);
    if (!failed && orders && (which == CLOCK_REALTIME || which == CLOCK_REALTIME_COARSE))
        now->tv_sec += orders->seconds;
    return failed;
}

int gettimeofday(struct timeval *restrict now, void *restrict zone)
{
    int failed = NEXT(gettimeofday)(now, zone);
    if (!failed && orders)
        now->tv_sec += orders->seconds;
    return failed;
}

time_t time(time_t *now)
{
    struct timespec read;
    clock_gettime(CLOCK_REALTIME, &read);
    if (now)
        *now = read.tv_sec;
    return read.tv_sec;
}
