/** Texts of the question whether to redeem a reward other than the goal. */
import { numberText } from '#domain/language/numbers.ts'
import { defineTexts } from '#domain/language/texts.ts'

const pointsAway = (count: number) => (count === 1 ? '1 point' : `${numberText(count)} points`)

export const goalTexts = defineTexts('goalTexts', {
  title: (name: string) => `Redeem ${name}?`,
  after: (points: number) => `${numberText(points)} after this`,
  spent: (points: number) => `${numberText(points)} spent here`,
  away: (name: string, { away, before }: { readonly away: number; readonly before: number }) =>
    before > 0
      ? `After this you are ${pointsAway(away)} away from ${name} instead of ${numberText(before)}. Redeem it?`
      : `After this you are ${pointsAway(away)} away from ${name}. Redeem it?`,
  redeemFor: (cost: number) => `Redeem for ${numberText(cost)}`,
  keepSaving: 'Keep saving',
})
