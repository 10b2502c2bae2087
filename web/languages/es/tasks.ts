/** The texts of features/tasks in Spanish. */
import { pointsText, quoted, tasksText, theTime } from '#domain/language/es/words.ts'
import { listText } from '#domain/language/format.ts'
import { numberText } from '#domain/language/numbers.ts'
import { MAX_STEPS } from '#domain/tasks/task.ts'
import type * as english from '#web/languages/en.ts'
import { importTexts } from './imports.ts'

export const choreHistoryTexts: typeof english.choreHistoryTexts = {
  last: (when) => `Hecha por última vez ${when}`,
  lastBy: (when, name) => `Hecha por última vez ${when} por ${name}`,
  lastByYou: (when) => `Hecha por última vez ${when} por ti`,
  usual: (days) =>
    days === 1
      ? 'Suele pasar 1 día entre una vez y otra'
      : `Suelen pasar ${days} días entre una vez y otra`,
  times: (count) => (count === 1 ? 'Hecha una vez' : `Hecha ${numberText(count)} veces`),
  none: 'Aquí aparecerá cada vez que se haga.',
  onTheWay: 'Las más antiguas aún se están sincronizando con este dispositivo.',
}

const you = 'Tú'
const to = (name: string) => `a ${name === you ? 'ti' : name}`

export const choreTexts: typeof english.choreTexts = {
  list: 'Tareas periódicas',
  none: 'Aún no se repite nada. Crea una tarea y elige cada cuánto se repite.',
  whichRooms: '¿Qué habitaciones tienes?',
  paused: 'En pausa',
  ended: 'Terminada',
  endedOn: (day) => `Terminada el ${day}`,
  inTurns: {
    each: (rule) => `${rule}, por turnos`,
    week: (rule) => `${rule}, por turnos semanales`,
    month: (rule) => `${rule}, por turnos mensuales`,
  },
  forYou: (rule) => `${rule}, para ti`,
  forPerson: (rule, name) => `${rule}, para ${name}`,
  anyone: 'Cualquiera',
  you,
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
  to,
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
  deleteAll: (name) =>
    `Se eliminará ${quoted(name)} con todos sus días futuros. Lo completado se queda.`,

  toasts: {
    skipped: 'Saltada por esta vez',
    moved: (day) => `Movida al ${day}`,
    passedOn: (name) => (name === you ? 'Ahora te toca a ti' : `Ahora le toca a ${name}`),
    updated: 'Tarea actualizada',
    deleted: 'Tarea eliminada',
  },
}

export const repeatTexts: typeof english.repeatTexts = {
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

export const awayTexts: typeof english.awayTexts = {
  away: 'Estoy fuera',
  until: (day) => `hasta el ${day}`,
  who: 'Quién',
  me: 'Yo',
  untilBack: 'Hasta que vuelva',
  whatItPauses: 'Qué se queda en pausa',
  turnsGo: (turns, names) =>
    turns === 1
      ? `1 turno pasa ${to(names)}. A la vuelta no debes nada.`
      : `${turns} turnos pasan ${to(names)}. A la vuelta no debes nada.`,
  turnsGoFirst: (turns, names) =>
    turns === 1
      ? `En el primer mes, 1 turno pasa ${to(names)}. A la vuelta no debes nada.`
      : `En el primer mes, ${turns} turnos pasan ${to(names)}. A la vuelta no debes nada.`,
  waits: (name, day) => `${quoted(name)} espera hasta el ${day}.`,
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
  shownTo: (names) => `Lo que ${names.length === 1 ? 'lee' : 'leen'} ${listText(names)}`,
  resume: 'Reanudar',
}

export const dueTexts: typeof english.dueTexts = {
  groups: {
    overdue: 'Atrasadas',
    today: 'Hoy',
    week: 'Próximos 7 días',
    later: 'Más adelante',
    none: 'Sin fecha',
  },
  about: (due, turn) => `${due}, ${turn.charAt(0).toLowerCase()}${turn.slice(1)}`,
  claim: { label: 'La hago yo', name: (task) => `La hago yo: ${task}` },
}

export const taskFormTexts: typeof english.taskFormTexts = {
  name: 'Nombre',
  namePlaceholder: '¿Qué hay que hacer?',
  description: 'Descripción',
  optional: 'opcional',
  minutes: 'Tiempo en minutos',
  fiveLess: 'Cinco minutos menos',
  fiveMore: 'Cinco minutos más',
  effort: 'Esfuerzo',
  share: 'Compartir con tu gente',
  shareNote: 'Quien quiera se la queda',
  multiplier: (factor) => `puntos × ${factor}`,
  points: 'Puntos',
  pointsUnit: (points) => (points === 1 ? 'punto' : 'puntos'),
  due: 'Para cuándo',
  dueDays: { none: 'Sin fecha', today: 'Hoy', tomorrow: 'Mañana', day: 'Otro día' },
  dueDay: 'Día',
  for: 'Para quién',
  forAnyone: 'Cualquiera',
  forMe: 'Para mí',
  more: 'Más',
  moreHolds: 'Habitación, descripción, pasos, imagen',
  moreHoldsFor: 'Para quién, habitación, descripción, pasos, imagen',
  photo: 'Foto',
  link: 'Enlace',
  saveFailed: 'No se ha podido guardar la tarea',
}

export const matchingTexts: typeof english.matchingTexts = {
  you: 'Podrías hacerla tú: así se igualan las últimas cuatro semanas.',
  other: (name) => `Podría hacerla ${name}: así se igualan las últimas cuatro semanas.`,
  takeOn: 'Me encargo yo',
  takeOnTask: (name) => `Me encargo yo: ${name}`,
}

export const proofTexts: typeof english.proofTexts = {
  needsPhoto: 'Con foto',
  yes: 'Sí',
  deletedOnApproval: 'La foto se borra al aprobar la tarea.',
  titleOf: (name) => `Una foto de ${quoted(name)}`,
  whole: (name) => `Ver la foto de ${name}`,
  photoOf: (name) => `Foto: ${name}`,
  onItsWay: 'La foto está de camino.',
  chooseInstead: 'Elige una foto en la que se vea que está hecha.',
}

export const quickAddTexts: typeof english.quickAddTexts = {
  label: 'Añadir una tarea',
  placeholder: 'Nueva tarea: Basura cada martes 19:00',
  placeholderFor: (name) => `Nueva tarea: Basura cada martes 19:00 @${name}`,
  add: 'Añadir',
  understood: 'Entendido',
  understoodAll: (parts) => `Entendido: ${parts}`,
  change: (part) => `${part}: cambiar`,
  remove: (part) => `${part}: devolver al nombre`,
  today: (time) => `Hoy a ${theTime(time)}`,
  from: (day) => `desde el ${day}`,
  onlyFrom: (first, last) => `solo de ${first} a ${last}`,
  onlyIn: (months) => `solo en ${months}`,
  me: 'Yo',
  private: 'Solo la ves tú',
  shared: 'Compartida',
  failed: 'No se ha podido crear la tarea',
  created: (count) => `${count} tareas creadas`,
  pasted: tasksText,
  pastedText: 'Desmarca lo que no quieras. Con × una parte vuelve al nombre.',
  onlyFirst: (count) => `Aquí están solo las primeras ${count} líneas.`,
  addAll: (count) => `Añadir ${tasksText(count)}`,
}

export const readyWeekTexts: typeof english.readyWeekTexts = {
  back: 'Tareas',
  title: '¿Qué habitaciones tienes?',
  lead: 'De ellas sale una semana de tareas. Puedes cambiarlo todo antes de crearla.',
  rooms: 'Habitaciones',
  pace: '¿Cómo de a fondo?',
  paces: { light: 'Lo imprescindible', usual: 'Lo normal', thorough: 'A fondo' },
  sum: (count, hours) => `${tasksText(count)}, unas ${hours} h por semana`,
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
  make: (count) => `Crear ${tasksText(count)}`,
  nothingLeft: 'Ya está todo.',
  made: (count) => (count === 1 ? '1 tarea creada' : `${count} tareas creadas`),
  failed: 'No se han podido crear las tareas',
  choreLimit: importTexts.choreLimit,
  roomLimit: (limit) => `Puedes tener hasta ${limit} habitaciones. Elimina alguna antes.`,
  planLimit: (limit, left) =>
    `El plan Free incluye ${limit} tareas preparadas o importadas al mes. ${left === 0 ? 'No queda ninguna.' : left === 1 ? 'Queda una.' : `Quedan ${left}.`}`,
  seePlans: 'Ver los planes',
}

export const roomFormTexts: typeof english.roomFormTexts = {
  title: 'Habitaciones',
  field: 'Habitación',
  none: 'Ninguna',
  add: 'Nueva habitación',
  addTitle: 'Nueva habitación',
  editTitle: 'Editar habitación',
  name: 'Nombre',
  namePlaceholder: 'Cocina',
  icon: 'Icono',
  swatch: 'Imagen',
  save: 'Guardar habitación',
  empty:
    'Las habitaciones muestran qué va dónde. Las tareas se pueden filtrar y agrupar por ellas.',
  menu: (name) => `Acciones de ${name}`,
  edit: 'Editar',
  up: 'Subir',
  down: 'Bajar',
  delete: 'Eliminar',
  done: 'Listo',
  deleted: 'Habitación eliminada. Sus tareas se quedan.',
  icons: {
    box: 'Casa',
    kitchen: 'Olla',
    bath: 'Bañera',
    bed: 'Cama',
    sofa: 'Sofá',
    desk: 'Escritorio',
    laundry: 'Lavadora',
    hall: 'Puerta',
    garden: 'Árboles',
    car: 'Coche',
    pet: 'Huella',
    baby: 'Bebé',
  },
}

export const tasksScreenTexts: typeof english.tasksScreenTexts = {
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

export const selectionTexts: typeof english.selectionTexts = {
  select: (name) => `Seleccionar ${name}`,
  selected: (tasks) => (tasks === 1 ? '1 seleccionada' : `${tasks} seleccionadas`),
  clear: 'Terminar la selección',
  complete: 'Completar',
  day: 'Cambiar de día',
  today: 'Hoy',
  tomorrow: 'Mañana',
  nextWeek: 'Dentro de una semana',
  onDay: 'Un día',
  dayLabel: 'Día',
  move: 'Mover',
  give: 'Dar a',
  me: 'Mí',
  room: 'Habitación',
  more: 'Más',
  share: 'Compartida',
  private: 'Privada',
  pause: 'Pausar',
  delete: 'Eliminar',
  nothing: 'Con estas no hay nada que hacer',
  done: {
    complete: (tasks) => (tasks === 1 ? '1 tarea completada' : `${tasks} tareas completadas`),
    move: (tasks) => (tasks === 1 ? '1 tarea movida' : `${tasks} tareas movidas`),
    pause: (tasks) => `${tasksText(tasks)} en pausa`,
    delete: (tasks) => (tasks === 1 ? '1 tarea eliminada' : `${tasks} tareas eliminadas`),
    changed: (tasks) => (tasks === 1 ? '1 tarea cambiada' : `${tasks} tareas cambiadas`),
  },
  refused: (name, reason) => `${name}: ${reason}`,
  refusedAll: (names) => `No se ha podido con ${names}`,
}

export const stepTexts: typeof english.stepTexts = {
  steps: 'Pasos',
  count: (count) => `${count} de ${MAX_STEPS} como mucho`,
  filled: (count) => (count === 1 ? '1 paso' : `${count} pasos`),
  add: 'Añadir un paso',
  step: (place) => `Paso ${place}`,
  handle: (step, place) => `Mover ${step}, paso ${place}, con las flechas`,
  remove: (step) => `Quitar ${step}`,
  allFirst: 'Antes, todos los pasos',
  allFirstNote: {
    on: 'Sí: se completa cuando están todos marcados',
    off: 'No: se puede completar aunque falten pasos',
  },

  whose: { turn: 'A quién le toca', for: 'Para quién' },
  due: 'Para cuándo',
  dueAt: (day, time) => (time === null ? day : `${day} a ${theTime(time)}`),
}

export const templateTexts: typeof english.templateTexts = {
  title: 'Plantillas de tareas',
  fromTemplate: 'Partir de una plantilla',
  starter: 'Para empezar',
  yours: 'Tuyas',
  lists: 'Qué plantillas',
  search: 'Buscar plantillas',
  rooms: 'Habitación',
  wholeWeek: 'O una semana entera: ¿qué habitaciones tienes?',
  roomNames: {
    kitchen: 'Cocina',
    bathroom: 'Baño',
    toilet: 'Aseo',
    living: 'Salón',
    bedroom: 'Dormitorio',
    children: 'Cuarto de los niños',
    baby: 'Bebé',
    office: 'Despacho',
    hall: 'Recibidor y escalera',
    laundry: 'Colada',
    cellar: 'Sótano y desván',
    garden: 'Jardín y balcón',
    car: 'Coche',
    pets: 'Mascotas',
  },
  none: 'Aún no tienes plantillas. Guarda cualquier tarea como plantilla desde su menú.',
  noneFound: 'Ninguna plantilla lleva esto en el nombre.',

  chosen: (count) => (count === 1 ? '1 elegida.' : `${count} elegidas.`),
  chosenShared: (count) =>
    `${count === 1 ? '1 elegida' : `${count} elegidas`}. Lo de «Para empezar» se comparte con tu gente; puedes cambiarlo cuando quieras.`,
  add: (count) => `Añadir ${tasksText(count)}`,
  addNone: 'Añadir tareas',
  added: (count) => (count === 1 ? '1 tarea añadida' : `${count} tareas añadidas`),

  keep: 'Guardar como plantilla',
  saved: 'Guardada como plantilla',
  edit: 'Editar',
  delete: 'Eliminar',
  menu: (name) => `Opciones de la plantilla ${name}`,
  editTitle: 'Editar plantilla',
  saveChanges: 'Guardar cambios',
  updated: 'Plantilla actualizada',
  deleted: 'Plantilla eliminada',
  deleteTitle: '¿Seguro que quieres hacerlo?',
  deleteText: (name) =>
    `Se eliminará la plantilla ${quoted(name)}. Las tareas creadas con ella se quedan.`,
  cancel: 'Cancelar',
}

export const taskCardTexts: typeof english.taskCardTexts = {
  createTask: 'Crear tarea',
  editTask: 'Editar tarea',
  saveChanges: 'Guardar cambios',

  shared: 'Compartida',
  sharedBy: (name) => `La comparte ${name}`,
  claims: {
    you: 'La haces tú',
    partner: 'La hace otra persona',
    owner: 'La hace quien la creó',
  },

  steps: 'Pasos',
  stepsOfTask: (name) => `Pasos de ${name}`,
  stepsFirst: (done, of) => `${done} de ${of} ${of === 1 ? 'paso' : 'pasos'}`,
  afterSteps: (name, steps) => `${name}: ${steps}`,
  complete: 'Completar',
  done: 'Hecha',
  completeAndEarn: (name, points) => `Completar ${name} y ganar ${pointsText(points)}`,
  claim: 'Me la quedo',
  claimTask: (name) => `Me la quedo: ${name}`,
  menu: (name) => `Opciones de ${name}`,
  edit: 'Editar',
  delete: 'Eliminar',
  takeOn: 'Me encargo yo',
  release: 'Soltar',
  reopen: 'Al final no está hecha',

  deleteTitle: '¿Seguro que quieres hacerlo?',
  deleteOwn: (name) => `Se eliminará ${quoted(name)}.`,
  deleteShared: (name) => `Se eliminará ${quoted(name)} para todas las personas que la ven.`,

  toasts: {
    created: 'Tarea creada',
    updated: 'Tarea actualizada',
    completed: '¡Tarea completada!',
    earned: (points) => `+${pointsText(points)}`,
    earnedBy: (name, points) => `+${pointsText(points)} para ${name}`,
    claimed: 'Te la quedas',
    released: 'La tarea vuelve a estar libre',
    deleted: 'Tarea eliminada',
    approved: 'Tarea aprobada',
    reopened: 'La tarea vuelve a estar activa',
  },
}

export const togetherTexts: typeof english.togetherTexts = {
  who: '¿Quién la ha hecho?',
  together: 'La hemos hecho en equipo',
  togetherNote: 'Los puntos se reparten',
  whoHelped: (task, minutes, factor) =>
    `${task}, ${minutes} min × ${factor}. ¿Quién te ha ayudado?`,
  helpers: 'Quién ha ayudado',
  you: (name) => `${name} (tú)`,
  chooseWho: (points) => `${pointsText(points)}. Elige quién te ha ayudado.`,
  sharedOut: (points, names, count) =>
    `${points === 1 ? '1 punto, sin decimales' : `${numberText(points)} puntos, repartidos sin decimales`}. ${names} ${count === 1 ? 'sabrá' : 'sabrán'} que ha sido en equipo.`,
  stepsFirst: (done, of) =>
    of === 1
      ? 'El paso está sin marcar. Antes hay que marcarlo.'
      : `${done} de ${of} pasos ${done === 1 ? 'marcado' : 'marcados'}. Antes hay que marcarlos todos.`,
  alone: 'La he hecho sin ayuda',
  me: 'La he hecho yo',
  forYou: (points) => `+${numberText(points)} para ti`,
  childDid: (name) => `La ha hecho ${name}`,
  childDidPoints: (name, points) => `La ha hecho ${name}, ${pointsText(points)} para ${name}`,
  approvedAtOnce: (name) => `${name} recibe los puntos, ya aprobados.`,
}
