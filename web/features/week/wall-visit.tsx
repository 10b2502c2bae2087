/** Completes what somebody tapped at the wall, in their name; untouched, the wall is back after that (A19). */
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { WeekEntry } from '#domain/chores/week.ts'
import { canComplete, pointsFor } from '#domain/tasks/task.ts'
import { useAccount } from '#web/data/account.ts'
import { saveVisitor } from '#web/data/wall.ts'
import { useOpenActions } from '#web/features/tasks/due/use-open-actions.ts'
import { celebrated } from '#web/shared/celebration/celebrated.ts'
import { takeDone } from './wall-turn.ts'

/** In its own chunk, with the camera. */
const ProofDialog = lazy(async () => ({
  default: (await import('#web/features/tasks/proof/proof-dialog.tsx')).ProofDialog,
}))

export function WallVisit() {
  const { id } = useAccount()
  const [entry] = useState(() => takeDone(id))
  return entry && <Done entry={entry} />
}

function Done({ entry }: { readonly entry: WeekEntry }) {
  const account = useAccount()
  const actions = useOpenActions(entry)
  const { task } = entry
  const [asksPhoto, setAsksPhoto] = useState(task.needs_photo)
  const place = useRef<HTMLSpanElement>(null)
  const isSaid = useRef(false)
  const leave = () => void saveVisitor(account.id)
  async function complete(proof?: string) {
    // Nobody completes a task of somebody else's without having claimed it (T5).
    const mayComplete =
      entry.item !== null ||
      canComplete(task, account.id) ||
      (await account.run('claimTask', { id: task.id }))
    return mayComplete && actions.complete(task, proof)
  }
  async function say(from: HTMLElement | null, proof?: string) {
    if (from) await celebrated(from, pointsFor(task), () => complete(proof)).finally(leave)
  }
  const sayAtOnce = useEffectEvent(() => {
    if (task.needs_photo || isSaid.current) return
    isSaid.current = true
    void say(place.current)
  })
  useEffect(() => sayAtOnce(), [])
  function close() {
    setAsksPhoto(false)
    leave()
  }
  return (
    <>
      <span ref={place} />
      {asksPhoto && (
        <Suspense>
          <ProofDialog
            name={task.name}
            onClose={close}
            onPhoto={(path) => say(place.current, path)}
          />
        </Suspense>
      )}
    </>
  )
}
