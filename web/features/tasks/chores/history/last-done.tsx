/** When a repeating task was last done, as a quiet line on its card: "Last done 9 days ago" (C31). */
import { History } from 'lucide-react'
import { choreHistory } from '#domain/chores/chore-history.ts'
import type { Chore } from '#domain/chores/chore.ts'
import { useLive } from '#web/data/account.ts'
import { longAgo } from '#web/shared/time/long-ago.ts'
import { useNow } from '#web/shared/time/use-now.ts'
import { MetaItem, MetaRow } from '#web/ui/meta.tsx'
import { readTimes } from './history-reads.ts'
import { choreHistoryTexts as texts } from './texts.ts'

export function LastDone({ chore }: { readonly chore: Chore }) {
  const at = useNow().toISOString()
  const rows = useLive(
    (database) => readTimes(database, chore.id, { from: 0, size: 1 }),
    [chore.id],
  )
  const history = rows && choreHistory(chore, rows, at)
  // The room is kept until it is read, so that nothing moves under a finger.
  return (
    <MetaRow>
      {history ? (
        <MetaItem icon={History}>{texts.last(longAgo(history.daysAgo))}</MetaItem>
      ) : (
        '\u00a0'
      )}
    </MetaRow>
  )
}
