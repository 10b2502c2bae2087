/** The four features of Mitten, each with a picture. */
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { theme } from '#web/ui/theme.ts'
import { PartnerPicture, PointsPicture, RewardsPicture, TasksPicture } from './feature-pictures.tsx'
import { itemTitle, Section, SectionTitle } from './layout.ts'
import { texts } from './texts.ts'

export function Features() {
  const { title, tasks, points, rewards, partner } = texts.features
  return (
    <Section id="features">
      <SectionTitle>{title}</SectionTitle>
      <Grid>
        <Feature {...tasks} ground={theme.surface.successSoft} picture={<TasksPicture />} />
        <Feature {...points} ground={theme.surface.hero} picture={<PointsPicture />} />
        <Feature {...rewards} ground={theme.surface.rewardSoft} picture={<RewardsPicture />} />
        <Feature {...partner} ground={theme.surface.partnerSoft} picture={<PartnerPicture />} />
      </Grid>
    </Section>
  )
}

type FeatureProps = {
  readonly title: string
  readonly text: string
  readonly ground: string
  readonly picture: ReactNode
}

function Feature({ title, text, ground, picture }: FeatureProps) {
  return (
    <Card>
      <Stage style={{ background: ground }} aria-hidden="true">
        {picture}
      </Stage>
      <h3>{title}</h3>
      <p>{text}</p>
    </Card>
  )
}

const Grid = styled.div`
  ${theme.column(5)}
  ${theme.media.fromTablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

const Card = styled.article`
  padding: 14px 14px 24px;
  border-radius: ${theme.radius.sheet};
  ${theme.raised}
  > h3,
  > p {
    padding-inline: ${theme.space(2)};
  }
  > h3 {
    ${itemTitle}
  }
  > p {
    max-width: 46ch;
    margin-top: 6px;
    color: ${theme.text.muted};
    text-wrap: pretty;
  }
  ${theme.media.fromLandscape} {
    padding: 24px 20px 30px;
  }
`

const Stage = styled.div`
  ${theme.centre}
  grid-template-columns: minmax(0, 1fr);
  min-height: 220px;
  margin-bottom: 22px;
  padding: ${theme.space(4)};
  border-radius: 20px;
  ${theme.media.phone} {
    min-height: 200px;
  }
`
