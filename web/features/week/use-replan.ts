/** Puts what was dragged on its new day, or gives it to the person it was dragged to, and offers to take that back (C14, C16). */
import type { Change } from '#domain/chores/replan.ts'
import { shortDay } from '#domain/chores/rule-text.ts'
import type { WeekEntry } from '#domain/chores/week.ts'
import { firstName } from '#domain/users/user.ts'
import { useAccount } from '#web/data/account.ts'
import { otherName } from '#web/shared/people/person-name.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { showUndoableToast } from '#web/shared/undo/undoable-toast.ts'
import { weekTexts } from './texts.ts'

const { toasts } = weekTexts

export type Replan = (entry: WeekEntry, change: Change) => Promise<boolean>

export function useReplan(household: Household): Replan {
  const account = useAccount()
  return async (entry, change) => {
    const { item, task, day } = entry
    const name = item === null ? 'updateTask' : 'updateOccurrence'
    const id = item?.chore.id ?? task.id
    const put = (to: Change) =>
      item === null
        ? account.run('updateTask', { id, ...to })
        : account.run('updateOccurrence', { id, slot: item.slot, ...to })
    const before: Change = {
      ...(change.due_on !== undefined && { due_on: day }),
      ...(change.assigned_to !== undefined && { assigned_to: task.assigned_to }),
    }
    const isSaved = await put(change)
    if (isSaved)
      showUndoableToast(
        account,
        { name, id, reverse: () => put(before) },
        { title: titleOf(change, household), description: task.name },
      )
    return isSaved
  }
}

function titleOf({ due_on, assigned_to }: Change, household: Household): string {
  if (due_on !== undefined) return toasts.moved(shortDay(due_on))
  if (assigned_to === undefined || assigned_to === null) return toasts.free
  return toasts.given(otherName(household, assigned_to) ?? firstName(household.me))
}
