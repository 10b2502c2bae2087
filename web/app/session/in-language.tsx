/** Shows the app in the language of the active account, anew as soon as it changes. */
import { useLiveQuery } from 'dexie-react-hooks'
import type { ReactNode } from 'react'
import { Fragment, useEffect } from 'react'
import { languageFor } from '#domain/language/languages.ts'
import {
  deviceLanguage,
  speakLanguage,
  useSpokenLanguage,
} from '#web/shared/language/spoken-language.ts'
import type { Opened } from './open-account.ts'

export type InLanguageProps = {
  /** Null where nobody is, undefined while that is not known. */
  readonly account: Opened | null | undefined
  readonly children: ReactNode
}

export function InLanguage({ account, children }: InLanguageProps) {
  const spoken = useSpokenLanguage()
  const wanted = useLiveQuery(async () => {
    if (account === undefined) return undefined
    const own = account && (await account.database.accounts.get(account.id))
    return languageFor([own?.language ?? null, deviceLanguage()])
  }, [account])
  useEffect(() => {
    // Without its file, everything stays readable in the language before.
    if (wanted !== undefined) speakLanguage(wanted).catch(() => undefined)
  }, [wanted])
  // Texts are read while rendering, also by what would not render again by itself.
  return <Fragment key={spoken}>{children}</Fragment>
}
