/**
 * `npm run screens`: saves a screenshot of every screen to gallery/, in each size, light and dark, and lists layout
 * faults. `-- --only=tasks,rewards` selects screens by the start of their names, and `--size=phone` sizes;
 * `--engine=webkit` uses the engine of iPads and iPhones with their sizes; `--language=de` shows another language,
 * `long` words that are 40 % longer, and `rtl` a page from right to left. `--docs` takes only the pictures in
 * docs/screenshots.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { languageTags } from '#domain/language/languages.ts'
import { bundlePage } from '#web/e2e/bundle-page.ts'
import { disabledFeatures } from '#web/e2e/disabled-features.ts'
import { startWebkit } from '#web/e2e/engines/webkit.ts'
import { ensureBuilt } from '../build-stamp.mjs'
import { findBrowser } from '../find-browser.mjs'
import { engineVariables, ensureEngines } from '../find-engines.mjs'
import { root } from '../install.mjs'
import { faultLines, writeAlbum } from './album.ts'
import { screens } from './all-screens.ts'
import { chosenFrom, missesIn } from './choice.ts'
import { chromiumDevices } from './chromium-device.ts'
import type { DemoServer } from './demo-server.ts'
import { startDemoServer } from './demo-server.ts'
import { copyToDocs, docsShots } from './docs-pictures.ts'
import type { ShownLanguage } from './page/show-in.ts'
import { pseudoLanguages } from './page/show-in.ts'
import type { Shots } from './photographer.ts'
import { takePictures } from './photographer.ts'
import { sizes } from './sizes.ts'
import { webkitDevices } from './webkit-device.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    size: { type: 'string', default: '' },
    engine: { type: 'string', default: 'chromium' },
    language: { type: 'string', default: '' },
    docs: { type: 'boolean', default: false },
  },
})
const isWebkit = values.engine === 'webkit'
const ofEngine = sizes.filter(({ isTouch }) => isTouch || !isWebkit)
const languages: readonly ShownLanguage[] = [...pseudoLanguages, ...languageTags]
const language = languages.find((each) => each === values.language) ?? null
const shots = values.docs ? docsShots() : chosenShots()
const folder = join(root, 'gallery', ...(isWebkit ? ['webkit'] : []), language ?? '')
const started = performance.now()

const start = await (isWebkit ? findWebkit() : findChromium())
if (start === null || !ensureBuilt()) process.exit(1)
mkdirSync(folder, { recursive: true })
const demo = await startDemoServer()
const { openDevice, close } = await start(demo)
try {
  const pictures = []
  for (const { size, screens } of shots) {
    if (screens.length === 0) continue
    pictures.push(...(await takePictures({ openDevice, demo, size, language, folder }, screens)))
    say(`${screens.length} screens, ${size.name}`)
  }
  writeAlbum(folder, pictures)
  const faults = faultLines(pictures)
  for (const line of faults) console.log(line)
  say(faults.length === 0 ? 'No faults' : `${faults.length} faults`)
  if (faults.length > 0) process.exitCode = 1
  else if (values.docs) copyToDocs(folder)
} finally {
  await close()
  await demo.stop()
}

/** Fails here if something that was requested does not exist: nothing is wrong with pictures that were not taken. */
function chosenShots(): readonly Shots[] {
  const missed = [
    ...missesIn('screen', screens, values.only),
    ...missesIn('size', ofEngine, values.size),
    ...(values.language !== '' && language === null
      ? [`There is no language ${values.language}; there are ${languages.join(', ')}.`]
      : []),
  ]
  for (const line of missed) console.error(line)
  if (missed.length > 0) process.exit(1)
  const chosen = chosenFrom(screens, values.only)
  return chosenFrom(ofEngine, values.size).map((size) => ({ size, screens: chosen }))
}

async function findChromium() {
  const executablePath = await findBrowser()
  if (executablePath === null) return null
  return async (demo: DemoServer) => {
    const camera = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']
    const args = ['--no-sandbox', '--disable-quic', disabledFeatures, ...camera]
    const browser = await chromium.launch({ executablePath, args })
    const script = await bundlePage('scripts/screens/page/page.ts')
    const openDevice = chromiumDevices({ browser, demo, script })
    return { openDevice, close: () => browser.close() }
  }
}

async function findWebkit() {
  const path = ensureEngines()?.[engineVariables.WebKit]
  if (path === undefined) return null
  return async (demo: DemoServer) => {
    const engine = await startWebkit(path)
    const script = await bundlePage('scripts/screens/page/page.ts')
    const finder = await bundlePage('web/e2e/engines/finder.ts')
    const openDevice = webkitDevices({ engine, demo, script, finder })
    return { openDevice, close: () => engine.close() }
  }
}

function say(line: string): void {
  console.log(`${((performance.now() - started) / 1000).toFixed(0).padStart(4)} s  ${line}`)
}
