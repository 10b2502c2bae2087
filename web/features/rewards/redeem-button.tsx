/** Redeems a reward at the cost shown, or says that there are not enough points. */
import { Suspense } from 'react'
import type { Reward } from '#domain/rewards/reward.ts'
import { Button } from '#web/ui/button.tsx'
import { lazyComponent } from '#web/ui/lazy-component.ts'
import { usePending } from '#web/ui/use-pending.ts'
import { rewardCardTexts } from './texts.ts'
import { useRedeem } from './use-redeem.ts'

export type RedeemButtonProps = {
  readonly reward: Reward
  /** Undefined while it is being read. */
  readonly points: number | undefined
  readonly tone?: 'primary' | 'soft'
  readonly block?: boolean
}

/** A standing reward's limits decide, too: their code is loaded with the first standing reward. */
export function RedeemButton(props: RedeemButtonProps) {
  const { reward, points: _, ...look } = props
  if (!reward.is_standing) return <PlainRedeemButton {...props} />
  return (
    <Suspense
      fallback={
        <Button disabled {...look}>
          {rewardCardTexts.redeem}
        </Button>
      }
    >
      <StandingButton {...props} />
    </Suspense>
  )
}

const StandingButton = lazyComponent(() => import('./standing-button.tsx'), 'StandingButton')

export function PlainRedeemButton({ reward, points, ...look }: RedeemButtonProps) {
  const { redeem } = useRedeem()
  // A second press while the first one is being saved would say the same thing twice.
  const [, once] = usePending()
  const { name, point_cost } = reward
  if (points !== undefined && points < point_cost)
    return (
      <Button disabled {...look} aria-label={rewardCardTexts.needMoreFor(name)}>
        {rewardCardTexts.needMore}
      </Button>
    )
  return (
    <Button
      {...look}
      aria-label={rewardCardTexts.redeemFor(name, point_cost)}
      onClick={() => once(() => redeem(reward))}
    >
      {rewardCardTexts.redeem}
    </Button>
  )
}
