/** Tells whether a reward in a list is unchanged, so that only changed items of a long list render again. */
import type { Reward } from '#domain/rewards/reward.ts'
import { sameRow } from '#domain/row-values.ts'
import { fromStored } from '#web/data/database.ts'

type ItemProps = { readonly reward: Reward }

export function isSameItem<Props extends ItemProps>(a: Props, b: Props): boolean {
  const { reward: one, ...rest } = a
  const { reward: other, ...otherRest } = b
  return (
    sameRow(fromStored('rewards', one), fromStored('rewards', other)) &&
    Object.entries(rest).every(([name, value]) => Reflect.get(otherRest, name) === value)
  )
}
