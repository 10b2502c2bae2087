/** The drawing of the empty list: a washing line with two pegs. */
import { theme } from '#web/ui/theme.ts'

export function EmptyLine() {
  return (
    <svg viewBox="0 0 260 110" width="220" fill="none" aria-hidden="true">
      <path
        d="M6 22Q130 58 254 18"
        stroke={theme.line.strong}
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path
        d="M98 33v18M164 33v18"
        stroke={theme.stitch.peg}
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path
        d="M88 62h86v40h-86zM88 64l43 24 43-24"
        stroke={theme.line.strong}
        strokeWidth="2"
        strokeDasharray="5 4"
        strokeLinejoin="round"
      />
    </svg>
  )
}
