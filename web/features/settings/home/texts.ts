/** Texts of the card about the household's MQTT broker. */
import { defineTexts } from '#domain/language/texts.ts'

export const homeCardTexts = defineTexts('homeCardTexts', {
  title: 'In the house',
  text: 'Home Assistant and others at home can read this from the broker of your house. Private tasks are never there.',
  shows: 'Show my points and open tasks',
  showsNote: 'Everybody who can use the broker sees them.',
  completes: 'Buttons may complete my tasks',
  completesNote: 'Whoever presses one earns the points for you.',
})
