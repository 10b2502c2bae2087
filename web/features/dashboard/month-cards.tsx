/** The figures of this month; each card links to the list of the counted rows. */
import type { LucideIcon } from 'lucide-react'
import { ArrowRight, Check, Gift } from 'lucide-react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { numberText } from '#domain/language/numbers.ts'
import { useHasHistory } from '#web/data/history.ts'
import { IconTile } from '#web/ui/icon-tile.tsx'
import { StitchRow } from '#web/ui/stitch-row.tsx'
import { theme } from '#web/ui/theme.ts'
import type { MonthFigures } from './month-figures.ts'
import { dashboardTexts } from './texts.ts'

export function MonthCards({ figures }: { readonly figures: MonthFigures }) {
  return (
    <>
      <StatCard
        to="/tasks?tab=completed"
        label={dashboardTexts.completedTasks}
        value={figures.tasks}
        icon={Check}
        tone="task"
      />
      <StatCard
        to="/rewards?tab=redeemed"
        label={dashboardTexts.redeemedRewards}
        value={figures.rewards}
        icon={Gift}
        tone="reward"
      />
    </>
  )
}

type StatCardProps = {
  readonly to: string
  readonly label: string
  readonly value: number
  readonly icon: LucideIcon
  readonly tone: 'task' | 'reward'
}

/** The maximum number of stitches shown; the number beside them has the rest. */
const stitchCap = 15

function StatCard({ to, label, value, icon, tone }: StatCardProps) {
  const hasHistory = useHasHistory()
  // None means nothing before the device has the history (U22).
  const isKnown = value > 0 || hasHistory === true
  return (
    <Whole to={to}>
      <Figure>{isKnown ? numberText(value) : '\u00a0'}</Figure>
      <Period>{dashboardTexts.thisMonth}</Period>
      <Head>
        <IconTile icon={icon} tone={tone} size={36} />
        <span>{label}</span>
        <ArrowRight size={20} aria-hidden="true" />
      </Head>
      <Row
        lit={value}
        of={stitchCap}
        color={tone === 'task' ? theme.stitch.easy : theme.text.reward}
      />
    </Whole>
  )
}

/** If the words have little space. */
const tight = '@container (max-width: 165px)'

/* Figure and period on one line and the words below, whatever the digits; from desktop on the words come first. */
const Whole = styled(Link)`
  ${theme.card}
  container-type: inline-size;
  display: grid;
  grid-template: 'figure period' auto 'head head' 1fr / auto minmax(0, 1fr);
  align-items: baseline;
  gap: 2px 8px;
  min-width: 0;
  min-height: 80px;
  padding: 13px 12px 14px;
  transition: background ${theme.motion.quick} ${theme.motion.easeOut};
  ${theme.hover(theme.surface.nested)}
  ${theme.media.fromDesktop} {
    grid-template: 'head head' auto 'figure period' auto 'stitches stitches' 1fr / auto minmax(
        0,
        1fr
      );
    gap: 0 ${theme.space(3)};
    padding: 20px 22px;
  }
`

const Figure = styled.b`
  grid-area: figure;
  ${theme.figures(theme.font.points)}
  font-size: 1.875rem;
  line-height: 1.1;
  letter-spacing: -0.01em;
  ${theme.media.fromDesktop} {
    margin-top: 16px;
    font-size: 3.5rem;
    line-height: 1;
  }
`

const Period = styled.small`
  grid-area: period;
  ${theme.caption}
  ${theme.media.fromDesktop} {
    font: ${theme.font.small};
  }
`

const Head = styled.span`
  grid-area: head;
  ${theme.row(3)}
  color: ${theme.text.main};
  font: ${theme.font.smallStrong};
  line-height: 1.25;
  ${tight} {
    font-size: 0.8125rem;
    letter-spacing: -0.015em;
  }
  > :not(:nth-child(2)) {
    display: none;
  }
  ${theme.media.fromDesktop} {
    color: ${theme.text.muted};
    > :not(:nth-child(2)) {
      display: grid;
    }
    > svg {
      margin-inline-start: auto;
      color: ${theme.text.faint};
    }
  }
`

const Row = styled(StitchRow)`
  display: none;
  ${theme.media.fromDesktop} {
    grid-area: stitches;
    display: block;
    align-self: end;
    max-width: 100%;
    margin: 14px 0 6px;
  }
`
