/** The sentences of the commands on the goal in French. */
import type { TranslatedCommandTexts } from '#domain/command-text.ts'
import type { goalCommandTexts as english } from './goal-command-texts.ts'

export const goalCommandTexts: TranslatedCommandTexts<typeof english> = {
  setGoal: {
    failed: 'Ton choix n’a pas pu être enregistré',
    did: () => 'Récompense visée choisie',
    youDid: () => 'Tu as choisi pour quoi économiser',
  },
}
