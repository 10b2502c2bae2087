/** Links to the month before and the month after, as far as there are check-ins. */
import { monthAfter } from '#domain/check-ins/check-in-month.ts'
import { StepLinks } from '#web/ui/step-links.tsx'
import { checkInTexts } from './texts.ts'
import type { MonthlyCheckIn } from './use-monthly-check-in.ts'

export type MonthLinksProps = { readonly checkIn: MonthlyCheckIn; readonly partner: string }

export function MonthLinks({ checkIn: { month, first, now }, partner }: MonthLinksProps) {
  const stepTo = (steps: number, label: string) => ({
    to: checkInPath(partner, monthAfter(month, steps)),
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

/** The address of a month's check-in with a partner. */
export function checkInPath(partner: string, month: string): string {
  return `?with=${partner}&month=${month}`
}
