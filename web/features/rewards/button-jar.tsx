/** The drawing of the empty list: a button jar with one button beside it. */
import tokenUrl from '#web/assets/knit/token.svg'
import { theme } from '#web/ui/theme.ts'

export function ButtonJar() {
  return (
    <svg viewBox="0 0 260 150" width="220" fill="none" aria-hidden="true">
      <path d="M34 138h192" stroke={theme.line.strong} strokeWidth="3" strokeLinecap="round" />
      <g stroke={theme.line.strong} strokeWidth="3" strokeLinejoin="round" strokeLinecap="round">
        <path
          d="M92 46c-12 6-18 14-18 28v46c0 10 7 18 18 18h66c11 0 18-8 18-18V74c0-14-6-22-18-28"
          strokeDasharray="8 7"
        />
        <rect
          x="86"
          y="20"
          width="78"
          height="24"
          rx="8"
          fill={theme.surface.action}
          stroke="none"
        />
      </g>
      <g stroke={theme.stitch.rose} strokeWidth="3.6" strokeLinecap="round">
        <path d="M98 26l2 9M106 26l-2 9M114 26l2 9M122 26l-2 9M130 26l2 9M138 26l-2 9M146 26l2 9M154 26l-2 9" />
      </g>
      <image href={tokenUrl} x="190" y="106" width="32" height="32" />
    </svg>
  )
}
