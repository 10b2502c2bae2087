/** A mitten on a peg: knitted for a person, dashed for one to add. */
import { useId } from 'react'
import { chartPath, groundPath } from '#web/ui/knit.ts'
import { theme } from '#web/ui/theme.ts'
import type { Colourway } from './colourways.ts'

export interface MittenPictureProps {
  /** None: the outline of one, with a plus. */
  readonly colourway: Colourway | null
  /** The thumb at the right. */
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
        <path transform="scale(5)" d={hand} />
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
  const stitches = { stroke: theme.line.strong, strokeWidth: 5, strokeLinecap: 'round' } as const
  return (
    <>
      <path {...stitches} transform="scale(5)" strokeWidth="1" strokeDasharray="3 2.4" d={hand} />
      <rect {...stitches} strokeDasharray="15 12" x="158" y="412" width="264" height="80" rx="30" />
      <path
        d="M287 196v88M243 240h88"
        stroke={theme.text.link}
        strokeWidth="15"
        strokeLinecap="round"
      />
    </>
  )
}

const hand =
  'M36 75 L36 69.5 C36 66.6 34.9 64.6 32.8 62.8 L17.6 49.9 A9.6 9.6 0 0 1 30 35.2 L32.6 37.4 C34.2 38.7 36 37.8 36 35.8 L36 33 A21.5 21.5 0 0 1 79 33 L79 75 Q79 79 75 79 L40 79 Q36 79 36 75Z'

const STITCHES = 48
const row = (repeat: string) => repeat.repeat(STITCHES / repeat.length)
const borders =
  chartPath([row('.#..')], 0, 11) +
  chartPath([row('...#'), row('.'), row('#.'), row('.#'), row('#.')], 0, 32)

const RIBS = 14
const ribs = Array.from({ length: RIBS }, (_, rib) => `M${176 + rib * 17.5} 424v52`).join('')
