/** One figure of this month; the whole card links to what it counts. */
import { ArrowRight, type LucideIcon } from 'lucide-react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { cardTones } from '#web/ui/card.tsx'
import { IconTile } from '#web/ui/icon-tile.tsx'
import { StitchRow } from '#web/ui/stitch-row.tsx'
import { theme } from '#web/ui/theme.ts'

export interface StatCardProps {
  readonly to: string
  readonly label: string
  readonly value: number
  /** "this month" */
  readonly period: string
  readonly icon: LucideIcon
  readonly tone: 'task' | 'reward'
}

/** Stitches shown at most; the number beside them says the rest. */
const stitchCap = 15

export function StatCard({ to, label, value, period, icon, tone }: StatCardProps) {
  return (
    <Whole to={to}>
      <Figure>{value}</Figure>
      <Words>
        <Head>
          <IconTile icon={icon} tone={tone} size={36} />
          <span>{label}</span>
          <ArrowRight size={20} aria-hidden="true" />
        </Head>
        <small>{period}</small>
      </Words>
      <Row
        lit={value}
        of={stitchCap}
        color={tone === 'task' ? theme.stitch.easy : theme.text.reward}
      />
    </Whole>
  )
}

/* A row on phones and tablets: number, then label over period. A column on wide screens. */
const Whole = styled(Link)`
  ${cardTones.plain}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  align-content: center;
  gap: 0 ${theme.space(3)};
  min-width: 0;
  min-height: 76px;
  padding: 14px 12px 14px 14px;
  border-radius: ${theme.radius.card};
  transition: background ${theme.motion.quick} ${theme.motion.easeOut};
  ${theme.media.hover} {
    &:hover {
      background: ${theme.surface.nested};
    }
  }
  ${theme.media.fromTablet} {
    padding-left: 20px;
  }
  ${theme.media.fromLandscape} {
    padding-left: 14px;
  }
  ${theme.media.fromDesktop} {
    display: grid;
    grid-template: 'head head' auto 'figure period' auto 'stitches stitches' 1fr / auto 1fr;
    align-content: stretch;
    align-items: baseline;
    padding: 20px 22px;
  }
  ${theme.media.forcedColors} {
    border: 1px solid;
  }
`

const Figure = styled.b`
  grid-area: figure;
  font: ${theme.font.points};
  font-size: 1.875rem;
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.01em;
  ${theme.media.fromDesktop} {
    margin-top: 16px;
    font-size: 3.5rem;
  }
`

const Words = styled.span`
  display: grid;
  small {
    color: ${theme.text.faint};
    font: ${theme.font.caption};
  }
  ${theme.media.fromDesktop} {
    display: contents;
    small {
      grid-area: period;
      font: ${theme.font.small};
    }
  }
`

const Head = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space(3)};
  width: min-content;
  color: ${theme.text.main};
  font: ${theme.font.smallStrong};
  line-height: 1.25;
  > :not(:nth-child(2)) {
    display: none;
  }
  ${theme.media.fromDesktop} {
    grid-area: head;
    width: auto;
    color: ${theme.text.muted};
    > :not(:nth-child(2)) {
      display: grid;
    }
    > svg {
      margin-left: auto;
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
