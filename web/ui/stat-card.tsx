/** One figure of this month; the whole card is the link to what it counts. */
import { ArrowRight, type LucideIcon } from 'lucide-react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { cardTones } from './card.tsx'
import { IconTile } from './icon-tile.tsx'
import { StitchRow } from './stitch-row.tsx'
import { theme } from './theme.ts'

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
      <Head>
        <IconTile icon={icon} tone={tone} size={36} />
        <span>{label}</span>
        <ArrowRight size={20} aria-hidden="true" />
      </Head>
      <Figure>
        <b>{value}</b>
        <small>{period}</small>
      </Figure>
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
  display: grid;
  grid-template: auto auto / auto minmax(0, 1fr);
  align-content: center;
  column-gap: ${theme.space(3)};
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
    display: flex;
    flex-direction: column;
    padding: 20px 22px;
  }
  ${theme.media.forcedColors} {
    border: 1px solid;
  }
`

const Head = styled.span`
  grid-area: 1 / 2;
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

const Figure = styled.span`
  display: contents;
  b {
    grid-area: 1 / 1 / 3 / 2;
    align-self: center;
    font: ${theme.font.points};
    font-size: 1.875rem;
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.01em;
  }
  small {
    grid-area: 2 / 2;
    color: ${theme.text.faint};
    font: ${theme.font.caption};
  }
  ${theme.media.fromDesktop} {
    display: flex;
    align-items: baseline;
    gap: ${theme.space(3)};
    margin: 16px 0 auto;
    b {
      align-self: auto;
      font-size: 3.5rem;
    }
    small {
      font: ${theme.font.small};
    }
  }
`

const Row = styled(StitchRow)`
  display: none;
  ${theme.media.fromDesktop} {
    display: block;
    align-self: flex-start;
    max-width: 100%;
    margin: 14px 0 6px;
  }
`
