/** The sentences of the commands on children. */
import type { CommandTexts } from '#domain/command-text.ts'
import { defineTexts } from '#domain/language/texts.ts'
import type { childCommands } from './child-commands.ts'

export const childCommandTexts = defineTexts('childCommandTexts', {
  makeChild: {
    summary: 'Add a child without e-mail and password; `id` is its account',
    failed: 'Failed to add child',
    did: () => 'Added a child',
    youDid: () => 'You added a child',
  },
  updateChild: {
    summary: 'Change the name, picture, language or big buttons of a child',
    failed: 'Failed to update child',
    did: () => 'Updated a child',
    youDid: () => 'You edited a child',
  },
  deleteChild: {
    summary: 'Delete the profile of a child you made',
    failed: 'Failed to delete child',
    did: () => 'Deleted a child',
    youDid: () => 'You deleted a child',
  },
  growUp: {
    summary:
      'Give a child a username and an e-mail address, and get a one-time link to its password',
    failed: 'Failed to make an account',
    did: () => 'Made an account for a child',
    youDid: () => 'You made an account for a child',
  },
  askParent: {
    summary: 'Ask a partner of yours to be a parent of a child you made',
    failed: 'Failed to send invitation',
    did: () => 'Asked somebody to be a parent',
    youDid: () => 'You asked somebody to be a parent',
  },
  unaskParent: {
    summary:
      'Take that question back, or end that person being a parent; with the status `pending` only the question',
    failed: 'Failed to update partnership',
    did: () => 'Took a question back',
    youDid: () => 'You took a question back',
  },
  endParent: {
    summary:
      'End being a parent of a child you made, for somebody else; what they opened for it ends, too',
    failed: 'Failed to update partnership',
    did: () => 'Removed a parent',
    youDid: () => 'You removed a parent',
  },
} satisfies CommandTexts<typeof childCommands>)
