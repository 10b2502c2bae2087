/** Texts of the monthly check-in. */
import { defineTexts } from '#domain/language/texts.ts'

export const checkInTexts = defineTexts('checkInTexts', {
  title: 'Monthly check-in',
  home: 'Home',
  subtitle: (month: string, name: string) => `${month}, with ${name}`,
  nobody: 'A check-in is for two adults who share a house. Invite your partner to have one.',
  goToPartners: 'Go to Partners',
  forAdults: 'The monthly check-in is for the adults of the house.',

  partner: 'With',
  months: 'Months',
  earlier: 'Month before',
  later: 'Month after',

  figuresTitle: 'The month together',
  figuresNote: 'Everybody in the house, as one sum. Have a look at it before you talk.',

  yours: 'Your answers',
  how: 'Take ten minutes, each on their own. Then read both and talk.',
  questions: {
    went_well: 'What went well?',
    was_heavy: 'What was heavy?',
    to_change: 'What do we change?',
  },
  save: 'Save answers',
  saved: 'Answers saved',
  savedNote: 'They wait here for your partner.',
  empty: 'Please answer at least one question',

  both: 'Both of you',
  you: 'You',
  partnerFirst: (name: string) => `${name} has answered. Once you have, you see both side by side.`,
  waiting: (name: string) =>
    `${name} has not answered yet. Once they have, you see both side by side.`,
  neither: 'Once both of you have answered, you see the answers side by side.',
  noAnswer: 'No answer',

  past: 'Earlier talks',
  asText: 'Save as text',
  asJson: 'Save as JSON',
  fileName: (month: string, ending: string) => `mitten-check-in-${month}.${ending}`,
  household: (tasks: string, time: string, points: string) =>
    `Tasks: ${tasks}. Work: ${time}. Points: ${points}.`,

  delete: 'Delete answers',
  deleteTitle: 'Are you absolutely sure?',
  deleteText: (month: string, name: string) =>
    `This deletes your answers of ${month}, for ${name} too.`,
  deleted: 'Answers deleted',
})
