/** The content of an empty list: a picture, a sentence, at most one action. */
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { cardTones } from './card.tsx'
import { theme } from './theme.ts'
import { WashingLine } from './washing-line.tsx'

export interface EmptyStateProps {
  readonly children: ReactNode
  readonly action?: ReactNode
  /** Another drawing in the same style; the washing line by default. */
  readonly scene?: ReactNode
  readonly tone?: 'plain' | 'basted'
}

export function EmptyState({
  children,
  action,
  scene = <WashingLine />,
  tone = 'plain',
}: EmptyStateProps) {
  return (
    <Ground $tone={tone}>
      {scene}
      <p>{children}</p>
      {action}
    </Ground>
  )
}

const Ground = styled.section<{ $tone: 'plain' | 'basted' }>`
  ${({ $tone }) => cardTones[$tone]}
  ${theme.grid(3.5)}
  justify-items: center;
  align-content: center;
  padding: 40px 24px 32px;
  border-radius: ${theme.radius.card};
  color: ${theme.text.muted};
  text-align: center;
  > p {
    max-width: 34ch;
  }
`
