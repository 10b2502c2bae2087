/** Texts of the card for people who have nothing yet. */
import { defineTexts } from '#domain/language/texts.ts'

export const firstRunTexts = defineTexts('firstRunTexts', {
  title: 'Start with something small',
  lead: 'Tap one and it is on your list.',
  hide: 'Hide',
  add: 'Add',
  added: 'Added',
  rooms: 'Which rooms do you have?',
  invite: 'Invite someone',
  wish: 'Make a wish',
})
