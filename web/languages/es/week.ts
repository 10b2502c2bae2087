/** The texts of features/week in Spanish. */
import { listText } from '#domain/language/format.ts'
import type * as english from '#web/languages/en.ts'

const you = 'Tú'

export const weekTexts: typeof english.weekTexts = {
  thisWeek: 'Esta semana',
  week: 'Semana',
  table: 'La semana por personas',
  days: 'Días de la semana',
  steps: 'Semanas',
  earlier: 'Semana anterior',
  today: 'Hoy',
  todayHead: 'Hoy',
  later: 'Semana siguiente',
  createTask: 'Crear tarea',
  home: 'Inicio',
  people: 'Persona',
  anyone: 'Cualquiera',
  onlyShared: 'Aquí solo cuelgan tareas compartidas.',
  nothing: 'Nada por hacer',
  away: 'Fuera',
  you,
  areAway: (names) => {
    const list = listText(names)
    if (names[0] === you) return names.length === 1 ? 'Estás fuera' : `${list} estáis fuera`
    return names.length === 1 ? `${list} está fuera` : `${list} están fuera`
  },
  more: (count) => `+${count} más`,
  left: (count) => `+${count}`,
  moreRows: (count) => (count === 1 ? '+1 fila más' : `+${count} filas más`),
  key: {
    done: 'Hechas, una puntada cada una',
    isDone: 'Esta ya está hecha',
    open: 'Por hacer',
    planned: 'Previstas',
    overdue: 'Atrasadas',
  },
  states: {
    done: 'hecha',
    open: 'por hacer',
    planned: 'prevista',
    overdue: 'atrasada',
    missed: 'sin hacer',
    skipped: 'saltada',
    paused: 'en pausa',
  },
  words: { overdue: 'Atrasada', missed: 'Sin hacer', skipped: 'Saltada', paused: 'En pausa' },
  counts: {
    done: (count) => (count === 1 ? '1 hecha' : `${count} hechas`),
    overdue: (count) => (count === 1 ? '1 atrasada' : `${count} atrasadas`),
    missed: (count) => `${count} sin hacer`,
    skipped: (count) => (count === 1 ? '1 saltada' : `${count} saltadas`),
  },
  doneBy: (name) => `La ha hecho ${name}`,
  doneByYou: 'La has hecho tú',
  notOpen: 'Aún no se puede hacer',
  over: 'Esta ya ha pasado',
  menu: (name) => `Opciones de ${name}`,
  unskip: 'No saltarla',
  give: 'Dársela a …',
  free: 'Que la haga cualquiera',
  toasts: {
    moved: (day) => `Movida al ${day}`,
    given: (name) => `Ahora es para ${name}`,
    free: 'Ahora puede hacerla cualquiera',
  },
}
