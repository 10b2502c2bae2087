/** The ways to sign in beside the password, under a line that says "or"; nothing where there are none. */
import type { ReactNode } from 'react'
import { Children } from 'react'
import { styled } from 'styled-components'
import { theme } from '#web/ui/theme.ts'
import { texts } from './texts.ts'

/** Each child is a button, or `false` where that way does not work. */
export function OtherWays({ children }: { readonly children: ReactNode }) {
  const ways = Children.toArray(children)
  if (ways.length === 0) return null
  return (
    <>
      <Or>{texts.login.or}</Or>
      <Ways>{ways}</Ways>
    </>
  )
}

const Or = styled.p`
  ${theme.row(3.5)}
  ${theme.note}
  &::before,
  &::after {
    content: '';
    flex: 1;
    border-top: 1px solid ${theme.line.hair};
  }
`

const Ways = styled.div`
  ${theme.column(2.5)}
`
