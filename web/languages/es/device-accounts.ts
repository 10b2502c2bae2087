/** The texts of features/device-accounts in Spanish. */
import type * as english from '#web/languages/en.ts'

export const pinTexts: typeof english.pinTexts = {
  enter: 'Escribe tu PIN',
  pad: 'Teclado del PIN',
  entered: (count, of) =>
    count === 1 ? `1 cifra de ${of} escrita` : `${count} cifras de ${of} escritas`,
  clear: 'Borrar',
  deleteLast: 'Borrar la última cifra',
  wrong: (name, left) =>
    left === 1
      ? `Ese no es el PIN de ${name}. Queda 1 intento.`
      : `Ese no es el PIN de ${name}. Quedan ${left} intentos.`,
  paused: 'Demasiados intentos fallidos.',
  pauseLeft: (seconds) => {
    if (seconds > 60) return `Prueba otra vez dentro de ${Math.ceil(seconds / 60)} minutos.`
    return seconds === 1
      ? 'Prueba otra vez dentro de 1 segundo.'
      : `Prueba otra vez dentro de ${seconds} segundos.`
  },
  card: {
    title: 'Personas en este dispositivo',
    isSet: 'Este dispositivo pide tu PIN antes de abrir tu cuenta.',
    isNotSet: 'Sin PIN, aquí tu cuenta se abre con un toque.',
    honest:
      'Un PIN separa a las personas dentro de la app. No cifra lo que se guarda en este dispositivo: quien sepa de ordenadores puede saltárselo.',
    notOffered:
      'Para un PIN hace falta https. Esta dirección no lo tiene, así que aquí tu cuenta se abre con un toque.',
    set: 'Poner un PIN',
    change: 'Cambiar PIN',
    remove: 'Quitar PIN',
    add: 'Añadir a otra persona',
    idle: 'Preguntar quién está aquí',
    idleHint: 'Tras este tiempo sin tocar nada. Lo que estés escribiendo te espera.',
    idleChoices: {
      0: 'Nunca',
      1: 'Tras 1 minuto',
      5: 'Tras 5 minutos',
      15: 'Tras 15 minutos',
    },
  },
  form: {
    titles: {
      set: 'Poner un PIN',
      change: 'Cambiar PIN',
      remove: 'Quitar PIN',
    },
    text: 'De 4 a 8 cifras; solo se pide en este dispositivo.',
    removeText: 'Después, aquí tu cuenta se abre con un toque.',
    current: 'PIN actual',
    next: 'PIN nuevo',
    confirm: 'Repite el PIN nuevo',
    show: 'Mostrar PIN',
    hide: 'Ocultar PIN',
    shape: 'Un PIN tiene de 4 a 8 cifras',
    noMatch: 'Los PIN no coinciden',
    wrong: 'Ese no es tu PIN',
    paused: 'Demasiados intentos fallidos. Espera un poco antes del siguiente.',
    save: 'Guardar PIN',
    removeAction: 'Quitar PIN',
    saved: 'PIN guardado',
    removed: 'PIN quitado',
  },
}

const savedHere = (changes: number) =>
  changes === 1 ? '1 cambio guardado aquí' : `${changes} cambios guardados aquí`

export const deviceAccountTexts: typeof english.deviceAccountTexts = {
  page: '¿Quién está aquí?',
  title: '¿Quién está aquí?',
  people: 'Personas en este dispositivo',
  saved: savedHere,
  notSynced: 'Aún sin sincronizar',
  signInAgain: 'Vuelve a entrar',
  signInToSync: (changes) =>
    changes === 1 ? 'Entra para sincronizar 1 cambio' : `Entra para sincronizar ${changes} cambios`,
  hasPin: 'Tiene PIN',
  apart: 'Los cambios de cada cual van por separado y se sincronizan con su nombre.',
  device: {
    synced: 'Todo al día',
    waiting: savedHere,
    offline: 'Sin conexión',
    offlineWaiting: (changes) => `Sin conexión: ${savedHere(changes)}`,
  },
  add: {
    title: 'Añadir cuenta',
    text: 'Entra una vez en este dispositivo. Después basta un toque, también sin conexión.',
    needsConnection: 'Hace falta conexión',
    action: 'Añadir a este dispositivo',
    newHere: '¿Primera vez aquí?',
    register: 'Crear cuenta',
  },
  manage: {
    action: 'Gestionar cuentas',
    title: 'Gestionar cuentas',
    text: 'Quienes tienen la sesión abierta en este dispositivo.',
    signOut: 'Cerrar sesión',
    signOutOf: (name) => `Cerrar la sesión de ${name}`,
    question: (name) => `¿Cerrar la sesión de ${name} en este dispositivo?`,
    again: 'Para volver, tendrá que entrar con su contraseña.',
    againByParent: 'Para volver, su madre o su padre tendrá que abrirle la sesión.',
    kept: (changes) =>
      changes === 1
        ? '1 cambio aún no está en el servidor. Se queda en este dispositivo hasta que vuelva a entrar.'
        : `${changes} cambios aún no están en el servidor. Se quedan en este dispositivo hasta que vuelva a entrar.`,
    pin: (name) => `PIN de ${name}`,
    notPin: (name) => `Ese no es el PIN de ${name}`,
    done: (name) => `La sesión de ${name} está cerrada`,
  },
  pin: {
    page: 'PIN',
    everyone: 'Todos',
    hello: (name) => `Hola, ${name}`,
    forgot: '¿Has olvidado el PIN? Entra con tu contraseña',
    forgotChild: '¿Has olvidado el PIN? Pide un código a tu madre o a tu padre',
    forgotChildOffline:
      '¿Has olvidado el PIN? Para el código de tu madre o de tu padre hace falta conexión.',
    forgotOffline: '¿Has olvidado el PIN? Para entrar con tu contraseña hace falta conexión.',
    removed: 'Aquí ya no tienes PIN',
    removedText: 'Puedes poner otro en Ajustes, Seguridad.',
  },
  password: {
    codeTitle: 'Abrir con un código de tu madre o de tu padre',
    title: 'Entra con tu contraseña',
    text: (name) => `Escribe la contraseña de ${name}. Abre aquí la cuenta y quita el PIN.`,
    action: 'Entrar',
  },
}

export const wallTexts: typeof english.wallTexts = {
  page: 'Esta semana',
  everyone: '¿Quién está aquí?',
  question: '¿Quién la ha hecho?',
  people: 'Personas que pueden haberla hecho',
  thenPin: 'Luego el PIN',
  close: 'Cerrar',
  back: 'La semana vuelve sola.',
  together: 'La hemos hecho en equipo',
  togetherNote: 'Toca a alguien del equipo y di luego quién ayudó.',
  childDid: (name) => `La ha hecho ${name}`,
  nobody: 'Nadie de este dispositivo puede hacer esta.',
  card: {
    title: 'Este dispositivo',
    hangs: 'Este dispositivo cuelga de una pared',
    hangsNote:
      'Si nadie lo toca, muestra la semana en vez de preguntar quién está aquí. La pantalla no se apaga. Solo se ven las tareas compartidas.',
    whose: 'La semana de quién',
  },
}
