/** The sentences of the commands on templates. */
import type { CommandTexts } from '#domain/command-text.ts'
import { defineTexts } from '#domain/language/texts.ts'
import type { templateCommands } from './template-commands.ts'

export const templateCommandTexts = defineTexts('templateCommandTexts', {
  createTemplate: {
    summary: 'Keep the details of a task as a template',
    failed: 'Failed to save template',
    did: () => 'Saved a template',
    youDid: () => 'You saved a template',
  },
  updateTemplate: {
    summary: 'Change fields of a template; tasks made from it stay as they are',
    failed: 'Failed to save template',
    did: () => 'Updated a template',
    youDid: () => 'You edited a template',
  },
  deleteTemplate: {
    summary: 'Delete a template, on whatever plan',
    failed: 'Failed to delete template',
    did: () => 'Deleted a template',
    youDid: () => 'You deleted a template',
  },
} satisfies CommandTexts<typeof templateCommands>)
