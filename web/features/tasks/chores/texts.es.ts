/** The texts of texts.ts in Spanish. */
import { listText } from '#domain/language/format.ts'
import type {
  awayTexts as englishAway,
  choreTexts as englishChore,
  planTexts as englishPlan,
} from './texts.ts'

export const choreTexts: typeof englishChore = {
  list: 'Tareas periódicas',
  none: 'Aún no se repite nada. Crea una tarea y elige cada cuánto se repite.',
  whichRooms: '¿Qué habitaciones tienes?',
  paused: 'En pausa',
  ended: 'Terminadas',
  endedOn: (day) => `Terminó el ${day}`,
  inTurns: {
    each: (rule) => `${rule}, por turnos`,
    week: (rule) => `${rule}, por turnos semanales`,
    month: (rule) => `${rule}, por turnos mensuales`,
  },
  forYou: (rule) => `${rule}, para ti`,
  forPerson: (rule, name) => `${rule}, para ${name}`,
  anyone: 'Cualquiera',
  you: 'Tú',
  today: 'hoy',

  menu: (name) => `Opciones de ${name}`,
  history: 'Historial',
  edit: 'Editar',
  newRule: 'Nuevo ritmo',
  editTitle: 'Editar tarea',
  save: 'Guardar cambios',
  early: 'Hacerla antes',
  notOpen: 'Aún no se puede hacer',
  skip: 'Saltar esta vez',
  next: (day) => `la próxima, ${day}`,
  tomorrow: 'Mañana',
  inDays: 'Dentro de 3 días',
  pickDay: 'Elegir otro día',
  day: 'Día',
  move: 'Mover',
  moveTo: (day) => `Mover al ${day}`,
  moveBlocked: {
    other: 'Ese día ya toca la siguiente. Mejor salta esta.',
    after_done: 'Elige un día dentro de los próximos 60',
  },
  pass: 'Pasar el turno',
  to: (name) => `a ${name}`,
  give: 'Dar el turno a …',
  pause: 'Pausar',
  resume: 'Reanudar',
  end: 'Terminar',
  handOver: 'Ceder',
  handOverNote:
    'A partir de ahí será suya, con los turnos incluidos. Lo ya hecho queda a nombre de quien lo hizo. Hace falta conexión.',
  delete: 'Eliminar',

  scope: '¿Cuáles cambian?',
  minutesInstead: (name, minutes, before) =>
    `${name}: ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'} en vez de ${before}.`,
  onlyOne: (day) => `Solo la del ${day}`,
  othersStay: (day) => `La del ${day} y las demás se quedan como están.`,
  allLater: 'Esta y todas las siguientes',
  fromOn: (day) => `Desde el ${day}. Lo hecho, hecho está.`,

  cancel: 'Cancelar',
  from: 'Desde',
  until: 'Hasta',
  untilResumed: 'Hasta que la reanude',
  pauseTitle: (name) => `Pausar ${name}`,
  pauseUntil: (day) => `Pausar hasta el ${day}`,
  tooFarBack: (days) => `Una pausa puede empezar hasta ${days} días atrás`,
  endBeforeStart: 'El final tiene que ir después del principio',
  chooseDay: 'Elige un día',
  chooseTwo: 'Elige al menos a dos personas',
  neverDue: 'Así no tocaría nunca',
  deleteTitle: '¿Seguro que quieres hacerlo?',
  deleteAll: (name) => `Se eliminará ${name} con todos sus días futuros. Lo completado se queda.`,

  toasts: {
    skipped: 'Saltada por esta vez',
    moved: (day) => `Movida al ${day}`,
    passedOn: (name) => `Ahora le toca a ${name}`,
    updated: 'Tarea actualizada',
    deleted: 'Tarea eliminada',
  },
}

export const planTexts: typeof englishPlan = {
  repeats: 'Se repite',
  kinds: {
    never: 'Nunca',
    daily: 'Todos los días',
    weekdays: 'Ciertos días',
    weeks: 'Cada varias semanas',
    monthly: 'Cada mes',
    after_done: 'Tras hacerla',
  },
  every: {
    daily: 'Cada cuántos días',
    weekly: 'Cada cuántas semanas',
    monthly_day: 'Cada cuántos meses',
    monthly_weekday: 'Cada cuántos meses',
    after_done: 'Días después de hacerla',
  },
  less: 'Uno menos',
  more: 'Uno más',
  weekdays: 'Días de la semana',
  inMonth: 'Qué día del mes',
  onDay: 'Por fecha',
  onWeekday: 'Por día de semana',
  dayOfMonth: 'Día del mes',
  which: 'Cuál',
  weekNames: ['Primer', 'Segundo', 'Tercer', 'Cuarto', 'Último'],
  weekday: 'Día de la semana',
  starts: 'Empieza el',
  time: 'Hora',
  remindAt: 'Avisar a las',
  remindAtHint: 'Llega como notificación; a un dispositivo sin conexión no le llega.',
  optional: 'opcional',
  ends: 'Termina',
  endKinds: [
    { value: 'never', label: 'Nunca' },
    { value: 'day', label: 'Un día' },
    { value: 'times', label: 'Tras n veces' },
  ],
  endsOn: 'Último día',
  times: 'Cuántas veces',
  someMonths: 'Solo algunos meses',
  months: 'Meses',

  whoseTurn: 'A quién le toca',
  who: { anyone: 'Cualquiera', person: 'Una persona', turns: 'Por turnos' },
  person: 'Quién',
  me: (name) => `${name} (tú)`,
  starting: 'empieza',
  earlier: (name) => `Adelantar a ${name}`,
  later: (name) => `Retrasar a ${name}`,
  leaveOut: (name) => `Quitar a ${name}`,
  add: (name) => `Añadir a ${name}`,
  order: 'Orden',
  orders: { round: 'En este orden', shuffle: 'Al azar', least: 'Quien menos lleve' },
  turnsChange: 'El turno cambia',
  changes: { each: 'Cada vez', week: 'Cada semana', month: 'Cada mes' },
  movesOn: 'Si no se hace, pasa el turno',
  movesOnNote: 'Si lo desactivas, espera a la misma persona',
  approval: 'Necesitan aprobación',
  approvals: { children: 'Peques', everyone: 'Todos', nobody: 'Nadie' },
  next: 'Próximos días',
}

export const awayTexts: typeof englishAway = {
  away: 'Estoy fuera',
  until: (day) => `hasta el ${day}`,
  who: 'Quién',
  me: 'Yo',
  untilBack: 'Hasta que vuelva',
  whatItPauses: 'Qué se queda en pausa',
  turnsGo: (turns, to) =>
    turns === 1
      ? `1 turno pasa a ${to}. A la vuelta no debes nada.`
      : `${turns} turnos pasan a ${to}. A la vuelta no debes nada.`,
  turnsGoFirst: (turns, to) =>
    turns === 1
      ? `En el primer mes, 1 turno pasa a ${to}. A la vuelta no debes nada.`
      : `En el primer mes, ${turns} turnos pasan a ${to}. A la vuelta no debes nada.`,
  waits: (name, day) => `${name} espera hasta el ${day}.`,
  runs: 'Los días fuera no cortan las veces seguidas.',
  pauseTasks: 'Pausar mis tareas periódicas',
  tasksPaused: 'Mis tareas periódicas están en pausa',
  forEveryone: 'Para toda la casa.',
  forEveryoneSeenBy: (names, offer) =>
    `Para toda la casa. A ${listText(names)} le${names.length === 1 ? '' : 's'} sale «${offer}».`,
  untilResumed: 'Hasta que las reanude',
  paused: (tasks) =>
    tasks === 1
      ? 'Una tarea periódica se queda en pausa para toda la casa.'
      : `${tasks} tareas periódicas se quedan en pausa para toda la casa.`,
  theyRead: (names) => `Lo que leen ${names}`,
  theyReadOne: (name) => `Lo que lee ${name}`,
  resume: 'Reanudar',
}
