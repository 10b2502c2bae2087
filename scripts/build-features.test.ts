/** The build reports features that a supported browser lacks, in scripts, in styles, and in styles inside scripts. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import data from '@mdn/browser-compat-data' with { type: 'json' }
import { beforeEach, expect, test } from 'vitest'
import { makeFolder } from '#server/testing/make-folder.ts'
import { buildTarget, oldestBrowsers } from './build-browsers.mjs'
import { featureFaults } from './build-features.mjs'
import { featuresInScript } from './web-features/in-scripts.mjs'
import { featuresInStyle } from './web-features/in-styles.mjs'

type Features = ReturnType<typeof featuresInStyle>

const newOnes = (features: Features) =>
  features.filter(({ isKnown }) => !isKnown).map(({ name }) => name)
const inScript = (code: string) => newOnes(featuresInScript('app.js', code))
const inStyle = (code: string) => newOnes(featuresInStyle(code))

let folder: string
beforeEach(() => void (folder = makeFolder()))

test.each([
  ['RegExp.escape(text)', 'javascript.builtins.RegExp.escape'],
  ['Promise.try(work)', 'javascript.builtins.Promise.try'],
  ['new CloseWatcher()', 'api.CloseWatcher'],
  ['navigator.setAppBadge(3)', 'api.Navigator.setAppBadge'],
  ['window.navigator.setAppBadge(3)', 'api.Navigator.setAppBadge'],
  ['const { userAgentData } = navigator', 'api.Navigator.userAgentData'],
  ['list.moveBefore(a, b)', 'api.Document.moveBefore'],
  ['self.addEventListener("periodicsync", f)', 'api.ServiceWorkerGlobalScope.periodicsync_event'],
  ['tag`a:hover { field-sizing: content }`', 'css.properties.field-sizing'],
  ['tag`${mixin}\n field-sizing: content; ${media} { color: red }`', 'css.properties.field-sizing'],
  ['tag`${(on) => on && "field-sizing: content;"}`', 'css.properties.field-sizing'],
  ['theme = { glass: "@media (inverted-colors: inverted)" }', 'css.at-rules.media.inverted-colors'],
])('a script uses a feature that is too new: %s', (code, name) => {
  expect(inScript(code)).toContain(name)
})

test.each([
  'URL.parse(text)',
  'CSS.escape(text)',
  'list.map(draw)',
  'const CloseWatcher = ours; new CloseWatcher()',
  'own.setAppBadge',
  'addEventListener("online", f)',
  'tag`${card}:hover, ${row} > svg { gap: calc(${x} + 1dvh); ${motion} { opacity: 0 } }`',
])('a script uses a feature that all browsers have: %s', (code) => {
  expect(inScript(code)).toEqual([])
})

test.each([
  ['a { field-sizing: content }', 'css.properties.field-sizing'],
  ['a { text-wrap: pretty }', 'css.properties.text-wrap.pretty'],
  ['a { width: calc-size(auto, size) }', 'css.types.calc-size'],
  ['a { user-select: none }', 'css.properties.user-select'],
  ['a { -webkit-appearance: none } b { user-select: none }', 'css.properties.user-select'],
  ['a { width: 2rcap }', 'css.types.length.rcap'],
  ['details:open { color: red }', 'css.selectors.open'],
  ['@view-transition { navigation: auto }', 'css.at-rules.view-transition'],
])('a style sheet uses a feature that is too new: %s', (code, name) => {
  expect(inStyle(code)).toContain(name)
})

test('a style sheet uses features that all browsers have, or names of its own', () => {
  expect(
    inStyle(`@media (min-width: 40rem) and (hover: hover) {
      a:has(b)::before { color: color-mix(in srgb, red, var(--pretty)); inset: 1dvh; content: "pretty" }
      a { -webkit-user-select: none; user-select: none; background: url(pretty.png) }
    }`),
  ).toEqual([])
})

test('a feature without an exception fails the build, and so does an unused exception', () => {
  writeFileSync(join(folder, 'app.js'), 'Promise.try(work); navigator.setAppBadge(1)')
  const faults = featureFaults([folder])
  expect(faults[0]).toBe(
    `javascript.builtins.Promise.try in ${join(folder, 'app.js')}: not every promised browser knows it (chrome 126, edge 126, firefox 126, safari 18, ios 18)`,
  )
  expect(faults).toContain('css.properties.text-wrap.pretty is excepted and not used any more')
  expect(faults.join('\n')).not.toContain('setAppBadge')
})

test('the feature that identifies an old browser came with the oldest supported version of each', () => {
  const script = readFileSync('web/public/old-browser.js', 'utf8')
  expect(script).toContain("'parse' in URL")
  const support = data.api['URL']?.['parse_static']?.__compat?.support
  const versions = Object.entries(oldestBrowsers).map(([name, version]) => [
    name === 'ios' ? 'safari_ios' : name,
    { version_added: `${version}` },
  ])
  expect(support).toMatchObject(Object.fromEntries(versions))
  expect(buildTarget).toEqual(['chrome126', 'edge126', 'firefox126', 'safari18', 'ios18'])
})

test.each(['public/old-browser.js', 'theme.js'])(
  '%s is written in words every browser knows',
  (name) => {
    const code = readFileSync(join('web', name), 'utf8').replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, '')
    expect(code).not.toMatch(/=>|`|\?\.|\?\?|\b(?:const|let|class|async|import)\b/)
  },
)
