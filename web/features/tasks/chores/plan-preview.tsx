/** A plan at a glance: its rule in words, and the next three days with the turns. */
import { styled } from 'styled-components'
import { shortDay } from '#domain/language/format.ts'
import { otherName } from '#web/shared/people/person-name.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { Name } from '#web/ui/name.tsx'
import { theme } from '#web/ui/theme.ts'
import { choreWords } from './chore-words.ts'
import type { Ahead, Before, Maker, Plan } from './plan.ts'
import { daysAhead, draftSeries, problemOf } from './plan.ts'
import { choreTexts, planTexts } from './texts.ts'

export type PlanPreviewProps = {
  readonly plan: Plan
  readonly maker: Maker
  readonly household: Household
  readonly today: string
  readonly before: Before | undefined
}

export function PlanPreview({ plan, maker, household, today, before }: PlanPreviewProps) {
  if (problemOf(plan) !== null) return null
  const series = draftSeries(plan, maker, before)
  return (
    <Preview>
      <b>{choreWords(series.chore, series.seats, household)}</b>
      <ul aria-label={planTexts.next}>
        {daysAhead(series, today, 3).map((ahead) => (
          <li key={ahead.day}>
            <NameOf ahead={ahead} household={household} />
            {shortDay(ahead.day)}
          </li>
        ))}
      </ul>
    </Preview>
  )
}

function NameOf({ ahead, household }: { readonly ahead: Ahead; readonly household: Household }) {
  if (ahead.person === null) return null
  return (
    <>
      <Name>{otherName(household, ahead.person) ?? choreTexts.you}</Name>{' '}
    </>
  )
}

const Preview = styled.output`
  ${theme.grid(3)}
  padding: 12px 16px;
  ${theme.nested}
  font: ${theme.font.small};
  b {
    font: ${theme.font.label};
  }
  ul {
    ${theme.flow(2)}
  }
  li {
    padding: 4px 12px;
    border-radius: ${theme.radius.pill};
    ${theme.basted}
  }
`
