/** The effort of a task: one, two or three stitches, which is also its multiplier, and the word. */
import { styled } from 'styled-components'
import { StitchRow } from './stitch-row.tsx'
import { theme } from './theme.ts'

export type EffortStitches = 1 | 2 | 3

export interface EffortChipProps {
  readonly stitches: EffortStitches
  readonly label: string
}

export function EffortChip({ stitches, label }: EffortChipProps) {
  return (
    <Chip>
      <EffortStitchRow stitches={stitches} />
      {label}
    </Chip>
  )
}

/** Only the stitches, for radio cards and chips on the week wall, which have no room for unlit ones. */
export function EffortStitchRow({
  stitches,
  of = 3,
  height = 14,
}: {
  stitches: EffortStitches
  of?: EffortStitches
  height?: number
}) {
  return <StitchRow lit={stitches} of={of} color={colors[stitches]} height={height} />
}

const colors = { 1: theme.stitch.easy, 2: theme.stitch.difficult, 3: theme.stitch.extreme }

const Chip = styled.span`
  ${theme.inline('7px')}
  min-height: 28px;
  padding: 0 11px 0 9px;
  border-radius: ${theme.radius.chip};
  background: ${theme.surface.chip};
  color: ${theme.text.main};
  font: ${theme.font.caption};
  white-space: nowrap;
`
