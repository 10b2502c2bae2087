/** `npm run build`: the client, the service worker and the server, made in dist/. */
import { copyFileSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { injectManifest } from 'workbox-build'
import { compressFolder } from './build-compress.mjs'
import { readRelease } from './build-release.mjs'
import { measureBundles, sizeTable } from './build-size.mjs'
import { root } from './install.mjs'

process.env['NODE_ENV'] = 'production'
const release = readRelease()
// Made aside and moved when whole: a failed build leaves the last good one in place.
const out = join(root, '.cache', `build-${process.pid}`)
const logLevel = 'warn'

try {
  await buildClient()
  await buildWorker()
  await buildServer()
  compressFolder(join(out, 'web'))
  writeFileSync(join(out, 'build.json'), `${JSON.stringify(release, null, 2)}\n`)
  rmSync(join(root, 'dist'), { recursive: true, force: true })
  renameSync(out, join(root, 'dist'))
} finally {
  rmSync(out, { recursive: true, force: true })
}
console.log(`Built ${release.version}\n${sizeTable(measureBundles(join(root, 'dist', 'web')))}`)

/** All settings are vite.config.ts's, which the development server uses too. */
async function buildClient() {
  await build({
    configFile: join(root, 'vite.config.ts'),
    build: { outDir: join(out, 'web'), emptyOutDir: true },
    logLevel,
  })
}

/** One classic script, as worker modules are not yet everywhere; then the list of what it keeps for offline is written in. */
async function buildWorker() {
  await build({
    configFile: false,
    root,
    publicDir: false,
    define: {
      // Without it workbox keeps its development logging.
      'process.env.NODE_ENV': '"production"',
      __APP_VERSION__: JSON.stringify(release.version),
    },
    build: {
      outDir: join(out, 'worker'),
      rolldownOptions: {
        input: join(root, 'web', 'service-worker', 'service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'service-worker.js', codeSplitting: false },
      },
    },
    logLevel,
  })
  const { warnings } = await injectManifest({
    swSrc: join(out, 'worker', 'service-worker.js'),
    swDest: join(out, 'web', 'service-worker.js'),
    globDirectory: join(out, 'web'),
    globPatterns: ['**/*.{html,js,css,woff2,svg,png,webmanifest}'],
    globIgnores: ['service-worker.js'],
    // The names of these already change with their content.
    dontCacheBustURLsMatching: /^assets\//,
    maximumFileSizeToCacheInBytes: 2_000_000,
  })
  if (warnings.length > 0) throw new Error(warnings.join('\n'))
  rmSync(join(out, 'worker'), { recursive: true })
}

/** One file with everything in it starts in half the time; only the native modules stay outside. */
async function buildServer() {
  await build({
    configFile: false,
    root,
    publicDir: false,
    ssr: { noExternal: true, external: ['better-sqlite3', '@node-rs/argon2'] },
    build: {
      ssr: join(root, 'sync-server', 'main.ts'),
      outDir: join(out, 'server'),
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'main.js' } },
    },
    logLevel,
  })
  const migrations = join(root, 'sync-server', 'store', 'migrations')
  mkdirSync(join(out, 'server', 'migrations'), { recursive: true })
  for (const name of readdirSync(migrations).filter((file) => file.endsWith('.sql')))
    copyFileSync(join(migrations, name), join(out, 'server', 'migrations', name))
}
