/** The sentences of commands in Spanish. */
import type { TranslatedCommandTexts } from '#domain/command-text.ts'
import type * as english from '#domain/language/en.ts'
import { quoted } from './words.ts'

export const adminCommandTexts: TranslatedCommandTexts<typeof english.adminCommandTexts> = {
  editUser: {
    failed: 'No se ha podido actualizar el usuario',
    did: () => 'Usuario editado',
    youDid: () => 'Has editado un usuario',
  },
  makeAdmin: {
    failed: 'No se ha podido hacer admin',
    did: () => 'Usuario nombrado admin',
    youDid: () => 'Has nombrado admin a un usuario',
  },
}

export const checkInCommandTexts: TranslatedCommandTexts<typeof english.checkInCommandTexts> = {
  saveCheckIn: {
    failed: 'No se han podido guardar las respuestas',
    did: () => 'Respuestas de la charla del mes guardadas',
    youDid: () => 'Has respondido a la charla del mes',
  },
  deleteCheckIn: {
    failed: 'No se han podido eliminar las respuestas',
    did: () => 'Respuestas de la charla del mes eliminadas',
    youDid: () => 'Has eliminado tus respuestas de la charla del mes',
  },
}

export const childCommandTexts: TranslatedCommandTexts<typeof english.childCommandTexts> = {
  makeChild: {
    failed: 'No se ha podido añadir el perfil',
    did: () => 'Peque añadido',
    youDid: () => 'Has añadido un peque',
  },
  updateChild: {
    failed: 'No se ha podido actualizar el perfil',
    did: () => 'Perfil de un peque editado',
    youDid: () => 'Has editado el perfil de un peque',
  },
  deleteChild: {
    failed: 'No se ha podido eliminar el perfil',
    did: () => 'Perfil de un peque eliminado',
    youDid: () => 'Has eliminado el perfil de un peque',
  },
  growUp: {
    failed: 'No se ha podido crear la cuenta',
    did: () => 'Cuenta de un peque creada',
    youDid: () => 'Has creado la cuenta de un peque',
  },
  askParent: {
    failed: 'No se ha podido enviar la invitación',
    did: () => 'Invitación a ser madre o padre enviada',
    youDid: () => 'Has propuesto a alguien ser madre o padre',
  },
  unaskParent: {
    failed: 'No se ha podido cambiar el vínculo',
    did: () => 'Invitación a ser madre o padre cancelada',
    youDid: () => 'Has cancelado una invitación a ser madre o padre',
  },
  endParent: {
    failed: 'No se ha podido cambiar el vínculo',
    did: () => 'Persona quitada como madre o padre',
    youDid: () => 'Has quitado a alguien como madre o padre',
  },
}

export const choreCommandTexts: TranslatedCommandTexts<typeof english.choreCommandTexts> = {
  createChore: {
    failed: 'No se ha podido crear la tarea',
    did: () => 'Tarea periódica creada',
    youDid: () => 'Has creado una tarea periódica',
  },
  updateChore: {
    failed: 'No se ha podido actualizar la tarea',
    did: () => 'Tarea periódica editada',
    youDid: () => 'Has editado una tarea periódica',
  },
  deleteChore: {
    failed: 'No se ha podido eliminar la tarea',
    did: () => 'Tarea periódica eliminada',
    youDid: () => 'Has eliminado una tarea periódica',
  },
  giveChore: {
    failed: 'No se ha podido ceder la tarea',
    did: () => 'Tarea periódica cedida',
    youDid: () => 'Has cedido una tarea periódica',
  },
  pauseChore: {
    failed: 'No se ha podido pausar la tarea',
    did: () => 'Tarea periódica pausada',
    youDid: () => 'Has pausado una tarea periódica',
  },
  resumeChore: {
    failed: 'No se ha podido reanudar la tarea',
    did: () => 'Tarea periódica reanudada',
    youDid: () => 'Has reanudado una tarea periódica',
  },
}

export const occurrenceCommandTexts: TranslatedCommandTexts<typeof english.occurrenceCommandTexts> =
  {
    completeOccurrence: {
      failed: 'No se ha podido completar la tarea',
      did: (name) => `Completada: ${name}`,
      youDid: (name) => `Has completado ${quoted(name)}`,
    },
    claimOccurrence: {
      failed: 'No has podido quedarte con la tarea',
      did: (name) => `Te la quedas: ${name}`,
      youDid: (name) => `Te has quedado con ${quoted(name)}`,
    },
    tickOccurrenceStep: {
      failed: 'No se ha podido actualizar la tarea',
      did: (name) => `Paso marcado: ${name}`,
      youDid: (name) => `Has marcado un paso de ${quoted(name)}`,
    },
    updateOccurrence: {
      failed: 'No se ha podido actualizar la tarea',
      did: (name) => `Cambiada: ${name}`,
      youDid: (name) => `Has cambiado ${quoted(name)}`,
    },
    skipOccurrence: {
      failed: 'No se ha podido saltar la tarea',
      did: () => 'Tarea periódica saltada',
      youDid: () => 'Te has saltado una tarea periódica',
    },
    unskipOccurrence: {
      failed: 'No se ha podido actualizar la tarea',
      did: () => 'Tarea saltada recuperada',
      youDid: () => 'Has recuperado una tarea saltada',
    },
    passTurn: {
      failed: 'No se ha podido pasar el turno',
      did: () => 'Turno pasado a otra persona',
      youDid: () => 'Has pasado un turno',
    },
  }

export const pauseCommandTexts: TranslatedCommandTexts<typeof english.pauseCommandTexts> = {
  setPause: {
    failed: 'No se ha podido hacer la pausa',
    did: () => 'Tareas periódicas pausadas',
    youDid: () => 'Has pausado tus tareas periódicas',
  },
  endPause: {
    failed: 'No se ha podido terminar la pausa',
    did: () => 'Pausa terminada',
    youDid: () => 'Has terminado una pausa',
  },
}

export const importCommandTexts: TranslatedCommandTexts<typeof english.importCommandTexts> = {
  importItems: {
    failed: 'No se han podido importar las tareas',
    did: () => 'Tareas importadas',
    youDid: () => 'Has importado tareas',
  },
}

/** A loan without a title is "un préstamo". */
const loan = (name: string) => (quoted(name) === name ? name : `el préstamo ${quoted(name)}`)

export const loanCommandTexts: TranslatedCommandTexts<typeof english.loanCommandTexts> = {
  requestLoan: {
    failed: 'No se ha podido pedir el préstamo',
    did: (name) => `Préstamo pedido: ${name}`,
    youDid: (name) => `Has pedido ${loan(name)}`,
  },
  withdrawLoan: {
    failed: 'No se ha podido retirar la petición',
    did: (name) => `Petición retirada: ${name}`,
    youDid: (name) => `Has retirado la petición de ${quoted(name)}`,
  },
  approveLoan: {
    failed: 'No se ha podido aprobar el préstamo',
    did: (name) => `Aprobado: ${name}`,
    youDid: (name) => `Has aprobado ${loan(name)}`,
  },
  denyLoan: {
    failed: 'No se ha podido rechazar el préstamo',
    did: (name) => `Rechazado: ${name}`,
    youDid: (name) => `Has rechazado ${loan(name)}`,
  },
  repayLoan: {
    failed: 'No se ha podido saldar el préstamo',
    did: (name) => `Saldado: ${name}`,
    youDid: (name) => `Has saldado ${loan(name)}`,
  },
  clearRepaidLoans: {
    failed: 'No se han podido borrar los préstamos saldados',
    did: () => 'Préstamos saldados borrados',
    youDid: () => 'Has borrado los préstamos saldados',
  },
}

export const notificationCommandTexts: TranslatedCommandTexts<
  typeof english.notificationCommandTexts
> = {
  readNotification: {
    failed: 'No se ha podido marcar como leída',
    did: () => 'Notificación leída',
    youDid: () => 'Has leído una notificación',
  },
  readAllNotifications: {
    failed: 'No se han podido marcar como leídas',
    did: () => 'Notificaciones marcadas como leídas',
    youDid: () => 'Has marcado como leídas todas las notificaciones',
  },
  deleteNotification: {
    failed: 'No se ha podido eliminar la notificación',
    did: () => 'Notificación eliminada',
    youDid: () => 'Has eliminado una notificación',
  },
  clearNotifications: {
    failed: 'No se han podido borrar las notificaciones',
    did: () => 'Notificaciones borradas',
    youDid: () => 'Has borrado las notificaciones',
  },
}

export const partnershipCommandTexts: TranslatedCommandTexts<
  typeof english.partnershipCommandTexts
> = {
  invitePartner: {
    failed: 'No se ha podido enviar la invitación',
    did: () => 'Invitación enviada',
    youDid: () => 'Has enviado una invitación',
  },
  linkInvitation: {
    failed: 'No se ha podido abrir la invitación',
    did: () => 'Invitación abierta',
    youDid: () => 'Has abierto una invitación',
  },
  respondToInvitation: {
    failed: 'No se ha podido responder a la invitación',
    did: () => 'Invitación respondida',
    youDid: () => 'Has respondido a una invitación',
  },
  cancelInvitation: {
    failed: 'No se ha podido cancelar la invitación',
    did: () => 'Invitación cancelada',
    youDid: () => 'Has cancelado una invitación',
  },
  removePartner: {
    failed: 'No se ha podido deshacer el vínculo',
    did: () => 'Vínculo deshecho',
    youDid: () => 'Has deshecho un vínculo',
  },
}

export const reportCommandTexts: TranslatedCommandTexts<typeof english.reportCommandTexts> = {
  announceWeeklyReport: {
    failed: 'No se ha podido preparar el informe semanal',
    did: () => 'Informe semanal pedido',
    youDid: () => 'Has pedido el informe semanal',
  },
}

export const goalCommandTexts: TranslatedCommandTexts<typeof english.goalCommandTexts> = {
  setGoal: {
    failed: 'No se ha podido elegir para qué ahorras',
    did: () => 'Elegido para qué ahorras',
    youDid: () => 'Has elegido para qué ahorras',
  },
}

export const rewardCommandTexts: TranslatedCommandTexts<typeof english.rewardCommandTexts> = {
  createReward: {
    failed: 'No se ha podido crear el premio',
    did: (name) => `Creado: ${name}`,
    youDid: (name) => `Has creado ${quoted(name)}`,
  },
  offerRewardAgain: {
    failed: 'No se ha podido crear el premio',
    did: (name) => `Ofrecido de nuevo: ${name}`,
    youDid: (name) => `Has ofrecido de nuevo ${quoted(name)}`,
  },
  updateReward: {
    failed: 'No se ha podido actualizar el premio',
    did: (name) => `Editado: ${name}`,
    youDid: (name) => `Has editado ${quoted(name)}`,
  },
  deleteReward: {
    failed: 'No se ha podido eliminar el premio',
    did: (name) => `Eliminado: ${name}`,
    youDid: (name) => `Has eliminado ${quoted(name)}`,
  },
  redeemReward: {
    failed: 'No se ha podido canjear el premio',
    did: (name) => `Canjeado: ${name}`,
    youDid: (name) => `Has canjeado ${quoted(name)}`,
  },
  returnReward: {
    failed: 'No se ha podido devolver el premio',
    did: (name) => `Devuelto: ${name}`,
    youDid: (name) => `Has devuelto ${quoted(name)}`,
  },
  approveReward: {
    failed: 'No se ha podido aprobar el premio',
    did: (name) => `Aprobado: ${name}`,
    youDid: (name) => `Has aprobado ${quoted(name)}`,
  },
  giveReward: {
    failed: 'No se ha podido actualizar el premio',
    did: (name) => `Entrega cambiada: ${name}`,
    youDid: (name) => `Has cambiado la entrega de ${quoted(name)}`,
  },
  denyReward: {
    failed: 'No se ha podido rechazar el premio',
    did: (name) => `Rechazado: ${name}`,
    youDid: (name) => `Has rechazado ${quoted(name)}`,
  },
}

export const roomCommandTexts: TranslatedCommandTexts<typeof english.roomCommandTexts> = {
  createRoom: {
    failed: 'No se ha podido guardar la habitación',
    did: () => 'Habitación añadida',
    youDid: () => 'Has añadido una habitación',
  },
  updateRoom: {
    failed: 'No se ha podido guardar la habitación',
    did: () => 'Habitación cambiada',
    youDid: () => 'Has cambiado una habitación',
  },
  orderRooms: {
    failed: 'No se ha podido guardar la habitación',
    did: () => 'Habitaciones ordenadas',
    youDid: () => 'Has ordenado las habitaciones',
  },
  deleteRoom: {
    failed: 'No se ha podido eliminar la habitación',
    did: () => 'Habitación eliminada',
    youDid: () => 'Has eliminado una habitación',
  },
}

export const taskCommandTexts: TranslatedCommandTexts<typeof english.taskCommandTexts> = {
  createTask: {
    failed: 'No se ha podido crear la tarea',
    did: (name) => `Creada: ${name}`,
    youDid: (name) => `Has creado ${quoted(name)}`,
  },
  updateTask: {
    failed: 'No se ha podido actualizar la tarea',
    did: (name) => `Editada: ${name}`,
    youDid: (name) => `Has editado ${quoted(name)}`,
  },
  deleteTask: {
    failed: 'No se ha podido eliminar la tarea',
    did: (name) => `Eliminada: ${name}`,
    youDid: (name) => `Has eliminado ${quoted(name)}`,
  },
  claimTask: {
    failed: 'No has podido quedarte con la tarea',
    did: (name) => `Te la quedas: ${name}`,
    youDid: (name) => `Te has quedado con ${quoted(name)}`,
  },
  releaseTask: {
    failed: 'No se ha podido soltar la tarea',
    did: (name) => `Soltada: ${name}`,
    youDid: (name) => `Has soltado ${quoted(name)}`,
  },
  completeTask: {
    failed: 'No se ha podido completar la tarea',
    did: (name) => `Completada: ${name}`,
    youDid: (name) => `Has completado ${quoted(name)}`,
  },
  tickStep: {
    failed: 'No se ha podido actualizar la tarea',
    did: (name) => `Paso marcado: ${name}`,
    youDid: (name) => `Has marcado un paso de ${quoted(name)}`,
  },
  approveTask: {
    failed: 'No se ha podido aprobar la tarea',
    did: (name) => `Aprobada: ${name}`,
    youDid: (name) => `Has aprobado ${quoted(name)}`,
  },
  reopenTask: {
    failed: 'No se ha podido reabrir la tarea',
    did: (name) => `Reabierta: ${name}`,
    youDid: (name) => `Has reabierto ${quoted(name)}`,
  },
}

export const templateCommandTexts: TranslatedCommandTexts<typeof english.templateCommandTexts> = {
  createTemplate: {
    failed: 'No se ha podido guardar la plantilla',
    did: () => 'Plantilla guardada',
    youDid: () => 'Has guardado una plantilla',
  },
  updateTemplate: {
    failed: 'No se ha podido guardar la plantilla',
    did: () => 'Plantilla editada',
    youDid: () => 'Has editado una plantilla',
  },
  deleteTemplate: {
    failed: 'No se ha podido eliminar la plantilla',
    did: () => 'Plantilla eliminada',
    youDid: () => 'Has eliminado una plantilla',
  },
}

export const userCommandTexts: TranslatedCommandTexts<typeof english.userCommandTexts> = {
  updateProfile: {
    failed: 'No se ha podido actualizar el perfil',
    did: () => 'Perfil actualizado',
    youDid: () => 'Has editado tu perfil',
  },
  changePlan: {
    failed: 'No se ha podido cambiar el plan',
    did: () => 'Plan cambiado',
    youDid: () => 'Has cambiado de plan',
  },
  deleteAccount: {
    failed: 'No se ha podido eliminar la cuenta',
    did: () => 'Cuenta eliminada',
    youDid: () => 'Has eliminado tu cuenta',
  },
}
