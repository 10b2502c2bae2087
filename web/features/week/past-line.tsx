/** The result of a past day, in a line: a stitch for each that is done, and how many were not. */
import type { WeekEntry } from '#domain/chores/week.ts'
import { StitchRow } from '#web/ui/stitch-row.tsx'
import { theme } from '#web/ui/theme.ts'
import { weekTexts } from './texts.ts'

const told = ['done', 'overdue', 'missed', 'skipped'] as const

export function PastLine({ entries }: { readonly entries: readonly WeekEntry[] }) {
  const counts = told.map((state) => ({
    state,
    count: entries.filter((entry) => entry.state === state).length,
  }))
  const done = counts[0]?.count ?? 0
  return (
    <>
      {done > 0 && <StitchRow lit={done} of={done} color={theme.text.success} height={11} />}
      <span>
        {counts
          .filter(({ count }) => count > 0)
          .map(({ state, count }) => weekTexts.counts[state](count))
          .join(', ')}
      </span>
    </>
  )
}

/** Whether an entry stays out when a past day is folded. */
export function isLate({ state }: WeekEntry): boolean {
  return state === 'overdue' || state === 'paused'
}
