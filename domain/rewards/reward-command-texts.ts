/** The sentences of the commands on rewards. */
import type { CommandTexts } from '#domain/command-text.ts'
import { defineTexts } from '#domain/language/texts.ts'
import type { rewardCommands } from './reward-commands.ts'

export const rewardCommandTexts = defineTexts('rewardCommandTexts', {
  createReward: {
    summary:
      'Create a reward for yourself, or offer one to a partner; only the wish of a child without e-mail may have no description',
    failed: 'Failed to create reward',
    about: 'rewards',
    did: (name) => `Created ${name}`,
    youDid: (name) => `You created ${name}`,
  },
  offerRewardAgain: {
    summary: 'Copy a redeemed reward into a new one',
    failed: 'Failed to create reward',
    about: 'rewards',
    did: (name) => `Offered ${name} again`,
    youDid: (name) => `You offered ${name} again`,
  },
  updateReward: {
    summary: 'Change fields of a reward; a denied one asks for approval again',
    failed: 'Failed to update reward',
    about: 'rewards',
    did: (name) => `Updated ${name}`,
    youDid: (name) => `You edited ${name}`,
  },
  deleteReward: {
    summary: 'Delete a reward that is not redeemed',
    failed: 'Failed to delete reward',
    about: 'rewards',
    did: (name) => `Deleted ${name}`,
    youDid: (name) => `You deleted ${name}`,
  },
  redeemReward: {
    summary:
      'Redeem an approved reward for its cost; one that can be redeemed again leaves a redeemed row of its own',
    failed: 'Failed to redeem reward',
    about: 'rewards',
    did: (name) => `Redeemed ${name}`,
    youDid: (name) => `You redeemed ${name}`,
  },
  returnReward: {
    summary: 'Take a redemption back within a day, with its points',
    failed: 'Failed to return reward',
    about: 'rewards',
    did: (name) => `Returned ${name}`,
    youDid: (name) => `You returned ${name}`,
  },
  approveReward: {
    summary: 'Approve a reward of a partner',
    failed: 'Failed to approve reward',
    about: 'rewards',
    did: (name) => `Approved ${name}`,
    youDid: (name) => `You approved ${name}`,
  },
  giveReward: {
    summary: 'Mark a redeemed reward of a partner as given, or take the mark off',
    failed: 'Failed to update reward',
    about: 'rewards',
    did: (name) => `Changed whether ${name} was given`,
    youDid: (name) => `You changed whether ${name} was given`,
  },
  denyReward: {
    summary:
      'Deny a reward of a partner, with a note or without; after redemption that gives its points back',
    failed: 'Failed to deny reward',
    about: 'rewards',
    did: (name) => `Denied ${name}`,
    youDid: (name) => `You denied ${name}`,
  },
} satisfies CommandTexts<typeof rewardCommands>)
