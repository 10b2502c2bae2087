/** A reward's card: picture, text and actions. */
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { isWithoutCost } from '#domain/rewards/reward.ts'
import { CardList } from '#web/shared/lists/list-item.tsx'
import { cardTones } from '#web/ui/card.tsx'
import { Name } from '#web/ui/name.tsx'
import { Points } from '#web/ui/points.tsx'
import { Row } from '#web/ui/stack.tsx'
import { theme } from '#web/ui/theme.ts'
import { GoalFlag } from './goal-flag.tsx'
import { RewardCover } from './reward-cover.tsx'

export type RewardCardProps = {
  readonly reward: {
    readonly id: string
    readonly name: string
    readonly description: string
    readonly point_cost: number
    readonly image_url: string | null
    /** Looks the same as the standing reward it is a redemption of. */
    readonly source_id?: string | null
  }
  /** Dashed while a partner has to decide. */
  readonly tone?: 'plain' | 'basted'
  /** On top of the picture: who offers it. */
  readonly banner?: ReactNode
  /** On the picture, top right. */
  readonly menu?: ReactNode
  /** Beside the name. */
  readonly mark?: ReactNode
  /** Under the name: who asks for it. */
  readonly owner?: ReactNode
  /** Above the bottom part: how far the points reach. */
  readonly meter?: ReactNode
  /** Beside the cost: a button or a tag. */
  readonly action?: ReactNode
  /** Lines of their own below the cost: when it was redeemed, how it was decided, two buttons. */
  readonly children?: ReactNode
}

export function RewardCard(props: RewardCardProps) {
  const { reward, tone = 'plain', banner, menu, mark, owner, meter, action, children } = props
  return (
    <Card $tone={tone} data-banner={banner ? '' : undefined}>
      <Body>
        <Head>
          <h3>
            <Name>{reward.name}</Name>
          </h3>
          {mark}
        </Head>
        {owner}
        {reward.description !== '' && <Description dir="auto">{reward.description}</Description>}
        <Foot>
          {meter}
          <Line>
            <Row as="span" $gap={2.5}>
              {!isWithoutCost(reward) && <Points value={reward.point_cost} size="large" />}
              <GoalFlag id={reward.id} />
            </Row>
            {action}
          </Line>
          {children}
        </Foot>
      </Body>
      {/* After the name, so that it is read and reached in that order; it stands on top. */}
      <Cover>
        <RewardCover id={reward.source_id ?? reward.id} image={reward.image_url} />
        {menu !== undefined && <MenuSlot>{menu}</MenuSlot>}
      </Cover>
      {banner}
    </Card>
  )
}

/** A list of reward cards, as many side by side as fit. */
export const RewardGrid = styled(CardList)`
  --gap: 16px;
  --row-guess: 366px;
  /* Of the same row the same height. */
  > li,
  > [role='listitem'] {
    ${theme.column(0)}
  }
  ${theme.media.fromTablet} {
    --row-guess: calc(366px / 2);
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${theme.media.fromLandscape} {
    --row-guess: calc(366px / 3);
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

const Card = styled.article<{ $tone: 'plain' | 'basted' }>`
  position: relative;
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
  min-width: 0;
  border-radius: ${theme.radius.card};
  ${({ $tone }) => cardTones[$tone]}
  ${({ $tone }) => ($tone === 'basted' ? '--cover-inset: 8px; --cover-corner: 15px;' : '')}
  /* Its picture is not at the top. */
  &[data-banner] {
    --cover-corner: 0;
  }
  ${theme.edge}
`

const Cover = styled.div`
  position: relative;
  flex: none;
  height: calc(148px - var(--cover-inset, 0px));
  margin: var(--cover-inset, 0px) var(--cover-inset, 0px) 0;
  > img {
    border-radius: var(--cover-corner, ${theme.radius.card} ${theme.radius.card} 0 0);
  }
`

const MenuSlot = styled.div`
  position: absolute;
  top: 6px;
  inset-inline-end: 6px;
`

const Body = styled.div`
  display: flex;
  ${theme.rest}
  flex-direction: column;
  gap: 4px;
  padding: 16px 18px 18px;
`

const Head = styled.div`
  ${theme.row(2)}
  justify-content: space-between;
  > h3 {
    font-size: var(--f-card-title);
  }
  > :not(h3) {
    flex: none;
  }
`

const Description = styled.p`
  ${theme.note}
  font-size: var(--f-card-text);
  white-space: pre-line;
  ${theme.clamp(4)}
`

const Foot = styled.div`
  ${theme.column(2.5)}
  margin-top: auto;
  padding-top: 14px;
`

const Line = styled.div`
  ${theme.spread(2.5)}
  min-height: ${theme.size.control};
  /* The end of a button without a background is aligned with the end of the text above it. */
  > button[data-ghost] {
    margin-inline-end: -14px;
  }
`
