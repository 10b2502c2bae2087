/** The texts of web/shared in Spanish. */
import { pointsText, theTime } from '#domain/language/es/words.ts'
import { numberText } from '#domain/language/numbers.ts'
import type * as english from '#web/languages/en.ts'

export const agendaTexts: typeof english.agendaTexts = {
  dueToday: 'Para hoy',
  dueAt: (time) => `Para ${theTime(time)}`,
  due: (day) => `Para el ${day}`,
  overdueSince: (day) => `Atrasada desde el ${day}`,
  paused: 'En pausa',
  pausedUntil: (day) => `En pausa hasta el ${day}`,

  yourTurn: 'Te toca',
  turnOf: (name) => `Le toca a ${name}`,
  somebodysTurn: 'Le toca a alguien',
  forYou: 'Para ti',
  forPerson: (name) => `Para ${name}`,

  inARow: (count) => (count === 1 ? '1 vez' : `${count} seguidas`),
}

export const codeTexts: typeof english.codeTexts = {
  worksFor: (left) =>
    left === 1 ? 'Sirve una vez, queda 1 minuto.' : `Sirve una vez, quedan ${left} minutos.`,
  over: 'Este código ya no sirve.',
}

export const connectionTexts: typeof english.connectionTexts = {
  insecure: 'Esta dirección no tiene https, así que aquí Mitten solo funciona con conexión.',
  howTo: 'Cómo cambiarlo',
  needsConnection: 'Hace falta conexión',
  unknownError: 'Ha ocurrido un error desconocido',
}

export const deviceTexts: typeof english.deviceTexts = {
  on: (browser, system) => `${browser} en ${system}`,
  unknown: 'Dispositivo desconocido',
}

export const fileTexts: typeof english.fileTexts = {
  failed: 'No se ha podido crear el archivo',
  arriving: 'Tu historial aún está llegando a este dispositivo.',
}

export const languageTexts: typeof english.languageTexts = {
  language: 'Idioma',
  device: 'El idioma del dispositivo',
  now: (name) => `Ahora, ${name}`,
  note: 'Te acompaña a todos tus dispositivos. Lo que cada cual escribió se queda como está.',
}

/** The browser's message is in its own language, and not every browser gives one. */
const failed = (what: string, message: string) =>
  message === '' ? `No se han podido cargar ${what}` : `No se han podido cargar ${what}: ${message}`

export const loadingTexts: typeof english.loadingTexts = {
  failed: {
    user: () => 'No se han podido cargar tus datos',
    points: () => 'No se han podido cargar los puntos',
    tasks: (message) => failed('las tareas', message),
    rewards: (message) => failed('los premios', message),
    partnerships: (message) => failed('las personas vinculadas', message),
    notifications: (message) => failed('las notificaciones', message),
  },
  again: 'Reintentar',
}

export const pageTexts: typeof english.pageTexts = {
  appName: 'Mitten',
  windowTitle: (page) => `${page} - Mitten`,
  switchPerson: 'Cambiar de persona',
  theme: {
    legend: 'Tema',
    labels: { light: 'Claro', dark: 'Oscuro', system: 'Sistema' },
  },
  slowStart: {
    title: 'Esto tarda más de la cuenta',
    text: 'Si Mitten está abierto en otra pestaña o ventana, ciérralo allí. Lo que hiciste está guardado en este dispositivo.',
    reload: 'Volver a cargar',
  },
}

export const passwordTexts: typeof english.passwordTexts = {
  advice: 'Unas pocas palabras sin relación entre sí van muy bien.',
  strengths: {
    1: 'Débil. Más larga sería más segura.',
    2: 'Pasable. Más larga sería más segura.',
    3: 'Buena',
    4: 'Muy buena',
  },
}

export const pauseTexts: typeof english.pauseTexts = {
  away: (name) => `${name} está fuera`,
  awayUntil: (name, day) => `${name} está fuera hasta el ${day}`,
  turnsPass: (name) => `Mientras tanto, los turnos de ${name} te tocan a ti.`,
  paused: (name) => `${name} ha pausado sus tareas periódicas`,
  pausedUntil: (name, day) => `${name} ha pausado sus tareas periódicas hasta el ${day}`,
  mineToo: 'Pausar también las mías',

  toasts: {
    paused: 'En pausa',
    pausedUntil: (day) => `En pausa hasta el ${day}`,
    resumed: 'De vuelta',
  },
}

export const photoTexts: typeof english.photoTexts = {
  take: 'Hacer foto',
  upload: 'Subir foto',
  remove: 'Quitar',
  removeNamed: 'Quitar la foto',
  hint: 'JPG o PNG, hasta 5 MB. Se reduce en este dispositivo antes de guardarla.',
  ring: 'Lo que queda dentro del aro será tu foto.',
  preview: 'Lo que ve la cámara',
  turn: 'Girar la cámara',
  starting: 'Encendiendo la cámara',
  saved: 'Foto guardada',
  removed: 'Foto quitada',
  picture: 'Imagen',
  optional: 'opcional',
  link: 'Enlace a la imagen',
  removePicture: 'Quitar la imagen',

  denied: 'Sin acceso a la cámara',
  allow: 'Permite el acceso a la cámara para hacer una foto.',
  tooLarge: 'Archivo demasiado grande',
  selectSmaller: 'Elige una imagen de menos de 5 MB.',
  unreadable: 'Esta imagen no se puede leer',
  selectOther: 'Elige una imagen JPG, PNG, WebP o GIF.',
  notKept: 'No se ha podido guardar la foto',
  noRoom: 'Puede que este dispositivo se haya quedado sin espacio.',
}

export const planTexts: typeof english.planTexts = {
  adds: {
    advanced_tracking: 'Los filtros, el gráfico, el CSV y el informe semanal vienen con Pro.',
    weekly_report:
      'El informe semanal viene con Pro: tus días y tus cifras, para imprimir o guardar.',
    templates: 'Las plantillas propias vienen con Ultimate. Las de «Para empezar» son para todos.',
    matching:
      'Ultimate propone quién podría hacer cada tarea compartida, para repartir mejor la carga.',
    consultation:
      'La charla del mes viene con Ultimate: las cifras del mes y tres preguntas para dos.',
  },
  see: 'Ver planes',
  support:
    'La ayuda es la que viene con Mitten y la de quien lleva este servidor: no hay nadie de guardia.',
  report: 'Contar qué falla',
}

export const pointsTexts: typeof english.pointsTexts = {
  available: 'Puntos disponibles',
  total: 'Puntos ganados en total',
  redeemed: 'Puntos canjeados',
  loaned: 'Puntos prestados',
  belowZero: (missing) =>
    `Saldo negativo por una tarea reabierta. Con ${pointsText(missing)} se arregla.`,
}

export const identityTexts: typeof english.identityTexts = {
  password: 'Tu contraseña',
  required: 'Hace falta la contraseña',
  failed: 'No se ha podido confirmar',
  byProvider: (provider) => `Seguir con ${provider}`,
  signInFirst: (provider) =>
    `Si entraste hace más de diez minutos, vuelve a entrar antes con ${provider}.`,
  passkey: {
    use: 'Usar una llave de acceso',
    instead: 'Usar una llave de acceso',
    confirmed: 'Confirmado con una llave de acceso',
    elsewhere: 'Las llaves de acceso necesitan una dirección con https y un nombre',
    known: 'En este dispositivo ya hay una llave de acceso tuya.',
    unsuitable:
      'Este dispositivo no puede comprobar quién eres. Activa el bloqueo de pantalla o usa otro dispositivo.',
    noAnswer: 'El dispositivo no ha dado ninguna llave de acceso. Inténtalo otra vez.',
  },
}

export const roomTexts: typeof english.roomTexts = {
  rooms: 'Habitaciones',
  all: 'Todas',
  byRoom: 'Por habitación',
  chosen: (room) => `Habitaciones: ${room}`,
  none: 'Sin habitación',
  edit: 'Editar',
  nothing: 'Aquí no hay nada que hacer',
}

export const rowMarkTexts: typeof english.rowMarkTexts = {
  unsynced: 'Aún sin sincronizar',
  savedHere: 'Guardado aquí',
  needsAttention: 'Necesita atención',
}

export const searchTexts: typeof english.searchTexts = {
  close: 'Cerrar la búsqueda',
  clear: 'Borrar',
  short: 'Escribe dos letras o más.',
  found: (count, text) =>
    count === 1 ? `1 resultado para «${text}»` : `${numberText(count)} resultados para «${text}»`,
  nothing: (text) => `Nada para «${text}». Prueba con menos letras o con otra palabra.`,
  clearSearch: 'Borrar la búsqueda',
}

export const signOutTexts: typeof english.signOutTexts = {
  title: 'Error',
  text: 'No se ha podido cerrar la sesión. Inténtalo otra vez.',
}

export const taskLineTexts: typeof english.taskLineTexts = {
  effortLevels: {
    easy: 'Fácil',
    difficult: 'Difícil',
    extreme: 'Extrema',
  },
  minutesShort: (minutes) => `${minutes} min`,
  privateTask: 'Tarea privada',
  stepsDone: (done, of) => `${done} de ${of}`,
  stepsDoneAloud: (done, of) => `${done} de ${of} ${of === 1 ? 'paso' : 'pasos'}`,
}

export const timeTexts: typeof english.timeTexts = {
  justNow: 'ahora mismo',
  near: (day, time) => `${day}, ${time}`,
  far: (day, time) => `${day}, ${time}`,
}

export const undoTexts: typeof english.undoTexts = {
  undo: 'Deshacer',
  undone: 'Cambio deshecho',
  tooLate: 'Ya es tarde para deshacerlo',
  tooLateReason: 'Ya está en el servidor, o hay cambios posteriores que dependen de él.',
}
