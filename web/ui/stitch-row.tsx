/** A row of V stitches, some highlighted: effort, monthly counts, strength. Decoration beside text that says the same. */
import { styled } from 'styled-components'
import { theme } from './theme.ts'

export interface StitchRowProps {
  readonly lit: number
  readonly of: number
  /** Colour of the lit stitches. */
  readonly color: string
  readonly height?: number
  /** Fills the available width. */
  readonly isStretched?: boolean
  readonly className?: string
}

const pitch = 11

export function StitchRow(props: StitchRowProps) {
  const { lit, of, color, height = 14, isStretched = false, className } = props
  const on = Math.min(Math.max(Math.floor(lit), 0), of)
  return (
    <svg
      className={className}
      viewBox={`0 0 ${of * pitch} 14`}
      height={height}
      {...(isStretched && { width: '100%', preserveAspectRatio: 'none' })}
      fill="none"
      strokeWidth="3.5"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <Lit d={stitches(0, on)} stroke={color} />
      <Unlit d={stitches(on, of)} />
    </svg>
  )
}

function stitches(from: number, to: number): string {
  return Array.from({ length: to - from }, (_, step) => {
    const x = (from + step) * pitch
    return `M${x + 2.4} 2.6l1.9 8.4M${x + 8.6} 2.6l-1.9 8.4`
  }).join('')
}

const Lit = styled.path`
  ${theme.media.forcedColors} {
    stroke: CanvasText;
  }
`

const Unlit = styled.path`
  stroke: ${theme.line.strong};
  opacity: 0.34;
`
