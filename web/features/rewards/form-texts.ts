/** Texts of the reward form that are on no card. */
import { defineTexts } from '#domain/language/texts.ts'

export const rewardFormTexts = defineTexts('rewardFormTexts', {
  for: 'For',
  forMe: 'Me',
  again: 'Can be redeemed again',
  stays: 'It stays here after each time.',
  limits: {
    stock: { label: 'How many', note: 'left in all' },
    per_week: { label: 'In a week', note: 'from Monday on' },
    cooldown_days: { label: 'Days between', note: 'before the next' },
  },
  noLimit: 'No limit',
  less: (label: string) => `${label}: one less`,
  more: (label: string) => `${label}: one more`,
  apart: (days: number) => (days === 1 ? 'a day apart' : `${days} days apart`),
  inAll: (count: number) => (count === 0 ? 'none left' : `${count} in all`),
  /** The limits in one line: "Twice a week, a day apart". */
  inWords: (words: readonly string[]) => {
    const line = words.length === 0 ? 'as often as you like' : words.join(', ')
    return line.charAt(0).toUpperCase() + line.slice(1)
  },
  redeemedToday: 'Redeemed today',
  againFrom: (day: string) => `again from ${day}`,
  raisingAsks: (approver: string) =>
    `Raising a limit asks ${approver} again. Lowering one does not.`,
  raisingAsksSomebody: 'Raising a limit asks your partners again. Lowering one does not.',
})
