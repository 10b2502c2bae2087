/** Texts about people who are away and tasks that are paused. */
import { defineTexts } from '#domain/language/texts.ts'

export const pauseTexts = defineTexts('pauseTexts', {
  away: (name: string) => `${name} is away`,
  awayUntil: (name: string, day: string) => `${name} is away until ${day}`,
  turnsPass: (name: string) => `${name}’s turns pass to you meanwhile.`,
  paused: (name: string) => `${name} paused repeating tasks`,
  pausedUntil: (name: string, day: string) => `${name} paused repeating tasks until ${day}`,
  mineToo: 'Pause mine too',

  toasts: {
    paused: 'Paused',
    pausedUntil: (day: string) => `Paused until ${day}`,
    resumed: 'Back again',
  },
})
