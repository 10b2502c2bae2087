/** The texts of screen-texts.ts in Spanish. */
import type { tasksScreenTexts as english } from './screen-texts.ts'

const you = 'Tú'

export const tasksScreenTexts: typeof english = {
  title: 'Tareas',
  tabs: 'Qué tareas',
  active: 'Activas',
  completed: 'Completadas',
  repeating: 'Periódicas',
  activeList: 'Tareas activas',
  waiting: (count) => (count === 1 ? '1 espera tu respuesta' : `${count} esperan tu respuesta`),
  toApprove: 'Esperan tu respuesta',
  ownCompleted: 'Completadas por ti',
  search: 'Buscar tareas',
  week: 'Semana',
  you,
  youToo: 'tú',
  /** "Entre Theo y tú", "Entre Theo, tú y Juno": after «entre» there is no «ti». */
  doneWith: (who, helpers) => {
    const first = who === you ? 'tú' : who
    return / (y|e) /.test(helpers) ? `Entre ${first}, ${helpers}` : `Entre ${first} y ${helpers}`
  },
  doneBy: (who, date) => `${who}, ${date}`,
  awaitingShort: 'Por aprobar',
  noActive: 'No hay nada que hacer ahora mismo. Crea una tarea cuando surja algo.',
  startWithChores: 'Empieza con unas pocas tareas',
  noCompleted: 'Aún no hay tareas completadas. Completa una y la verás aquí.',
  awaiting: 'Completada (por aprobar)',
  approved: 'Completada y aprobada',
  approve: 'Aprobar',
  approveTask: (name) => `Aprobar ${name}`,
  notDone: 'No está hecha',
  notDoneTask: (name) => `No está hecha: ${name}`,
}
