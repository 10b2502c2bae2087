/** Links to the earlier months in which somebody answered. */
import { styled } from 'styled-components'
import { Card } from '#web/ui/card.tsx'
import { SectionHead } from '#web/ui/section-head.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { theme } from '#web/ui/theme.ts'
import { checkInPath } from './month-links.tsx'
import { monthName } from './month-name.ts'
import { checkInTexts } from './texts.ts'
import type { MonthlyCheckIn } from './use-monthly-check-in.ts'

export type PastCheckInsProps = { readonly checkIn: MonthlyCheckIn; readonly partner: string }

export function PastCheckIns({ checkIn: { month, past }, partner }: PastCheckInsProps) {
  const others = past.filter((each) => each !== month)
  if (others.length === 0) return null
  return (
    <Card aria-labelledby="past-check-ins">
      <SectionHead id="past-check-ins" title={checkInTexts.past} />
      <Months>
        {others.map((each) => (
          <li key={each}>
            <TextLink to={checkInPath(partner, each)}>{monthName(each)}</TextLink>
          </li>
        ))}
      </Months>
    </Card>
  )
}

const Months = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space(5)};
`
