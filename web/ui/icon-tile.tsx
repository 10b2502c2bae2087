/** A small coloured tile with an icon for the kind of a row. */
import type { LucideIcon } from 'lucide-react'
import { css, styled } from 'styled-components'
import { theme } from './theme.ts'

export type IconTileTone = 'plain' | 'task' | 'reward' | 'partner' | 'points' | 'warn'

export interface IconTileProps {
  readonly icon: LucideIcon
  readonly tone?: IconTileTone
  /** Edge in pixels: 36, 40 or 44. */
  readonly size?: number
}

export function IconTile({ icon: Icon, tone = 'plain', size = 40 }: IconTileProps) {
  return (
    <Tile $tone={tone} style={{ '--d': `${size}px` }} aria-hidden="true">
      <Icon />
    </Tile>
  )
}

const wash = (ground: string, text: string) => css`
  background: ${ground};
  color: ${text};
`

const tones = {
  plain: wash(theme.surface.chip, theme.text.muted),
  task: wash(theme.surface.successSoft, theme.text.success),
  reward: wash(theme.surface.rewardSoft, theme.text.reward),
  partner: wash(theme.surface.partnerSoft, theme.text.partner),
  points: wash(theme.surface.pointsSoft, theme.text.points),
  warn: wash(theme.surface.warningSoft, theme.text.warning),
}

const Tile = styled.span<{ $tone: IconTileTone }>`
  ${theme.centre}
  flex: none;
  ${theme.square('var(--d)')}
  border-radius: calc(var(--d) * 0.325);
  ${({ $tone }) => tones[$tone]}
  ${theme.icon('20px')}
`
