/** The texts of features/check-in in Spanish. */
import type * as english from '#web/languages/en.ts'

export const reminderTexts: typeof english.reminderTexts = {
  line: (name) => `Ha terminado un mes. Toca tu charla con ${name}.`,
  open: 'Abrir la charla',
}

export const checkInTexts: typeof english.checkInTexts = {
  title: 'Charla del mes',
  home: 'Inicio',
  subtitle: (month, name) => `${month}, con ${name}`,
  nobody: 'Esta charla es para dos adultos que comparten casa. Invita a tu pareja para tenerla.',
  goToPartners: 'Ir a Tu gente',
  forAdults: 'La charla del mes es para los adultos de la casa.',

  partner: 'Con',
  months: 'Meses',
  earlier: 'Mes anterior',
  later: 'Mes siguiente',

  figuresTitle: 'El mes, en conjunto',
  figuresNote: 'Toda la casa, en una sola suma. Echadle un vistazo antes de hablar.',

  yours: 'Tus respuestas',
  how: 'Tomaos diez minutos, cada cual por su lado. Después leed las respuestas y hablad.',
  questions: {
    went_well: '¿Qué ha ido bien?',
    was_heavy: '¿Qué ha pesado?',
    to_change: '¿Qué cambiamos?',
  },
  save: 'Guardar respuestas',
  saved: 'Respuestas guardadas',
  savedNote: 'Aquí esperan a la otra persona.',
  empty: 'Responde al menos a una pregunta',

  both: 'Vuestras respuestas',
  you: 'Tú',
  partnerFirst: (name) =>
    `${name} ya ha respondido. En cuanto respondas tú, aquí estará todo, lado a lado.`,
  waiting: (name) => `${name} aún no ha respondido. Cuando lo haga, aquí estará todo, lado a lado.`,
  neither: 'Cuando hayáis respondido, aquí estarán las respuestas, lado a lado.',
  noAnswer: 'Sin respuesta',

  past: 'Charlas anteriores',
  asText: 'Guardar como texto',
  asJson: 'Guardar como JSON',
  fileName: (month, ending) => `mitten-charla-${month}.${ending}`,
  household: (tasks, time, points) => `Tareas: ${tasks}. Trabajo: ${time}. Puntos: ${points}.`,

  delete: 'Eliminar respuestas',
  deleteTitle: '¿Seguro que quieres hacerlo?',
  deleteText: (month, name) => `Se eliminarán tus respuestas de ${month}, también para ${name}.`,
  deleted: 'Respuestas eliminadas',
}
