/** The rules of the linter, and the tables of who may import whom. */
import { defineConfig } from 'oxlint'

const siblings = ['../**', '..']
const react = ['react', 'react/**', 'react-dom', 'react-dom/**', 'react-router-dom']
const shows = [...react, 'styled-components', 'dexie-react-hooks']
const http = ['node:*', 'hono', 'hono/**', '@hono/**', 'pino']
const database = ['better-sqlite3', 'drizzle-orm', 'drizzle-orm/**']
const notForBrowsers = ['#server/**', ...http, ...database, 'zod', 'zod/**', '!zod/mini']
const ofData = ['api', 'data']
const ofFeatures = [...ofData, 'assets', 'shared', 'ui']
const ofApp = [...ofFeatures, 'app', 'features', 'pwa']

/** Which folders of `#web` a part of the client may import, and what else it may not. Only three parts start the sync. */
const client = [
  part('**', ofApp),
  part('{main.tsx,app/session*,app/session/**}', [...ofApp, 'sync']),
  part('sync/**', [...ofData, 'sync'], shows),
  part('service-worker/**', [...ofData, 'sync', 'features/push', 'features/updates'], shows),
  part('{data,api}/**', ofData),
  part(
    'ui/**',
    ['assets', 'ui'],
    [
      '#domain/**',
      '!#domain/language/numbers.ts',
      '!#domain/language/texts.ts',
      '!#domain/message-texts.ts',
      'dexie',
      'dexie-react-hooks',
      'zod/mini',
    ],
  ),
  part('{features,shared}/**', ofFeatures),
  part('shared/language/**', [...ofFeatures, 'languages']),
  part('languages/**', [...ofFeatures, 'app', 'features', 'languages']),
  part('pwa/**', [...ofFeatures, 'features/push', 'features/updates'], ['#domain/**']),
]

/** Which features a feature may import besides `ofFeatures`: those it shows a piece of, and itself if it has folders. */
const features = [
  feature('admin', ['rewards']),
  feature('check-in', ['reports']),
  feature('dashboard', ['check-in', 'first-run', 'rewards', 'tasks', 'waiting']),
  feature('device-accounts', ['device-accounts', 'sign-in', 'week']),
  feature('first-run', ['tasks']),
  feature('imports', ['imports']),
  feature('kid', ['device-accounts', 'rewards', 'sign-in', 'sync-status', 'tasks', 'updates']),
  feature('partners', ['children']),
  feature('points', ['reports']),
  feature('push', ['waiting']),
  feature('settings', [
    'children',
    'device-accounts',
    'imports',
    'loans',
    'push',
    'settings',
    'storage',
    'updates',
  ]),
  feature('sync-status', ['sign-in', 'storage']),
  feature('tasks', ['tasks']),
  feature('waiting', ['loans', 'partners', 'rewards', 'tasks']),
  feature('week', ['device-accounts', 'tasks']),
]

const byName = never(siblings, 'Siblings by ./, everything else by its #name.')
const moments = 'Show moments with #web/shared/time/time-text.ts.'
const formatters = 'Make formatters in #domain/language/format.ts or numbers.ts.'
const counting = 'Count in the zone of the account with #domain/calendar.ts.'

export default defineConfig({
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error' },
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: ['web/public/**', 'web/theme.js'],
  rules: {
    // Shape of files and names
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-default-export': 'error',
    'oxc/no-barrel-file': ['error', { threshold: 0 }],
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
    'eslint/max-lines': ['error', { max: 300 }],
    'eslint/max-lines-per-function': [
      'error',
      { max: 80, skipComments: true, skipBlankLines: true },
    ],
    'eslint/max-params': ['error', { max: 3 }],
    'eslint/no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }], // Playwright reads from a parameter which fixtures a function needs.
    'eslint/max-depth': ['error', { max: 3 }],
    'eslint/complexity': ['error', { max: 12 }],
    'eslint/no-restricted-imports': byName,

    // Types
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-floating-promises': 'error',
    // A handler may be async: what it throws ends where any unhandled rejection is reported.
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    'typescript/await-thenable': 'error',
    'typescript/switch-exhaustiveness-check': [
      'error',
      { considerDefaultExhaustiveForUnions: true },
    ],
    'typescript/consistent-type-imports': 'error',
    'typescript/only-throw-error': 'error',
    'typescript/ban-ts-comment': 'error',
    'eslint/no-console': 'error',
    'eslint/eqeqeq': 'error',
    'eslint/prefer-const': 'error',
    'eslint/no-var': 'error',
    'eslint/no-unused-vars': [
      'error',
      { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
    ],

    // React
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'react/button-has-type': 'error',
    'react/jsx-no-target-blank': 'error',
    'react/no-danger': 'error',

    // Off: these complain about what is meant here.
    'react/react-in-jsx-scope': 'off', // The compiler imports the runtime.
    'eslint/no-underscore-dangle': 'off', // zod/mini spells its default so.
    'eslint/no-shadow': 'off', // A short inner `id` or `task` reads better than a second name for the same idea.
    'eslint/no-unmodified-loop-condition': 'off', // It does not see that another function ends the loop.
    'import/no-unassigned-import': 'off', // How styles and test doubles such as fake-indexeddb come in.
    'jsx-a11y/prefer-tag-over-role': 'off', // The tags it wants look and behave differently from browser to browser.
    'typescript/no-unsafe-type-assertion': 'off', // One cast stands beside each parse and each generic table.
    'typescript/consistent-return': 'off', // The compiler knows which switch is exhaustive.
    'typescript/unbound-method': 'off', // Commands are plain objects whose methods do not use `this`.
    'unicorn/consistent-function-scoping': 'off', // An inner function may stay beside its only caller.
    'unicorn/require-post-message-target-origin': 'off', // Workers, clients and channels have none, and no window is written to.
    'unicorn/no-array-sort': 'off', // Sorting a fresh copy in place is fine.
    'unicorn/no-array-reverse': 'off', // The same.
  },
  // Only the last entry with a rule that matches a file counts.
  overrides: [
    imports(
      'domain/**',
      ['**', '!./**', '!#domain/**', '!zod/mini', '!date-fns', '!@date-fns/tz/**', '!uuid'],
      'The domain imports itself (./ and #domain), zod/mini, date-fns and uuid; nothing that does I/O.',
    ),
    imports(
      'sync-server/**',
      [...siblings, ...shows, '#web/**', 'dexie'],
      'The server imports ./, #server and #domain; nothing of the client.',
    ),
    ...client,
    ...features,
    // All texts of a language are loaded together, and those of a feature are in one file.
    {
      files: ['{web/languages,domain/language}/**'],
      rules: { 'oxc/no-barrel-file': 'off', 'eslint/max-lines': 'off' },
    },
    // Requests go through web/api and web/sync, where failures are told apart.
    {
      files: ['web/{features,shared,ui,app,data,pwa}/**'],
      rules: {
        'eslint/no-restricted-globals': [
          'error',
          { name: 'fetch', message: 'Call through #web/api.' },
        ],
      },
    },
    // A moment is shown in the zone of the account, by one module (U23): these read the zone of the machine.
    {
      files: ['web/**'],
      rules: {
        'eslint/no-restricted-properties': [
          'error',
          { object: 'Intl', property: 'DateTimeFormat', message: moments },
          { object: 'Intl', property: 'NumberFormat', message: formatters },
          { object: 'Intl', property: 'RelativeTimeFormat', message: formatters },
          { property: 'toLocaleString', message: moments },
          { property: 'toLocaleDateString', message: moments },
          { property: 'toLocaleTimeString', message: moments },
          { property: 'getHours', message: counting },
          { property: 'getDate', message: counting },
          { property: 'getDay', message: counting },
          { property: 'getMonth', message: counting },
          { property: 'getFullYear', message: counting },
        ],
      },
    },
    {
      files: ['web/shared/time/device-time-zone.ts'],
      rules: { 'eslint/no-restricted-properties': 'off' },
    },
    // Only scripts speak to a terminal; the server has its log.
    { files: ['scripts/**'], rules: { 'eslint/no-console': 'off' } },
    // Tools want a default export from their configuration.
    {
      files: ['*.config.{ts,mjs}', 'web/e2e/**/playwright.config.ts'],
      rules: { 'import/no-default-export': 'off' },
    },
    // Tests may put any two parts together, and a long list of plain cases is easier to read than a clever one.
    {
      files: ['**/*.test.{ts,tsx}', '**/testing/**', 'web/e2e/**', 'scripts/bench/**'],
      rules: {
        'eslint/max-lines': 'off',
        'eslint/max-lines-per-function': 'off',
        'eslint/max-params': ['error', { max: 4 }],
        'eslint/no-restricted-globals': 'off',
        'eslint/no-restricted-properties': 'off',
        'eslint/no-console': 'off',
        'eslint/no-restricted-imports': byName,
      },
    },
    // Scripts and configuration stand outside the three #names and reach each other by path.
    {
      files: ['scripts/**', '*.config.ts'],
      rules: { 'eslint/no-restricted-imports': 'off' },
    },
  ],
})

/** @param {string} name @param {readonly string[]} others */
function feature(name, others) {
  return part(`features/${name}/**`, [...ofFeatures, ...others.map((other) => `features/${other}`)])
}

/** @param {string} files @param {readonly string[]} folders @param {readonly string[]} not */
function part(files, folders, not = []) {
  const allowed = folders.map((folder) => `!#web/${folder}/**`)
  const group = [...siblings, ...notForBrowsers, '#web/**', ...allowed, ...not]
  const message = `Its line in oxlint.config.mjs names what it may import: ${folders.join(', ')}.`
  return imports(`web/${files}`, group, message)
}

/** @param {string} files @param {readonly string[]} group @param {string} message */
function imports(files, group, message) {
  return { files: [files], rules: { 'eslint/no-restricted-imports': never(group, message) } }
}

/** @param {readonly string[]} group @param {string} message @returns {['error', object]} */
function never(group, message) {
  return ['error', { patterns: [{ group, message }] }]
}
