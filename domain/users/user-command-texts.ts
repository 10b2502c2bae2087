/** The sentences of the commands on one's own account. */
import type { CommandTexts } from '#domain/command-text.ts'
import type { userCommands } from './user-commands.ts'

export const userCommandTexts: CommandTexts<typeof userCommands> = {
  updateProfile: {
    summary: 'Change name, photo or time zone',
    did: () => 'Updated your profile',
    youDid: () => 'You edited your profile',
  },
  changePlan: {
    summary: 'Change the plan; a downgrade touches nothing that exists',
    did: () => 'Changed your plan',
  },
  deleteAccount: {
    summary: 'Delete your account; what others earned with you stays theirs',
    did: () => 'Deleted your account',
  },
}
