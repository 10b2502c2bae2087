/** Who of this device could have done it, and which children of theirs who are not on it (A19, T23). */
import { useEffect, useState } from 'react'
import type { WeekEntry } from '#domain/chores/week.ts'
import type { PersonHere } from '#web/features/accounts-here/people-here.ts'
import type { TickedHere } from './who-may.ts'
import { childrenElsewhere, whoMay } from './who-may.ts'

export type Able = {
  readonly able: readonly PersonHere[] | undefined
  readonly children: readonly TickedHere[]
}

/** `able` is undefined until it is read. */
export function useWhoMay(people: readonly PersonHere[], entry: WeekEntry, at: string): Able {
  const [found, setFound] = useState<Able>({ able: undefined, children: [] })
  useEffect(() => {
    let isOver = false
    Promise.all([whoMay(people, entry, at), childrenElsewhere(people, entry, at)]).then(
      ([able, children]) => !isOver && setFound({ able, children }),
      reportError,
    )
    return () => {
      isOver = true
    }
  }, [people, entry, at])
  return found
}
