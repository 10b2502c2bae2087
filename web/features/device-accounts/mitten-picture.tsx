/** A mitten on a peg: knitted for a person, dashed for one to add. */
import { useId } from 'react'
import { chartPath, groundPath } from '#web/ui/knit.ts'
import { BastedOutline, mittenHand } from '#web/ui/mitten-outline.tsx'
import { theme } from '#web/ui/theme.ts'
import type { Colourway } from './colourways.ts'

export interface MittenPictureProps {
  /** Without one, a dashed outline with a plus. */
  readonly colourway: Colourway | null
  /** With the thumb on the right. */
  readonly isFlipped?: boolean
}

export function MittenPicture({ colourway, isFlipped = false }: MittenPictureProps) {
  const lean = isFlipped ? 3 : -3
  return (
    <svg viewBox="60 -10 400 512" fill="none" aria-hidden="true">
      {colourway ? (
        <g transform={`rotate(${lean} 290 40)${isFlipped ? ' translate(576 0) scale(-1 1)' : ''}`}>
          <Knitted colourway={colourway} />
        </g>
      ) : (
        <Basted />
      )}
      <rect x="275" y="3" width="24" height="68" rx="8" fill={theme.stitch.peg} />
    </svg>
  )
}

function Knitted({ colourway: { yarn, gap, border, cuff, rib } }: { colourway: Colourway }) {
  const id = useId()
  return (
    <>
      <clipPath id={`${id}-hand`}>
        <path transform="scale(5)" d={mittenHand} />
      </clipPath>
      <pattern id={`${id}-yarn`} width="12" height="10" patternUnits="userSpaceOnUse">
        <rect width="12" height="10" fill={gap} />
        <path d={groundPath} stroke={yarn} strokeWidth="5" strokeLinecap="round" />
      </pattern>
      <g clipPath={`url(#${id}-hand)`}>
        <rect width="576" height="440" fill={`url(#${id}-yarn)`} />
        <path d={borders} stroke={border} strokeWidth="5" strokeLinecap="round" />
      </g>
      <rect x="158" y="408" width="264" height="84" rx="30" fill={cuff} />
      <path d={ribs} stroke={rib} strokeWidth="14" strokeLinecap="round" />
    </>
  )
}

function Basted() {
  return (
    <>
      <BastedOutline />
      <path
        d="M287 196v88M243 240h88"
        stroke={theme.text.link}
        strokeWidth="15"
        strokeLinecap="round"
      />
    </>
  )
}

const STITCHES = 48
const row = (repeat: string) => repeat.repeat(STITCHES / repeat.length)
const borders =
  chartPath([row('.#..')], 11) +
  chartPath([row('...#'), row('.'), row('#.'), row('.#'), row('#.')], 32)

const RIBS = 14
const ribs = Array.from({ length: RIBS }, (_, rib) => `M${176 + rib * 17.5} 424v52`).join('')
