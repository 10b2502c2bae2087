/** The language in which the server writes to a person: pushes are worded before they reach a device (A31). */
import * as german from '#domain/language/de.ts'
import * as spanish from '#domain/language/es.ts'
import * as french from '#domain/language/fr.ts'
import type { LanguageTag } from '#domain/language/languages.ts'
import { languageFor } from '#domain/language/languages.ts'
import * as dutch from '#domain/language/nl.ts'
import type { Language } from '#domain/language/texts.ts'
import { english } from '#domain/language/texts.ts'

const languages: Readonly<Record<LanguageTag, Language>> = {
  en: english,
  de: { tag: 'de', texts: german },
  fr: { tag: 'fr', texts: french },
  es: { tag: 'es', texts: spanish },
  nl: { tag: 'nl', texts: dutch },
}

/** The language that the account chose, or else the device's. */
export function recipientLanguage(chosen: string | null, device: string): Language {
  return languages[languageFor([chosen, device])]
}
