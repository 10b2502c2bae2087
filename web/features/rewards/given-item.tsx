/** A redeemed reward of a partner: pressing it shows what was promised; the tick says that they have had it (RW11). */
import { memo } from 'react'
import { styled } from 'styled-components'
import { firstName } from '#domain/users/user.ts'
import { ListItem } from '#web/shared/lists/list-item.tsx'
import { useOverlayAddress } from '#web/shared/overlay/use-overlay-address.ts'
import { RowMarkSign } from '#web/shared/row-marks/row-mark-sign.tsx'
import { dayText } from '#web/shared/time/time-text.ts'
import { correctedNow } from '#web/shared/time/use-now.ts'
import { Name, Sentence } from '#web/ui/name.tsx'
import { theme } from '#web/ui/theme.ts'
import { opensRow } from '#web/ui/whole-row.ts'
import { GivenTick } from './given-tick.tsx'
import { RewardCover } from './reward-cover.tsx'
import type { RewardItemProps } from './same-item.ts'
import { isSameItem } from './same-item.ts'
import { rewardsScreenTexts } from './screen-texts.ts'

export type GivenItemProps = RewardItemProps & {
  /** Renders the row again when another day begins. */
  readonly today: string
}

export const GivenItem = memo(PromisedReward, isSameItem)

function PromisedReward({ reward, household, mark }: GivenItemProps) {
  const overlay = useOverlayAddress()
  const { id, name, image_url, redeemed_at, source_id, user_id } = reward
  const owner = household.people.get(user_id)
  const day = dayText(redeemed_at ?? '', correctedNow(), household.timeZone)
  return (
    <ListItem focusKey="">
      <Row>
        <Thumb id={source_id ?? id} image={image_url} />
        <Words>
          <Open type="button" onClick={() => overlay.open('partner-reward', id)}>
            <Name>{name}</Name>
          </Open>
          <p>
            {owner ? (
              <Sentence name={firstName(owner)}>
                {rewardsScreenTexts.redeemedBy(firstName(owner), day)}
              </Sentence>
            ) : (
              day
            )}
            <RowMarkSign isShort mark={mark} />
          </p>
        </Words>
        <GivenTick reward={reward} />
      </Row>
    </ListItem>
  )
}

const Row = styled.div`
  position: relative;
  ${theme.wrap('8px 14px')}
  justify-content: end;
  min-height: 72px;
  padding: 10px 0;
  ${theme.hairline('li + li > &')}
`

const Thumb = styled(RewardCover)`
  ${theme.square('56px')}
  border-radius: ${theme.radius.inner};
`

/* If whole words do not fit beside it, the tick is below. */
const Words = styled.div`
  ${theme.share('7rem')}
  p {
    ${theme.wrap('2px 8px')}
    ${theme.note}
  }
`

/* The whole row opens; the tick is above that. */
const Open = styled.button`
  color: ${theme.text.main};
  font: ${theme.font.row};
  overflow-wrap: anywhere;
  ${opensRow(theme.radius.chip, '0 -6px')}
`
