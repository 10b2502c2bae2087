/** The sentences of the command on imports. */
import type { CommandTexts } from '#domain/command-text.ts'
import { defineTexts } from '#domain/language/texts.ts'
import type { importCommands } from './import-commands.ts'

export const importCommandTexts = defineTexts('importCommandTexts', {
  importItems: {
    summary:
      'Add tasks and repeating tasks of another program; those that were added before stay as they are',
    failed: 'Failed to import tasks',
    did: () => 'Imported tasks',
    youDid: () => 'You imported tasks',
  },
} satisfies CommandTexts<typeof importCommands>)
