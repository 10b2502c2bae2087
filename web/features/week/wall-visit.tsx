/** Completes what somebody tapped at the wall, in their name; untouched, the wall is back after that (A19). */
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { WeekEntry } from '#domain/chores/week.ts'
import { canComplete, pointsFor } from '#domain/tasks/task.ts'
import { useAccount } from '#web/data/account.ts'
import { saveVisitor } from '#web/data/wall.ts'
import { useOpenActions } from '#web/features/tasks/due/use-open-actions.ts'
import { celebrated } from '#web/shared/celebration/celebrated.ts'
import { takeDone } from './wall-turn.ts'

export function WallVisit() {
  const { id } = useAccount()
  const [entry] = useState(() => takeDone(id))
  return entry && <Done entry={entry} />
}

function Done({ entry }: { readonly entry: WeekEntry }) {
  const account = useAccount()
  const actions = useOpenActions(entry)
  const place = useRef<HTMLSpanElement>(null)
  const isSaid = useRef(false)
  const complete = useEffectEvent(async () => {
    const { task, item } = entry
    // Nobody completes a task of somebody else's without having claimed it (T5).
    const mayComplete =
      item !== null ||
      canComplete(task, account.id) ||
      (await account.run('claimTask', { id: task.id }))
    return mayComplete && actions.complete(task)
  })
  useEffect(() => {
    const from = place.current
    if (isSaid.current || from === null) return
    isSaid.current = true
    void celebrated(from, pointsFor(entry.task), () => complete()).finally(
      () => void saveVisitor(account.id),
    )
  }, [account.id, entry])
  return <span ref={place} />
}
