/** Texts of the big buttons (K7, K8). */
import { numberText } from '#domain/language/numbers.ts'
import { defineTexts } from '#domain/language/texts.ts'

const small = [
  'No',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
]
const counted = (count: number, one: string, many: string) =>
  `${small[count] ?? count} ${count === 1 ? one : many}`
const inPoints = (count: number) => (count === 1 ? '1 point' : `${numberText(count)} points`)

export const kidTexts = defineTexts('kidTexts', {
  navigation: 'Pages',
  today: 'Today',
  points: 'My points',
  wishes: 'Wishes',
  pointsNow: inPoints,

  done: 'Done',
  doneWith: (name: string, points: number) => `Done: ${name}, plus ${inPoints(points)}`,
  undo: 'Undo',
  undoOf: (name: string) => `Undo: ${name}`,
  steps: (name: string) => `Steps of ${name}`,
  stepsLeft: (done: number, all: number) => `${done} of ${all} ${all === 1 ? 'step' : 'steps'}`,
  nothing: 'All done for today',
  speak: (name: string) => `Read aloud: ${name}`,
  stop: 'Stop reading',

  awaiting: 'Awaiting approval',
  noPoints: 'No points yet',
  goal: (name: string) => `Points for ${name}`,
  of: (cost: number) => `of ${numberText(cost)}`,
  redeem: 'Redeem',
  redeemNamed: (name: string, cost: number) => `Redeem ${name} for ${inPoints(cost)}`,
  saveFor: 'Save for this',
  saveForNamed: (name: string) => `Save for this: ${name}`,
  waitingFor: (name: string) => `Waiting for ${name}`,
  denied: 'Denied',
  wish: 'A new wish',
  wishName: 'What do you wish for?',
  makeWish: 'Wish',

  photo: 'Photo',
  take: 'Take photo',
  back: 'Back',
  turn: 'Other camera',
  preview: 'Camera',
  askParent: 'Ask a parent to sign you in again',
  signedOut: 'You are signed out here.',
  kept: (changes: number) =>
    changes === 1 ? '1 change is kept until then.' : `${changes} changes are kept until then.`,

  spoken: {
    steps: (count: number) => counted(count, 'step', 'steps'),
    points: (count: number) => counted(count, 'point', 'points'),
  },
})
