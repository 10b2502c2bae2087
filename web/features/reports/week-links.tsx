/** One week back and one on, as far as there are reports. */
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { styled } from 'styled-components'
import { dayAfter } from '#domain/calendar.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { reportTexts } from './texts.ts'

export type WeekLinksProps = {
  readonly week: string
  readonly first: string
  readonly now: string
}

export function WeekLinks({ week, first, now }: WeekLinksProps) {
  return (
    <Both aria-label={reportTexts.weeks} data-screen-only>
      {week > first && (
        <TextLink to={`/reports/${dayAfter(week, -7)}`} replace preventScrollReset>
          <ChevronLeft size={18} aria-hidden="true" />
          {reportTexts.earlier}
        </TextLink>
      )}
      {week < now && (
        <Later to={`/reports/${dayAfter(week, 7)}`} replace preventScrollReset>
          {reportTexts.later}
          <ChevronRight size={18} aria-hidden="true" />
        </Later>
      )}
    </Both>
  )
}

const Both = styled.nav`
  display: flex;
  justify-content: space-between;
  gap: 12px;
  margin-block: -8px;
  &:empty {
    display: none;
  }
`

/* At the right, alone too. */
const Later = styled(TextLink)`
  margin-left: auto;
`
