/** All texts of the app: each language has them, and no module keeps one of the moment in which it loaded (A30). */
import { beforeAll, expect, test, vi } from 'vitest'
import type { LanguageTag } from '#domain/language/languages.ts'
import type { defineTexts } from '#domain/language/texts.ts'
import * as german from './de.ts'
import * as spanish from './es.ts'
import * as french from './fr.ts'
import * as dutch from './nl.ts'

type Translated = Exclude<LanguageTag, 'en'>
const languages: Readonly<Record<Translated, object>> = {
  de: german,
  fr: french,
  es: spanish,
  nl: dutch,
}

/** Every module but the one that starts the app. */
const modules = import.meta.glob([
  '/{web,domain}/**/*.{ts,tsx}',
  '!**/*.test.*',
  '!**/{e2e,testing,service-worker,languages}/**',
  '!/web/main.tsx',
])

const defined = new Map<string, object>()
const readWhileLoading: string[] = []

beforeAll(async () => {
  vi.resetModules()
  vi.doMock('#domain/language/texts.ts', async (load) => {
    const original = await load<{ readonly defineTexts: typeof defineTexts }>()
    return {
      ...original,
      defineTexts(name: string, inEnglish: object) {
        defined.set(name, inEnglish)
        return original.defineTexts(name, inEnglish)
      },
    }
  })
  const { setLanguage, english } = await import('#domain/language/texts.ts')
  function get(): undefined {
    const [reader = 'somewhere'] =
      new Error('read').stack?.match(/\/(web|domain)\/(?!language).*\.tsx?:\d+/) ?? []
    readWhileLoading.push(reader)
  }
  setLanguage({ tag: 'en', texts: new Proxy({}, { get }) })
  for (const load of Object.values(modules)) await load()
  setLanguage(english)
  vi.doUnmock('#domain/language/texts.ts')
  vi.resetModules()
})

test('no module reads a text while it loads', () => {
  expect(readWhileLoading).toEqual([])
})

test.each(Object.entries(languages))('%s has every text', (_tag, texts) => {
  expect(Object.keys(texts).toSorted()).toEqual([...defined.keys()].toSorted())
})

/** By their reasons, the texts that are the same in another language as in English. */
const names = ['Mitten', 'Free', 'Pro', 'Ultimate', 'GNU Affero General Public License 3']
const people = ['Theo', 'Nadia', 'Per', 'Grace']
const technical = [
  '404',
  'CSV',
  'PIN',
  'Token',
  'Webhooks',
  'Blog',
  'Admin',
  'Code',
  'never',
  'day',
  'times',
]
const sameWord: Readonly<Record<Translated, readonly string[]>> = {
  de: [
    'Baby',
    'Link',
    'Name',
    'Offline',
    'Partner',
    'Passkeys',
    'Person',
    'Status',
    'System',
    'Version',
  ],
  fr: [
    'Actions',
    'Corrections',
    'Date',
    'Description',
    'Invitation',
    'Menu',
    'Minutes',
    'Notifications',
    'Secret',
  ],
  es: ['Error', 'Legal', 'Plan', 'Total'],
  nl: [
    'Baby',
    'Camera',
    'Details',
    'Helpers',
    'Later',
    'Link',
    'Menu',
    'Offline',
    'Partner',
    'Partners',
  ],
}
const moreWords: Readonly<Record<Translated, readonly string[]>> = {
  de: ['Film', 'Sofa', 'in Safari', 'optional'],
  fr: ['Film', 'Pages', 'Parent', 'Parents', 'Photo', 'Points', 'Version', 'mitten-points.csv'],
  es: [],
  nl: ['Bed', 'Film', 'Passkeys', 'Status', 'Week', 'in Safari'],
}
/** Of weekdays, on small buttons. */
const firstLetters = ['F', 'M', 'S', 'W']
/** Of words that quick add reads, where a language has none for it. */
const noWords = [' ']

test.each(Object.entries(languages))(
  'what is the same in %s as in English has a reason',
  (tag, texts) => {
    const known = tag as Translated
    const reasons = new Set([
      ...names,
      ...people,
      ...technical,
      ...firstLetters,
      ...noWords,
      ...sameWord[known],
      ...moreWords[known],
    ])
    const same = [...defined].flatMap(([name, inEnglish]) =>
      sameIn(inEnglish, (texts as Readonly<Record<string, unknown>>)[name]),
    )
    expect([...new Set(same)].filter((text) => !reasons.has(text))).toEqual([])
  },
)

/** The strings that both have in the same place. */
function sameIn(one: unknown, other: unknown): readonly string[] {
  if (typeof one === 'string') return one === other ? [one] : []
  if (typeof one !== 'object' || one === null) return []
  return Object.entries(one).flatMap(([key, part]) =>
    sameIn(part, (other as Readonly<Record<string, unknown>> | undefined)?.[key]),
  )
}
