/** The sentences of the commands of admins. */
import type { CommandTexts } from '#domain/command-text.ts'
import { defineTexts } from '#domain/language/texts.ts'
import type { adminCommands } from './admin-commands.ts'

export const adminCommandTexts = defineTexts('adminCommandTexts', {
  editUser: {
    summary: 'Change name, e-mail, role or plan of an account',
    failed: 'Failed to update user',
    did: () => 'Edited a user',
    youDid: () => 'You edited a user',
  },
  makeAdmin: {
    summary: 'Make an account an admin',
    failed: 'Failed to make admin',
    did: () => 'Made a user an admin',
    youDid: () => 'You made a user an admin',
  },
} satisfies CommandTexts<typeof adminCommands>)
