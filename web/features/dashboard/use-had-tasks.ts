/** Whether the page had tasks when it was opened. */
import { useState } from 'react'
import { useSynced } from '#web/data/account.ts'

/**
 * It stays as it was: what is taken in the first run appears below what it is tapped on, and moves nothing under the
 * finger (U7, U21). Undefined until it is known.
 */
export function useHadTasks(hasDates: boolean | undefined): boolean | undefined {
  const open = useSynced(({ tasks }) => tasks.orderBy('_open').limit(1).count())
  const [had, setHad] = useState<boolean>()
  if (had === undefined && hasDates !== undefined && open !== undefined)
    setHad(hasDates || open > 0)
  return had
}
