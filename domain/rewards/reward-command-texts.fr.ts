/** The sentences of the commands on rewards in French. */
import type { TranslatedCommandTexts } from '#domain/command-text.ts'
import { quoted } from '#domain/language/names.fr.ts'
import type { rewardCommandTexts as english } from './reward-command-texts.ts'

export const rewardCommandTexts: TranslatedCommandTexts<typeof english> = {
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
