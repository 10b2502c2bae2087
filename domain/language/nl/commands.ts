/** The sentences of commands in Dutch. */
import type { TranslatedCommandTexts } from '#domain/command-text.ts'
import type * as english from '#domain/language/en.ts'
import { atStart } from './words.ts'

export const adminCommandTexts: TranslatedCommandTexts<typeof english.adminCommandTexts> = {
  editUser: {
    failed: 'De gebruiker kon niet worden bijgewerkt',
    did: () => 'Een gebruiker bewerkt',
    youDid: () => 'Je hebt een gebruiker bewerkt',
  },
  makeAdmin: {
    failed: 'De gebruiker kon geen beheerder worden',
    did: () => 'Een gebruiker beheerder gemaakt',
    youDid: () => 'Je hebt een gebruiker beheerder gemaakt',
  },
}

export const checkInCommandTexts: TranslatedCommandTexts<typeof english.checkInCommandTexts> = {
  saveCheckIn: {
    failed: 'Je antwoorden konden niet worden opgeslagen',
    did: () => 'Antwoorden voor het maandgesprek opgeslagen',
    youDid: () => 'Je hebt antwoorden voor het maandgesprek opgeslagen',
  },
  deleteCheckIn: {
    failed: 'Je antwoorden konden niet worden verwijderd',
    did: () => 'Antwoorden voor het maandgesprek verwijderd',
    youDid: () => 'Je hebt antwoorden voor het maandgesprek verwijderd',
  },
}

export const childCommandTexts: TranslatedCommandTexts<typeof english.childCommandTexts> = {
  makeChild: {
    failed: 'Het kind kon niet worden toegevoegd',
    did: () => 'Een kind toegevoegd',
    youDid: () => 'Je hebt een kind toegevoegd',
  },
  updateChild: {
    failed: 'Het profiel kon niet worden bijgewerkt',
    did: () => 'Het profiel van een kind bewerkt',
    youDid: () => 'Je hebt het profiel van een kind bewerkt',
  },
  deleteChild: {
    failed: 'Het profiel kon niet worden verwijderd',
    did: () => 'Het profiel van een kind verwijderd',
    youDid: () => 'Je hebt het profiel van een kind verwijderd',
  },
  growUp: {
    failed: 'Het account kon niet worden gemaakt',
    did: () => 'Een account voor een kind gemaakt',
    youDid: () => 'Je hebt een account voor een kind gemaakt',
  },
  askParent: {
    failed: 'De uitnodiging kon niet worden verstuurd',
    did: () => 'Iemand als ouder gevraagd',
    youDid: () => 'Je hebt iemand als ouder gevraagd',
  },
  unaskParent: {
    failed: 'Intrekken is niet gelukt',
    did: () => 'Een vraag ingetrokken',
    youDid: () => 'Je hebt een vraag ingetrokken',
  },
  endParent: {
    failed: 'De ouder kon niet worden verwijderd',
    did: () => 'Een ouder verwijderd',
    youDid: () => 'Je hebt een ouder verwijderd',
  },
}

export const choreCommandTexts: TranslatedCommandTexts<typeof english.choreCommandTexts> = {
  createChore: {
    failed: 'De taak kon niet worden gemaakt',
    did: () => 'Een terugkerende taak gemaakt',
    youDid: () => 'Je hebt een terugkerende taak gemaakt',
  },
  updateChore: {
    failed: 'De taak kon niet worden bijgewerkt',
    did: () => 'Een terugkerende taak bewerkt',
    youDid: () => 'Je hebt een terugkerende taak bewerkt',
  },
  deleteChore: {
    failed: 'De taak kon niet worden verwijderd',
    did: () => 'Een terugkerende taak verwijderd',
    youDid: () => 'Je hebt een terugkerende taak verwijderd',
  },
  giveChore: {
    failed: 'De taak kon niet worden overgedragen',
    did: () => 'Een terugkerende taak overgedragen',
    youDid: () => 'Je hebt een terugkerende taak overgedragen',
  },
  pauseChore: {
    failed: 'Pauzeren is niet gelukt',
    did: () => 'Een terugkerende taak gepauzeerd',
    youDid: () => 'Je hebt een terugkerende taak gepauzeerd',
  },
  resumeChore: {
    failed: 'Hervatten is niet gelukt',
    did: () => 'Een terugkerende taak hervat',
    youDid: () => 'Je hebt een terugkerende taak hervat',
  },
}

export const occurrenceCommandTexts: TranslatedCommandTexts<typeof english.occurrenceCommandTexts> =
  {
    completeOccurrence: {
      failed: 'De taak kon niet worden afgerond',
      did: (name) => `${atStart(name)} afgerond`,
      youDid: (name) => `Je hebt ${name} afgerond`,
    },
    claimOccurrence: {
      failed: 'De taak kon niet worden opgepakt',
      did: (name) => `${atStart(name)} opgepakt`,
      youDid: (name) => `Je hebt ${name} opgepakt`,
    },
    tickOccurrenceStep: {
      failed: 'De taak kon niet worden bijgewerkt',
      did: (name) => `Een stap van ${name} afgevinkt`,
      youDid: (name) => `Je hebt een stap van ${name} afgevinkt`,
    },
    updateOccurrence: {
      failed: 'De taak kon niet worden bijgewerkt',
      did: (name) => `${atStart(name)} gewijzigd`,
      youDid: (name) => `Je hebt ${name} gewijzigd`,
    },
    skipOccurrence: {
      failed: 'De taak kon niet worden overgeslagen',
      did: () => 'Een terugkerende taak overgeslagen',
      youDid: () => 'Je hebt een terugkerende taak overgeslagen',
    },
    unskipOccurrence: {
      failed: 'De taak kon niet worden bijgewerkt',
      did: () => 'Een taak toch niet overgeslagen',
      youDid: () => 'Je hebt een taak toch niet overgeslagen',
    },
    passTurn: {
      failed: 'De beurt kon niet worden doorgegeven',
      did: () => 'Een beurt doorgegeven',
      youDid: () => 'Je hebt een beurt doorgegeven',
    },
  }

export const pauseCommandTexts: TranslatedCommandTexts<typeof english.pauseCommandTexts> = {
  setPause: {
    failed: 'Pauzeren is niet gelukt',
    did: () => 'Terugkerende taken gepauzeerd',
    youDid: () => 'Je hebt terugkerende taken gepauzeerd',
  },
  endPause: {
    failed: 'De pauze kon niet worden beëindigd',
    did: () => 'Een pauze beëindigd',
    youDid: () => 'Je hebt een pauze beëindigd',
  },
}

export const importCommandTexts: TranslatedCommandTexts<typeof english.importCommandTexts> = {
  importItems: {
    failed: 'De taken konden niet worden geïmporteerd',
    did: () => 'Taken geïmporteerd',
    youDid: () => 'Je hebt taken geïmporteerd',
  },
}

/** "de lening Bioscoop"; one without a title is "een lening" already. */
const loan = (name: string) => (name === 'een lening' ? name : `de lening ${name}`)

export const loanCommandTexts: TranslatedCommandTexts<typeof english.loanCommandTexts> = {
  requestLoan: {
    failed: 'De lening kon niet worden aangevraagd',
    did: (name) => `${atStart(loan(name))} aangevraagd`,
    youDid: (name) => `Je hebt ${loan(name)} aangevraagd`,
  },
  withdrawLoan: {
    failed: 'De lening kon niet worden ingetrokken',
    did: (name) => `${atStart(name)} ingetrokken`,
    youDid: (name) => `Je hebt ${name} ingetrokken`,
  },
  approveLoan: {
    failed: 'De lening kon niet worden goedgekeurd',
    did: (name) => `${atStart(name)} goedgekeurd`,
    youDid: (name) => `Je hebt ${name} goedgekeurd`,
  },
  denyLoan: {
    failed: 'De lening kon niet worden afgewezen',
    did: (name) => `${atStart(name)} afgewezen`,
    youDid: (name) => `Je hebt ${name} afgewezen`,
  },
  repayLoan: {
    failed: 'De lening kon niet worden terugbetaald',
    did: (name) => `${atStart(name)} terugbetaald`,
    youDid: (name) => `Je hebt ${name} terugbetaald`,
  },
  clearRepaidLoans: {
    failed: 'De terugbetaalde leningen konden niet worden gewist',
    did: () => 'Terugbetaalde leningen gewist',
    youDid: () => 'Je hebt terugbetaalde leningen gewist',
  },
}

export const notificationCommandTexts: TranslatedCommandTexts<
  typeof english.notificationCommandTexts
> = {
  readNotification: {
    failed: 'De melding kon niet als gelezen worden gemarkeerd',
    did: () => 'Een melding gelezen',
    youDid: () => 'Je hebt een melding gelezen',
  },
  readAllNotifications: {
    failed: 'De meldingen konden niet als gelezen worden gemarkeerd',
    did: () => 'Alle meldingen als gelezen gemarkeerd',
    youDid: () => 'Je hebt alle meldingen als gelezen gemarkeerd',
  },
  deleteNotification: {
    failed: 'De melding kon niet worden verwijderd',
    did: () => 'Een melding verwijderd',
    youDid: () => 'Je hebt een melding verwijderd',
  },
  clearNotifications: {
    failed: 'De meldingen konden niet worden gewist',
    did: () => 'Meldingen gewist',
    youDid: () => 'Je hebt meldingen gewist',
  },
}

export const partnershipCommandTexts: TranslatedCommandTexts<
  typeof english.partnershipCommandTexts
> = {
  invitePartner: {
    failed: 'De uitnodiging kon niet worden verstuurd',
    did: () => 'Een partner uitgenodigd',
    youDid: () => 'Je hebt een partner uitgenodigd',
  },
  linkInvitation: {
    failed: 'De uitnodiging kon niet worden geopend',
    did: () => 'Een uitnodiging geopend',
    youDid: () => 'Je hebt een uitnodiging geopend',
  },
  respondToInvitation: {
    failed: 'Je antwoord kon niet worden verstuurd',
    did: () => 'Een uitnodiging beantwoord',
    youDid: () => 'Je hebt een uitnodiging beantwoord',
  },
  cancelInvitation: {
    failed: 'De uitnodiging kon niet worden ingetrokken',
    did: () => 'Een uitnodiging ingetrokken',
    youDid: () => 'Je hebt een uitnodiging ingetrokken',
  },
  removePartner: {
    failed: 'De partner kon niet worden verwijderd',
    did: () => 'Een partner verwijderd',
    youDid: () => 'Je hebt een partner verwijderd',
  },
}

export const reportCommandTexts: TranslatedCommandTexts<typeof english.reportCommandTexts> = {
  announceWeeklyReport: {
    failed: 'Het weekverslag kon niet worden gemaakt',
    did: () => 'Om het weekverslag gevraagd',
    youDid: () => 'Je hebt om het weekverslag gevraagd',
  },
}

export const goalCommandTexts: TranslatedCommandTexts<typeof english.goalCommandTexts> = {
  setGoal: {
    failed: 'Je keuze kon niet worden opgeslagen',
    did: () => 'Gekozen waar je voor spaart',
    youDid: () => 'Je hebt gekozen waar je voor spaart',
  },
}

export const rewardCommandTexts: TranslatedCommandTexts<typeof english.rewardCommandTexts> = {
  createReward: {
    failed: 'De beloning kon niet worden gemaakt',
    did: (name) => `${atStart(name)} gemaakt`,
    youDid: (name) => `Je hebt ${name} gemaakt`,
  },
  offerRewardAgain: {
    failed: 'De beloning kon niet worden gemaakt',
    did: (name) => `${atStart(name)} opnieuw aangeboden`,
    youDid: (name) => `Je hebt ${name} opnieuw aangeboden`,
  },
  updateReward: {
    failed: 'De beloning kon niet worden bijgewerkt',
    did: (name) => `${atStart(name)} bewerkt`,
    youDid: (name) => `Je hebt ${name} bewerkt`,
  },
  deleteReward: {
    failed: 'De beloning kon niet worden verwijderd',
    did: (name) => `${atStart(name)} verwijderd`,
    youDid: (name) => `Je hebt ${name} verwijderd`,
  },
  redeemReward: {
    failed: 'De beloning kon niet worden ingewisseld',
    did: (name) => `${atStart(name)} ingewisseld`,
    youDid: (name) => `Je hebt ${name} ingewisseld`,
  },
  returnReward: {
    failed: 'De beloning kon niet worden teruggegeven',
    did: (name) => `${atStart(name)} teruggegeven`,
    youDid: (name) => `Je hebt ${name} teruggegeven`,
  },
  approveReward: {
    failed: 'De beloning kon niet worden goedgekeurd',
    did: (name) => `${atStart(name)} goedgekeurd`,
    youDid: (name) => `Je hebt ${name} goedgekeurd`,
  },
  giveReward: {
    failed: 'De beloning kon niet worden bijgewerkt',
    did: (name) => `Het vinkje ‘Gegeven’ bij ${name} gewijzigd`,
    youDid: (name) => `Je hebt het vinkje ‘Gegeven’ bij ${name} gewijzigd`,
  },
  denyReward: {
    failed: 'De beloning kon niet worden afgewezen',
    did: (name) => `${atStart(name)} afgewezen`,
    youDid: (name) => `Je hebt ${name} afgewezen`,
  },
}

export const roomCommandTexts: TranslatedCommandTexts<typeof english.roomCommandTexts> = {
  createRoom: {
    failed: 'De ruimte kon niet worden opgeslagen',
    did: () => 'Een ruimte toegevoegd',
    youDid: () => 'Je hebt een ruimte toegevoegd',
  },
  updateRoom: {
    failed: 'De ruimte kon niet worden opgeslagen',
    did: () => 'Een ruimte bewerkt',
    youDid: () => 'Je hebt een ruimte bewerkt',
  },
  orderRooms: {
    failed: 'De ruimte kon niet worden opgeslagen',
    did: () => 'De ruimtes gesorteerd',
    youDid: () => 'Je hebt de ruimtes gesorteerd',
  },
  deleteRoom: {
    failed: 'De ruimte kon niet worden verwijderd',
    did: () => 'Een ruimte verwijderd',
    youDid: () => 'Je hebt een ruimte verwijderd',
  },
}

export const taskCommandTexts: TranslatedCommandTexts<typeof english.taskCommandTexts> = {
  createTask: {
    failed: 'De taak kon niet worden gemaakt',
    did: (name) => `${atStart(name)} gemaakt`,
    youDid: (name) => `Je hebt ${name} gemaakt`,
  },
  updateTask: {
    failed: 'De taak kon niet worden bijgewerkt',
    did: (name) => `${atStart(name)} bewerkt`,
    youDid: (name) => `Je hebt ${name} bewerkt`,
  },
  deleteTask: {
    failed: 'De taak kon niet worden verwijderd',
    did: (name) => `${atStart(name)} verwijderd`,
    youDid: (name) => `Je hebt ${name} verwijderd`,
  },
  claimTask: {
    failed: 'De taak kon niet worden opgepakt',
    did: (name) => `${atStart(name)} opgepakt`,
    youDid: (name) => `Je hebt ${name} opgepakt`,
  },
  releaseTask: {
    failed: 'De taak kon niet worden losgelaten',
    did: (name) => `${atStart(name)} losgelaten`,
    youDid: (name) => `Je hebt ${name} losgelaten`,
  },
  completeTask: {
    failed: 'De taak kon niet worden afgerond',
    did: (name) => `${atStart(name)} afgerond`,
    youDid: (name) => `Je hebt ${name} afgerond`,
  },
  tickStep: {
    failed: 'De taak kon niet worden bijgewerkt',
    did: (name) => `Een stap van ${name} afgevinkt`,
    youDid: (name) => `Je hebt een stap van ${name} afgevinkt`,
  },
  approveTask: {
    failed: 'De taak kon niet worden goedgekeurd',
    did: (name) => `${atStart(name)} goedgekeurd`,
    youDid: (name) => `Je hebt ${name} goedgekeurd`,
  },
  reopenTask: {
    failed: 'De taak kon niet worden heropend',
    did: (name) => `${atStart(name)} heropend`,
    youDid: (name) => `Je hebt ${name} heropend`,
  },
}

export const templateCommandTexts: TranslatedCommandTexts<typeof english.templateCommandTexts> = {
  createTemplate: {
    failed: 'Het sjabloon kon niet worden bewaard',
    did: () => 'Een sjabloon bewaard',
    youDid: () => 'Je hebt een sjabloon bewaard',
  },
  updateTemplate: {
    failed: 'Het sjabloon kon niet worden opgeslagen',
    did: () => 'Een sjabloon bewerkt',
    youDid: () => 'Je hebt een sjabloon bewerkt',
  },
  deleteTemplate: {
    failed: 'Het sjabloon kon niet worden verwijderd',
    did: () => 'Een sjabloon verwijderd',
    youDid: () => 'Je hebt een sjabloon verwijderd',
  },
}

export const userCommandTexts: TranslatedCommandTexts<typeof english.userCommandTexts> = {
  updateProfile: {
    failed: 'Je profiel kon niet worden bijgewerkt',
    did: () => 'Je profiel bewerkt',
    youDid: () => 'Je hebt je profiel bewerkt',
  },
  changePlan: {
    failed: 'Je abonnement kon niet worden gewijzigd',
    did: () => 'Je abonnement gewijzigd',
    youDid: () => 'Je hebt je abonnement gewijzigd',
  },
  deleteAccount: {
    failed: 'Verwijderen is niet gelukt',
    did: () => 'Je account verwijderd',
    youDid: () => 'Je hebt je account verwijderd',
  },
}
