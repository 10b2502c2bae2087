/** The sentences of the commands on children. */
import type { CommandTexts } from '#domain/command-text.ts'
import type { childCommands } from './child-commands.ts'

export const childCommandTexts: CommandTexts<typeof childCommands> = {
  makeChild: {
    summary: 'Add a child without e-mail and password; `id` is its account',
    did: () => 'Added a child',
  },
  updateChild: {
    summary: 'Change the name, picture, language or big buttons of a child',
    did: () => 'Updated a child',
    youDid: () => 'You edited a child',
  },
  deleteChild: { summary: 'Delete the profile of a child you made', did: () => 'Deleted a child' },
  growUp: {
    summary:
      'Give a child a username and an e-mail address, and get a one-time link to its password',
    did: () => 'Made an account for a child',
  },
  askParent: {
    summary: 'Ask a partner of yours to be a parent of a child you made',
    did: () => 'Asked somebody to be a parent',
  },
  unaskParent: {
    summary:
      'Take that question back, or end that person being a parent; with the status `pending` only the question',
    did: () => 'Took a question back',
  },
  endParent: {
    summary:
      'End being a parent of a child you made, for somebody else; what they opened for it ends, too',
    did: () => 'Removed a parent',
  },
}
