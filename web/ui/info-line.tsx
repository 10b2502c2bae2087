/** One or two sentences of information on a tinted background. */
import {
  CircleAlert,
  CircleCheck,
  CloudOff,
  Info,
  type LucideIcon,
  TriangleAlert,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { theme } from './theme.ts'

export type InfoTone = 'plain' | 'warn' | 'bad' | 'ok' | 'basted'

export interface InfoLineProps {
  readonly tone?: InfoTone
  readonly icon?: LucideIcon
  readonly children: ReactNode
}

export function InfoLine({ tone = 'plain', icon, children }: InfoLineProps) {
  const Icon = icon ?? icons[tone]
  return (
    <Line $tone={tone}>
      <Icon aria-hidden="true" />
      <div>{children}</div>
    </Line>
  )
}

const icons = {
  plain: Info,
  warn: TriangleAlert,
  bad: CircleAlert,
  ok: CircleCheck,
  basted: CloudOff,
}

const wash = (ground: string, accent: string) => css`
  background: ${ground};
  > svg {
    color: ${accent};
  }
`

const tones = {
  plain: wash(theme.surface.actionSoft, theme.text.link),
  warn: wash(theme.surface.warningSoft, theme.text.warning),
  bad: wash(theme.surface.dangerSoft, theme.text.danger),
  ok: wash(theme.surface.successSoft, theme.text.success),
  basted: css`
    ${theme.basted}
    > svg {
      color: ${theme.text.muted};
    }
  `,
}

const Line = styled.div<{ $tone: InfoTone }>`
  ${theme.top(3)}
  padding: 12px 16px;
  border-radius: ${theme.radius.inner};
  color: ${theme.text.main};
  font: ${theme.font.small};
  ${({ $tone }) => tones[$tone]}
  ${theme.icon('20px')}
  > div {
    min-width: 0;
  }
  b {
    font-weight: 600;
  }
`
