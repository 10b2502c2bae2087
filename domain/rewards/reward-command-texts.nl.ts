/** The texts of reward-command-texts.ts in Dutch. */
import { atStart } from '#domain/command-text.nl.ts'
import type { TranslatedCommandTexts } from '#domain/command-text.ts'
import type { rewardCommandTexts as english } from './reward-command-texts.ts'

export const rewardCommandTexts: TranslatedCommandTexts<typeof english> = {
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
