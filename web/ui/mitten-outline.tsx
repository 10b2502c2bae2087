/** The outline of a mitten: the shape of its hand, and a dashed one for a mitten that is not knitted yet. */
import { theme } from './theme.ts'

/** A fifth as large as mittens are drawn. */
export const mittenHand =
  'M36 75 L36 69.5 C36 66.6 34.9 64.6 32.8 62.8 L17.6 49.9 A9.6 9.6 0 0 1 30 35.2 L32.6 37.4 C34.2 38.7 36 37.8 36 35.8 L36 33 A21.5 21.5 0 0 1 79 33 L79 75 Q79 79 75 79 L40 79 Q36 79 36 75Z'

export function BastedOutline() {
  return (
    <g stroke={theme.line.strong} strokeLinecap="round">
      <path transform="scale(5)" strokeWidth="1" strokeDasharray="3 2.4" d={mittenHand} />
      <rect
        strokeWidth="5"
        strokeDasharray="15 12"
        x="158"
        y="412"
        width="264"
        height="80"
        rx="30"
      />
    </g>
  )
}
