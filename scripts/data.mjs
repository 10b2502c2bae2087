/**
 * `npm run backup [-- FILE]`, `restore -- FILE`, `move -- FROM TO`, `audit` and `demo`: installs if necessary, then runs the server's
 * command.
 */
import { join, resolve } from 'node:path'
import { ensureInstalled, requireNode } from './install.mjs'
import { runHere, toolFile } from './tool.mjs'

requireNode()
ensureInstalled()
const [command = '', ...files] = process.argv.slice(2)
// npm changes the folder; a file's path is relative to where it was called. A database is named by its address.
const meant = files.map((file) =>
  /^postgres(ql)?:/.test(file) ? file : resolve(process.env['INIT_CWD'] ?? '', file),
)
const entry = join('sync-server', 'cli', `${command}.ts`)
process.exitCode = runHere([toolFile('tsx'), entry, ...meant]) ? 0 : 1
