/** A list of names and values. */
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { theme } from './theme.ts'

export type Fact = { readonly name: string; readonly value: ReactNode }

export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <FactList>
      {facts.map(({ name, value }) => (
        <FactLine key={name} name={name}>
          {value}
        </FactLine>
      ))}
    </FactList>
  )
}

export interface FactLineProps {
  readonly name: string
  readonly children: ReactNode
}

export function FactLine({ name, children }: FactLineProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

export const FactList = styled.dl`
  > div {
    ${theme.row(3)}
    justify-content: space-between;
    min-height: 48px;
    font: ${theme.font.small};
    &:not(:last-child) {
      border-bottom: 1px solid ${theme.line.hair};
    }
  }
  dt {
    color: ${theme.text.muted};
  }
  dd {
    color: ${theme.text.main};
    ${theme.figures(theme.font.smallStrong)}
    text-align: end;
  }
`
