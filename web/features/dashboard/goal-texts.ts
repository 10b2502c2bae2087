/** Texts of the goal on the hero. */
import { defineTexts } from '#domain/language/texts.ts'

export const goalTexts = defineTexts('dashboardGoalTexts', {
  reached: (name: string) => `You have enough for ${name}`,
})
