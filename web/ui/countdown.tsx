/** A row of stitches that is unpicked from the right, as time runs out; decoration beside a button that says the rest. */
import { keyframes, styled } from 'styled-components'
import { StitchRow } from './stitch-row.tsx'
import { theme } from './theme.ts'

/** One stitch every 125 ms in six seconds. */
const STITCHES = 48

export interface CountdownProps {
  readonly ms: number
  readonly isPaused: boolean
}

export function Countdown({ ms, isPaused }: CountdownProps) {
  const animationPlayState = isPaused ? 'paused' : 'running'
  return (
    <Row aria-hidden="true">
      <StitchRow lit={STITCHES} of={STITCHES} color="currentColor" height={9} isStretched />
      <Cover style={{ animationDuration: `${ms}ms`, animationPlayState }} />
    </Row>
  )
}

/* As far from the right edge of the toast as from the left one. */
const Row = styled.div`
  position: relative;
  flex: 1 0 calc(100% - 4px);
  height: 9px;
  margin-inline-end: 4px;
  overflow: hidden;
`

const unpick = keyframes`
  from { transform: scaleX(0); }
  to { transform: scaleX(1); }
`

/* In the colour of the toast, so that it hides the stitches that are gone; with reduced motion the row stands whole. */
const Cover = styled.div`
  position: absolute;
  inset: 0;
  background: ${theme.surface.toast};
  opacity: 0.7;
  transform: scaleX(0);
  transform-origin: right;
  ${theme.media.motion} {
    animation: ${unpick} steps(${STITCHES}, start) forwards;
  }
`
