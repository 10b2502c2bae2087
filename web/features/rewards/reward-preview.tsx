/** A preview of a reward while it is being typed; in a form with one column only its picture. */
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Points } from '#web/ui/points.tsx'
import { Row } from '#web/ui/stack.tsx'
import { theme } from '#web/ui/theme.ts'
import type { RewardCardProps } from './reward-card.tsx'
import { RewardCover } from './reward-cover.tsx'
import { rewardCardTexts } from './texts.ts'

export type RewardPreviewProps = {
  readonly reward: RewardCardProps['reward']
  readonly tag: ReactNode
}

/** Silent for screen readers, because the fields beside it say the same. */
export function RewardPreview({ reward, tag }: RewardPreviewProps) {
  const { id, name, description, point_cost, image_url } = reward
  return (
    <Frame aria-hidden="true">
      <small>{rewardCardTexts.preview}</small>
      <Card>
        <RewardCover id={id} image={image_url} />
        <Words>
          <b>{name.trim() === '' ? rewardCardTexts.previewName : name}</b>
          <p>{description.trim() === '' ? rewardCardTexts.previewDescription : description}</p>
          <Row $between $wrap>
            <Points value={point_cost} size="large" />
            {tag}
          </Row>
        </Words>
      </Card>
    </Frame>
  )
}

const Frame = styled.div`
  > small {
    display: block;
    margin-bottom: 6px;
    ${theme.note}
    ${theme.media.upToTablet} {
      display: none;
    }
  }
`

const Card = styled.div`
  border-radius: ${theme.radius.card};
  overflow: hidden;
  box-shadow: inset 0 0 0 1.5px ${theme.line.hair};
  > img {
    height: 132px;
    ${theme.media.upToTablet} {
      height: 96px;
    }
  }
`

const Words = styled.div`
  ${theme.column(1)}
  padding: 14px 18px 16px;
  ${theme.media.upToTablet} {
    display: none;
  }
  b {
    font: ${theme.font.h3};
  }
  p {
    ${theme.note}
    ${theme.clamp(2)}
  }
  > :last-child {
    min-height: 40px;
  }
`
