/** The texts of occurrence-command-texts.ts in Dutch. */
import { atStart } from '#domain/command-text.nl.ts'
import type { TranslatedCommandTexts } from '#domain/command-text.ts'
import type { occurrenceCommandTexts as english } from './occurrence-command-texts.ts'

export const occurrenceCommandTexts: TranslatedCommandTexts<typeof english> = {
  completeOccurrence: {
    failed: 'De taak kon niet worden afgerond',
    did: (name) => `${atStart(name)} afgerond`,
    youDid: (name) => `Je hebt ${name} afgerond`,
  },
  claimOccurrence: {
    failed: 'De taak kon niet worden opgepakt',
    did: (name) => `${atStart(name)} opgepakt`,
    youDid: (name) => `Je hebt ${name} opgepakt`,
  },
  tickOccurrenceStep: {
    failed: 'De taak kon niet worden bijgewerkt',
    did: (name) => `Een stap van ${name} afgevinkt`,
    youDid: (name) => `Je hebt een stap van ${name} afgevinkt`,
  },
  updateOccurrence: {
    failed: 'De taak kon niet worden bijgewerkt',
    did: (name) => `${atStart(name)} gewijzigd`,
    youDid: (name) => `Je hebt ${name} gewijzigd`,
  },
  skipOccurrence: {
    failed: 'De taak kon niet worden overgeslagen',
    did: () => 'Een terugkerende taak overgeslagen',
    youDid: () => 'Je hebt een terugkerende taak overgeslagen',
  },
  unskipOccurrence: {
    failed: 'De taak kon niet worden bijgewerkt',
    did: () => 'Een taak toch niet overgeslagen',
    youDid: () => 'Je hebt een taak toch niet overgeslagen',
  },
  passTurn: {
    failed: 'De beurt kon niet worden doorgegeven',
    did: () => 'Een beurt doorgegeven',
    youDid: () => 'Je hebt een beurt doorgegeven',
  },
}
