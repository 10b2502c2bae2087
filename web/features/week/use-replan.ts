/** Moves a dragged entry to its new day, or gives it to the person it was dragged to, and offers Undo (C14, C16). */
import type { Change } from '#domain/chores/replan.ts'
import type { WeekEntry } from '#domain/chores/week.ts'
import { shortDay } from '#domain/language/format.ts'
import { targetOf } from '#domain/tasks/task.ts'
import { firstName } from '#domain/users/user.ts'
import { useAccount } from '#web/data/account.ts'
import { otherName } from '#web/shared/people/person-name.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { runUndoable } from '#web/shared/undo/undoable-toast.ts'
import { weekTexts } from './texts.ts'

const { toasts } = weekTexts

export type Replan = (entry: WeekEntry, change: Change) => Promise<boolean>

export function useReplan(household: Household): Replan {
  const account = useAccount()
  return (entry, change) => {
    const { task, day } = entry
    const target = targetOf(task)
    const before: Change = {
      ...(change.due_on !== undefined && { due_on: day }),
      ...(change.assigned_to !== undefined && { assigned_to: task.assigned_to }),
    }
    return runUndoable(
      account,
      {
        name: 'updateTask',
        input: { ...target, ...change },
        isHeld: entry.item !== null,
        reverse: () => account.run('updateTask', { ...target, ...before }),
      },
      { title: titleOf(change, household), description: task.name },
    )
  }
}

function titleOf({ due_on, assigned_to }: Change, household: Household): string {
  if (due_on !== undefined) return toasts.moved(shortDay(due_on))
  if (assigned_to === undefined || assigned_to === null) return toasts.free
  return toasts.given(otherName(household, assigned_to) ?? firstName(household.me))
}
