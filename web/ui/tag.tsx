/** A tag on a card: always an icon and a word. */
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { theme } from './theme.ts'

export type TagTone = 'plain' | 'ok' | 'wait' | 'warn' | 'bad' | 'partner' | 'reward'

export interface TagProps {
  readonly tone?: TagTone
  readonly icon?: LucideIcon
  readonly children: ReactNode
}

export function Tag({ tone = 'plain', icon: Icon, children }: TagProps) {
  return (
    <Flag $tone={tone}>
      {Icon && <Icon aria-hidden="true" />}
      {children}
    </Flag>
  )
}

const wash = (ground: string, text: string) => css`
  background: ${ground};
  color: ${text};
`

const tones = {
  plain: wash(theme.surface.chip, theme.text.muted),
  ok: wash(theme.surface.successSoft, theme.text.success),
  wait: css`
    ${theme.basted}
    color: ${theme.text.muted};
  `,
  warn: wash(theme.surface.warningSoft, theme.text.warning),
  bad: wash(theme.surface.dangerSoft, theme.text.danger),
  partner: wash(theme.surface.partnerSoft, theme.text.partner),
  reward: wash(theme.surface.rewardSoft, theme.text.reward),
}

const Flag = styled.span<{ $tone: TagTone }>`
  ${theme.inline(1.5)}
  min-height: 28px;
  padding: 4px 10px;
  border-radius: ${theme.radius.chip};
  font: ${theme.font.caption};
  ${({ $tone }) => tones[$tone]}
  ${theme.icon('15px')}
`
