/** The texts of goal-command-texts.ts in Dutch. */
import type { TranslatedCommandTexts } from '#domain/command-text.ts'
import type { goalCommandTexts as english } from './goal-command-texts.ts'

export const goalCommandTexts: TranslatedCommandTexts<typeof english> = {
  setGoal: {
    failed: 'Je keuze kon niet worden opgeslagen',
    did: () => 'Gekozen waar je voor spaart',
    youDid: () => 'Je hebt gekozen waar je voor spaart',
  },
}
