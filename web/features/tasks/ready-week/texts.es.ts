/** The texts of texts.ts in Spanish. */
import type { readyWeekTexts as english } from './texts.ts'

export const readyWeekTexts: typeof english = {
  back: 'Tareas',
  title: '¿Qué habitaciones tienes?',
  lead: 'De ellas sale una semana de tareas. Puedes cambiarlo todo antes de crearla.',
  rooms: 'Habitaciones',
  pace: '¿Cómo de a fondo?',
  paces: { light: 'Lo imprescindible', usual: 'Lo normal', thorough: 'A fondo' },
  sum: (count, hours) =>
    count === 1
      ? `1 tarea, unas ${hours} h por semana`
      : `${count} tareas, unas ${hours} h por semana`,
  noRoom: 'Marca una habitación.',
  toWeek: 'Ver la semana',

  weekTitle: 'Tu semana',
  weekLead: 'Desmarca lo que no quieras. Con el lápiz cambias una tarea.',
  who: '¿Quién las hace?',
  whoKinds: { turns: 'Por turnos', anyone: 'Cualquiera', me: 'Solo yo' },
  forYou: 'Para ti',
  takesPart: 'Quién se turna',
  me: (name) => `${name} (tú)`,
  alone: 'De momento, para cualquiera. Quien invites las verá y podréis turnaros.',
  daily: 'Todos los días',
  other: 'Otros días',
  timesAWeek: (times) => `${times} veces por semana`,
  once: 'Una vez',
  minutesADay: (minutes) => `${minutes} min al día`,
  about: (minutes) => `unos ${minutes} min`,
  change: (name) => `Cambiar ${name}`,
  changeTitle: 'Cambiar la tarea',
  save: 'Listo',
  isHere: 'Ya está',
  turnOf: (name) => `Empieza ${name}`,
  make: (count) => (count === 1 ? 'Crear 1 tarea' : `Crear ${count} tareas`),
  nothingLeft: 'Ya está todo.',
  made: (count) => (count === 1 ? '1 tarea creada' : `${count} tareas creadas`),
  failed: 'No se han podido crear las tareas',
  choreLimit: (limit, left) =>
    `Puedes tener hasta ${limit} tareas periódicas. ${left === 0 ? 'Ya no cabe ninguna.' : left === 1 ? 'Cabe una más.' : `Caben ${left} más.`}`,
  roomLimit: (limit) => `Puedes tener hasta ${limit} habitaciones. Elimina alguna antes.`,
  planLimit: (limit, left) =>
    `El plan gratuito incluye ${limit} tareas preparadas o importadas al mes. ${left === 0 ? 'No queda ninguna.' : left === 1 ? 'Queda una.' : `Quedan ${left}.`}`,
  seePlans: 'Ver los planes',
}
