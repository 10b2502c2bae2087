/** Completes what a repeating task asks for now, and earns its points (C7, C8). */
import { isDue } from '#domain/chores/agenda.ts'
import type { Chore } from '#domain/chores/chore.ts'
import { pointsFor } from '#domain/tasks/task.ts'
import { EarnButton } from '#web/features/tasks/earn-button.tsx'
import { taskCardTexts } from '#web/features/tasks/texts.ts'
import { celebrated } from '#web/shared/celebration/celebrated.ts'
import { Points } from '#web/ui/points.tsx'
import { usePending } from '#web/ui/use-pending.ts'
import { useChoreActions } from './use-chore-actions.ts'
import type { ChoreLine } from './use-chores.ts'

export function ChoreComplete({ line: { chore, next } }: { readonly line: ChoreLine }) {
  if (next === null || !isDue(next)) return <Points value={pointsFor(chore)} signed />
  return <Complete chore={chore} slot={next.slot} />
}

function Complete({ chore, slot }: { readonly chore: Chore; readonly slot: string }) {
  const actions = useChoreActions()
  // A second press while the first is being saved would say the same thing twice.
  const [isPressed, once] = usePending()
  const points = pointsFor(chore)
  return (
    <EarnButton
      label={isPressed ? taskCardTexts.done : taskCardTexts.complete}
      points={points}
      accessibleName={taskCardTexts.completeAndEarn(chore.name, points)}
      onClick={({ currentTarget }) =>
        once(() => celebrated(currentTarget, points, () => actions.complete(chore, slot)))
      }
    />
  )
}
