/** The sentences of commands in German. A name is in the accusative, as in "eine Belohnung", or follows a colon. */
import type { TranslatedCommandTexts } from '#domain/command-text.ts'
import type * as english from '#domain/language/en.ts'
import { quoted } from './words.ts'

export const adminCommandTexts: TranslatedCommandTexts<typeof english.adminCommandTexts> = {
  editUser: {
    failed: 'Das Konto ließ sich nicht ändern',
    did: () => 'Konto geändert',
    youDid: () => 'Du hast ein Konto geändert',
  },
  makeAdmin: {
    failed: 'Das Konto ließ sich nicht zum Admin machen',
    did: () => 'Konto zum Admin gemacht',
    youDid: () => 'Du hast ein Konto zum Admin gemacht',
  },
}

export const checkInCommandTexts: TranslatedCommandTexts<typeof english.checkInCommandTexts> = {
  saveCheckIn: {
    failed: 'Deine Antworten ließen sich nicht speichern',
    did: () => 'Antworten zum Monatsgespräch gespeichert',
    youDid: () => 'Du hast deine Antworten zum Monatsgespräch gespeichert',
  },
  deleteCheckIn: {
    failed: 'Deine Antworten ließen sich nicht löschen',
    did: () => 'Antworten zum Monatsgespräch gelöscht',
    youDid: () => 'Du hast deine Antworten zum Monatsgespräch gelöscht',
  },
}

export const childCommandTexts: TranslatedCommandTexts<typeof english.childCommandTexts> = {
  makeChild: {
    failed: 'Das Kind ließ sich nicht hinzufügen',
    did: () => 'Kind hinzugefügt',
    youDid: () => 'Du hast ein Kind hinzugefügt',
  },
  updateChild: {
    failed: 'Das Profil ließ sich nicht ändern',
    did: () => 'Profil eines Kindes geändert',
    youDid: () => 'Du hast das Profil eines Kindes geändert',
  },
  deleteChild: {
    failed: 'Das Profil ließ sich nicht löschen',
    did: () => 'Profil eines Kindes gelöscht',
    youDid: () => 'Du hast das Profil eines Kindes gelöscht',
  },
  growUp: {
    failed: 'Das Konto ließ sich nicht anlegen',
    did: () => 'Konto für ein Kind angelegt',
    youDid: () => 'Du hast ein Konto für ein Kind angelegt',
  },
  askParent: {
    failed: 'Die Anfrage ließ sich nicht senden',
    did: () => 'Jemanden als Elternteil angefragt',
    youDid: () => 'Du hast jemanden als Elternteil angefragt',
  },
  unaskParent: {
    failed: 'Die Anfrage ließ sich nicht zurückziehen',
    did: () => 'Anfrage zurückgezogen',
    youDid: () => 'Du hast eine Anfrage zurückgezogen',
  },
  endParent: {
    failed: 'Das Entfernen hat nicht geklappt',
    did: () => 'Elternteil entfernt',
    youDid: () => 'Du hast einen Elternteil entfernt',
  },
}

export const choreCommandTexts: TranslatedCommandTexts<typeof english.choreCommandTexts> = {
  createChore: {
    failed: 'Die Aufgabe ließ sich nicht anlegen',
    did: () => 'Regelmäßige Aufgabe angelegt',
    youDid: () => 'Du hast eine regelmäßige Aufgabe angelegt',
  },
  updateChore: {
    failed: 'Die Aufgabe ließ sich nicht ändern',
    did: () => 'Regelmäßige Aufgabe geändert',
    youDid: () => 'Du hast eine regelmäßige Aufgabe geändert',
  },
  deleteChore: {
    failed: 'Die Aufgabe ließ sich nicht löschen',
    did: () => 'Regelmäßige Aufgabe gelöscht',
    youDid: () => 'Du hast eine regelmäßige Aufgabe gelöscht',
  },
  giveChore: {
    failed: 'Die Aufgabe ließ sich nicht übergeben',
    did: () => 'Regelmäßige Aufgabe übergeben',
    youDid: () => 'Du hast eine regelmäßige Aufgabe übergeben',
  },
  pauseChore: {
    failed: 'Das Pausieren hat nicht geklappt',
    did: () => 'Regelmäßige Aufgabe pausiert',
    youDid: () => 'Du hast eine regelmäßige Aufgabe pausiert',
  },
  resumeChore: {
    failed: 'Die Aufgabe ließ sich nicht fortsetzen',
    did: () => 'Regelmäßige Aufgabe fortgesetzt',
    youDid: () => 'Du hast eine regelmäßige Aufgabe fortgesetzt',
  },
}

export const occurrenceCommandTexts: TranslatedCommandTexts<typeof english.occurrenceCommandTexts> =
  {
    completeOccurrence: {
      failed: 'Das Erledigen hat nicht geklappt',
      did: (name) => `Erledigt: ${name}`,
      youDid: (name) => `Du hast ${quoted(name)} erledigt`,
    },
    claimOccurrence: {
      failed: 'Das Übernehmen hat nicht geklappt',
      did: (name) => `Übernommen: ${name}`,
      youDid: (name) => `Du hast ${quoted(name)} übernommen`,
    },
    tickOccurrenceStep: {
      failed: 'Die Aufgabe ließ sich nicht ändern',
      did: (name) => `Schritt abgehakt: ${name}`,
      youDid: (name) => `Du hast einen Schritt abgehakt: ${name}`,
    },
    updateOccurrence: {
      failed: 'Die Aufgabe ließ sich nicht ändern',
      did: (name) => `Geändert: ${name}`,
      youDid: (name) => `Du hast ${quoted(name)} geändert`,
    },
    skipOccurrence: {
      failed: 'Das Auslassen hat nicht geklappt',
      did: () => 'Regelmäßige Aufgabe ausgelassen',
      youDid: () => 'Du hast eine regelmäßige Aufgabe ausgelassen',
    },
    unskipOccurrence: {
      failed: 'Die Aufgabe ließ sich nicht ändern',
      did: () => 'Auslassen zurückgenommen',
      youDid: () => 'Du hast das Auslassen einer Aufgabe zurückgenommen',
    },
    passTurn: {
      failed: 'Das Weitergeben hat nicht geklappt',
      did: () => 'Regelmäßige Aufgabe weitergegeben',
      youDid: () => 'Du hast eine regelmäßige Aufgabe weitergegeben',
    },
  }

export const pauseCommandTexts: TranslatedCommandTexts<typeof english.pauseCommandTexts> = {
  setPause: {
    failed: 'Das Pausieren hat nicht geklappt',
    did: () => 'Regelmäßige Aufgaben pausiert',
    youDid: () => 'Du hast regelmäßige Aufgaben pausiert',
  },
  endPause: {
    failed: 'Die Pause ließ sich nicht beenden',
    did: () => 'Pause beendet',
    youDid: () => 'Du hast eine Pause beendet',
  },
}

export const importCommandTexts: TranslatedCommandTexts<typeof english.importCommandTexts> = {
  importItems: {
    failed: 'Die Aufgaben ließen sich nicht importieren',
    did: () => 'Aufgaben importiert',
    youDid: () => 'Du hast Aufgaben importiert',
  },
}

export const loanCommandTexts: TranslatedCommandTexts<typeof english.loanCommandTexts> = {
  requestLoan: {
    failed: 'Die Punkte ließen sich nicht anfragen',
    did: (name) => `Punkte angefragt: ${name}`,
    youDid: (name) => `Du hast Punkte angefragt: ${name}`,
  },
  withdrawLoan: {
    failed: 'Die Anfrage ließ sich nicht zurückziehen',
    did: (name) => `Anfrage zurückgezogen: ${name}`,
    youDid: (name) => `Du hast eine Anfrage zurückgezogen: ${name}`,
  },
  approveLoan: {
    failed: 'Die Punkte ließen sich nicht verleihen',
    did: (name) => `Punkte verliehen: ${name}`,
    youDid: (name) => `Du hast Punkte verliehen: ${name}`,
  },
  denyLoan: {
    failed: 'Die Anfrage ließ sich nicht ablehnen',
    did: (name) => `Anfrage abgelehnt: ${name}`,
    youDid: (name) => `Du hast eine Anfrage abgelehnt: ${name}`,
  },
  repayLoan: {
    failed: 'Die Punkte ließen sich nicht zurückzahlen',
    did: (name) => `Punkte zurückgezahlt: ${name}`,
    youDid: (name) => `Du hast Punkte zurückgezahlt: ${name}`,
  },
  clearRepaidLoans: {
    failed: 'Das Entfernen hat nicht geklappt',
    did: () => 'Zurückgezahltes entfernt',
    youDid: () => 'Du hast Zurückgezahltes entfernt',
  },
}

export const notificationCommandTexts: TranslatedCommandTexts<
  typeof english.notificationCommandTexts
> = {
  readNotification: {
    failed: 'Die Mitteilung ließ sich nicht als gelesen markieren',
    did: () => 'Mitteilung gelesen',
    youDid: () => 'Du hast eine Mitteilung gelesen',
  },
  readAllNotifications: {
    failed: 'Die Mitteilungen ließen sich nicht als gelesen markieren',
    did: () => 'Alle Mitteilungen als gelesen markiert',
    youDid: () => 'Du hast alle Mitteilungen als gelesen markiert',
  },
  deleteNotification: {
    failed: 'Die Mitteilung ließ sich nicht löschen',
    did: () => 'Mitteilung gelöscht',
    youDid: () => 'Du hast eine Mitteilung gelöscht',
  },
  clearNotifications: {
    failed: 'Die Mitteilungen ließen sich nicht löschen',
    did: () => 'Alle Mitteilungen gelöscht',
    youDid: () => 'Du hast alle Mitteilungen gelöscht',
  },
}

export const partnershipCommandTexts: TranslatedCommandTexts<
  typeof english.partnershipCommandTexts
> = {
  invitePartner: {
    failed: 'Die Einladung ließ sich nicht senden',
    did: () => 'Einladung gesendet',
    youDid: () => 'Du hast jemanden eingeladen',
  },
  linkInvitation: {
    failed: 'Die Einladung ließ sich nicht öffnen',
    did: () => 'Einladung geöffnet',
    youDid: () => 'Du hast eine Einladung geöffnet',
  },
  respondToInvitation: {
    failed: 'Die Einladung ließ sich nicht beantworten',
    did: () => 'Einladung beantwortet',
    youDid: () => 'Du hast eine Einladung beantwortet',
  },
  cancelInvitation: {
    failed: 'Die Einladung ließ sich nicht zurückziehen',
    did: () => 'Einladung zurückgezogen',
    youDid: () => 'Du hast eine Einladung zurückgezogen',
  },
  removePartner: {
    failed: 'Die Verbindung ließ sich nicht lösen',
    did: () => 'Verbindung gelöst',
    youDid: () => 'Du hast eine Verbindung gelöst',
  },
}

export const reportCommandTexts: TranslatedCommandTexts<typeof english.reportCommandTexts> = {
  announceWeeklyReport: {
    failed: 'Der Wochenbericht ließ sich nicht vorbereiten',
    did: () => 'Wochenbericht angefragt',
    youDid: () => 'Du hast den Wochenbericht angefragt',
  },
}

export const goalCommandTexts: TranslatedCommandTexts<typeof english.goalCommandTexts> = {
  setGoal: {
    failed: 'Deine Wahl ließ sich nicht speichern',
    did: () => 'Ausgesucht, worauf du sparst',
    youDid: () => 'Du hast ausgesucht, worauf du sparst',
  },
}

export const rewardCommandTexts: TranslatedCommandTexts<typeof english.rewardCommandTexts> = {
  createReward: {
    failed: 'Die Belohnung ließ sich nicht anlegen',
    did: (name) => `Angelegt: ${name}`,
    youDid: (name) => `Du hast ${quoted(name)} angelegt`,
  },
  offerRewardAgain: {
    failed: 'Die Belohnung ließ sich nicht anlegen',
    did: (name) => `Noch mal angeboten: ${name}`,
    youDid: (name) => `Du hast ${quoted(name)} noch mal angeboten`,
  },
  updateReward: {
    failed: 'Die Belohnung ließ sich nicht ändern',
    did: (name) => `Geändert: ${name}`,
    youDid: (name) => `Du hast ${quoted(name)} geändert`,
  },
  deleteReward: {
    failed: 'Die Belohnung ließ sich nicht löschen',
    did: (name) => `Gelöscht: ${name}`,
    youDid: (name) => `Du hast ${quoted(name)} gelöscht`,
  },
  redeemReward: {
    failed: 'Die Belohnung ließ sich nicht einlösen',
    did: (name) => `Eingelöst: ${name}`,
    youDid: (name) => `Du hast ${quoted(name)} eingelöst`,
  },
  returnReward: {
    failed: 'Die Belohnung ließ sich nicht zurückgeben',
    did: (name) => `Zurückgegeben: ${name}`,
    youDid: (name) => `Du hast ${quoted(name)} zurückgegeben`,
  },
  approveReward: {
    failed: 'Das Zustimmen hat nicht geklappt',
    did: (name) => `Zugestimmt: ${name}`,
    youDid: (name) => `Du hast zugestimmt: ${name}`,
  },
  giveReward: {
    failed: 'Die Belohnung ließ sich nicht ändern',
    did: (name) => `Haken bei „Bekommen“ geändert: ${name}`,
    youDid: (name) => `Du hast den Haken bei „Bekommen“ geändert: ${name}`,
  },
  denyReward: {
    failed: 'Die Belohnung ließ sich nicht ablehnen',
    did: (name) => `Abgelehnt: ${name}`,
    youDid: (name) => `Du hast ${quoted(name)} abgelehnt`,
  },
}

export const roomCommandTexts: TranslatedCommandTexts<typeof english.roomCommandTexts> = {
  createRoom: {
    failed: 'Der Raum ließ sich nicht speichern',
    did: () => 'Raum angelegt',
    youDid: () => 'Du hast einen Raum angelegt',
  },
  updateRoom: {
    failed: 'Der Raum ließ sich nicht speichern',
    did: () => 'Raum geändert',
    youDid: () => 'Du hast einen Raum geändert',
  },
  orderRooms: {
    failed: 'Der Raum ließ sich nicht speichern',
    did: () => 'Räume sortiert',
    youDid: () => 'Du hast die Räume sortiert',
  },
  deleteRoom: {
    failed: 'Der Raum ließ sich nicht löschen',
    did: () => 'Raum gelöscht',
    youDid: () => 'Du hast einen Raum gelöscht',
  },
}

export const taskCommandTexts: TranslatedCommandTexts<typeof english.taskCommandTexts> = {
  createTask: {
    failed: 'Die Aufgabe ließ sich nicht anlegen',
    did: (name) => `Angelegt: ${name}`,
    youDid: (name) => `Du hast ${quoted(name)} angelegt`,
  },
  updateTask: {
    failed: 'Die Aufgabe ließ sich nicht ändern',
    did: (name) => `Geändert: ${name}`,
    youDid: (name) => `Du hast ${quoted(name)} geändert`,
  },
  deleteTask: {
    failed: 'Die Aufgabe ließ sich nicht löschen',
    did: (name) => `Gelöscht: ${name}`,
    youDid: (name) => `Du hast ${quoted(name)} gelöscht`,
  },
  claimTask: {
    failed: 'Das Übernehmen hat nicht geklappt',
    did: (name) => `Übernommen: ${name}`,
    youDid: (name) => `Du hast ${quoted(name)} übernommen`,
  },
  releaseTask: {
    failed: 'Das Abgeben hat nicht geklappt',
    did: (name) => `Abgegeben: ${name}`,
    youDid: (name) => `Du hast ${quoted(name)} abgegeben`,
  },
  completeTask: {
    failed: 'Das Erledigen hat nicht geklappt',
    did: (name) => `Erledigt: ${name}`,
    youDid: (name) => `Du hast ${quoted(name)} erledigt`,
  },
  tickStep: {
    failed: 'Die Aufgabe ließ sich nicht ändern',
    did: (name) => `Schritt abgehakt: ${name}`,
    youDid: (name) => `Du hast einen Schritt abgehakt: ${name}`,
  },
  approveTask: {
    failed: 'Das Bestätigen hat nicht geklappt',
    did: (name) => `Bestätigt: ${name}`,
    youDid: (name) => `Du hast ${quoted(name)} bestätigt`,
  },
  reopenTask: {
    failed: 'Die Aufgabe ließ sich nicht wieder öffnen',
    did: (name) => `Wieder offen: ${name}`,
    youDid: (name) => `Du hast ${quoted(name)} wieder geöffnet`,
  },
}

export const templateCommandTexts: TranslatedCommandTexts<typeof english.templateCommandTexts> = {
  createTemplate: {
    failed: 'Die Vorlage ließ sich nicht speichern',
    did: () => 'Vorlage gespeichert',
    youDid: () => 'Du hast eine Vorlage gespeichert',
  },
  updateTemplate: {
    failed: 'Die Vorlage ließ sich nicht speichern',
    did: () => 'Vorlage geändert',
    youDid: () => 'Du hast eine Vorlage geändert',
  },
  deleteTemplate: {
    failed: 'Die Vorlage ließ sich nicht löschen',
    did: () => 'Vorlage gelöscht',
    youDid: () => 'Du hast eine Vorlage gelöscht',
  },
}

export const userCommandTexts: TranslatedCommandTexts<typeof english.userCommandTexts> = {
  updateProfile: {
    failed: 'Dein Profil ließ sich nicht ändern',
    did: () => 'Profil geändert',
    youDid: () => 'Du hast dein Profil geändert',
  },
  changePlan: {
    failed: 'Dein Tarif ließ sich nicht wechseln',
    did: () => 'Tarif gewechselt',
    youDid: () => 'Du hast deinen Tarif gewechselt',
  },
  deleteAccount: {
    failed: 'Dein Konto ließ sich nicht löschen',
    did: () => 'Konto gelöscht',
    youDid: () => 'Du hast dein Konto gelöscht',
  },
}
