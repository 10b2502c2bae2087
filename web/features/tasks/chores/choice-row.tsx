/** A large row of a dialog that acts at once. */
import { ChevronRight } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { styled } from 'styled-components'
import { theme } from '#web/ui/theme.ts'

export function ChoiceRow({ children, ...rest }: ComponentPropsWithRef<'button'>) {
  return (
    <Row type="button" {...rest}>
      {children}
      <ChevronRight aria-hidden="true" />
    </Row>
  )
}

const Row = styled.button`
  ${theme.row(3.5)}
  width: 100%;
  min-height: 60px;
  padding: 12px 14px 12px 16px;
  ${theme.frame(theme.radius.inner)}
  color: ${theme.text.main};
  font: ${theme.font.label};
  text-align: start;
  cursor: pointer;
  > svg {
    margin-inline-start: auto;
    color: ${theme.text.faint};
  }
  ${theme.hover(theme.surface.actionSoft)}
`
