/** The sentences of the commands on one occurrence of a chore in French. */
import type { TranslatedCommandTexts } from '#domain/command-text.ts'
import { quoted } from '#domain/language/names.fr.ts'
import type { occurrenceCommandTexts as english } from './occurrence-command-texts.ts'

export const occurrenceCommandTexts: TranslatedCommandTexts<typeof english> = {
  completeOccurrence: {
    failed: 'La tâche n’a pas pu être terminée',
    did: (name) => `Terminée\u202F: ${name}`,
    youDid: (name) => `Tu as terminé ${quoted(name)}`,
  },
  claimOccurrence: {
    failed: 'La tâche n’a pas pu être prise',
    did: (name) => `Prise\u202F: ${name}`,
    youDid: (name) => `Tu as pris ${quoted(name)}`,
  },
  tickOccurrenceStep: {
    failed: 'La tâche n’a pas pu être modifiée',
    did: (name) => `Étape cochée\u202F: ${name}`,
    youDid: (name) => `Tu as coché une étape dans ${quoted(name)}`,
  },
  updateOccurrence: {
    failed: 'La tâche n’a pas pu être modifiée',
    did: (name) => `Modifiée\u202F: ${name}`,
    youDid: (name) => `Tu as modifié ${quoted(name)}`,
  },
  skipOccurrence: {
    failed: 'La tâche n’a pas pu être sautée',
    did: () => 'Tâche régulière sautée',
    youDid: () => 'Tu as sauté une tâche régulière',
  },
  unskipOccurrence: {
    failed: 'La tâche n’a pas pu être modifiée',
    did: () => 'Tâche remise au programme',
    youDid: () => 'Tu as remis au programme une tâche sautée',
  },
  passTurn: {
    failed: 'Le tour n’a pas pu être passé',
    did: () => 'Tour passé',
    youDid: () => 'Tu as passé un tour',
  },
}
