/** The sentences of commands in French. */
import type { TranslatedCommandTexts } from '#domain/command-text.ts'
import type * as english from '#domain/language/en.ts'
import { quoted } from './words.ts'

export const adminCommandTexts: TranslatedCommandTexts<typeof english.adminCommandTexts> = {
  editUser: {
    failed: 'Le membre n’a pas pu être modifié',
    did: () => 'Membre modifié',
    youDid: () => 'Tu as modifié un membre',
  },
  makeAdmin: {
    failed: 'Le rôle d’admin n’a pas pu être donné',
    did: () => 'Membre nommé admin',
    youDid: () => 'Tu as nommé un membre admin',
  },
}

export const checkInCommandTexts: TranslatedCommandTexts<typeof english.checkInCommandTexts> = {
  saveCheckIn: {
    failed: 'Les réponses n’ont pas pu être enregistrées',
    did: () => 'Réponses au tête-à-tête enregistrées',
    youDid: () => 'Tu as enregistré tes réponses au tête-à-tête',
  },
  deleteCheckIn: {
    failed: 'Les réponses n’ont pas pu être supprimées',
    did: () => 'Réponses au tête-à-tête supprimées',
    youDid: () => 'Tu as supprimé tes réponses au tête-à-tête',
  },
}

export const childCommandTexts: TranslatedCommandTexts<typeof english.childCommandTexts> = {
  makeChild: {
    failed: 'L’enfant n’a pas pu être ajouté',
    did: () => 'Enfant ajouté',
    youDid: () => 'Tu as ajouté un enfant',
  },
  updateChild: {
    failed: 'Le profil n’a pas pu être modifié',
    did: () => 'Profil d’un enfant modifié',
    youDid: () => 'Tu as modifié le profil d’un enfant',
  },
  deleteChild: {
    failed: 'Le profil n’a pas pu être supprimé',
    did: () => 'Profil d’un enfant supprimé',
    youDid: () => 'Tu as supprimé le profil d’un enfant',
  },
  growUp: {
    failed: 'Le compte n’a pas pu être créé',
    did: () => 'Compte créé pour un enfant',
    youDid: () => 'Tu as créé un compte pour un enfant',
  },
  askParent: {
    failed: 'L’invitation n’a pas pu être envoyée',
    did: () => 'Invitation envoyée à un autre parent',
    youDid: () => 'Tu as proposé à quelqu’un d’être parent',
  },
  unaskParent: {
    failed: 'La demande n’a pas pu être annulée',
    did: () => 'Invitation d’un parent annulée',
    youDid: () => 'Tu as annulé l’invitation d’un parent',
  },
  endParent: {
    failed: 'Le parent n’a pas pu être retiré',
    did: () => 'Parent retiré',
    youDid: () => 'Tu as retiré un parent',
  },
}

export const choreCommandTexts: TranslatedCommandTexts<typeof english.choreCommandTexts> = {
  createChore: {
    failed: 'La tâche n’a pas pu être créée',
    did: () => 'Tâche régulière créée',
    youDid: () => 'Tu as créé une tâche régulière',
  },
  updateChore: {
    failed: 'La tâche n’a pas pu être modifiée',
    did: () => 'Tâche régulière modifiée',
    youDid: () => 'Tu as modifié une tâche régulière',
  },
  deleteChore: {
    failed: 'La tâche n’a pas pu être supprimée',
    did: () => 'Tâche régulière supprimée',
    youDid: () => 'Tu as supprimé une tâche régulière',
  },
  giveChore: {
    failed: 'La tâche n’a pas pu être confiée',
    did: () => 'Tâche régulière confiée',
    youDid: () => 'Tu as confié une tâche régulière',
  },
  pauseChore: {
    failed: 'La pause n’a pas pu être enregistrée',
    did: () => 'Tâche régulière mise en pause',
    youDid: () => 'Tu as mis une tâche régulière en pause',
  },
  resumeChore: {
    failed: 'La tâche n’a pas pu reprendre',
    did: () => 'Tâche régulière reprise',
    youDid: () => 'Tu as repris une tâche régulière',
  },
}

export const occurrenceCommandTexts: TranslatedCommandTexts<typeof english.occurrenceCommandTexts> =
  {
    completeOccurrence: {
      failed: 'La tâche n’a pas pu être terminée',
      did: (name) => `Terminée\u202F: ${name}`,
      youDid: (name) => `Tu as terminé ${quoted(name)}`,
    },
    claimOccurrence: {
      failed: 'La tâche n’a pas pu être prise',
      did: (name) => `Prise\u202F: ${name}`,
      youDid: (name) => `Tu as pris ${quoted(name)}`,
    },
    tickOccurrenceStep: {
      failed: 'La tâche n’a pas pu être modifiée',
      did: (name) => `Étape cochée\u202F: ${name}`,
      youDid: (name) => `Tu as coché une étape dans ${quoted(name)}`,
    },
    updateOccurrence: {
      failed: 'La tâche n’a pas pu être modifiée',
      did: (name) => `Modifiée\u202F: ${name}`,
      youDid: (name) => `Tu as modifié ${quoted(name)}`,
    },
    skipOccurrence: {
      failed: 'La tâche n’a pas pu être sautée',
      did: () => 'Tâche régulière sautée',
      youDid: () => 'Tu as sauté une tâche régulière',
    },
    unskipOccurrence: {
      failed: 'La tâche n’a pas pu être modifiée',
      did: () => 'Tâche remise au programme',
      youDid: () => 'Tu as remis au programme une tâche sautée',
    },
    passTurn: {
      failed: 'Le tour n’a pas pu être passé',
      did: () => 'Tour passé',
      youDid: () => 'Tu as passé un tour',
    },
  }

export const pauseCommandTexts: TranslatedCommandTexts<typeof english.pauseCommandTexts> = {
  setPause: {
    failed: 'La pause n’a pas pu être enregistrée',
    did: () => 'Tâches régulières mises en pause',
    youDid: () => 'Tu as mis tes tâches régulières en pause',
  },
  endPause: {
    failed: 'La pause n’a pas pu être modifiée',
    did: () => 'Pause terminée',
    youDid: () => 'Tu as mis fin à une pause',
  },
}

export const importCommandTexts: TranslatedCommandTexts<typeof english.importCommandTexts> = {
  importItems: {
    failed: 'Les tâches n’ont pas pu être importées',
    did: () => 'Tâches importées',
    youDid: () => 'Tu as importé des tâches',
  },
}

/** A loan without a title is "un prêt". */
const loan = (name: string) => (quoted(name) === name ? name : `le prêt ${quoted(name)}`)

export const loanCommandTexts: TranslatedCommandTexts<typeof english.loanCommandTexts> = {
  requestLoan: {
    failed: 'Le prêt n’a pas pu être demandé',
    did: (name) => `Prêt demandé\u202F: ${name}`,
    youDid: (name) => `Tu as demandé ${loan(name)}`,
  },
  withdrawLoan: {
    failed: 'La demande n’a pas pu être retirée',
    did: (name) => `Demande retirée\u202F: ${name}`,
    youDid: (name) => `Tu as retiré ta demande pour ${quoted(name)}`,
  },
  approveLoan: {
    failed: 'Le prêt n’a pas pu être accordé',
    did: (name) => `Accordé\u202F: ${name}`,
    youDid: (name) => `Tu as accordé ${loan(name)}`,
  },
  denyLoan: {
    failed: 'Le prêt n’a pas pu être refusé',
    did: (name) => `Refusé\u202F: ${name}`,
    youDid: (name) => `Tu as refusé ${loan(name)}`,
  },
  repayLoan: {
    failed: 'Le prêt n’a pas pu être remboursé',
    did: (name) => `Remboursé\u202F: ${name}`,
    youDid: (name) => `Tu as remboursé ${loan(name)}`,
  },
  clearRepaidLoans: {
    failed: 'Les prêts remboursés n’ont pas pu être effacés',
    did: () => 'Prêts remboursés effacés',
    youDid: () => 'Tu as effacé les prêts remboursés',
  },
}

export const notificationCommandTexts: TranslatedCommandTexts<
  typeof english.notificationCommandTexts
> = {
  readNotification: {
    failed: 'La notification n’a pas pu être marquée comme lue',
    did: () => 'Notification lue',
    youDid: () => 'Tu as lu une notification',
  },
  readAllNotifications: {
    failed: 'Les notifications n’ont pas pu être marquées comme lues',
    did: () => 'Notifications toutes lues',
    youDid: () => 'Tu as marqué toutes les notifications comme lues',
  },
  deleteNotification: {
    failed: 'La notification n’a pas pu être supprimée',
    did: () => 'Notification supprimée',
    youDid: () => 'Tu as supprimé une notification',
  },
  clearNotifications: {
    failed: 'Les notifications n’ont pas pu être effacées',
    did: () => 'Notifications effacées',
    youDid: () => 'Tu as effacé les notifications',
  },
}

export const partnershipCommandTexts: TranslatedCommandTexts<
  typeof english.partnershipCommandTexts
> = {
  invitePartner: {
    failed: 'L’invitation n’a pas pu être envoyée',
    did: () => 'Invitation envoyée',
    youDid: () => 'Tu as invité quelqu’un',
  },
  linkInvitation: {
    failed: 'L’invitation n’a pas pu être ouverte',
    did: () => 'Invitation ouverte',
    youDid: () => 'Tu as ouvert une invitation',
  },
  respondToInvitation: {
    failed: 'La réponse n’a pas pu être enregistrée',
    did: () => 'Réponse à une invitation',
    youDid: () => 'Tu as répondu à une invitation',
  },
  cancelInvitation: {
    failed: 'L’invitation n’a pas pu être annulée',
    did: () => 'Invitation annulée',
    youDid: () => 'Tu as annulé une invitation',
  },
  removePartner: {
    failed: 'Le partenaire n’a pas pu être retiré',
    did: () => 'Partenaire retiré',
    youDid: () => 'Tu as retiré un partenaire',
  },
}

export const reportCommandTexts: TranslatedCommandTexts<typeof english.reportCommandTexts> = {
  announceWeeklyReport: {
    failed: 'Le bilan de la semaine n’a pas pu être préparé',
    did: () => 'Bilan de la semaine demandé',
    youDid: () => 'Tu as demandé le bilan de la semaine',
  },
}

export const goalCommandTexts: TranslatedCommandTexts<typeof english.goalCommandTexts> = {
  setGoal: {
    failed: 'Ton choix n’a pas pu être enregistré',
    did: () => 'Récompense visée choisie',
    youDid: () => 'Tu as choisi pour quoi économiser',
  },
}

export const rewardCommandTexts: TranslatedCommandTexts<typeof english.rewardCommandTexts> = {
  createReward: {
    failed: 'La récompense n’a pas pu être créée',
    did: (name) => `Créée\u202F: ${name}`,
    youDid: (name) => `Tu as créé ${quoted(name)}`,
  },
  offerRewardAgain: {
    failed: 'La récompense n’a pas pu être créée',
    did: (name) => `Reproposée\u202F: ${name}`,
    youDid: (name) => `Tu as reproposé ${quoted(name)}`,
  },
  updateReward: {
    failed: 'La récompense n’a pas pu être modifiée',
    did: (name) => `Modifiée\u202F: ${name}`,
    youDid: (name) => `Tu as modifié ${quoted(name)}`,
  },
  deleteReward: {
    failed: 'La récompense n’a pas pu être supprimée',
    did: (name) => `Supprimée\u202F: ${name}`,
    youDid: (name) => `Tu as supprimé ${quoted(name)}`,
  },
  redeemReward: {
    failed: 'La récompense n’a pas pu être obtenue',
    did: (name) => `Obtenue\u202F: ${name}`,
    youDid: (name) => `Tu as obtenu ${quoted(name)}`,
  },
  returnReward: {
    failed: 'La récompense n’a pas pu être rendue',
    did: (name) => `Rendue\u202F: ${name}`,
    youDid: (name) => `Tu as rendu ${quoted(name)}`,
  },
  approveReward: {
    failed: 'La récompense n’a pas pu être validée',
    did: (name) => `Validée\u202F: ${name}`,
    youDid: (name) => `Tu as validé ${quoted(name)}`,
  },
  giveReward: {
    failed: 'La récompense n’a pas pu être modifiée',
    did: (name) => `Cochée ou décochée\u202F: ${name}`,
    youDid: (name) => `Tu as coché ou décoché ${quoted(name)}`,
  },
  denyReward: {
    failed: 'La récompense n’a pas pu être refusée',
    did: (name) => `Refusée\u202F: ${name}`,
    youDid: (name) => `Tu as refusé ${quoted(name)}`,
  },
}

export const roomCommandTexts: TranslatedCommandTexts<typeof english.roomCommandTexts> = {
  createRoom: {
    failed: 'La pièce n’a pas pu être enregistrée',
    did: () => 'Pièce ajoutée',
    youDid: () => 'Tu as ajouté une pièce',
  },
  updateRoom: {
    failed: 'La pièce n’a pas pu être enregistrée',
    did: () => 'Pièce modifiée',
    youDid: () => 'Tu as modifié une pièce',
  },
  orderRooms: {
    failed: 'La pièce n’a pas pu être enregistrée',
    did: () => 'Pièces triées',
    youDid: () => 'Tu as trié les pièces',
  },
  deleteRoom: {
    failed: 'La pièce n’a pas pu être supprimée',
    did: () => 'Pièce supprimée',
    youDid: () => 'Tu as supprimé une pièce',
  },
}

export const taskCommandTexts: TranslatedCommandTexts<typeof english.taskCommandTexts> = {
  createTask: {
    failed: 'La tâche n’a pas pu être créée',
    did: (name) => `Créée\u202F: ${name}`,
    youDid: (name) => `Tu as créé ${quoted(name)}`,
  },
  updateTask: {
    failed: 'La tâche n’a pas pu être modifiée',
    did: (name) => `Modifiée\u202F: ${name}`,
    youDid: (name) => `Tu as modifié ${quoted(name)}`,
  },
  deleteTask: {
    failed: 'La tâche n’a pas pu être supprimée',
    did: (name) => `Supprimée\u202F: ${name}`,
    youDid: (name) => `Tu as supprimé ${quoted(name)}`,
  },
  claimTask: {
    failed: 'La tâche n’a pas pu être prise',
    did: (name) => `Prise\u202F: ${name}`,
    youDid: (name) => `Tu as pris ${quoted(name)}`,
  },
  releaseTask: {
    failed: 'La tâche n’a pas pu être rendue',
    did: (name) => `Rendue\u202F: ${name}`,
    youDid: (name) => `Tu as rendu ${quoted(name)}`,
  },
  completeTask: {
    failed: 'La tâche n’a pas pu être terminée',
    did: (name) => `Terminée\u202F: ${name}`,
    youDid: (name) => `Tu as terminé ${quoted(name)}`,
  },
  tickStep: {
    failed: 'La tâche n’a pas pu être modifiée',
    did: (name) => `Étape cochée\u202F: ${name}`,
    youDid: (name) => `Tu as coché une étape dans ${quoted(name)}`,
  },
  approveTask: {
    failed: 'La tâche n’a pas pu être validée',
    did: (name) => `Validée\u202F: ${name}`,
    youDid: (name) => `Tu as validé ${quoted(name)}`,
  },
  reopenTask: {
    failed: 'La tâche n’a pas pu être rouverte',
    did: (name) => `De nouveau à faire\u202F: ${name}`,
    youDid: (name) => `Tu as rouvert ${quoted(name)}`,
  },
}

export const templateCommandTexts: TranslatedCommandTexts<typeof english.templateCommandTexts> = {
  createTemplate: {
    failed: 'Le modèle n’a pas pu être enregistré',
    did: () => 'Modèle enregistré',
    youDid: () => 'Tu as enregistré un modèle',
  },
  updateTemplate: {
    failed: 'Le modèle n’a pas pu être enregistré',
    did: () => 'Modèle modifié',
    youDid: () => 'Tu as modifié un modèle',
  },
  deleteTemplate: {
    failed: 'Le modèle n’a pas pu être supprimé',
    did: () => 'Modèle supprimé',
    youDid: () => 'Tu as supprimé un modèle',
  },
}

export const userCommandTexts: TranslatedCommandTexts<typeof english.userCommandTexts> = {
  updateProfile: {
    failed: 'Ton profil n’a pas pu être modifié',
    did: () => 'Profil modifié',
    youDid: () => 'Tu as modifié ton profil',
  },
  changePlan: {
    failed: 'La formule n’a pas pu être changée',
    did: () => 'Formule changée',
    youDid: () => 'Tu as changé de formule',
  },
  deleteAccount: {
    failed: 'Le compte n’a pas pu être supprimé',
    did: () => 'Compte supprimé',
    youDid: () => 'Tu as supprimé ton compte',
  },
}
