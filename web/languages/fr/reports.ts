/** The texts of features/reports in French. */
import { tasksText } from '#domain/language/fr/words.ts'
import { numberText } from '#domain/language/numbers.ts'
import type * as english from '#web/languages/en.ts'
import { houseTexts } from './house.ts'

const small = ['Deux', 'Trois', 'Quatre', 'Cinq', 'Six', 'Sept', 'Huit', 'Neuf', 'Dix']

/** "Deux", "17": from two on, up to ten as words. */
function inWords(count: number): string {
  return small[count - 2] ?? numberText(count)
}

function moreText(more: number): string {
  if (more === 0) return 'Autant de tâches que la semaine d’avant.'
  const count = Math.abs(more)
  const tasks = count === 1 ? 'Une tâche' : `${inWords(count)} tâches`
  return `${tasks} de ${more > 0 ? 'plus' : 'moins'} que la semaine d’avant.`
}

export const reportTexts: typeof english.reportTexts = {
  title: 'Ta semaine',
  thisWeek: 'Cette semaine, jusqu’ici',
  back: 'Journal des points',
  weeks: 'Semaines',
  earlier: 'Semaine d’avant',
  later: 'Semaine d’après',
  figures: 'La semaine en chiffres',

  tasks: (count) => (count < 2 ? 'tâche' : 'tâches'),
  ofWork: 'de travail',
  points: (count) => (count < 2 ? 'point' : 'points'),
  duration: houseTexts.work,

  days: 'Jour par jour',
  letters: ['L', 'M', 'M', 'J', 'V', 'S', 'D'],
  columns: { day: 'Jour', tasks: 'Tâches', minutes: 'Minutes', points: 'Points' },
  stitch: 'Une maille, c’est une tâche.',
  more: moreText,
  before: 'La semaine d’avant',
  none: 'Rien de terminé cette semaine-là. C’est une semaine aussi.',

  byEffort: 'Par effort',
  taskCount: tasksText,
  together: 'Ensemble',
  household: (count) => `Ton foyer a terminé ${tasksText(count)}.`,

  print: 'Imprimer',
  csv: 'CSV',
  fileName: (week) => `mitten-semaine-${week}.csv`,
  total: 'Semaine',
  open: 'Ouvrir le bilan',
}

export const weekSpanTexts: typeof english.weekSpanTexts = {
  named: (first, last) => `Du ${first} au ${last}`,
}
