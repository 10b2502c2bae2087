/** The language of the page: the active account's, else the one chosen on this device, else the browser's (A30). */
import { useSyncExternalStore } from 'react'
import type { TranslatedCommandTexts } from '#domain/command-text.ts'
import type { LanguageTag } from '#domain/language/languages.ts'
import { languageFor } from '#domain/language/languages.ts'
import { english, setLanguage } from '#domain/language/texts.ts'
import type * as English from '#web/languages/en.ts'
import { createExternalStore } from '#web/ui/external-store.ts'
import { createStoredText } from '#web/ui/stored-text.ts'

/** Every text of the English catalogue, under the same name and with the same facts. */
type Catalogue = {
  readonly [Name in keyof typeof English]: Name extends `${string}CommandTexts`
    ? TranslatedCommandTexts<(typeof English)[Name]>
    : (typeof English)[Name]
}

/** English is in the modules. The worker keeps all languages, so that a tablet without a connection can change, too. */
const files: Readonly<Record<Exclude<LanguageTag, 'en'>, () => Promise<Catalogue>>> = {
  de: () => import('#web/languages/de.ts'),
  fr: () => import('#web/languages/fr.ts'),
  es: () => import('#web/languages/es.ts'),
  nl: () => import('#web/languages/nl.ts'),
}

/** The language chosen when nobody was signed in. */
const chosen = createStoredText('localStorage', 'mitten-language')
/** The language used last, with which the app starts. */
const last = createStoredText('localStorage', 'mitten-last-language')

/** How long to wait for a dialog at most: about two seconds. */
const MAX_FRAMES = 120

const current = createExternalStore<LanguageTag>('en')
let wanted = current.get()

export function usePageLanguage(): LanguageTag {
  return useSyncExternalStore(current.subscribe, current.get)
}

/** The language for a person who has chosen none. */
export function deviceLanguage(): LanguageTag {
  return languageFor([chosen.read(), ...navigator.languages])
}

/** Before anything is shown: the account, which may have another language, is read later. */
export function startLanguage(): Promise<void> {
  return switchLanguage(languageFor([last.read(), deviceLanguage()]))
}

/** Resolves when the page is in this language. If its file cannot be loaded, the page stays as it is. */
export async function switchLanguage(tag: LanguageTag): Promise<void> {
  wanted = tag
  const language = tag === 'en' ? english : { tag, texts: await files[tag]() }
  // Another language was requested meanwhile.
  if (wanted !== tag) return
  setLanguage(language)
  document.documentElement.lang = tag
  const manifest = tag === 'en' ? '/manifest.webmanifest' : `/manifest.${tag}.webmanifest`
  document.querySelector('link[rel=manifest]')?.setAttribute('href', manifest)
  last.write(tag)
  const focused = document.activeElement?.id
  current.set(tag)
  if (focused) goOnAt(focused, MAX_FRAMES)
}

/** The page is rendered again, a dialog some frames later: people with a keyboard continue where they were. */
function goOnAt(id: string, frames: number): void {
  requestAnimationFrame(() => {
    const place = document.getElementById(id)
    if (place) place.focus()
    else if (frames > 0) goOnAt(id, frames - 1)
  })
}

export function chooseDeviceLanguage(tag: LanguageTag): Promise<void> {
  chosen.write(tag)
  return switchLanguage(tag)
}
