/** How the client is built and served in development. The worker and the server are built by scripts/build.mjs. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { Plugin, Rolldown } from 'vite'
import { defineConfig } from 'vite'
import { buildTarget } from './scripts/build-browsers.mjs'
import { readRelease } from './scripts/build-release.mjs'

const everywhere =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|styled-components|stylis|dexie|dexie-react-hooks)\//

/** The building blocks of all forms, including those for signing in. */
const forms =
  /node_modules\/(react-hook-form|@hookform|zod|@zxcvbn-ts)\/|web\/(features\/sign-in|ui\/(field|text-input|password-input|select|chevron)|shared\/forms)/

/** Parts of forms that the landing page and others need, too. */
const withoutForms = /domain\/(plans|plan-features)\.ts|band-petrol|ui\/button-link/

/** Finds out who is signed in, before there is a screen. */
const whoIsHere =
  /web\/(app\/session\/(app-start|adopt-session|watch-storage)|features\/(storage\/persistence|accounts-here\/pin\/(pin-lock|stored-pins|wait-out-pauses)))/

/** The parts of commands that forms need. */
const fields = /domain\/(\w+\/[\w-]+-(fields|limit)|command)\.ts|node_modules\/uuid\//

/** Repetition and due days: forms and lists work them out, too. */
const plans =
  /domain\/(chores\/(agenda|change-rule|chore|chore-ids|day-ranges|due-time|kept|occurrence-row|rota|rule|rule-text|schedule|settle|timetable)|day-fields)\.ts|web\/shared\/agenda\/derive-agenda/

/** Rules of commands that screens work out, too: in the engine, no screen would open without it. */
const shownRules =
  /domain\/(chores\/free-day|cursor|refusal-texts|loans\/loan-refusals|points\/points-texts|rewards\/(offer-text|reward-limits)|tasks\/(split|take-back))\.ts/

/** Changing and syncing data, for everybody who is signed in. */
const changing = /web\/(sync\/|app\/session\/engine)|domain\/commands\.ts/

/** The building blocks of dialogs, menus and sheets. */
const overlays =
  /node_modules\/(@radix-ui|radix-ui|@floating-ui|aria-hidden|react-remove-scroll)|web\/ui\/(menu-list|dialog-panel|drawer-panel|menu-sheet|toast-card)/

/** A screen comes with its dialogs; but these have some that need the engine, and others open without it. */
const byFeature =
  /web\/features\/(?!admin|kid|accounts-here\/(account-pill|wall|pin\/(pin-lock|stored-pins|wait-out-pauses)))/
const featureOf = (path: string) => /features\/([\w-]+)/.exec(path)?.[1] ?? null

/** Which modules are in one file. */
const groups: NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean>>['groups'] = [
  { name: 'libraries', test: everywhere, priority: 5 },
  { name: 'start', tags: ['$initial'], priority: 4 },
  // A form waits for its parts on a slow line: each file is a turn on one of six connections.
  { name: 'forms', test: forms, priority: 2 },
  { name: 'parts', test: withoutForms, priority: 3 },
  // Apart from what saves them: a form opens even if that could not be loaded.
  { name: 'fields', test: fields, priority: 1 },
  { name: 'plans', test: plans, priority: 1 },
  { name: 'rules', test: shownRules, priority: 1 },
  { name: 'session', test: whoIsHere },
  { name: 'engine', test: changing },
  // Everything else in files of a reasonable size: a first visit fetches all of them.
  { name: 'icons', test: /node_modules\/lucide-react\// },
  { name: 'overlays', test: overlays },
  { name: 'domain', test: /\/domain\//, minShareCount: 2 },
  { name: 'shared', test: /web\/(ui|shared|data|app|api|pwa)\//, minShareCount: 2 },
  { name: featureOf, test: byFeature },
]

/** Loaded on a first visit, when no service worker has the app yet. */
const beforeTheWorker = /\/(landing|forms|session|engine|photo-sync)-/

const fromPackages = (...path: readonly string[]) =>
  join(import.meta.dirname, 'node_modules', ...path)

/** Builds of packages that are smaller than the ones they name first. */
const smallerBuilds = [
  // For current browsers.
  { find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' },
  // Without warnings for developers.
  { find: /^react-router$/, replacement: fromPackages('react-router/dist/production/index.mjs') },
]

/**
 * The page shows the logo in the chosen theme by itself, after one round trip: the script of the theme and the logo are in
 * it, and the styles of the app, for which a browser waits before it paints, come behind it.
 */
function paintFirst(): Plugin {
  const read = (...path: readonly string[]) =>
    readFileSync(join(import.meta.dirname, 'web', ...path), 'utf8')
  return {
    name: 'paint-first',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const styles = html.match(/ *<link rel="stylesheet"[^>]*>\n?/g) ?? []
        return styles
          .reduce((page, style) => page.replace(style, ''), html)
          .replace('<!-- theme -->', () => `<script>${read('theme.js')}</script>`)
          .replace('<!-- logo -->', () => read('assets', 'logo.svg'))
          .replace('</body>', `${styles.join('')}</body>`)
      },
    },
  }
}

/** The browsers this is built for need no prefixed styles, and styled-components writes none unless it is told to. */
function withoutPrefixes(): Plugin {
  return {
    name: 'without-prefixes',
    load: (id) => (id.endsWith('/stylis/src/Prefixer.js') ? 'export const prefix = String' : null),
  }
}

export default defineConfig(({ command }) => {
  const { version, nonce } = readRelease()
  const serving = command === 'serve'
  return {
    root: join(import.meta.dirname, 'web'),
    plugins: [react(), paintFirst(), withoutPrefixes()],
    resolve: { alias: smallerBuilds },
    define: { __APP_VERSION__: JSON.stringify(serving ? 'development' : version) },
    // The development server's own injected styles know no nonce and its pages carry no policy.
    ...(serving ? {} : { html: { cspNonce: nonce } }),
    build: {
      target: buildTarget,
      // Every file under its own address: the policy allows no data: fonts, and the worker keeps them all anyway.
      assetsInlineLimit: 0,
      // Every supported browser knows modulepreload, and later files come from the worker's cache: no list of them is needed.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (file, parts, { hostType }) =>
          hostType === 'html' || beforeTheWorker.test(file) ? parts : [],
      },
      rolldownOptions: {
        output: {
          // The code that every page needs, in two files: split further, it would compress worse.
          codeSplitting: {
            groups,
          },
        },
      },
      // scripts/check-size.mjs says what is too large.
      chunkSizeWarningLimit: 1000,
    },
  }
})
