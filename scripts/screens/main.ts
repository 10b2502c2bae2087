/**
 * `npm run screens`: a picture of every screen in gallery/, on each size of device, light and dark, and what is wrong
 * with each. `-- --only=tasks,rewards` takes the screens whose names begin so, `--size=phone` one size.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { bundlePage } from '../bench/browser.ts'
import { ensureBuilt } from '../build-stamp.mjs'
import { findBrowser } from '../find-browser.mjs'
import { root } from '../install.mjs'
import { faultLines, writeAlbum } from './album.ts'
import { chores } from './list-chores.ts'
import { device } from './list-device.ts'
import { household } from './list-household.ts'
import { signedOut } from './list-signed-out.ts'
import { takePictures } from './photographer.ts'
import { sizes } from './sizes.ts'
import { createWorld } from './world.ts'

const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, size: { type: 'string', default: '' } },
})
const starts = values.only.split(',')
const screens = [...signedOut, ...chores, ...household, ...device].filter(({ name }) =>
  starts.some((start) => name.startsWith(start)),
)
const chosenSizes = sizes.filter(({ name }) => name.startsWith(values.size))
const folder = join(root, 'gallery')
const started = performance.now()

const executablePath = await findBrowser()
if (executablePath === null || !ensureBuilt()) process.exit(1)
const script = await bundlePage('../screens/page/page.ts')
mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-quic'] })
const world = await createWorld(browser)
try {
  const pictures = []
  for (const size of chosenSizes) {
    const place = { browser, world, size, script, folder }
    pictures.push(...(await takePictures(place, screens)))
    say(`${screens.length} screens, ${size.name}`)
  }
  writeAlbum(folder, pictures)
  const faults = faultLines(pictures)
  for (const line of faults) console.log(line)
  say(faults.length === 0 ? 'No faults' : `${faults.length} faults`)
  process.exitCode = faults.length === 0 ? 0 : 1
} finally {
  await browser.close()
  await world.stop()
}

function say(line: string): void {
  console.log(`${((performance.now() - started) / 1000).toFixed(0).padStart(4)} s  ${line}`)
}
