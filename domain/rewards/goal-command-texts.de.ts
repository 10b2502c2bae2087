/** The texts of goal-command-texts.ts in German. */
import type { SpokenCommandTexts } from '#domain/command-text.ts'
import type { goalCommandTexts as english } from './goal-command-texts.ts'

export const goalCommandTexts: SpokenCommandTexts<typeof english> = {
  setGoal: {
    failed: 'Deine Wahl ließ sich nicht speichern',
    did: () => 'Ausgesucht, worauf du sparst',
    youDid: () => 'Du hast ausgesucht, worauf du sparst',
  },
}
