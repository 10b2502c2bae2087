/** The sentences of commands in Spanish. */
import type { TranslatedCommandTexts } from '#domain/command-text.ts'
import type * as english from '#domain/language/en.ts'

export const adminCommandTexts: TranslatedCommandTexts<typeof english.adminCommandTexts> = {
  editUser: {
    failed: 'No se ha podido actualizar el usuario',
    did: () => 'Editado un usuario',
    youDid: () => 'Has editado un usuario',
  },
  makeAdmin: {
    failed: 'No se ha podido hacer admin',
    did: () => 'Nombrado admin un usuario',
    youDid: () => 'Has nombrado admin a un usuario',
  },
}

export const checkInCommandTexts: TranslatedCommandTexts<typeof english.checkInCommandTexts> = {
  saveCheckIn: {
    failed: 'No se han podido guardar las respuestas',
    did: () => 'Guardadas tus respuestas de la charla del mes',
    youDid: () => 'Has respondido a la charla del mes',
  },
  deleteCheckIn: {
    failed: 'No se han podido eliminar las respuestas',
    did: () => 'Eliminadas tus respuestas de la charla del mes',
    youDid: () => 'Has eliminado tus respuestas de la charla del mes',
  },
}

export const childCommandTexts: TranslatedCommandTexts<typeof english.childCommandTexts> = {
  makeChild: {
    failed: 'No se ha podido añadir el perfil',
    did: () => 'Añadido un peque',
    youDid: () => 'Has añadido un peque',
  },
  updateChild: {
    failed: 'No se ha podido actualizar el perfil',
    did: () => 'Editado el perfil de un peque',
    youDid: () => 'Has editado el perfil de un peque',
  },
  deleteChild: {
    failed: 'No se ha podido eliminar el perfil',
    did: () => 'Eliminado el perfil de un peque',
    youDid: () => 'Has eliminado el perfil de un peque',
  },
  growUp: {
    failed: 'No se ha podido crear la cuenta',
    did: () => 'Creada la cuenta de un peque',
    youDid: () => 'Has creado la cuenta de un peque',
  },
  askParent: {
    failed: 'No se ha podido enviar la invitación',
    did: () => 'Propuesto a alguien ser madre o padre',
    youDid: () => 'Has propuesto a alguien ser madre o padre',
  },
  unaskParent: {
    failed: 'No se ha podido cambiar el vínculo',
    did: () => 'Cancelada una invitación a ser madre o padre',
    youDid: () => 'Has cancelado una invitación a ser madre o padre',
  },
  endParent: {
    failed: 'No se ha podido cambiar el vínculo',
    did: () => 'Quitada una persona como madre o padre',
    youDid: () => 'Has quitado a alguien como madre o padre',
  },
}

export const choreCommandTexts: TranslatedCommandTexts<typeof english.choreCommandTexts> = {
  createChore: {
    failed: 'No se ha podido crear la tarea',
    did: () => 'Creada una tarea periódica',
    youDid: () => 'Has creado una tarea periódica',
  },
  updateChore: {
    failed: 'No se ha podido actualizar la tarea',
    did: () => 'Editada una tarea periódica',
    youDid: () => 'Has editado una tarea periódica',
  },
  deleteChore: {
    failed: 'No se ha podido eliminar la tarea',
    did: () => 'Eliminada una tarea periódica',
    youDid: () => 'Has eliminado una tarea periódica',
  },
  giveChore: {
    failed: 'No se ha podido ceder la tarea',
    did: () => 'Cedida una tarea periódica',
    youDid: () => 'Has cedido una tarea periódica',
  },
  pauseChore: {
    failed: 'No se ha podido pausar la tarea',
    did: () => 'Pausada una tarea periódica',
    youDid: () => 'Has pausado una tarea periódica',
  },
  resumeChore: {
    failed: 'No se ha podido reanudar la tarea',
    did: () => 'Reanudada una tarea periódica',
    youDid: () => 'Has reanudado una tarea periódica',
  },
}

export const occurrenceCommandTexts: TranslatedCommandTexts<typeof english.occurrenceCommandTexts> =
  {
    completeOccurrence: {
      failed: 'No se ha podido completar la tarea',
      did: (name) => `Completada: ${name}`,
      youDid: (name) => `Has completado ${name}`,
    },
    claimOccurrence: {
      failed: 'No has podido quedarte con la tarea',
      did: (name) => `Te la quedas: ${name}`,
      youDid: (name) => `Te has quedado con ${name}`,
    },
    tickOccurrenceStep: {
      failed: 'No se ha podido actualizar la tarea',
      did: (name) => `Marcado un paso de ${name}`,
      youDid: (name) => `Has marcado un paso de ${name}`,
    },
    updateOccurrence: {
      failed: 'No se ha podido actualizar la tarea',
      did: (name) => `Cambiada: ${name}`,
      youDid: (name) => `Has cambiado ${name}`,
    },
    skipOccurrence: {
      failed: 'No se ha podido saltar la tarea',
      did: () => 'Saltada una tarea periódica',
      youDid: () => 'Te has saltado una tarea periódica',
    },
    unskipOccurrence: {
      failed: 'No se ha podido actualizar la tarea',
      did: () => 'Recuperada una tarea saltada',
      youDid: () => 'Has recuperado una tarea saltada',
    },
    passTurn: {
      failed: 'No se ha podido pasar el turno',
      did: () => 'Pasado un turno',
      youDid: () => 'Has pasado un turno',
    },
  }

export const pauseCommandTexts: TranslatedCommandTexts<typeof english.pauseCommandTexts> = {
  setPause: {
    failed: 'No se ha podido hacer la pausa',
    did: () => 'Pausadas tus tareas periódicas',
    youDid: () => 'Has pausado tus tareas periódicas',
  },
  endPause: {
    failed: 'No se ha podido terminar la pausa',
    did: () => 'Terminada una pausa',
    youDid: () => 'Has terminado una pausa',
  },
}

export const importCommandTexts: TranslatedCommandTexts<typeof english.importCommandTexts> = {
  importItems: {
    failed: 'No se han podido importar las tareas',
    did: () => 'Importadas unas tareas',
    youDid: () => 'Has importado unas tareas',
  },
}

export const loanCommandTexts: TranslatedCommandTexts<typeof english.loanCommandTexts> = {
  requestLoan: {
    failed: 'No se ha podido pedir el préstamo',
    did: (name) => `Pedido el préstamo: ${name}`,
    youDid: (name) => `Has pedido el préstamo ${name}`,
  },
  withdrawLoan: {
    failed: 'No se ha podido retirar el préstamo',
    did: (name) => `Retirado: ${name}`,
    youDid: (name) => `Has retirado ${name}`,
  },
  approveLoan: {
    failed: 'No se ha podido aprobar el préstamo',
    did: (name) => `Aprobado: ${name}`,
    youDid: (name) => `Has aprobado ${name}`,
  },
  denyLoan: {
    failed: 'No se ha podido rechazar el préstamo',
    did: (name) => `Rechazado: ${name}`,
    youDid: (name) => `Has rechazado ${name}`,
  },
  repayLoan: {
    failed: 'No se ha podido saldar el préstamo',
    did: (name) => `Saldado: ${name}`,
    youDid: (name) => `Has saldado ${name}`,
  },
  clearRepaidLoans: {
    failed: 'No se han podido borrar los préstamos saldados',
    did: () => 'Borrados los préstamos saldados',
    youDid: () => 'Has borrado los préstamos saldados',
  },
}

export const notificationCommandTexts: TranslatedCommandTexts<
  typeof english.notificationCommandTexts
> = {
  readNotification: {
    failed: 'No se ha podido marcar como leída',
    did: () => 'Leída una notificación',
    youDid: () => 'Has leído una notificación',
  },
  readAllNotifications: {
    failed: 'No se han podido marcar como leídas',
    did: () => 'Marcadas como leídas todas las notificaciones',
    youDid: () => 'Has marcado como leídas todas las notificaciones',
  },
  deleteNotification: {
    failed: 'No se ha podido eliminar la notificación',
    did: () => 'Eliminada una notificación',
    youDid: () => 'Has eliminado una notificación',
  },
  clearNotifications: {
    failed: 'No se han podido borrar las notificaciones',
    did: () => 'Borradas las notificaciones',
    youDid: () => 'Has borrado las notificaciones',
  },
}

export const partnershipCommandTexts: TranslatedCommandTexts<
  typeof english.partnershipCommandTexts
> = {
  invitePartner: {
    failed: 'No se ha podido enviar la invitación',
    did: () => 'Enviada una invitación',
    youDid: () => 'Has enviado una invitación',
  },
  linkInvitation: {
    failed: 'No se ha podido abrir la invitación',
    did: () => 'Abierta una invitación',
    youDid: () => 'Has abierto una invitación',
  },
  respondToInvitation: {
    failed: 'No se ha podido responder a la invitación',
    did: () => 'Respondida una invitación',
    youDid: () => 'Has respondido a una invitación',
  },
  cancelInvitation: {
    failed: 'No se ha podido cancelar la invitación',
    did: () => 'Cancelada una invitación',
    youDid: () => 'Has cancelado una invitación',
  },
  removePartner: {
    failed: 'No se ha podido deshacer el vínculo',
    did: () => 'Deshecho un vínculo',
    youDid: () => 'Has deshecho un vínculo',
  },
}

export const reportCommandTexts: TranslatedCommandTexts<typeof english.reportCommandTexts> = {
  announceWeeklyReport: {
    failed: 'No se ha podido preparar el informe semanal',
    did: () => 'Pedido el informe semanal',
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
    youDid: (name) => `Has creado ${name}`,
  },
  offerRewardAgain: {
    failed: 'No se ha podido crear el premio',
    did: (name) => `Ofrecido de nuevo: ${name}`,
    youDid: (name) => `Has ofrecido de nuevo ${name}`,
  },
  updateReward: {
    failed: 'No se ha podido actualizar el premio',
    did: (name) => `Editado: ${name}`,
    youDid: (name) => `Has editado ${name}`,
  },
  deleteReward: {
    failed: 'No se ha podido eliminar el premio',
    did: (name) => `Eliminado: ${name}`,
    youDid: (name) => `Has eliminado ${name}`,
  },
  redeemReward: {
    failed: 'No se ha podido canjear el premio',
    did: (name) => `Canjeado: ${name}`,
    youDid: (name) => `Has canjeado ${name}`,
  },
  returnReward: {
    failed: 'No se ha podido devolver el premio',
    did: (name) => `Devuelto: ${name}`,
    youDid: (name) => `Has devuelto ${name}`,
  },
  approveReward: {
    failed: 'No se ha podido aprobar el premio',
    did: (name) => `Aprobado: ${name}`,
    youDid: (name) => `Has aprobado ${name}`,
  },
  giveReward: {
    failed: 'No se ha podido actualizar el premio',
    did: (name) => `Cambiado si se entregó ${name}`,
    youDid: (name) => `Has cambiado si se entregó ${name}`,
  },
  denyReward: {
    failed: 'No se ha podido rechazar el premio',
    did: (name) => `Rechazado: ${name}`,
    youDid: (name) => `Has rechazado ${name}`,
  },
}

export const roomCommandTexts: TranslatedCommandTexts<typeof english.roomCommandTexts> = {
  createRoom: {
    failed: 'No se ha podido guardar la habitación',
    did: () => 'Añadida una habitación',
    youDid: () => 'Has añadido una habitación',
  },
  updateRoom: {
    failed: 'No se ha podido guardar la habitación',
    did: () => 'Cambiada una habitación',
    youDid: () => 'Has cambiado una habitación',
  },
  orderRooms: {
    failed: 'No se ha podido guardar la habitación',
    did: () => 'Ordenadas las habitaciones',
    youDid: () => 'Has ordenado las habitaciones',
  },
  deleteRoom: {
    failed: 'No se ha podido eliminar la habitación',
    did: () => 'Eliminada una habitación',
    youDid: () => 'Has eliminado una habitación',
  },
}

export const taskCommandTexts: TranslatedCommandTexts<typeof english.taskCommandTexts> = {
  createTask: {
    failed: 'No se ha podido crear la tarea',
    did: (name) => `Creada: ${name}`,
    youDid: (name) => `Has creado ${name}`,
  },
  updateTask: {
    failed: 'No se ha podido actualizar la tarea',
    did: (name) => `Editada: ${name}`,
    youDid: (name) => `Has editado ${name}`,
  },
  deleteTask: {
    failed: 'No se ha podido eliminar la tarea',
    did: (name) => `Eliminada: ${name}`,
    youDid: (name) => `Has eliminado ${name}`,
  },
  claimTask: {
    failed: 'No has podido quedarte con la tarea',
    did: (name) => `Te la quedas: ${name}`,
    youDid: (name) => `Te has quedado con ${name}`,
  },
  releaseTask: {
    failed: 'No se ha podido soltar la tarea',
    did: (name) => `Soltada: ${name}`,
    youDid: (name) => `Has soltado ${name}`,
  },
  completeTask: {
    failed: 'No se ha podido completar la tarea',
    did: (name) => `Completada: ${name}`,
    youDid: (name) => `Has completado ${name}`,
  },
  tickStep: {
    failed: 'No se ha podido actualizar la tarea',
    did: (name) => `Marcado un paso de ${name}`,
    youDid: (name) => `Has marcado un paso de ${name}`,
  },
  approveTask: {
    failed: 'No se ha podido aprobar la tarea',
    did: (name) => `Aprobada: ${name}`,
    youDid: (name) => `Has aprobado ${name}`,
  },
  reopenTask: {
    failed: 'No se ha podido reabrir la tarea',
    did: (name) => `Reabierta: ${name}`,
    youDid: (name) => `Has reabierto ${name}`,
  },
}

export const templateCommandTexts: TranslatedCommandTexts<typeof english.templateCommandTexts> = {
  createTemplate: {
    failed: 'No se ha podido guardar la plantilla',
    did: () => 'Guardada una plantilla',
    youDid: () => 'Has guardado una plantilla',
  },
  updateTemplate: {
    failed: 'No se ha podido guardar la plantilla',
    did: () => 'Editada una plantilla',
    youDid: () => 'Has editado una plantilla',
  },
  deleteTemplate: {
    failed: 'No se ha podido eliminar la plantilla',
    did: () => 'Eliminada una plantilla',
    youDid: () => 'Has eliminado una plantilla',
  },
}

export const userCommandTexts: TranslatedCommandTexts<typeof english.userCommandTexts> = {
  updateProfile: {
    failed: 'No se ha podido actualizar el perfil',
    did: () => 'Actualizado tu perfil',
    youDid: () => 'Has editado tu perfil',
  },
  changePlan: {
    failed: 'No se ha podido cambiar el plan',
    did: () => 'Cambiado tu plan',
    youDid: () => 'Has cambiado de plan',
  },
  deleteAccount: {
    failed: 'No se ha podido eliminar la cuenta',
    did: () => 'Eliminada tu cuenta',
    youDid: () => 'Has eliminado tu cuenta',
  },
}
