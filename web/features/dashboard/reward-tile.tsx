/** A reward on the dashboard: a row on phones, a small card on tablets, a large picture on wide screens. */
import { css, styled } from 'styled-components'
import type { Reward } from '#domain/rewards/reward.ts'
import { GoalFlag } from '#web/features/rewards/goal-flag.tsx'
import { RedeemButton } from '#web/features/rewards/redeem-button.tsx'
import { RewardCover } from '#web/features/rewards/reward-cover.tsx'
import { RewardMenu } from '#web/features/rewards/reward-menu.tsx'
import { ListItem } from '#web/shared/lists/list-item.tsx'
import { RowMarkSign } from '#web/shared/row-marks/row-mark-sign.tsx'
import type { RowMark } from '#web/shared/row-marks/use-row-marks.ts'
import { Name } from '#web/ui/name.tsx'
import { Points } from '#web/ui/points.tsx'
import { Row } from '#web/ui/stack.tsx'
import { theme } from '#web/ui/theme.ts'

export type RewardTileProps = {
  readonly reward: Reward
  readonly points: number | undefined
  readonly mark: RowMark
}

export function RewardTile({ reward, points, mark }: RewardTileProps) {
  return (
    <ListItem focusKey="">
      <Tile>
        <h3>
          <Name>{reward.name}</Name>
        </h3>
        <Description dir="auto">{reward.description}</Description>
        <Cost $gap={2} $wrap>
          <Points value={reward.point_cost} />
          <GoalFlag id={reward.id} />
          <RowMarkSign isShort mark={mark} />
        </Cost>
        <Action>
          <RedeemButton reward={reward} points={points} tone="soft" block />
        </Action>
        <Cover>
          <RewardCover id={reward.id} image={reward.image_url} />
        </Cover>
        <MenuSlot>
          <RewardMenu reward={reward} />
        </MenuSlot>
      </Tile>
    </ListItem>
  )
}

/** If three whole pictures fit side by side. */
const wide = '@container (min-width: 900px)'

/** If a name does not fit between picture and button. */
const narrow = '@container (max-width: 20rem)'

const stacked = css`
  grid-template:
    'cover title' 1fr
    'cover cost' auto
    'action action' auto / auto minmax(0, 1fr);
  > h3 {
    align-self: center;
  }
`

export const CompactRewards = styled.ul`
  container-type: inline-size;
  ${theme.column(3)}
  > li {
    ${theme.column(0)}
  }
  ${theme.media.fromTablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 16px;
  }
  ${theme.media.fromLandscape} {
    gap: 12px;
  }
  ${theme.media.fromDesktop} {
    gap: 16px;
  }
`

const Tile = styled.article`
  ${theme.card}
  position: relative;
  display: grid;
  grid-template:
    'cover title action' auto
    'cover cost action' auto / auto minmax(7rem, 1fr) auto;
  align-items: center;
  gap: 2px 12px;
  padding: 12px;
  > h3 {
    grid-area: title;
    align-self: end;
    font: ${theme.font.label};
    font-family: ${theme.font.display};
    ${theme.clamp(2)}
  }
  ${narrow} {
    ${stacked}
  }
  ${theme.media.fromTablet} {
    ${stacked}
  }
  ${wide} {
    grid-template:
      'cover cover' auto
      'title title' auto
      'text text' 1fr
      'cost action' auto / minmax(0, 1fr) auto;
    padding: 0 18px 18px;
    > h3 {
      font: ${theme.font.h3};
    }
  }
`

const Cover = styled.div`
  grid-area: cover;
  align-self: start;
  ${theme.square('60px')}
  > img {
    border-radius: ${theme.radius.chip};
  }
  ${theme.media.upToTablet} {
    align-self: center;
  }
  ${wide} {
    width: auto;
    height: 148px;
    margin: 0 -18px 14px;
    > img {
      border-radius: ${theme.radius.card} ${theme.radius.card} 0 0;
    }
  }
`

const Description = styled.p`
  display: none;
  ${wide} {
    grid-area: text;
    display: block;
    align-self: start;
    ${theme.note}
    ${theme.cut}
  }
`

const Cost = styled(Row)`
  grid-area: cost;
  align-self: start;
  ${wide} {
    align-self: center;
    margin-top: 12px;
  }
`

const Action = styled.div`
  grid-area: action;
  ${narrow} {
    margin-top: 10px;
  }
  ${theme.media.fromTablet} {
    margin-top: 10px;
  }
`

/* Small cards have no space for it: there, the full list shows it. */
const MenuSlot = styled.div`
  display: none;
  ${wide} {
    position: absolute;
    top: 6px;
    inset-inline-end: 6px;
    display: block;
  }
`
