/** The sentences of the commands on rewards. */
import type { CommandTexts } from '#domain/command-text.ts'
import type { rewardCommands } from './reward-commands.ts'

export const rewardCommandTexts: CommandTexts<typeof rewardCommands> = {
  createReward: {
    summary: 'Create a reward for yourself, or offer one to a partner',
    about: 'rewards',
    did: (name) => `Created ${name}`,
  },
  offerRewardAgain: {
    summary: 'Copy a redeemed reward into a new one',
    about: 'rewards',
    did: (name) => `Offered ${name} again`,
  },
  updateReward: {
    summary: 'Change fields of a reward; a denied one asks for approval again',
    about: 'rewards',
    did: (name) => `Updated ${name}`,
    youDid: (name) => `You edited ${name}`,
  },
  deleteReward: {
    summary: 'Delete a reward that is not redeemed',
    about: 'rewards',
    did: (name) => `Deleted ${name}`,
  },
  redeemReward: {
    summary:
      'Redeem an approved reward for its cost; one that can be redeemed again leaves a redeemed row of its own',
    about: 'rewards',
    did: (name) => `Redeemed ${name}`,
  },
  returnReward: {
    summary: 'Take a redemption back within a day, with its points',
    about: 'rewards',
    did: (name) => `Returned ${name}`,
  },
  approveReward: {
    summary: 'Approve a reward of a partner',
    about: 'rewards',
    did: (name) => `Approved ${name}`,
  },
  giveReward: {
    summary: 'Mark a redeemed reward of a partner as given, or take the mark off',
    about: 'rewards',
    did: (name) => `Changed whether ${name} was given`,
  },
  denyReward: {
    summary:
      'Deny a reward of a partner, with a note or without; after redemption that gives its points back',
    about: 'rewards',
    did: (name) => `Denied ${name}`,
  },
}
