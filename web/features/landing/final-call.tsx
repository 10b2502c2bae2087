/** The last call to action, on a knitted panel. */
import { useId } from 'react'
import { styled } from 'styled-components'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { borderPath, chartPath, groundPath, starChart } from '#web/ui/knit.ts'
import { theme } from '#web/ui/theme.ts'
import { pageWidth } from './layout.ts'
import { texts } from './texts.ts'

export function FinalCall() {
  return (
    <Holder>
      <Panel>
        <KnitGround />
        <Star />
        <h2>{texts.finalCall.title}</h2>
        <ButtonLink to="/register" tone="points" size="large">
          {texts.finalCall.action}
        </ButtonLink>
        <Star />
      </Panel>
    </Holder>
  )
}

function KnitGround() {
  const id = useId()
  return (
    <Ground aria-hidden="true">
      <defs>
        <pattern id={`${id}ground`} width="12" height="10" patternUnits="userSpaceOnUse">
          <path d={groundPath} stroke={theme.stitch.hero} />
        </pattern>
        <pattern id={`${id}border`} width="24" height="10" patternUnits="userSpaceOnUse">
          <path d={border} stroke={theme.stitch.lit} />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id}ground)`} />
      <svg y="9" overflow="visible">
        <rect width="100%" height="10" fill={`url(#${id}border)`} />
      </svg>
      <svg y="100%" overflow="visible">
        <rect y="-20" width="100%" height="10" fill={`url(#${id}border)`} />
      </svg>
    </Ground>
  )
}

function Star() {
  return (
    <StarShape viewBox="0 0 180 150" aria-hidden="true">
      <path d={star} />
    </StarShape>
  )
}

const border = borderPath(2)
const star = chartPath(starChart)

const Holder = styled.section`
  ${pageWidth}
  margin-bottom: 72px;
`

const Panel = styled.div`
  position: relative;
  isolation: isolate;
  ${theme.grid(6.5)}
  justify-items: center;
  padding: 48px 20px 56px;
  border-radius: 36px;
  ${theme.hero}
  overflow: hidden;
  text-align: center;
  > h2 {
    max-width: 17ch;
    font: 650 clamp(2rem, 1.3rem + 2.4vw, 3rem) / 1.1 ${theme.font.display};
    letter-spacing: -0.016em;
    text-wrap: balance;
  }
  > svg:last-child {
    display: none;
  }
  :focus-visible {
    outline-color: ${theme.surface.points};
  }
  ${theme.media.fromTablet} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-content: center;
    padding: 64px 24px;
    > h2 {
      grid-area: 1 / 2;
      align-self: end;
    }
    > a {
      grid-area: 2 / 2;
    }
    > svg:last-child {
      display: block;
      grid-column: 3;
    }
  }
  ${theme.edge}
`

const Ground = styled.svg`
  position: absolute;
  inset: 0;
  z-index: -1;
  ${theme.square('100%')}
  stroke-width: 5;
  stroke-linecap: round;
  ${theme.media.forcedColors} {
    display: none;
  }
`

const StarShape = styled.svg`
  width: 108px;
  overflow: visible;
  fill: none;
  stroke: ${theme.stitch.rose};
  stroke-width: 5;
  stroke-linecap: round;
  ${theme.media.fromTablet} {
    grid-row: 1 / 3;
    align-self: center;
    width: clamp(108px, 18vw, 220px);
  }
  ${theme.media.forcedColors} {
    display: none;
  }
`
