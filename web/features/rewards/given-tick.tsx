/** The tick of a redeemed reward: dashed until its owner has had it; pressing it again removes it (RW11). */
import { Check } from 'lucide-react'
import { styled } from 'styled-components'
import type { Reward } from '#domain/rewards/reward.ts'
import { useAccount } from '#web/data/account.ts'
import { theme } from '#web/ui/theme.ts'
import { usePending } from '#web/ui/use-pending.ts'
import { rewardsScreenTexts } from './screen-texts.ts'

export function GivenTick({ reward: { id, name, given_at } }: { readonly reward: Reward }) {
  const account = useAccount()
  const [, once] = usePending()
  const isGiven = given_at !== null
  return (
    <Pill
      type="button"
      role="checkbox"
      aria-checked={isGiven}
      aria-label={rewardsScreenTexts.givenReward(name)}
      onClick={() => once(() => account.run('giveReward', { id, is_given: !isGiven }))}
    >
      <Box>{isGiven && <Check aria-hidden="true" />}</Box>
      {rewardsScreenTexts.given}
    </Pill>
  )
}

const Box = styled.span`
  ${theme.centre}
  flex: none;
  ${theme.square('22px')}
  border: 2px solid ${theme.line.strong};
  border-radius: 7px;
  background: ${theme.surface.card};
  svg {
    ${theme.square('14px')}
    stroke-width: 3;
  }
`

const Pill = styled.button`
  position: relative;
  ${theme.inline(2)}
  flex: none;
  justify-content: center;
  min-width: 104px;
  min-height: ${theme.size.target};
  padding: 0 16px 0 12px;
  border: 1.5px dashed ${theme.line.strong};
  border-radius: ${theme.radius.pill};
  background: none;
  color: ${theme.text.main};
  font: ${theme.font.smallStrong};
  cursor: pointer;
  &[aria-checked='true'] {
    border-color: transparent;
    background: ${theme.surface.successSoft};
    color: ${theme.text.success};
    ${Box} {
      border-color: ${theme.text.success};
      background: ${theme.text.success};
      color: ${theme.surface.card};
    }
  }
  ${theme.media.hover} {
    &:hover {
      border-style: solid;
    }
  }
`
