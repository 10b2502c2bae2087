/** Finds the web features that a built script uses, including the styles in its strings. */
import { parseSync } from 'vite'
import { featuresInStyle } from './in-styles.mjs'
import { featureOf, featuresIn } from './known.mjs'

/** @typedef {{ readonly type: string, readonly [key: string]: any }} Node */

const declarations = /^\s*[a-z][\w-]*:\s[^{}]*;\s*$/
const condition = /^@(?:media|supports|container)\b[^{}]*$/

/** @param {readonly Node[]} texts @returns {string[]} */
function stylesIn(texts) {
  return texts.flatMap((node) => {
    const isTagged = node.type === 'TaggedTemplateExpression'
    const text =
      node.type === 'Literal' ? node['value'] : templateText(isTagged ? node['quasi'] : node)
    if (isTagged || declarations.test(text)) return [`x { ${text} }`]
    return condition.test(text) ? [`${text} {}`] : []
  })
}

/** An interpolation stands for a whole statement, a selector, or a value. @param {Node} template */
function templateText({ quasis }) {
  const parts = quasis.map((/** @type {Node} */ { value }) => value.cooked)
  return parts.reduce((/** @type {string} */ text, /** @type {string} */ part) => {
    const isAlone = /(?:^|[;{}])\s*$/.test(text) && /^[ \t]*(?:[\n;}]|$)/.test(part)
    return text + (isAlone ? '' : 'x') + part.replace(isAlone ? /^\s*;/ : /$^/, '')
  })
}

/** @typedef {import('./known.mjs').Feature} Feature */

/** The interfaces of the global objects; `self` differs between a page and a worker. */
const objects = /** @type {Readonly<Record<string, readonly string[]>>} */ ({
  caches: ['CacheStorage'],
  crypto: ['Crypto'],
  document: ['Document'],
  history: ['History'],
  indexedDB: ['IDBFactory'],
  location: ['Location'],
  navigator: ['Navigator', 'WorkerNavigator'],
  performance: ['Performance'],
  screen: ['Screen'],
})
const scopes = ['Window', 'WorkerGlobalScope', 'ServiceWorkerGlobalScope']
const scopeNames = new Set(['window', 'self', 'globalThis'])

/** @param {string} path @param {string} code @returns {Feature[]} */
export function featuresInScript(path, code) {
  const { program, errors } = parseSync(path, code)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`)
  const seen = look(program)
  return [
    ...[...seen.free].flatMap((name) => (seen.bound.has(name) ? [] : newest(ofGlobal(name)))),
    ...[...seen.members].flatMap((member) => newest(ofMember(member, seen.bound))),
    ...[...seen.calls].flatMap((call) => newest(ofCall(call, seen.bound))),
    ...[...seen.events].flatMap((name) => newest(events.get(name) ?? [])),
    ...stylesIn(seen.texts).flatMap(featuresInStyle),
  ]
}

/** A name of several features is new only if all of them are new. @param {readonly (Feature | null)[]} found */
function newest(found) {
  const features = found.filter((feature) => feature !== null)
  return features.some(({ isKnown }) => isKnown) ? [] : features.slice(0, 1)
}

/** @param {string} name */
function ofGlobal(name) {
  return [
    ...scopes.map((scope) => featureOf(`api.${scope}.${name}`)),
    featureOf(`api.${name}`),
    featureOf(`javascript.builtins.${name}`),
  ]
}

/** @param {string} member such as `navigator.locks` @param {ReadonlySet<string>} bound */
function ofMember(member, bound) {
  const [object = '', name = ''] = member.split('.')
  if (bound.has(object)) return []
  if (scopeNames.has(object)) return ofGlobal(name)
  return [
    ...(objects[object] ?? []).map((type) => featureOf(`api.${type}.${name}`)),
    featureOf(`api.${object}.${name}_static`),
    featureOf(`javascript.builtins.${object}.${name}`),
  ]
}

/** @param {string} call such as `t.append`, with the name it is called on where it is one @param {ReadonlySet<string>} bound */
function ofCall(call, bound) {
  const [object = '', name = ''] = call.split('.')
  const isMember =
    object !== '' && !bound.has(object) && ofGlobal(object).some((feature) => feature)
  return isMember ? [] : (methods.get(name) ?? [])
}

/*
 * Methods and events are known by their names alone, for a script does not say what it calls them on. Those of an
 * interface that is new itself need no look: its objects come from a name that is found anyway.
 */
const methods = namesIn((name) => !name.endsWith('_static') && !name.endsWith('_event'))
const events = namesIn((name) => name.endsWith('_event'))

/** @param {(name: string) => boolean} isMeant @returns {Map<string, Feature[]>} */
function namesIn(isMeant) {
  const members = ['api', 'javascript.builtins']
    .flatMap((group) => [...featuresIn(group).values()])
    .filter(({ name, isKnown }) => isKnown || name === 'api.ServiceWorkerGlobalScope')
    .flatMap(({ name }) => [...featuresIn(name)])
    .filter(([name]) => isMeant(name))
  const found = new Map()
  for (const [name, feature] of members) {
    const key = name.replace(/_event$/, '')
    found.set(key, [...(found.get(key) ?? []), feature])
  }
  return found
}

/**
 * Every name and text of a script that may matter: `free` names are used as values, `bound` ones are given to things of its
 * own.
 * @typedef {Record<'free' | 'bound' | 'members' | 'calls' | 'events', Set<string>> & { texts: Node[] }} Seen
 */

/** @param {Node} program */
function look(program) {
  /** @type {Seen} */
  const seen = {
    free: new Set(),
    bound: new Set(),
    members: new Set(),
    calls: new Set(),
    events: new Set(),
    texts: [],
  }
  visit(program, seen)
  return seen
}

/** @param {Node} node @param {Seen} seen */
function visit(node, seen) {
  readers[node.type]?.(node, seen)
  for (const [key, child] of Object.entries(node)) {
    const isName = !node['computed'] && (key === 'property' || key === 'key')
    for (const each of Array.isArray(child) ? child : [child])
      if (each && typeof each.type === 'string' && !(isName && each.type === 'Identifier'))
        visit(each, seen)
  }
}

/** @type {Readonly<Record<string, (node: any, seen: Seen) => void>>} */
const readers = {
  Identifier: ({ name }, { free }) => free.add(name),
  VariableDeclarator({ id, init }, { bound, members }) {
    for (const name of namesOf(id)) bound.add(name)
    if (id.type === 'ObjectPattern' && init?.type === 'Identifier')
      for (const { key } of id.properties) if (key) members.add(`${init.name}.${key.name}`)
  },
  FunctionDeclaration: bindFunction,
  FunctionExpression: bindFunction,
  ArrowFunctionExpression: bindFunction,
  ClassDeclaration: ({ id }, { bound }) => id && bound.add(id.name),
  ClassExpression: ({ id }, { bound }) => id && bound.add(id.name),
  CatchClause: ({ param }, { bound }) => namesOf(param).forEach((name) => bound.add(name)),
  ImportSpecifier: ({ local }, { bound }) => bound.add(local.name),
  ImportDefaultSpecifier: ({ local }, { bound }) => bound.add(local.name),
  ImportNamespaceSpecifier: ({ local }, { bound }) => bound.add(local.name),
  MemberExpression({ object, property, computed }, { members }) {
    const name = object.type === 'MemberExpression' ? object.property.name : object.name
    if (!computed && name !== undefined && isGlobalObject(object))
      members.add(`${name}.${property.name}`)
  },
  CallExpression({ callee, arguments: given }, { calls, events }) {
    if (callee.type !== 'MemberExpression' || callee.computed) return
    calls.add(`${callee.object.name ?? ''}.${callee.property.name}`)
    if (callee.property.name === 'addEventListener' && typeof given[0]?.value === 'string')
      events.add(given[0].value)
  },
  TaggedTemplateExpression: (node, { texts }) => texts.push(node),
  Literal: (node, { texts }) => typeof node.value === 'string' && texts.push(node),
  TemplateLiteral: (node, { texts }) => texts.push(node),
}

/** `navigator`, or `window.navigator`. @param {Node} object */
function isGlobalObject(object) {
  if (object.type === 'Identifier') return true
  return (
    object.type === 'MemberExpression' &&
    !object['computed'] &&
    scopeNames.has(object['object'].name)
  )
}

/** @param {Node} node @param {Seen} seen */
function bindFunction({ id, params }, { bound }) {
  if (id) bound.add(id.name)
  for (const param of params) for (const name of namesOf(param)) bound.add(name)
}

/** The names a pattern binds. @param {Node | null} pattern @returns {string[]} */
function namesOf(pattern) {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern['name']]
    case 'ObjectPattern':
      return pattern['properties'].flatMap((/** @type {Node} */ each) =>
        namesOf(each['value'] ?? each['argument']),
      )
    case 'ArrayPattern':
      return pattern['elements'].flatMap(namesOf)
    case 'AssignmentPattern':
      return namesOf(pattern['left'])
    case 'RestElement':
      return namesOf(pattern['argument'])
    default:
      return []
  }
}
