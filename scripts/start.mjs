import { ensureBuilt } from './build-stamp.mjs'
/** `npm start`: installs and builds if need be, then becomes the server. */
import { ensureInstalled, requireNode } from './install.mjs'

requireNode()
ensureInstalled()
if (!ensureBuilt()) process.exit(1)
// A name in a variable: the file is made by the build, so nothing can check this import.
const server = new URL('../dist/server/main.js', import.meta.url).href
await import(server)
