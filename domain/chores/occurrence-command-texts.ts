/** The sentences of the commands on one occurrence of a chore. */
import type { CommandTexts } from '#domain/command-text.ts'
import type { occurrenceCommands } from './occurrence-commands.ts'

export const occurrenceCommandTexts: CommandTexts<typeof occurrenceCommands> = {
  completeOccurrence: {
    summary: 'Complete what a repeating task asks for on a day, and earn its points',
    about: 'tasks',
    did: (name) => `Completed ${name}`,
  },
  claimOccurrence: {
    summary: 'Take on what a repeating task asks for on a day',
    about: 'tasks',
    did: (name) => `Claimed ${name}`,
  },
  tickOccurrenceStep: {
    summary: 'Tick a step of what a repeating task asks for on a day, or take the tick off',
    about: 'tasks',
    did: (name) => `Ticked a step of ${name}`,
  },
  updateOccurrence: {
    summary: 'Change one day of a repeating task alone: its texts, its day, or whose it is',
    about: 'tasks',
    did: (name) => `Changed ${name}`,
  },
  skipOccurrence: {
    summary: 'Leave a day of a repeating task out; the turn stays',
    did: () => 'Skipped a repeating task',
  },
  unskipOccurrence: {
    summary: 'Take a skipped day of a repeating task back into the plan',
    did: () => 'Took a skip back',
  },
  passTurn: { summary: 'Pass the turn on to whoever comes next', did: () => 'Passed a turn on' },
}
