/** How the client is built and served in development. The worker and the server are built by scripts/build.mjs. */
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { buildTarget } from './scripts/build-browsers.mjs'
import { readRelease } from './scripts/build-release.mjs'

const everywhere =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|styled-components|stylis|dexie|dexie-react-hooks)\//

/** What is loaded on a first visit, when no service worker has the app yet. */
const beforeTheWorker =
  /\/(landing-page|(login|register|invitation)-screen|engine|photo-sync|(start|adopt|installed)-\w+)-/

export default defineConfig(({ command }) => {
  const { version, nonce } = readRelease()
  const serving = command === 'serve'
  return {
    root: join(import.meta.dirname, 'web'),
    plugins: [react()],
    // Its build for current browsers, a tenth smaller than the one its package names first.
    resolve: { alias: [{ find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' }] },
    define: { __APP_VERSION__: JSON.stringify(serving ? 'development' : version) },
    // The development server's own injected styles know no nonce and its pages carry no policy.
    ...(serving ? {} : { html: { cspNonce: nonce } }),
    build: {
      target: buildTarget,
      // Every file under its own address: the policy allows no data: fonts, and the worker keeps them all anyway.
      assetsInlineLimit: 0,
      // Every browser this is built for knows modulepreload. What the worker holds by then needs no list of its parts.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (file, parts, { hostType }) =>
          hostType === 'html' || beforeTheWorker.test(file) ? parts : [],
      },
      rolldownOptions: {
        output: {
          // What every page needs, in two files: apart they compress worse.
          codeSplitting: {
            groups: [
              { name: 'libraries', test: everywhere },
              { name: 'start', tags: ['$initial'] },
            ],
          },
        },
      },
      // scripts/check-size.mjs says what is too large.
      chunkSizeWarningLimit: 1000,
    },
  }
})
