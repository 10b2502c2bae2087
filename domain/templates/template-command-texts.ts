/** The sentences of the commands on templates. */
import type { CommandTexts } from '#domain/command-text.ts'
import type { templateCommands } from './template-commands.ts'

export const templateCommandTexts: CommandTexts<typeof templateCommands> = {
  createTemplate: {
    summary: 'Keep the details of a task as a template',
    did: () => 'Saved a template',
  },
  updateTemplate: {
    summary: 'Change fields of a template; tasks made from it stay as they are',
    did: () => 'Updated a template',
    youDid: () => 'You edited a template',
  },
  deleteTemplate: {
    summary: 'Delete a template, on whatever plan',
    did: () => 'Deleted a template',
  },
}
