/** reward-command-texts.ts in German: a name is in the accusative, as in "eine Belohnung", or follows a colon. */
import type { TranslatedCommandTexts } from '#domain/command-text.ts'
import type { rewardCommandTexts as english } from './reward-command-texts.ts'

export const rewardCommandTexts: TranslatedCommandTexts<typeof english> = {
  createReward: {
    failed: 'Die Belohnung ließ sich nicht anlegen',
    did: (name) => `Angelegt: ${name}`,
    youDid: (name) => `Du hast ${name} angelegt`,
  },
  offerRewardAgain: {
    failed: 'Die Belohnung ließ sich nicht anlegen',
    did: (name) => `Noch mal angeboten: ${name}`,
    youDid: (name) => `Du hast ${name} noch mal angeboten`,
  },
  updateReward: {
    failed: 'Die Belohnung ließ sich nicht ändern',
    did: (name) => `Geändert: ${name}`,
    youDid: (name) => `Du hast ${name} geändert`,
  },
  deleteReward: {
    failed: 'Die Belohnung ließ sich nicht löschen',
    did: (name) => `Gelöscht: ${name}`,
    youDid: (name) => `Du hast ${name} gelöscht`,
  },
  redeemReward: {
    failed: 'Die Belohnung ließ sich nicht einlösen',
    did: (name) => `Eingelöst: ${name}`,
    youDid: (name) => `Du hast ${name} eingelöst`,
  },
  returnReward: {
    failed: 'Die Belohnung ließ sich nicht zurückgeben',
    did: (name) => `Zurückgegeben: ${name}`,
    youDid: (name) => `Du hast ${name} zurückgegeben`,
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
    youDid: (name) => `Du hast ${name} abgelehnt`,
  },
}
