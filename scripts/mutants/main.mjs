/**
 * `npm run test:mutants [-- FOLDER… OPTIONS]`: injects small faults into a folder's code, one at a time, and lists
 * those no test notices.
 */
import { toolFile, runHere } from '../tool.mjs'
import { everywhere } from './folders.mjs'

const given = process.argv.slice(2)
const from = given.findIndex((each) => each.startsWith('-'))
const [folders, options] = from === -1 ? [given, []] : [given.slice(0, from), given.slice(from)]
const chosen = folders.length > 0 ? folders : everywhere
const config = 'scripts/mutants/stryker.config.mjs'

for (const folder of chosen) {
  console.log(`\n== ${folder}`)
  const stryker = [toolFile('@stryker-mutator/core'), 'run', config, ...options]
  if (!runHere(stryker, { MUTATED: folder })) process.exitCode = 1
}
