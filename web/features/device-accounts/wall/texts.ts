/** Texts of the wall: the week that a device shows, and the question who did it. */
import { defineTexts } from '#domain/language/texts.ts'

export const wallTexts = defineTexts('wallTexts', {
  page: 'This week',
  everyone: "Who's here?",
  question: 'Who did it?',
  people: 'People who may have done it',
  thenPin: 'Then the PIN',
  close: 'Close',
  back: 'The week comes back by itself.',
  together: 'We did it together',
  togetherNote: 'Tap one of you, then say who helped.',
  childDid: (name: string) => `${name} did it`,
  nobody: 'Nobody on this device can do this one.',
  card: {
    title: 'This device',
    hangs: 'This device hangs on a wall',
    hangsNote:
      "Untouched, it shows the week instead of asking who's here. The screen stays on. Only shared tasks are shown.",
    whose: 'Whose week',
  },
})
