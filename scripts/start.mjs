/**
 * `npm start`: installs and builds if necessary, then runs the server. `npm start -- --lan` serves https on the home
 * network.
 */
import { ensureBuilt } from './build-stamp.mjs'
import { ensureInstalled, requireNode } from './install.mjs'

const [unknown] = process.argv.slice(2).filter((option) => option !== '--lan')
if (unknown !== undefined) {
  console.error(
    `Unknown option ${unknown}; npm start knows only --lan, and settings by environment variable`,
  )
  process.exit(1)
}
if (process.argv.includes('--lan')) process.env['LAN'] = 'on'

requireNode()
ensureInstalled()
if (!ensureBuilt()) process.exit(1)
// The name is in a variable, because the build creates the file and nothing can check this import.
const server = new URL('../dist/server/main.js', import.meta.url).href
await import(server)
