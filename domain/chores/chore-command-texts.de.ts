/** The texts of chore-command-texts.ts in German. */
import type { TranslatedCommandTexts } from '#domain/command-text.ts'
import type { choreCommandTexts as english } from './chore-command-texts.ts'

export const choreCommandTexts: TranslatedCommandTexts<typeof english> = {
  createChore: {
    failed: 'Die Aufgabe ließ sich nicht anlegen',
    did: () => 'Regelmäßige Aufgabe angelegt',
    youDid: () => 'Du hast eine regelmäßige Aufgabe angelegt',
  },
  updateChore: {
    failed: 'Die Aufgabe ließ sich nicht ändern',
    did: () => 'Regelmäßige Aufgabe geändert',
    youDid: () => 'Du hast eine regelmäßige Aufgabe geändert',
  },
  deleteChore: {
    failed: 'Die Aufgabe ließ sich nicht löschen',
    did: () => 'Regelmäßige Aufgabe gelöscht',
    youDid: () => 'Du hast eine regelmäßige Aufgabe gelöscht',
  },
  giveChore: {
    failed: 'Die Aufgabe ließ sich nicht übergeben',
    did: () => 'Regelmäßige Aufgabe übergeben',
    youDid: () => 'Du hast eine regelmäßige Aufgabe übergeben',
  },
  pauseChore: {
    failed: 'Das Pausieren hat nicht geklappt',
    did: () => 'Regelmäßige Aufgabe pausiert',
    youDid: () => 'Du hast eine regelmäßige Aufgabe pausiert',
  },
  resumeChore: {
    failed: 'Die Aufgabe ließ sich nicht fortsetzen',
    did: () => 'Regelmäßige Aufgabe fortgesetzt',
    youDid: () => 'Du hast eine regelmäßige Aufgabe fortgesetzt',
  },
}
