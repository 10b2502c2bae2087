/** The large card with the available points, and how many are missing for the next reward. */
import { ArrowRight } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'
import { css, styled } from 'styled-components'
import { borderPath, chartPath, groundPath, starChart } from '#web/ui/knit.ts'
import { PointsMeter } from '#web/ui/points-meter.tsx'
import { pointsText, PointsToken } from '#web/ui/points.tsx'
import { theme } from '#web/ui/theme.ts'
import { visuallyHidden } from '#web/ui/visually-hidden.tsx'
import { dashboardTexts } from './texts.ts'

export interface HeroCardProps {
  readonly points: number
  /** The nearest reward that is not affordable yet; absent if there is none. */
  readonly goal?:
    | { readonly text: ReactNode; readonly target: number; readonly meterLabel: string }
    | undefined
  /** In place of the star. */
  readonly motif?: ReactNode
  /** A sentence in place of the goal, for example if the points are negative. */
  readonly note?: ReactNode
}

export function HeroCard({ points, goal, motif, note }: HeroCardProps) {
  return (
    <Frame>
      <Panel>
        <KnitGround motif={motif} />
        <Label>{dashboardTexts.availablePoints}</Label>
        <Amount>
          <PointsToken size="0.7em" />
          <span>{pointsText(points, false)}</span>
        </Amount>
        {goal && (
          <Meter>
            <PointsMeter value={points} max={goal.target} label={goal.meterLabel} stitches={22} />
          </Meter>
        )}
        <Foot $alone={!goal && note === undefined}>
          <Goal>{goal ? goal.text : note}</Goal>
          <HistoryLink to="/points">
            <span>{dashboardTexts.pointHistory}</span>
            <ArrowRight aria-hidden="true" />
          </HistoryLink>
        </Foot>
      </Panel>
    </Frame>
  )
}

function KnitGround({ motif }: Pick<HeroCardProps, 'motif'>) {
  const id = useId()
  return (
    <>
      <Texture aria-hidden="true">
        <defs>
          <linearGradient id={`${id}g`}>
            <stop offset="0" stopColor="white" stopOpacity="0" />
            <stop offset=".55" stopColor="white" />
          </linearGradient>
          <mask id={`${id}m`}>
            <rect width="100%" height="100%" fill={`url(#${id}g)`} />
          </mask>
          <pattern id={`${id}p`} width="12" height="10" patternUnits="userSpaceOnUse">
            <path d={groundPath} stroke={theme.stitch.hero} strokeWidth="5" strokeLinecap="round" />
          </pattern>
        </defs>
        <rect width="100%" height="100%" fill={`url(#${id}p)`} mask={`url(#${id}m)`} />
      </Texture>
      <Border viewBox="0 0 240 10" aria-hidden="true" data-edge="top">
        <path d={border} />
      </Border>
      {motif ?? (
        <Star viewBox="0 0 180 150" aria-hidden="true">
          <path d={star} />
        </Star>
      )}
      <Border viewBox="0 0 240 10" aria-hidden="true" data-edge="bottom">
        <path d={border} />
      </Border>
    </>
  )
}

const border = borderPath(20)
const star = chartPath(starChart)

const Frame = styled.div`
  container-type: inline-size;
  display: grid;
  min-width: 0;
`

const Panel = styled.section`
  position: relative;
  isolation: isolate;
  display: flex;
  flex-direction: column;
  min-width: 0;
  padding: 18px 20px 8px;
  border-radius: ${theme.radius.card};
  ${theme.hero}
  overflow: hidden;
  :focus-visible {
    outline-color: ${theme.surface.points};
    outline-offset: -3px;
  }
  @container (min-width: 480px) {
    padding: 22px 26px 14px;
  }
  ${theme.edge}
`

const decoration = css`
  ${theme.media.forcedColors} {
    display: none;
  }
`

const stitches = css`
  overflow: visible;
  position: absolute;
  z-index: -1;
  path {
    fill: none;
    stroke-width: 5;
    stroke-linecap: round;
  }
`

const Texture = styled.svg`
  ${decoration}
  position: absolute;
  inset: 0;
  z-index: -1;
  ${theme.square('100%')}
`

/* Smaller in a narrow card, beside a number of three digits. */
export const Star = styled.svg`
  ${stitches}
  ${decoration}
  top: 12px;
  inset-inline-end: 14px;
  width: 116px;
  stroke: ${theme.stitch.rose};
  @container (max-width: 319.98px) {
    width: 88px;
  }
  @container (min-width: 480px) {
    top: calc(50% - 70px);
    inset-inline-end: 42px;
    width: 168px;
  }
`

const Border = styled.svg`
  ${stitches}
  display: none;
  inset-inline-end: 0;
  width: 222px;
  stroke: ${theme.stitch.lit};
  &[data-edge='top'] {
    top: 9px;
  }
  &[data-edge='bottom'] {
    bottom: 8px;
  }
  @container (min-width: 480px) {
    display: block;
    ${decoration}
  }
`

const Label = styled.h2`
  color: ${theme.text.onHeroMuted};
  font: ${theme.font.smallStrong};
  letter-spacing: 0;
`

const Amount = styled.p`
  ${theme.row(3.5)}
  margin: 8px 0 14px;
  color: ${theme.surface.points};
  ${theme.figures(theme.font.points)}
  font-size: 3.25rem;
  letter-spacing: -0.015em;
  @container (min-width: 480px) {
    margin: 10px 0 16px;
    font-size: 4rem;
  }
`

const Meter = styled.div`
  @container (min-width: 480px) {
    max-width: 300px;
  }
`

const Foot = styled.div<{ $alone: boolean }>`
  ${theme.row(2)}
  justify-content: space-between;
  min-height: ${theme.size.target};
  margin-inline-end: -12px;
  ${({ $alone }) => ($alone ? '' : `@container (max-width: 479.98px) { a > span { ${visuallyHidden} } }`)}
  @container (min-width: 480px) {
    flex-direction: column;
    align-items: flex-start;
    margin: 9px 0 0;
    gap: 2px;
  }
`

/* Not on top of the star. */
const Goal = styled.p`
  color: ${theme.text.onHeroMuted};
  font: ${theme.font.small};
  ${theme.clamp(2)}
  @container (min-width: 480px) {
    max-width: 300px;
  }
  &:empty {
    display: none;
  }
  b {
    color: ${theme.text.onHero};
    font-weight: 600;
  }
`

const HistoryLink = styled(Link)`
  position: relative;
  ${theme.inline(1)}
  justify-content: center;
  min-width: ${theme.size.target};
  min-height: ${theme.size.target};
  border-radius: ${theme.radius.pill};
  color: ${theme.text.onHero};
  font: ${theme.font.smallStrong};
  ${theme.icon('20px')}
  @container (min-width: 480px) {
    ${theme.icon('16px')}
  }
`
