/** Tells which web features the oldest supported browsers have, from MDN's data. */
import data from '@mdn/browser-compat-data' with { type: 'json' }
import { oldestBrowsers } from '../build-browsers.mjs'

/** @typedef {import('@mdn/browser-compat-data/types').CompatStatement} Compat */
/** @typedef {import('@mdn/browser-compat-data/types').Identifier} Identifier */
/** @typedef {{ readonly name: string, readonly isKnown: boolean, readonly isKnownByPrefix: boolean }} Feature */

const { chrome, edge, firefox, safari, ios } = oldestBrowsers
const promised = /** @type {const} */ ({
  chrome,
  chrome_android: chrome,
  edge,
  firefox,
  firefox_android: firefox,
  safari,
  safari_ios: ios,
})

/** @type {Map<string, Feature | null>} */
const known = new Map()

/** The feature of a name such as `css.properties.width`; null if the data has none. @param {string} name */
export function featureOf(name) {
  const before = known.get(name)
  if (before !== undefined) return before
  const found = name.split('.').reduce(step, /** @type {any} */ (data))
  const feature = found?.__compat ? toFeature(name, found.__compat) : null
  known.set(name, feature)
  return feature
}

/** @param {Identifier | undefined} from @param {string} key */
function step(from, key) {
  return from && Object.hasOwn(from, key) ? from[key] : undefined
}

/** The features one level below a name, by their own names. @param {string} name @returns {Map<string, Feature>} */
export function featuresIn(name) {
  const parent = name.split('.').reduce(step, /** @type {any} */ (data)) ?? {}
  return new Map(
    Object.keys(parent).flatMap((key) => {
      const feature = featureOf(`${name}.${key}`)
      return feature === null ? [] : [[key, feature]]
    }),
  )
}

/** @typedef {import('@mdn/browser-compat-data/types').SimpleSupportStatement} Statement */

/** @param {string} name @param {Compat} compat @returns {Feature} */
function toFeature(name, { support }) {
  const isKnown = (/** @type {(statement: Statement) => boolean} */ isEnough) =>
    Object.entries(promised).every(([browser, oldest]) =>
      [support[/** @type {keyof typeof promised} */ (browser)] ?? []]
        .flat()
        .some((statement) => isEnough(statement) && isWithin(statement, oldest)),
    )
  return {
    name,
    isKnown: isKnown(isWhole),
    isKnownByPrefix: isKnown((statement) => statement.prefix === '-webkit-' || isWhole(statement)),
  }
}

/** @param {Statement} statement */
function isWhole({ flags, prefix, alternative_name, partial_implementation }) {
  return !flags && !prefix && !alternative_name && !partial_implementation
}

/** @param {Statement} statement @param {number} oldest */
function isWithin({ version_added, version_removed }, oldest) {
  return isBy(version_added, oldest) && !isBy(version_removed, oldest)
}

/** @param {string | false | undefined} version @param {number} oldest */
function isBy(version, oldest) {
  return typeof version === 'string' && Number.parseFloat(version.replace('≤', '')) <= oldest
}
