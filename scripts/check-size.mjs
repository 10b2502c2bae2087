/** Fails if the build exceeds its size limits, or if a screen would not open where the engine could not be loaded. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { measureBundles, needingEngine, sizeTable } from './build-size.mjs'
import { root } from './install.mjs'

// The worker runs the same engine as the page: exchange, rebase, the tables, and the rules of every command.
const limits = { firstScreen: 170, worker: 99 }

/** They run commands or sync as soon as they are there. */
const mayNeedEngine = /assets\/(admin|keep-device|status-sheet)-/

const folder = join(root, 'dist', 'web')
if (!existsSync(folder)) {
  console.error('There is no build to measure: npm run build')
  process.exit(1)
}
const sizes = measureBundles(folder)
console.log(sizeTable(sizes))
if (sizes.firstScreen > limits.firstScreen) {
  console.error(`The first screen may take ${limits.firstScreen} kB of JavaScript.`)
  process.exitCode = 1
}
if (sizes.worker > limits.worker) {
  console.error(`The service worker may take ${limits.worker} kB.`)
  process.exitCode = 1
}
const needing = needingEngine(folder).filter((path) => !mayNeedEngine.test(path))
if (needing.length > 0) {
  console.error(
    `Without the engine these do not open (see the groups in vite.config.ts): ${needing.join(', ')}`,
  )
  process.exitCode = 1
}
