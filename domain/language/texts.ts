/** The texts that people read, in the language in use. */

/** Texts by the names under which they are defined. English has none: the definitions themselves are in English. */
export type Translation = Readonly<Record<string, object>>

export type Language = {
  /** A BCP 47 tag, for dates and numbers as well. */
  readonly tag: string
  readonly texts: Translation
}

export const english: Language = { tag: 'en', texts: {} }

let current = english

/**
 * Texts that are read in the language in use at that moment. A module may give a group of them a name of its own; but a
 * module that reads a text while it loads would keep it for ever, in the language of that time (all-texts.test.ts).
 */
export function defineTexts<Texts extends object>(name: string, inEnglish: Texts): Worded<Texts> {
  return readingAnew(inEnglish, () => current.texts[name]) as Worded<Texts>
}

/** Allows any words in place of the English ones. */
type Worded<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends (...facts: infer Facts) => string
    ? (...facts: Facts) => string
    : Texts[Key] extends string | readonly unknown[] | ((...facts: never[]) => unknown)
      ? Texts[Key]
      : Worded<Texts[Key]>
}

/** A text without a translation is read in English. */
function readingAnew<Texts extends object>(inEnglish: Texts, now: () => object | undefined): Texts {
  const inLanguageNow = (key: string | symbol) => Reflect.get(now() ?? inEnglish, key) as unknown
  const parts = new Map<string | symbol, object>()
  for (const [key, part] of Object.entries(inEnglish))
    if (typeof part === 'object' && part !== null && !Array.isArray(part))
      parts.set(
        key,
        readingAnew(part as object, () => inLanguageNow(key) as object | undefined),
      )
  return new Proxy(inEnglish, {
    get: (_, key) => parts.get(key) ?? inLanguageNow(key) ?? Reflect.get(inEnglish, key),
  })
}

/** The tag of the language in use. */
export function languageTag(): string {
  return current.tag
}

/** Sets the language of all texts from now on. */
export function setLanguage(language: Language): void {
  current = language
}

/** Words something for somebody else, synchronously: the server writes to people in many languages. */
export function inLanguage<Worded>(language: Language, word: () => Worded): Worded {
  const before = current
  current = language
  try {
    return word()
  } finally {
    current = before
  }
}
