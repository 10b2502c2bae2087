/** Celebrates a redemption: animates the picture and shows the cost. */
import { Gift } from 'lucide-react'
import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { keyframes, styled } from 'styled-components'
import { useAccount } from '#web/data/account.ts'
import { showUndoableToast } from '#web/shared/undo/undoable-toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { focusTab } from '#web/ui/move-focus.ts'
import { Name } from '#web/ui/name.tsx'
import { PointsToken } from '#web/ui/points.tsx'
import { theme } from '#web/ui/theme.ts'
import { RewardCover } from './reward-cover.tsx'
import { rewardCardTexts } from './texts.ts'
import type { RewardDialogProps } from './use-reward-subject.ts'
import { useRewardSubject } from './use-reward-subject.ts'

export function RedeemedDialog(props: RewardDialogProps) {
  const { open, onClose } = props
  const account = useAccount()
  const reward = useRewardSubject(props, ({ redeemed_at }) => redeemed_at !== null)
  // Not while the dialog says the same.
  const spent = open ? undefined : reward?.point_cost
  const redeemed = reward?.source_id ?? props.id
  useEffect(() => {
    if (spent !== undefined)
      showUndoableToast(
        account,
        {
          name: 'redeemReward',
          id: redeemed,
          reverse: () => account.run('returnReward', { id: props.id }),
        },
        {
          title: rewardCardTexts.toasts.redeemed,
          description: rewardCardTexts.spent(spent),
          icon: Gift,
        },
      )
  }, [account, spent, redeemed, props.id])
  if (!reward) return null
  const { name, point_cost, image_url } = reward
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={rewardCardTexts.redeemed}
      description={<Name>{name}</Name>}
      footer={
        <Button block onClick={onClose} data-first-focus>
          {rewardCardTexts.enjoy}
        </Button>
      }
    >
      <Picture>
        <KnitIn>
          <RewardCover id={redeemed} image={image_url} />
        </KnitIn>
      </Picture>
      <Spent>
        <PointsToken size="28px" />
        {rewardCardTexts.spent(point_cost)}
      </Spent>
      <FocusTab />
    </Dialog>
  )
}

/** Reveals a picture row by row from the bottom, as if knitted; without animation if less motion is preferred. */
function KnitIn({ children }: { readonly children: ReactNode }) {
  return (
    <Frame>
      {children}
      <Yarn aria-hidden="true" />
    </Frame>
  )
}

/** The card with the button is already gone, so the focus moves to its tab. */
function FocusTab() {
  useEffect(() => focusTab, [])
  return null
}

const Picture = styled.div`
  height: 168px;
`

const unravel = keyframes`
  from { transform: scaleY(1); }
  to { transform: scaleY(0); }
`

const Frame = styled.div`
  position: relative;
  height: 100%;
  border-radius: ${theme.radius.inner};
  overflow: hidden;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border: 1.5px dashed ${theme.line.strong};
    border-radius: inherit;
  }
`

/* The part that is not knitted yet: a cover that moves up by one row of stitches at a time. */
const Yarn = styled.div`
  position: absolute;
  inset: 0;
  background: ${theme.surface.card};
  transform: scaleY(0);
  transform-origin: top;
  ${theme.media.motion} {
    animation: ${unravel} 900ms steps(15) 160ms backwards;
  }
`

const Spent = styled.p`
  ${theme.row(2)}
  justify-content: center;
  color: ${theme.text.reward};
  font: ${theme.font.h2};
`
