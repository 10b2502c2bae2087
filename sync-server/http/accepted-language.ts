/** The language of a device, for pages and pushes that the server words. */
import type { LanguageTag } from '#domain/language/languages.ts'
import { languageFor } from '#domain/language/languages.ts'

/** More than browsers send. */
const MAX_LENGTH = 200

/** By the header that its browser sends with every request: "de-AT,de;q=0.9,en;q=0.8". */
export function acceptedLanguage(header: string | undefined): LanguageTag {
  const asked = (header ?? '').slice(0, MAX_LENGTH).split(',')
  return languageFor(asked.map((each) => each.split(';')[0]?.trim() ?? null))
}
