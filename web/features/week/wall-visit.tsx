/** Completes a task that somebody tapped at the wall, in their name; untouched, the wall is back after that (A19). */
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { WeekEntry } from '#domain/chores/week.ts'
import { pointsFor } from '#domain/tasks/task.ts'
import type { User } from '#domain/users/user.ts'
import { useAccount } from '#web/data/account.ts'
import { saveVisitor } from '#web/data/wall.ts'
import { taskKey } from '#web/features/tasks/task-key.ts'
import { useDone } from '#web/features/tasks/together/use-done.ts'
import { celebrated } from '#web/shared/celebration/celebrated.ts'
import { useHousehold } from '#web/shared/people/use-household.ts'
import { lazyComponent } from '#web/ui/lazy-component.ts'
import { doneBy, forgetDone } from './wall-turn.ts'

/** In its own chunk, with the camera. */
const ProofDialog = lazyComponent(
  () => import('#web/features/tasks/proof/proof-dialog.tsx'),
  'ProofDialog',
)

const DoneDialog = lazyComponent(
  () => import('#web/features/tasks/together/done-dialog.tsx'),
  'DoneDialog',
)

export function WallVisit() {
  const { id } = useAccount()
  const [turn] = useState(() => doneBy(id))
  // Not before it is on the page: while code is still loading, rendered parts are thrown away.
  useEffect(forgetDone, [])
  if (turn === null) return null
  const { entry, how } = turn
  if (how === 'alone') return <Done entry={entry} />
  return how === 'together' ? (
    <Together entry={entry} />
  ) : (
    <Ticked entry={entry} child={how.child} />
  )
}

type VisitProps = { readonly entry: WeekEntry }

/** The person who tapped is asked who helped; if nothing is touched, the wall comes back as after a completion. */
function Together({ entry: { task } }: VisitProps) {
  const { id } = useAccount()
  const [isOpen, setOpen] = useState(true)
  useEffect(() => void saveVisitor(id), [id])
  return (
    <Suspense>
      <DoneDialog value={taskKey(task)} isTogether open={isOpen} onClose={() => setOpen(false)} />
    </Suspense>
  )
}

/** A parent said that their child did it (T23). */
function Ticked({ entry: { task }, child: id }: VisitProps & { readonly child: string }) {
  const account = useAccount()
  const child = useHousehold()?.people.get(id)
  const complete = useDone()
  const isSaid = useRef(false)
  const say = useEffectEvent(async (who: User) => {
    if (isSaid.current) return
    isSaid.current = true
    await complete(task, { for: who }).finally(() => void saveVisitor(account.id))
  })
  useEffect(() => {
    if (child) void say(child)
  }, [child])
  return null
}

function Done({ entry: { task } }: VisitProps) {
  const account = useAccount()
  const complete = useDone()
  const [asksPhoto, setAsksPhoto] = useState(task.needs_photo)
  const place = useRef<HTMLSpanElement>(null)
  const isSaid = useRef(false)
  const leave = () => void saveVisitor(account.id)
  async function say(from: HTMLElement | null, proof_url?: string) {
    const act = () => complete(task, { proof_url })
    if (from) await celebrated(from, pointsFor(task), act).finally(leave)
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
