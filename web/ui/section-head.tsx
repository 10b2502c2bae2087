/** The heading of a section, with space for one link or button on the right. */
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { theme } from './theme.ts'

export interface SectionHeadProps {
  readonly title: ReactNode
  readonly id?: string
  readonly action?: ReactNode
}

export function SectionHead({ title, id, action }: SectionHeadProps) {
  return (
    <Row>
      <h2 id={id}>{title}</h2>
      {action}
    </Row>
  )
}

const Row = styled.div`
  ${theme.spread('0 12px')}
  min-height: ${theme.size.target};
  margin-bottom: ${theme.space(2)};
`
