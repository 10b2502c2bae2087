/** A button to the previous or next page; if there is none it stays, and does nothing. */
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink } from './button-link.tsx'
import { Button } from './button.tsx'

export interface PageTurnProps {
  readonly to: string | null
  readonly way: 'before' | 'after'
  readonly size?: 'small' | 'medium'
  readonly label?: string
  readonly staysPut?: boolean
  readonly children: ReactNode
}

export function PageTurn(props: PageTurnProps) {
  const { to, way, size = 'medium', label, staysPut = false, children } = props
  const look = { tone: 'outline', size, 'aria-label': label } as const
  const content = (
    <>
      {way === 'before' && <ChevronLeft aria-hidden="true" />}
      {children}
      {way === 'after' && <ChevronRight aria-hidden="true" />}
    </>
  )
  if (to !== null)
    return (
      <ButtonLink {...look} to={to} preventScrollReset={staysPut}>
        {content}
      </ButtonLink>
    )
  return (
    <Button {...look} aria-disabled>
      {content}
    </Button>
  )
}
