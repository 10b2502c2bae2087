/** Texts of the sheets that ask who did a task. */
import { numberText } from '#domain/language/numbers.ts'
import { defineTexts } from '#domain/language/texts.ts'

const inPoints = (count: number) => (count === 1 ? '1 point' : `${numberText(count)} points`)

export const togetherTexts = defineTexts('togetherTexts', {
  who: 'Who did it?',
  together: 'We did it together',
  togetherNote: 'The points are shared out',
  /** At the sheet's head: the task, its minutes, and the factor of its effort. */
  whoHelped: (task: string, minutes: number, factor: number) =>
    `${task}, ${minutes} min × ${factor}. Who helped you?`,
  helpers: 'Helpers',
  you: (name: string) => `${name}, that’s you`,
  chooseWho: (points: number) => `${inPoints(points)}. Choose who helped you.`,
  sharedOut: (points: number, names: string, count: number) =>
    `${inPoints(points)}, shared out whole. ${names} ${count === 1 ? 'hears' : 'hear'} that you did it together.`,
  stepsFirst: (done: number, of: number) =>
    of === 1
      ? 'Its step is not ticked yet. It comes first.'
      : `${done} of ${of} steps ${done === 1 ? 'is' : 'are'} ticked. All of them come first.`,
  alone: 'I did it alone',
  me: 'I did it',
  forYou: (points: number) => `+${numberText(points)} for you`,
  childDid: (name: string) => `${name} did it`,
  childDidPoints: (name: string, points: number) =>
    points === 1
      ? `${name} did it, 1 point for ${name}`
      : `${name} did it, ${numberText(points)} points for ${name}`,
  approvedAtOnce: (name: string) => `${name} gets the points, approved at once.`,
})
