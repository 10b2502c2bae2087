/** The texts of goal-command-texts.ts in German. */
import type { TranslatedCommandTexts } from '#domain/command-text.ts'
import type { goalCommandTexts as english } from './goal-command-texts.ts'

export const goalCommandTexts: TranslatedCommandTexts<typeof english> = {
  setGoal: {
    failed: 'Deine Wahl ließ sich nicht speichern',
    did: () => 'Ausgesucht, worauf du sparst',
    youDid: () => 'Du hast ausgesucht, worauf du sparst',
  },
}
