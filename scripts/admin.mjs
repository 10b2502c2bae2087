/** `npm run admin -- list | grant NAME | reset-password NAME`: installs if necessary, then runs the server's command. */
import { join } from 'node:path'
import { ensureInstalled, requireNode } from './install.mjs'
import { runHere, toolFile } from './tool.mjs'

requireNode()
ensureInstalled()
const entry = join('sync-server', 'cli', 'admin.ts')
process.exitCode = runHere([toolFile('tsx'), entry, ...process.argv.slice(2)]) ? 0 : 1
