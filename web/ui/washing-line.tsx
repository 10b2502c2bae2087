/** The drawing of an empty state: a mitten on a line beside the outline of its pair. */
import mittenUrl from '#web/assets/knit/mitten.svg'
import { mittenHand } from './mitten-outline.tsx'
import { theme } from './theme.ts'

export function WashingLine() {
  return (
    <svg viewBox="0 0 260 158" width="220" fill="none" aria-hidden="true">
      <path
        d="M6 22Q130 50 254 18"
        stroke={theme.line.strong}
        strokeWidth="3"
        strokeLinecap="round"
      />
      <image
        href={mittenUrl}
        transform="translate(22 34) rotate(-4 60 0) scale(.235)"
        x="40"
        y="40"
        width="400"
        height="470"
      />
      <g
        transform="translate(238 34) scale(-.235 .235) rotate(-4 260 0)"
        stroke={theme.line.strong}
        strokeLinecap="round"
      >
        <path transform="scale(5)" strokeWidth="1.9" strokeDasharray="4.2 3.6" d={mittenHand} />
        <rect
          x="158"
          y="412"
          width="264"
          height="80"
          rx="30"
          strokeWidth="9.5"
          strokeDasharray="21 18"
        />
      </g>
      <path
        d="M90 30v16M170 30v16"
        stroke={theme.stitch.peg}
        strokeWidth="6"
        strokeLinecap="round"
      />
    </svg>
  )
}
