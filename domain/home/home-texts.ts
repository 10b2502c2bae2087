/** The names of what a person shows on the household's MQTT broker. */
import { defineTexts } from '#domain/language/texts.ts'

export const homeTexts = defineTexts('homeTexts', {
  points: 'Points',
  openTasks: 'Open tasks',
  /** On the button that completes a task. */
  done: (name: string) => `Done: ${name}`,
})
