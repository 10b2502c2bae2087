/** Hero, figures, empty states, skeletons, info lines, tiles. */
import { Check, Gift, RefreshCw } from 'lucide-react'
import { styled } from 'styled-components'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { HeroCard } from '#web/ui/hero-card.tsx'
import { IconTile } from '#web/ui/icon-tile.tsx'
import { InfoLine } from '#web/ui/info-line.tsx'
import { LostMitten } from '#web/ui/lost-mitten.tsx'
import { SectionHead } from '#web/ui/section-head.tsx'
import { RewardCardSkeleton } from '#web/ui/skeleton.tsx'
import { Row, Stack } from '#web/ui/stack.tsx'
import { StatCard } from '#web/ui/stat-card.tsx'
import { swatches } from '#web/ui/swatch.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { theme } from '#web/ui/theme.ts'
import { Specimen } from './specimen.tsx'

const history = { to: '/points', label: 'Point history' }
const goal = {
  target: 400,
  meterLabel: 'Points towards A weekend off dishes',
  text: (
    <>
      <b>60 points</b> to go for A weekend off dishes
    </>
  ),
}

export function CardsPart() {
  return (
    <>
      <Specimen label="Hero card and figures" wide>
        <Figures>
          <HeroCard label="Available Points" points={340} link={history} goal={goal} />
          <StatCard
            to="/tasks?tab=completed"
            label="Completed Tasks"
            value={12}
            period="this month"
            icon={Check}
            tone="task"
          />
          <StatCard
            to="/rewards?tab=redeemed"
            label="Redeemed Rewards"
            value={3}
            period="this month"
            icon={Gift}
            tone="reward"
          />
        </Figures>
      </Specimen>
      <Specimen label="Hero card: narrow, below zero, no goal">
        <HeroCard label="Available Points" points={340} link={history} goal={goal} />
        <HeroCard
          label="Available Points"
          points={-30}
          link={history}
          note="Below zero after a reopened task. Redeeming waits until 30 points are earned."
        />
        <HeroCard label="Available Points" points={1250} link={history} />
      </Specimen>
      <Specimen label="Empty state">
        <EmptyState>No completed tasks yet. Complete a task to see it here!</EmptyState>
        <EmptyState tone="basted" action={<Button tone="soft">Clear search</Button>}>
          No users match &quot;lindquist&quot;.
        </EmptyState>
      </Specimen>
      <Specimen label="Skeleton, page not found">
        <RewardCardSkeleton />
        <LostMitten />
      </Specimen>
      <Specimen label="Info lines">
        <Stack $gap={2}>
          <InfoLine>
            <b>Everything is kept on this device.</b> It sends itself when you are back online.
          </InfoLine>
          <InfoLine tone="warn">Theo finished this first, at 18:04.</InfoLine>
          <InfoLine tone="bad">Saving asks Theo again.</InfoLine>
          <InfoLine tone="ok">Theo had already approved this.</InfoLine>
          <InfoLine tone="basted">Needs a connection.</InfoLine>
        </Stack>
      </Specimen>
      <Specimen label="Cards and tiles">
        <SectionHead title="Active Tasks" action={<TextLink to="/tasks">View all</TextLink>} />
        <Card>
          <Row>
            <IconTile icon={Check} tone="task" />
            <IconTile icon={Gift} tone="reward" />
            <IconTile icon={RefreshCw} tone="partner" />
            <IconTile icon={RefreshCw} tone="points" />
            <IconTile icon={RefreshCw} />
          </Row>
        </Card>
        <Card $tone="basted">Not final yet</Card>
        <Card $tone="danger">Danger Zone</Card>
      </Specimen>
      <Specimen label="Swatches">
        <Swatches>
          {Object.entries(swatches).map(([name, url]) => (
            <img key={name} src={url} alt={name} />
          ))}
        </Swatches>
      </Specimen>
    </>
  )
}

const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;
  > :first-child {
    grid-column: 1 / -1;
  }
  ${theme.media.fromDesktop} {
    grid-template-columns: 2.1fr 1fr 1fr;
    gap: 16px;
    > :first-child {
      grid-column: auto;
    }
  }
`

const Swatches = styled.div`
  display: grid;
  grid-template-columns: repeat(6, 1fr);
  gap: 8px;
  img {
    width: 100%;
    aspect-ratio: 1;
    border-radius: 14px;
    object-fit: cover;
  }
`
