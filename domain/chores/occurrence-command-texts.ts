/** The sentences of the commands on one occurrence of a chore. */
import type { CommandTexts } from '#domain/command-text.ts'
import { defineTexts } from '#domain/language/texts.ts'
import type { occurrenceCommands } from './occurrence-commands.ts'

export const occurrenceCommandTexts = defineTexts('occurrenceCommandTexts', {
  completeOccurrence: {
    summary: 'Complete what a repeating task asks for on a day, and earn its points',
    failed: 'Failed to complete task',
    about: 'tasks',
    did: (name) => `Completed ${name}`,
    youDid: (name) => `You completed ${name}`,
  },
  claimOccurrence: {
    summary: 'Take on what a repeating task asks for on a day',
    failed: 'Failed to claim task',
    about: 'tasks',
    did: (name) => `Claimed ${name}`,
    youDid: (name) => `You claimed ${name}`,
  },
  tickOccurrenceStep: {
    summary: 'Tick a step of what a repeating task asks for on a day, or take the tick off',
    failed: 'Failed to update task',
    about: 'tasks',
    did: (name) => `Ticked a step of ${name}`,
    youDid: (name) => `You ticked a step of ${name}`,
  },
  updateOccurrence: {
    summary: 'Change one day of a repeating task alone: its texts, its day, or whose it is',
    failed: 'Failed to update task',
    about: 'tasks',
    did: (name) => `Changed ${name}`,
    youDid: (name) => `You changed ${name}`,
  },
  skipOccurrence: {
    summary: 'Leave a day of a repeating task out; the turn stays',
    failed: 'Failed to skip task',
    did: () => 'Skipped a repeating task',
    youDid: () => 'You skipped a repeating task',
  },
  unskipOccurrence: {
    summary: 'Take a skipped day of a repeating task back into the plan',
    failed: 'Failed to update task',
    did: () => 'Took a skip back',
    youDid: () => 'You took a skip back',
  },
  passTurn: {
    summary: 'Pass the turn on to whoever comes next',
    failed: 'Failed to pass the turn on',
    did: () => 'Passed a turn on',
    youDid: () => 'You passed a turn on',
  },
} satisfies CommandTexts<typeof occurrenceCommands>)
