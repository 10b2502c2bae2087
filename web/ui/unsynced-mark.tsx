/** A dashed ring with a dot: this row is saved on the device and not sent yet. */
import { styled } from 'styled-components'
import { theme } from './theme.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface UnsyncedMarkProps {
  /** Title and hidden text: "Not synced yet". */
  readonly title: string
  /** Words beside the ring where there is room: "Saved here". */
  readonly label?: string | undefined
}

export function UnsyncedMark({ title, label }: UnsyncedMarkProps) {
  return (
    <Mark title={title}>
      <svg viewBox="0 0 16 16" fill="none" aria-hidden="true">
        <circle
          cx="8"
          cy="8"
          r="6.3"
          stroke="currentColor"
          strokeWidth="1.8"
          strokeDasharray="3.1 1.85"
        />
        <circle cx="8" cy="8" r="2.1" fill="currentColor" />
      </svg>
      {label !== undefined && <span aria-hidden="true">{label}</span>}
      <VisuallyHidden>{title}</VisuallyHidden>
    </Mark>
  )
}

const Mark = styled.span`
  position: relative;
  ${theme.inline('5px')}
  ${theme.caption}
  white-space: nowrap;
  ${theme.icon('15px')}
`
