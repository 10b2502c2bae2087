/**
 * `npm run build`: builds the client, the service worker and the server into dist/, with licences and sources. With `--
 * --kill-worker` the worker removes itself and all its caches (docs/service-worker.md).
 */
import {
  copyFileSync,
  cpSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { injectManifest } from 'workbox-build'
import { buildTarget } from './build-browsers.mjs'
import { featureFaults } from './build-features.mjs'
import { loadedPackages, noticesOf, packageCollector, writeLicences } from './build-licences.mjs'
import { readRelease } from './build-release.mjs'
import { buildServer, nativePackages } from './build-server.mjs'
import { measureBundles, sizeTable } from './build-size.mjs'
import { packSource } from './build-source.mjs'
import { root } from './install.mjs'

const text = /\.(html|js|css|svg|json|txt|webmanifest)$/
const smallestBytes = 1024

/** @param {string} folder */
function compressFolder(folder) {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!text.test(name)) continue
    const path = join(folder, name)
    const content = readFileSync(path)
    if (content.length < smallestBytes) continue
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    }
    writeFileSync(`${path}.br`, brotliCompressSync(content, { params }))
    writeFileSync(`${path}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }))
  }
}

process.env['NODE_ENV'] = 'production'
const release = readRelease()
// Built in another folder and moved when complete: a failed build leaves the last good one in place.
const out = join(root, '.cache', `build-${process.pid}`)
const logLevel = 'warn'
const isKilling = process.argv.includes('--kill-worker')
/** The folders of the packages that are shipped. @type {Set<string>} */
const shipped = new Set(loadedPackages(nativePackages))
const plugins = [packageCollector(shipped)]

try {
  await buildClient()
  copyScreenshots()
  await buildServer(join(out, 'server'), undefined, plugins)
  await bundleWorkers()
  checkFeatures()
  // Everything that the worker precaches must exist before its list is created.
  writeLicences(join(out, 'web', 'licences.json'), noticesOf(shipped))
  await placeWorker()
  writeFileSync(join(out, 'source.tgz'), packSource(root, `mitten-${release.version}`))
  compressFolder(join(out, 'web'))
  writeFileSync(join(out, 'build.json'), `${JSON.stringify(release, null, 2)}\n`)
  rmSync(join(root, 'dist'), { recursive: true, force: true })
  renameSync(out, join(root, 'dist'))
} finally {
  rmSync(out, { recursive: true, force: true })
}
console.log(`Built ${release.version}\n${sizeTable(measureBundles(join(root, 'dist', 'web')))}`)

/** All settings are in vite.config.ts, which the development server uses too. */
async function buildClient() {
  await build({
    configFile: join(root, 'vite.config.ts'),
    plugins,
    build: { outDir: join(out, 'web'), emptyOutDir: true },
    logLevel,
  })
}

/** The screenshots for app stores and install dialogs; the manifest names them. */
function copyScreenshots() {
  cpSync(join(root, 'docs', 'screenshots'), join(out, 'web', 'screenshots'), { recursive: true })
}

/** The worker that removes itself is always built, too: it is ready in dist/kill-worker, and the tests use it. */
async function bundleWorkers() {
  await bundleWorker('service-worker', join(out, 'worker'))
  await bundleWorker('kill-worker', join(out, 'kill-worker'))
}

async function placeWorker() {
  if (isKilling)
    copyFileSync(
      join(out, 'kill-worker', 'service-worker.js'),
      join(out, 'web', 'service-worker.js'),
    )
  else await injectPrecache()
  rmSync(join(out, 'worker'), { recursive: true })
}

/** One classic script, because not all browsers support worker modules. @param {string} name @param {string} outDir */
async function bundleWorker(name, outDir) {
  await build({
    configFile: false,
    root,
    publicDir: false,
    plugins,
    // Its build for current browsers is a tenth smaller than the package's default.
    resolve: { alias: [{ find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' }] },
    define: {
      // Without it workbox keeps its development logging.
      'process.env.NODE_ENV': '"production"',
      __APP_VERSION__: JSON.stringify(release.version),
      // Workers only exist in secure contexts: code for other contexts is left out.
      'globalThis.isSecureContext': 'true',
    },
    build: {
      outDir,
      target: buildTarget,
      rolldownOptions: {
        input: join(root, 'web', 'service-worker', `${name}.ts`),
        output: { format: 'iife', entryFileNames: 'service-worker.js', codeSplitting: false },
      },
    },
    logLevel,
  })
}

/** The target covers syntax only: names and styles are checked in the output, including libraries. */
function checkFeatures() {
  const faults = featureFaults(['web', 'worker', 'kill-worker'].map((folder) => join(out, folder)))
  if (faults.length > 0) throw new Error(faults.join('\n'))
}

/** Writes the worker's precache list into it. */
async function injectPrecache() {
  const { warnings } = await injectManifest({
    swSrc: join(out, 'worker', 'service-worker.js'),
    swDest: join(out, 'web', 'service-worker.js'),
    globDirectory: join(out, 'web'),
    globPatterns: ['**/*.{html,js,json,css,woff2,svg,png,webmanifest}'],
    // Nobody installs the app offline: its screenshots need not be precached.
    globIgnores: ['service-worker.js', 'screenshots/**'],
    // The names of these already change with their content.
    dontCacheBustURLsMatching: /^assets\//,
    maximumFileSizeToCacheInBytes: 2_000_000,
  })
  if (warnings.length > 0) throw new Error(warnings.join('\n'))
}
