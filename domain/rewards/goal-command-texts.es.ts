/** The texts of goal-command-texts.ts in Spanish. */
import type { TranslatedCommandTexts } from '#domain/command-text.ts'
import type { goalCommandTexts as english } from './goal-command-texts.ts'

export const goalCommandTexts: TranslatedCommandTexts<typeof english> = {
  setGoal: {
    failed: 'No se ha podido elegir para qué ahorras',
    did: () => 'Elegido para qué ahorras',
    youDid: () => 'Has elegido para qué ahorras',
  },
}
