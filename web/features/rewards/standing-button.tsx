/** The button of a standing reward: redeems it, or says why not now and from which day on it can be redeemed (RW18). */
import { Button } from '#web/ui/button.tsx'
import type { RedeemButtonProps } from './redeem-button.tsx'
import { PlainRedeemButton } from './redeem-button.tsx'
import { rewardCardTexts } from './texts.ts'
import { useLimitText } from './use-limit-text.ts'

export function StandingButton(props: RedeemButtonProps) {
  const { reward, points: _, ...look } = props
  const text = useLimitText(reward)
  if (!text) return <PlainRedeemButton {...props} />
  return (
    <Button disabled {...look} aria-label={rewardCardTexts.limitedFor(reward.name, text)}>
      {text}
    </Button>
  )
}
