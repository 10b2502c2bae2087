/** The sentences of the commands on one's own account. */
import type { CommandTexts } from '#domain/command-text.ts'
import { defineTexts } from '#domain/language/texts.ts'
import type { userCommands } from './user-commands.ts'

export const userCommandTexts = defineTexts('userCommandTexts', {
  updateProfile: {
    summary: 'Change name, photo, time zone or language',
    failed: 'Failed to update profile',
    did: () => 'Updated your profile',
    youDid: () => 'You edited your profile',
  },
  changePlan: {
    summary: 'Change the plan; a downgrade touches nothing that exists',
    failed: 'Failed to update plan',
    did: () => 'Changed your plan',
    youDid: () => 'You changed your plan',
  },
  deleteAccount: {
    summary: 'Delete your account; what others earned with you stays theirs',
    failed: 'Delete failed',
    did: () => 'Deleted your account',
    youDid: () => 'You deleted your account',
  },
} satisfies CommandTexts<typeof userCommands>)
