/**
 * The commands for operators, by their npm names: `backup [-- FILE]`, `restore -- [--check] FILE`, `move -- FROM TO`,
 * `audit`, `demo` and `admin -- list | grant NAME | reset-password NAME`. Installs packages if necessary.
 */
import { join, resolve } from 'node:path'
import { ensureInstalled, requireNode } from './install.mjs'
import { runHere, toolFile } from './tool.mjs'

requireNode()
ensureInstalled()
const [command = '', ...given] = process.argv.slice(2)
// npm changes the folder: a path is relative to where it was called. A database's address and an option are no paths.
const fromCaller = (/** @type {string} */ file) =>
  /^(\w+:\/\/|--)/.test(file) ? file : resolve(process.env['INIT_CWD'] ?? '', file)
const meant = command === 'admin' ? given : given.map(fromCaller)
const entry = join('sync-server', 'cli', `${command}.ts`)
process.exitCode = runHere([toolFile('tsx'), entry, ...meant]) ? 0 : 1
