/** How the client is built and served in development. The worker and the server are built by scripts/build.mjs. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { Plugin, Rolldown } from 'vite'
import { defineConfig } from 'vite'
import { buildTarget } from './scripts/build-browsers.mjs'
import { readRelease } from './scripts/build-release.mjs'
import type { ManifestWords } from './web/languages/manifest.ts'
import { manifestWords } from './web/languages/manifest.ts'

/**
 * The modules that several files may share: no feature, and not the rules of commands, so that scripts/check-size.mjs
 * finds a screen that needs the engine.
 */
const common = /^(?!.*(web\/features\/|domain\/commands))/

/** Each in one file, with its dialogs. A piece that several show is in the file of the first of them, so Home comes first. */
const features = [
  'dashboard',
  'first-run',
  'tasks',
  'rewards',
  'week',
  'children',
  'partners',
  'loans',
  'push',
  'storage',
  'updates',
  'settings',
  'points',
  'check-in',
  'imports',
  'admin',
  'kid',
]

/** Modules that share a file: each is in the first group it fits, with those it needs that no earlier group has. */
const groups: NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean>>['groups'] = [
  // The code that every page needs, in two files: split further, it would compress worse.
  { name: 'libraries', test: /node_modules\/(?!lucide)/, tags: ['$initial'] },
  { name: 'start', tags: ['$initial'] },
  // Signing in, and finding out who is signed in: on a slow line each file waits for one of six connections.
  {
    name: 'forms',
    test: /features\/(sign-in\/|device-accounts\/pin\/wait)|shared\/language\/language-picker|app\/session\/(app-start|adopt-session|watch-storage)/,
  },
  { name: 'icons', test: /lucide-react/ },
  {
    name: 'overlays',
    test: /@radix-ui|web\/ui\/(menu-list|menu-sheet|dialog-panel|shell\/menu-drawer|toast-card)/,
  },
  // Four parts of the app load the engine before they run: a fifth that needs the same is a screen.
  { name: 'shared', test: common, minShareCount: 5 },
  // Changing and syncing data, for everybody who is signed in.
  { name: 'engine', test: /app\/session\/engine|domain\/commands/ },
  { name: 'parts', test: common, minShareCount: 2 },
  { name: 'photos', test: /web\/(shared|data)\/photos\// },
  { name: 'celebration', test: /web\/shared\/celebration\// },
  // Without the wall, which shows the week.
  { name: 'device-accounts', test: /features\/device-accounts\/(?!wall)/ },
  ...features.map((name) => ({ name, test: RegExp(`web/features/${name}/`) })),
]

/** Loaded on a first visit, when no service worker has the app yet. */
const beforeTheWorker = /\/(landing-page|forms|engine|photo-sync)-/

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

type Manifest = {
  readonly shortcuts: readonly object[]
  readonly screenshots: readonly object[]
}

/** Beside the manifest in English one for each other language, such as manifest.de.webmanifest. */
function manifests(): Plugin {
  const english = () =>
    JSON.parse(
      readFileSync(join(import.meta.dirname, 'web', 'public', 'manifest.webmanifest'), 'utf8'),
    ) as Manifest
  const files = () =>
    Object.entries(manifestWords).map(([tag, words]) => ({
      fileName: `manifest.${tag}.webmanifest`,
      source: JSON.stringify(translated(english(), tag, words)),
    }))
  return {
    name: 'manifests',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const file = files().find(({ fileName }) => request.url === `/${fileName}`)
        if (file === undefined) return next()
        response.setHeader('Content-Type', 'application/manifest+json').end(file.source)
      })
    },
    generateBundle() {
      for (const file of files()) this.emitFile({ type: 'asset', ...file })
    },
  }
}

function translated(manifest: Manifest, lang: string, words: ManifestWords) {
  const { description, shortcuts, screenshots } = words
  return {
    ...manifest,
    lang,
    description,
    shortcuts: manifest.shortcuts.map((each, place) => ({ ...each, name: shortcuts[place] })),
    screenshots: manifest.screenshots.map((each, place) => ({
      ...each,
      label: screenshots[place],
    })),
  }
}

export default defineConfig(({ command }) => {
  const { version, nonce } = readRelease()
  const serving = command === 'serve'
  return {
    root: join(import.meta.dirname, 'web'),
    plugins: [react(), paintFirst(), withoutPrefixes(), manifests()],
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
        output: { codeSplitting: { groups } },
      },
      // scripts/check-size.mjs says what is too large.
      chunkSizeWarningLimit: 1000,
    },
  }
})
