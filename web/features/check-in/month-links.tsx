/** One month back and one on, as far as there is something to talk about. */
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { styled } from 'styled-components'
import { monthAfter } from '#domain/check-ins/check-in.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { checkInTexts } from './texts.ts'
import type { Talk } from './use-talk.ts'

export type MonthLinksProps = { readonly talk: Talk; readonly partner: string }

export function MonthLinks({ talk: { month, first, now }, partner }: MonthLinksProps) {
  return (
    <Both aria-label={checkInTexts.months}>
      {month > first && (
        <TextLink to={talkPath(partner, monthAfter(month, -1))} replace preventScrollReset>
          <ChevronLeft size={18} aria-hidden="true" />
          {checkInTexts.earlier}
        </TextLink>
      )}
      {month < now && (
        <Later to={talkPath(partner, monthAfter(month, 1))} replace preventScrollReset>
          {checkInTexts.later}
          <ChevronRight size={18} aria-hidden="true" />
        </Later>
      )}
    </Both>
  )
}

/** Where the talk of a month with somebody is. */
export function talkPath(partner: string, month: string): string {
  return `?with=${partner}&month=${month}`
}

const Both = styled.nav`
  display: flex;
  justify-content: space-between;
  gap: 12px;
  &:empty {
    display: none;
  }
`

/* At the right, alone too. */
const Later = styled(TextLink)`
  margin-left: auto;
`
