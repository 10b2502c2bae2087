/** An item of a list of rewards, and whether it is unchanged: only changed items of a long list render again. */
import type { Reward } from '#domain/rewards/reward.ts'
import { sameRow } from '#domain/row-values.ts'
import { fromStored } from '#web/data/database.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import type { RowMark } from '#web/shared/row-marks/use-row-marks.ts'

export type RewardItemProps = {
  readonly reward: Reward
  readonly household: Household
  readonly mark: RowMark
}

export function isSameItem<Props extends RewardItemProps>(a: Props, b: Props): boolean {
  const { reward: one, ...rest } = a
  const { reward: other, ...otherRest } = b
  return (
    sameRow(fromStored('rewards', one), fromStored('rewards', other)) &&
    Object.entries(rest).every(([name, value]) => Reflect.get(otherRest, name) === value)
  )
}
