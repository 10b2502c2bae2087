/** The sentences of the commands of admins. */
import type { CommandTexts } from '#domain/command-text.ts'
import type { adminCommands } from './admin-commands.ts'

export const adminCommandTexts: CommandTexts<typeof adminCommands> = {
  editUser: {
    summary: 'Change name, e-mail, role or plan of an account',
    did: () => 'Edited a user',
  },
  makeAdmin: { summary: 'Make an account an admin', did: () => 'Made a user an admin' },
}
