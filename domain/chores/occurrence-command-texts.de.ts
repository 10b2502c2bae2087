/** The texts of occurrence-command-texts.ts in German. */
import type { TranslatedCommandTexts } from '#domain/command-text.ts'
import type { occurrenceCommandTexts as english } from './occurrence-command-texts.ts'

export const occurrenceCommandTexts: TranslatedCommandTexts<typeof english> = {
  completeOccurrence: {
    failed: 'Das Erledigen hat nicht geklappt',
    did: (name) => `Erledigt: ${name}`,
    youDid: (name) => `Du hast ${name} erledigt`,
  },
  claimOccurrence: {
    failed: 'Das Übernehmen hat nicht geklappt',
    did: (name) => `Übernommen: ${name}`,
    youDid: (name) => `Du hast ${name} übernommen`,
  },
  tickOccurrenceStep: {
    failed: 'Die Aufgabe ließ sich nicht ändern',
    did: (name) => `Schritt abgehakt: ${name}`,
    youDid: (name) => `Du hast einen Schritt abgehakt: ${name}`,
  },
  updateOccurrence: {
    failed: 'Die Aufgabe ließ sich nicht ändern',
    did: (name) => `Geändert: ${name}`,
    youDid: (name) => `Du hast ${name} geändert`,
  },
  skipOccurrence: {
    failed: 'Das Auslassen hat nicht geklappt',
    did: () => 'Regelmäßige Aufgabe ausgelassen',
    youDid: () => 'Du hast eine regelmäßige Aufgabe ausgelassen',
  },
  unskipOccurrence: {
    failed: 'Die Aufgabe ließ sich nicht ändern',
    did: () => 'Doch nicht ausgelassen',
    youDid: () => 'Du hast eine regelmäßige Aufgabe doch nicht ausgelassen',
  },
  passTurn: {
    failed: 'Das Weitergeben hat nicht geklappt',
    did: () => 'Regelmäßige Aufgabe weitergegeben',
    youDid: () => 'Du hast eine regelmäßige Aufgabe weitergegeben',
  },
}
