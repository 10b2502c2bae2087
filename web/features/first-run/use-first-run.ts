/**
 * Whether to show the first steps: from an empty household until it has a task, a reward and a partner, or until they
 * are hidden (U21).
 */
import { useEffect, useState } from 'react'
import { useAccount, useLive } from '#web/data/account.ts'
import type { AccountDatabase } from '#web/data/database.ts'
import { keep, readKept } from '#web/data/person-keys.ts'
import type { Household } from '#web/shared/people/use-household.ts'

export type FirstRunState = {
  /** Undefined until it is known. */
  readonly isShown: boolean | undefined
  readonly hide: () => void
}

/** A task, a reward, and a person who is a partner or invited. */
const ALL = 3

/** Stored on this device: that the first steps began here, or that they are over. */
const BEGUN = 'begun'
const OVER = 'over'

export function useFirstRun(household: Household | undefined): FirstRunState {
  const { id } = useAccount()
  const [isHidden, setHidden] = useState(false)
  const steps = useLive((database) => readSteps(database, household), [household])
  const kept = isHidden ? OVER : readKept(id, 'firstRun')
  const isEmpty = steps === 0
  const isDone = steps === ALL
  const isShown = steps !== undefined && !isDone && kept !== OVER && (isEmpty || kept === BEGUN)

  useEffect(() => {
    // Read again, because they may have been hidden since this was rendered.
    if (isShown && readKept(id, 'firstRun') === null) keep(id, 'firstRun', BEGUN)
    // If something is deleted later, they do not start again.
    if (isDone && kept === BEGUN) keep(id, 'firstRun', OVER)
  }, [id, isShown, isDone, kept])

  return {
    isShown: steps === undefined ? undefined : isShown,
    hide() {
      keep(id, 'firstRun', OVER)
      setHidden(true)
    },
  }
}

/** How many of these exist. */
async function readSteps(
  { tasks, rewards }: AccountDatabase,
  household: Household | undefined,
): Promise<number | undefined> {
  if (!household) return undefined
  const { me, partnerships } = household
  const [task, reward] = await Promise.all([
    tasks.limit(1).count(),
    rewards.where('user_id').equals(me.id).limit(1).count(),
  ])
  const partner = partnerships.some(({ status }) => status !== 'rejected') ? 1 : 0
  return task + reward + partner
}
