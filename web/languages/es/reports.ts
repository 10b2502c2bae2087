/** The texts of features/reports in Spanish. */
import { tasksText } from '#domain/language/es/words.ts'
import { numberText } from '#domain/language/numbers.ts'
import type * as english from '#web/languages/en.ts'
import { houseTexts } from './house.ts'

const small = [
  'Cero',
  'Una',
  'Dos',
  'Tres',
  'Cuatro',
  'Cinco',
  'Seis',
  'Siete',
  'Ocho',
  'Nueve',
  'Diez',
]

function moreText(more: number): string {
  if (more === 0) return 'Tantas tareas como la semana anterior.'
  const count = Math.abs(more)
  const tasks = `${small[count] ?? numberText(count)} ${count === 1 ? 'tarea' : 'tareas'}`
  return `${tasks} ${more > 0 ? 'más' : 'menos'} que la semana anterior.`
}

export const reportTexts: typeof english.reportTexts = {
  title: 'Tu semana',
  thisWeek: 'La semana hasta ahora',
  back: 'Historial de puntos',
  weeks: 'Semanas',
  earlier: 'Semana anterior',
  later: 'Semana siguiente',
  figures: 'La semana en cifras',

  tasks: (count) => (count === 1 ? 'tarea' : 'tareas'),
  ofWork: 'de trabajo',
  points: (count) => (count === 1 ? 'punto' : 'puntos'),
  duration: houseTexts.work,

  days: 'Día a día',
  /** Wednesday is X, so that it is not mistaken for Tuesday. */
  letters: ['L', 'M', 'X', 'J', 'V', 'S', 'D'],
  columns: { day: 'Día', tasks: 'Tareas', minutes: 'Minutos', points: 'Puntos' },
  stitch: 'Una puntada es una tarea.',
  more: moreText,
  before: 'La semana anterior',
  none: 'Esta semana no se completó nada. También eso es una semana.',

  byEffort: 'Por esfuerzo',
  taskCount: tasksText,
  together: 'En equipo',
  household: (count) => `En casa habéis terminado ${tasksText(count)}.`,

  print: 'Imprimir',
  csv: 'CSV',
  fileName: (week) => `mitten-semana-${week}.csv`,
  total: 'Semana',
  open: 'Abrir el informe',
}

export const weekSpanTexts: typeof english.weekSpanTexts = {
  named: (first, last) => `Del ${first}, al ${last}`,
}
