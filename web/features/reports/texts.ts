/** Texts of the weekly report, and of the figures it shares with the monthly check-in. */
import { numberText } from '#domain/language/numbers.ts'
import { defineTexts } from '#domain/language/texts.ts'

const small = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** "Two", "17": numbers up to ten as words. */
function inWords(count: number): string {
  const word = small[count] ?? numberText(count)
  return word.charAt(0).toUpperCase() + word.slice(1)
}

function moreText(more: number): string {
  if (more === 0) return 'As many tasks as the week before.'
  if (more === 1) return 'One task more than the week before.'
  if (more === -1) return 'One task fewer than the week before.'
  return more > 0
    ? `${inWords(more)} tasks more than the week before.`
    : `${inWords(-more)} tasks fewer than the week before.`
}

export const reportTexts = defineTexts('reportTexts', {
  title: 'Your week',
  thisWeek: 'So far this week',
  back: 'Point history',
  weeks: 'Weeks',
  earlier: 'Week before',
  later: 'Week after',
  figures: 'The week in figures',

  tasks: (count: number) => (count === 1 ? 'task' : 'tasks'),
  ofWork: 'of work',
  points: (count: number) => (count === 1 ? 'point' : 'points'),
  /** "2 h 55", "40 min". */
  duration(minutes: number): string {
    if (minutes < 60) return `${numberText(minutes)} min`
    const rest = minutes % 60
    return rest === 0 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 60)} h ${rest}`
  },

  days: 'Day by day',
  letters: ['M', 'T', 'W', 'T', 'F', 'S', 'S'],
  columns: { day: 'Day', tasks: 'Tasks', minutes: 'Minutes', points: 'Points' },
  stitch: 'One stitch is one task.',
  more: moreText,
  before: 'The week before',
  none: 'Nothing was completed in this week. That is a week, too.',

  byEffort: 'By effort',
  taskCount: (count: number) => (count === 1 ? '1 task' : `${numberText(count)} tasks`),
  together: 'Together',
  household: (count: number) =>
    count === 1
      ? 'Your household finished 1 task.'
      : `Your household finished ${numberText(count)} tasks.`,

  print: 'Print',
  csv: 'CSV',
  fileName: (week: string) => `mitten-week-${week}.csv`,
  total: 'Week',
  open: 'Open report',
})
