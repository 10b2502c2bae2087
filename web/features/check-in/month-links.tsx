/** One month back and one on, as far as there is something to talk about. */
import { monthAfter } from '#domain/check-ins/check-in.ts'
import { StepLinks } from '#web/ui/step-links.tsx'
import { checkInTexts } from './texts.ts'
import type { Talk } from './use-talk.ts'

export type MonthLinksProps = { readonly talk: Talk; readonly partner: string }

export function MonthLinks({ talk: { month, first, now }, partner }: MonthLinksProps) {
  const stepTo = (steps: number, label: string) => ({
    to: talkPath(partner, monthAfter(month, steps)),
    label,
  })
  return (
    <StepLinks
      label={checkInTexts.months}
      earlier={month > first ? stepTo(-1, checkInTexts.earlier) : null}
      later={month < now ? stepTo(1, checkInTexts.later) : null}
    />
  )
}

/** Where the talk of a month with somebody is. */
export function talkPath(partner: string, month: string): string {
  return `?with=${partner}&month=${month}`
}
