/** Finds the web features that a style sheet uses: properties, values, rules, conditions, selectors. */
import { parse } from 'postcss'
import { featureOf, featuresIn } from './known.mjs'

/** @typedef {import('./known.mjs').Feature} Feature */

const functions = new Map(
  [...featuresIn('css.types').keys()].flatMap((type) => [
    ...featuresIn(`css.types.${type}`),
    ...featuresIn('css.types'),
  ]),
)

/** @param {string} css @returns {Feature[]} */
export function featuresInStyle(css) {
  /** @type {(Feature | null | undefined)[]} */
  const found = []
  const root = parse(css)
  root.walk((node) => {
    if (node.type === 'decl') {
      const { prop, value, parent } = node
      const beside = parent?.some(
        (other) => other.type === 'decl' && other.prop === `-webkit-${prop}`,
      )
      found.push(...inDeclaration(prop.toLowerCase(), value, beside ?? false))
    }
    if (node.type === 'rule') found.push(...inSelector(node.selector))
    if (node.type === 'atrule') found.push(...inAtRule(node.name.toLowerCase(), node.params))
  })
  return found.filter((feature) => !!feature)
}

/** A vendor-prefixed name, such as -webkit-text-size-adjust, implies that others may not know it. */
const isOwnName = /^-/

/** @param {string} property @param {string} value @param {boolean} hasOwn whether it stands beside its -webkit- name */
function inDeclaration(property, value, hasOwn) {
  const isCovered = hasOwn && featureOf(`css.properties.${property}`)?.isKnownByPrefix === true
  const isOwn = isCovered || isOwnName.test(property)
  return [
    isOwn ? null : featureOf(`css.properties.${property}`),
    ...[...value.replaceAll(quoted, '').matchAll(word)].map(([, name = '', call]) => {
      if (isOwnName.test(name)) return null
      const own = isOwn ? null : valueOf(property, name.toLowerCase())
      return own ?? (call ? functionOf(name.toLowerCase()) : null)
    }),
    ...[...value.replaceAll(quoted, '').matchAll(unit)].map(([, name = '']) =>
      featureOf(`css.types.length.${name.toLowerCase()}`),
    ),
  ]
}

const quoted = /"[^"]*"|'[^']*'|url\([^)]*\)|#[\da-f]{3,8}\b/gi
const word = /(?<![\w-])(-{0,2}[a-z][\w-]*)(\()?/gi
const unit = /(?<![\w-])[\d.]+([a-z]+)\b/gi

/** @param {string} property @param {string} name */
function valueOf(property, name) {
  return (
    featureOf(`css.properties.${property}.${name}`) ??
    featureOf(`css.properties.${property}.${name}_function`)
  )
}

/** @param {string} name */
function functionOf(name) {
  return functions.get(name) ?? functions.get(`${name}-function`)
}

/** @param {string} selector */
function inSelector(selector) {
  return [...selector.matchAll(/::?([a-z][\w-]*)/gi)].map(([, name]) =>
    featureOf(`css.selectors.${name?.toLowerCase()}`),
  )
}

/** @param {string} name @param {string} params */
function inAtRule(name, params) {
  const conditions = [...params.matchAll(/\(\s*([a-z][\w-]*)/gi)].map(([, feature = '']) =>
    featureOf(`css.at-rules.${name}.${feature.toLowerCase().replace(/^(min|max)-/, '')}`),
  )
  return [featureOf(`css.at-rules.${name}`), ...conditions]
}
