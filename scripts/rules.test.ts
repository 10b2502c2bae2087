/** Every label resolves to exactly one rule, and a test cites every rule: docs/rules/README.md. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** The letters of the labels, by the page with their rules. */
const pages = {
  'docs/rules/household.md': ['T', 'RW', 'P', 'L', 'F', 'K'],
  'docs/rules/chores.md': ['C'],
  'docs/rules/app.md': ['S', 'A', 'IM', 'U'],
  'docs/rules/sync.md': ['I', 'R'],
  'SECURITY.md': ['SEC', 'D'],
  'docs/bench/README.md': ['G', 'W'],
} as const
const families = Object.values(pages).flat()
const label = new RegExp(String.raw`\b(${families.join('|')})(\d{1,2})\b`, 'g')
const range = new RegExp(String.raw`\b(${families.join('|')})(\d{1,2})-\1(\d{1,2})\b`, 'g')
/** A row of a table or a list that begins with its label. */
const rule = /^(?:- \*\*([A-Z]+\d+)\*\*|\| ([A-Z]+\d+) \|) (.*)$/gm
/** Numbers of external standards. */
const elsewhere =
  /\b(?:decisions?|spec|specs|specification|architecture|invariants?|security|items?|performance) \(?(?:[A-Z]{1,3})?\d{1,2}\b/gi
const comment = /\/\*[^]*?\*\/|(?<=^|\s)\/\/ .*/gm
/** Brackets that contain only labels, of any family. */
const citation =
  /(?<!\w)\((?:rules? )?[A-Z]{1,3}\d{1,2}(?:(?:-|, (?:rules? )?| and )[A-Z]{1,3}\d{1,2})*\)/g

type Source = { readonly path: string; readonly text: string }

const sources = ['domain', 'sync-server', 'web', 'scripts', 'docs']
  .flatMap((folder) => filesIn(folder))
  .concat(['README.md', 'CONTRIBUTING.md', 'SECURITY.md'])
  .map((path): Source => ({ path, text: readFileSync(join(root, path), 'utf8') }))
const rules = Object.keys(pages).flatMap(rulesOn)
const named = sources.flatMap((source) =>
  labelsIn(source).map((name) => ({ name, path: source.path })),
)

function filesIn(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:mjs|tsx?|css|md)$/.test(name))
    .map((name) => join(folder, name))
}

function rulesOn(page: string) {
  const { text } = sources.find(({ path }) => path === page) ?? { text: '' }
  return [...text.matchAll(rule)].map(([, listed, tabled, words = '']) => ({
    name: listed ?? tabled ?? '',
    page,
    words,
  }))
}

/** The whole text of a document; of code the comments, the labels in titles, and the goals of the bench. */
function labelsIn({ path, text }: Source): readonly string[] {
  const words = path.endsWith('.md') ? text : (text.match(comment) ?? []).join('\n')
  const cited = (text.match(citation) ?? []).join('\n')
  return [
    ...[...words.matchAll(label)].map(([name]) => name),
    ...[...cited.matchAll(/[A-Z]+\d+/g)].map(([name]) => name),
    ...[...`${words}\n${cited}`.matchAll(range)].flatMap(([, family = '', from, to]) =>
      Array.from({ length: Number(to) - Number(from) }, (_, n) => `${family}${Number(from) + n}`),
    ),
    ...[...text.matchAll(/'([GW]\d{1,2})'/g)].map(([, name = '']) => name),
  ]
}

test('every label stands on the page of its family, once, and says something', () => {
  expect(rules.length).toBeGreaterThan(150)
  for (const { name, page, words } of rules) {
    expect(pages[page as keyof typeof pages]).toContain(name.replace(/\d+$/, ''))
    expect(words.length, `${name} says something`).toBeGreaterThan(20)
  }
  const names = rules.map(({ name }) => name)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

test('every label that is named has a rule', () => {
  const known = new Set(rules.map(({ name }) => name))
  expect(named.filter(({ name }) => !known.has(name))).toEqual([])
})

test('nothing refers to things that are not in this repository', () => {
  const found = sources.flatMap(({ path, text }) =>
    [...text.matchAll(elsewhere)].map(([words]) => ({ path, words })),
  )
  expect(found).toEqual([])
})

test('every rule is named by a test, by its measurement, or by a part of `npm run check`', () => {
  const isProof = (path: string) =>
    /\.(?:test|spec)\.tsx?$|\/testing\/|^web\/e2e\/|^scripts\/(?:bench\/|check-)/.test(path)
  const proven = new Set(named.filter(({ path }) => isProof(path)).map(({ name }) => name))
  // A deviation is something that is not done.
  const unproven = rules.filter(({ name }) => !name.startsWith('D') && !proven.has(name))
  expect(unproven.map(({ name }) => name)).toEqual([])
})
