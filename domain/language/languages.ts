/** The languages that Mitten speaks, each named in itself. */
export const languageNames = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  nl: 'Nederlands',
} as const

export type LanguageTag = keyof typeof languageNames

export const languageTags = Object.keys(languageNames) as readonly LanguageTag[]

/** The language for somebody who wants one of these BCP 47 tags, the best first: English if Mitten speaks none. */
export function languageFor(wanted: readonly (string | null)[]): LanguageTag {
  const primary = wanted.map((tag) => tag?.toLowerCase().split('-')[0])
  return languageTags.find((tag) => tag === primary.find((each) => isSupported(each))) ?? 'en'
}

function isSupported(tag: string | undefined): tag is LanguageTag {
  return tag !== undefined && Object.hasOwn(languageNames, tag)
}
