/** The texts of features/house in Spanish. They name nobody, compare nobody, and mourn nothing (T26). */
import { tasksText } from '#domain/language/es/words.ts'
import { weekdayNames } from '#domain/language/format.ts'
import { numberText } from '#domain/language/numbers.ts'
import type * as english from '#web/languages/en.ts'

const small = [
  'cero',
  'una',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
  'once',
  'doce',
]
const units = { day: 'días', week: 'semanas', month: 'meses', year: 'años' }
const inWords = (count: number) => small[count] ?? `${count}`
const clock = (hour: number) => (hour === 1 ? 'la 1:00' : `las ${hour}:00`)
/** Only Saturday and Sunday have a separate plural: "los sábados", but "los martes". */
const days = (weekday: number) => `los ${weekdayNames('long')[weekday]}${weekday > 4 ? 's' : ''}`

export const houseTexts: typeof english.houseTexts = {
  title: 'La casa',
  subtitle: 'Lo que se ha hecho, entre todos.',
  back: 'Historial de puntos',
  spans: 'Desde cuándo',
  span: (weeks) => `${weeks} semanas`,

  weeks: 'Tareas de cada semana',
  week: 'Semana del',
  tasks: (count) => (count === 1 ? 'tarea' : 'tareas'),
  asOneSum: 'de trabajo, todo junto',
  work: (minutes) => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
    if (hours === 0) return `${rest} min`
    return rest === 0
      ? `${numberText(hours)} h`
      : `${numberText(hours)} h ${`${rest}`.padStart(2, '0')}`
  },
  workSpoken: (minutes) => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
    return `${numberText(hours)} ${hours === 1 ? 'hora' : 'horas'} y ${rest} ${rest === 1 ? 'minuto' : 'minutos'}`
  },
  stitch: (count) =>
    count === 1 ? 'Una puntada es una tarea' : `Una puntada son ${inWords(count)} tareas`,
  now: 'Ahora',
  onTheWay: 'Las tareas más antiguas aún se están sincronizando con este dispositivo.',
  nothing: 'Aquí saldrán las tareas completadas.',

  when: 'Cuándo se hace',
  most: ([first, second]) => {
    if (!first) return 'Aquí se verá en cuanto haya algo hecho.'
    const one = `Sobre todo ${days(first.weekday)} desde ${clock(first.hour)}`
    return second ? `${one} y ${days(second.weekday)} hacia ${clock(second.hour)}.` : `${one}.`
  },
  hour: (hour) => `${`${hour}`.padStart(2, '0')}:00`,
  fromHour: 'Desde',

  tooOften: '¿Quizá demasiado a menudo?',
  tooOftenNote: 'Estas suelen ir con retraso. Quizá os venga mejor más espacio entre una y otra.',
  doneAbout: (rule, about, unit) => `${rule}; suele hacerse cada ${about} ${units[unit]}`,
  doneAboutDays: (rule, about) => `${rule}; suele hacerse cada ${about} días`,
  change: 'Cambiar',
  changeTask: (name) => `Cambiar ${name}`,

  runs: 'Más veces seguidas',
  inARow: (count) => (count === 1 ? '1 vez' : `${count} seguidas`),

  lastDone: 'La última vez',

  own: 'Tu parte',
  ownTasks: ({ now, before }) => {
    const sum = `${tasksText(now)} en cuatro semanas`
    if (now === before) return `${sum}, tantas como en las cuatro anteriores.`
    return now > before
      ? `${sum}, ${inWords(now - before)} más que en las cuatro anteriores.`
      : `${sum}, ${before} en las cuatro anteriores.`
  },
  weeksInARow: (count) => `${count} semanas seguidas`,
  onlyYou: 'Esto solo lo ves tú.',
}
