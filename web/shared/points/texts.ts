/** Texts about points that several pages share. */
import { numberText } from '#domain/language/numbers.ts'
import { defineTexts } from '#domain/language/texts.ts'

export const pointsTexts = defineTexts('pointsTexts', {
  available: 'Available Points',
  total: 'Total Points Earned',
  redeemed: 'Redeemed Points',
  loaned: 'Loan Points',
  belowZero: (missing: number) =>
    missing === 1
      ? 'Below zero after a reopened task. 1 point brings it back.'
      : `Below zero after a reopened task. ${numberText(missing)} points bring it back.`,
})
