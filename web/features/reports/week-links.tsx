/** Links to the week before and the week after, as far as there are reports. */
import { styled } from 'styled-components'
import { addDays } from '#domain/days.ts'
import { StepLinks } from '#web/ui/step-links.tsx'
import { reportTexts } from './texts.ts'

export type WeekLinksProps = {
  readonly week: string
  readonly first: string
  readonly now: string
}

export function WeekLinks({ week, first, now }: WeekLinksProps) {
  const stepTo = (days: number, label: string) => ({
    to: `/reports/${addDays(week, days)}`,
    label,
  })
  return (
    <Close
      label={reportTexts.weeks}
      earlier={week > first ? stepTo(-7, reportTexts.earlier) : null}
      later={week < now ? stepTo(7, reportTexts.later) : null}
    />
  )
}

const Close = styled(StepLinks)`
  margin-block: -8px;
`
