// Node's ObjectWrap as it was before 24.19, for better-sqlite3, which is compiled where no ready-made binary can be had.
//
// The headers since then register every wrapped object for cleanup and look for the environment when it is collected. On
// Node 24 there is none while no script runs, so the process aborts as soon as a prepared statement is collected between
// two requests (https://github.com/nodejs/node/issues/65446). install.mjs has this included before anything else.
#include <node.h>

#define AddEnvironmentCleanupHook(...)
#define RemoveEnvironmentCleanupHook(...)
#include <node_object_wrap.h>
#undef AddEnvironmentCleanupHook
#undef RemoveEnvironmentCleanupHook
