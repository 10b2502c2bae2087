/** The texts of features/sync-status in Spanish. */
import { pointsText, theTime } from '#domain/language/es/words.ts'
import { numberText } from '#domain/language/numbers.ts'
import type { Moment } from '#web/features/sync-status/texts.ts'
import type * as english from '#web/languages/en.ts'

export const stateTexts: typeof english.stateTexts = {
  synced: () => 'Todo al día',
  syncing: () => 'Sincronizando',
  offline: (waiting) => {
    if (waiting === 0) return 'Sin conexión'
    if (waiting === 1) return 'Sin conexión: 1 cambio guardado aquí'
    return `Sin conexión: ${waiting} cambios guardados aquí`
  },
  attention: () => 'Necesita atención',
  signIn: (waiting) => {
    if (waiting === 0) return 'Entra para sincronizar'
    if (waiting === 1) return 'Entra para sincronizar 1 cambio'
    return `Entra para sincronizar ${waiting} cambios`
  },
  upgrade: (waiting) =>
    waiting === 1 ? 'Actualiza para sincronizar 1 cambio' : 'Actualiza para sincronizar',
  held: () => 'Esperando al servidor',
  deleted: () => 'Cuenta eliminada',
}

const numberWords = [
  'Cero',
  'Un',
  'Dos',
  'Tres',
  'Cuatro',
  'Cinco',
  'Seis',
  'Siete',
  'Ocho',
  'Nueve',
]

/** "a las 10:15", "el mar, 24 nov a las 10:15". */
function at({ day, time }: Moment): string {
  const clock = `a ${theTime(time)}`
  return day === null ? clock : `el ${day} ${clock}`
}

export const syncStatusTexts: typeof english.syncStatusTexts = {
  explanations: {
    synced: () => 'Todo lo que has hecho aquí está en el servidor.',
    syncing: () => 'Tus cambios van de camino. Puedes seguir a lo tuyo.',
    offline: () =>
      'Sigue a lo tuyo. Todo se guarda en este dispositivo y se sincroniza cuando vuelva la conexión.',
    attention: (refused) =>
      refused === 1
        ? 'Un cambio no se ha podido guardar en el servidor. Sigue aquí hasta que decidas.'
        : `${numberWords[refused] ?? refused} cambios no se han podido guardar en el servidor. Se quedan en este dispositivo hasta que decidas.`,
    signIn: () => 'Vuelve a entrar. Hasta entonces, todo se queda en este dispositivo.',
    upgrade: () =>
      'Esta versión de la app es demasiado antigua para el servidor. Cierra la app y ábrela otra vez; tus cambios se conservan.',
    held: () =>
      'El servidor se está actualizando. Tus cambios se guardan aquí y se envían solos después.',
    deleted: () =>
      'Esta cuenta se eliminó en el servidor. Los cambios sin enviar se quedan aquí hasta que quites la cuenta de este dispositivo.',
  },

  clocksApart: (days) =>
    `El reloj de este dispositivo y el del servidor se llevan ${days === 1 ? 'un día' : `${days} días`}. No se pierde nada, pero las horas y las fechas pueden salir mal. Revisa los dos relojes.`,
  waiting: 'Por sincronizar',
  lastSynced: (ago) => `Última sincronización: ${ago}`,
  neverSynced: 'Aún sin sincronizar',
  waitingDetail: (ago, points) => (points === null ? ago : `${ago}, +${pointsText(points)}`),
  notSynced: 'Aún sin sincronizar',
  syncNow: 'Sincronizar',
  gone: {
    save: 'Guardar en un archivo los cambios sin enviar',
    file: 'mitten-sin-enviar.json',
    remove: 'Quitar de este dispositivo',
  },
  signIn: 'Entrar',

  unnamed: { tasks: 'una tarea', rewards: 'un premio', loans: 'un préstamo' },

  reasons: {
    invalid: (message) =>
      `El servidor no lo acepta tal como está: ${message.charAt(0).toLowerCase()}${message.slice(1).replace(/\.$/, '')}.`,
    gone: {
      unknown: 'Ya no existe.',
      elsewhere: 'Se eliminó desde otro dispositivo tuyo.',
      byYou: (moment) => `Se eliminó desde tu cuenta ${at(moment)}.`,
      deleted: {
        tasks: (name, moment) => `${name} la eliminó ${at(moment)}.`,
        rewards: (name, moment) => `${name} lo eliminó ${at(moment)}.`,
        loans: (name, moment) => `${name} lo retiró ${at(moment)}.`,
      },
      perhaps: {
        tasks: (name) => `${name} la eliminó o ya no la comparte.`,
        rewards: (name) => `${name} lo eliminó.`,
        loans: (name) => `${name} lo retiró.`,
      },
    },
    released: 'Ya no la tienes tú.',
    reopened: 'Vuelve a estar activa, así que no hay nada que decidir.',
    onlineOnly: 'Para hacer esto hace falta conexión.',
    notEnoughThen: 'No había puntos suficientes cuando se envió.',
    notEnough: 'Ya no tienes puntos suficientes.',
    taken: 'Su sitio ya está ocupado.',
    tooOld: 'Ha esperado demasiado para guardarse.',
    serverError: 'El servidor no ha podido guardarlo.',
    already_completed: {
      first: (name, moment) => `${name} la completó antes, ${at(moment)}.`,
      edit: (name, moment) => `${name} la completó ${at(moment)}, así que ya no se puede editar.`,
      remove: (name, moment) =>
        `${name} la completó ${at(moment)}, así que ya no se puede eliminar.`,
    },
    claimed: {
      first: (name, moment) => `${name} se la quedó antes, ${at(moment)}.`,
      edit: (name, moment) =>
        `${name} se la quedó ${at(moment)}, así que ahora no se puede editar.`,
      remove: (name, moment) =>
        `${name} se la quedó ${at(moment)}, así que ahora no se puede eliminar.`,
    },
  },

  meanings: {
    pointsWentTo: (points, name) =>
      points === 1
        ? `El punto ha ido a ${name}.`
        : `Los ${numberText(points)} puntos han ido a ${name}.`,
    pointsNotAdded: (points) =>
      points === 1
        ? 'El punto no se ha sumado.'
        : `Los ${numberText(points)} puntos no se han sumado.`,
    balanceBack: (balance) => `Tu saldo vuelve a ser ${numberText(balance)}.`,
    pointsStay: (balance) => `Tus puntos siguen igual: ${numberText(balance)}.`,
    textKept: 'Tu texto se conserva hasta que decidas.',
    limitTomorrow: 'Tu texto se conserva hasta que decidas. Puedes probar otra vez mañana.',
    needsMore: (need, have) =>
      `Cuesta ${numberText(need)} y tienes ${numberText(have)}. No se ha gastado nada.`,
    hasEnough: (need, have) =>
      `Cuesta ${numberText(need)} y ahora tienes ${numberText(have)}. No se ha gastado nada.`,
    nothingSpent: 'No se ha gastado nada.',
    nothingDecided: 'No se ha decidido nada.',
    nothingChanged: 'No se ha cambiado nada.',
  },

  remedies: {
    addMyPart: 'Añadir mi parte como tarea',
    countFor: (day) => `Contarla para el ${day}`,
    newTask: 'Guardar la mía como tarea nueva',
    newReward: 'Guardar el mío como premio nuevo',
    createAgain: 'Crear de nuevo',
    tryAgain: 'Reintentar',
    claimAgain: 'Quedármela de nuevo',
    redeemFor: (points) => `Canjear por ${pointsText(points)}`,
    approveFor: (points) => `Aprobar por ${pointsText(points)}`,
    denyFor: (points) => `Rechazar a ${pointsText(points)}`,
    borrow: (points) =>
      points === 1 ? 'Pedir prestado 1 punto' : `Pedir prestados ${numberText(points)} puntos`,
    seePlans: 'Ver Suscripción',
    seeLoans: 'Ver tus préstamos',
    seeRewards: 'Ver tus premios',
    seePartners: 'Ir a Tu gente',
    seeAwaiting: 'Ver lo que espera aprobación',
    editAndAsk: 'Editar y volver a pedir',
    discard: 'Descartar el cambio',
    asked: 'Préstamo pedido',
  },
  loanFor: (what) => `Para canjear ${what}`,

  facts: {
    decided: (message, what) =>
      what === ''
        ? `${message}. No tienes que hacer nada.`
        : `${message}: ${what}. No tienes que hacer nada.`,
    close: 'Entendido',
  },

  when: {
    justNow: 'ahora mismo',
    minutesAgo: (count) => `hace ${count} min`,
    hoursAgo: (count) => (count === 1 ? 'hace 1 hora' : `hace ${count} horas`),
    daysAgo: (count) => (count === 1 ? 'ayer' : `hace ${count} días`),
    today: (time) => `Hoy, ${time}`,
    yesterday: (time) => `Ayer, ${time}`,
    onDay: (day, time) => `${day}, ${time}`,
  },
}
