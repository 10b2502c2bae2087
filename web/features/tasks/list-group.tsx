/** A group in a list of tasks: its name with the number of tasks, and the tasks. */
import type { ReactNode } from 'react'
import { useId } from 'react'
import { css, styled } from 'styled-components'
import { numberText } from '#domain/language/numbers.ts'
import { theme } from '#web/ui/theme.ts'

export type ListGroupProps = {
  readonly title: ReactNode
  readonly count: number
  readonly isLate?: boolean
  readonly children: ReactNode
}

export function ListGroup({ title, count, isLate = false, children }: ListGroupProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Head id={id} $isLate={isLate}>
        {title} <span>{numberText(count)}</span>
      </Head>
      {children}
    </section>
  )
}

const late = css`
  &,
  > span {
    color: ${theme.text.warning};
  }
`

/* It stays in sight while its tasks pass by; as wide as the page, so that cards pass behind it with their shadows. */
const Head = styled.h2<{ $isLate: boolean }>`
  position: sticky;
  top: 0;
  z-index: ${theme.layer.raised};
  ${theme.row(2)}
  min-height: 36px;
  margin: 0 -8px ${theme.space(3)};
  padding: 0 8px;
  background: ${theme.surface.page};
  color: ${theme.text.main};
  font: ${theme.font.h3};
  ${theme.icon('18px')}
  > span {
    color: ${theme.text.faint};
    ${theme.figures(theme.font.caption)}
  }
  ${({ $isLate }) => $isLate && late}
`
