/** The texts of check-in-command-texts.ts in German. */
import type { TranslatedCommandTexts } from '#domain/command-text.ts'
import type { checkInCommandTexts as english } from './check-in-command-texts.ts'

export const checkInCommandTexts: TranslatedCommandTexts<typeof english> = {
  saveCheckIn: {
    failed: 'Deine Antworten ließen sich nicht speichern',
    did: () => 'Antworten zum Monatsgespräch gespeichert',
    youDid: () => 'Du hast deine Antworten zum Monatsgespräch gespeichert',
  },
  deleteCheckIn: {
    failed: 'Deine Antworten ließen sich nicht löschen',
    did: () => 'Antworten zum Monatsgespräch gelöscht',
    youDid: () => 'Du hast deine Antworten zum Monatsgespräch gelöscht',
  },
}
