/** Puts what is due on another day, or gives it to another person, and offers to take that back (C14, C16). */
import type { Change } from '#domain/chores/replan.ts'
import { shortDay } from '#domain/chores/rule-text.ts'
import type { WeekEntry } from '#domain/chores/week.ts'
import type { CommandInput } from '#domain/commands.ts'
import { firstName } from '#domain/users/user.ts'
import { useAccount } from '#web/data/account.ts'
import { otherName } from '#web/shared/people/person-name.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { showUndoableToast } from '#web/shared/undo/undoable-toast.ts'
import { replanTexts } from './texts.ts'

const { toasts } = replanTexts

export type Replan = (entry: WeekEntry, change: Change) => Promise<boolean>

export function useReplan(household: Household): Replan {
  const account = useAccount()
  return async (entry, change) => {
    const { name, input, before } = commandFor(entry, change)
    const isSaved = await account.run(name, input)
    const reverse = () => account.run(name, { ...input, ...before })
    if (isSaved)
      showUndoableToast(
        account,
        { name, id: input.id, reverse },
        { title: titleOf(change, household), description: entry.task.name },
      )
    return isSaved
  }
}

type Planned =
  | {
      readonly name: 'updateOccurrence'
      readonly input: CommandInput<'updateOccurrence'>
      readonly before: Change
    }
  | {
      readonly name: 'updateTask'
      readonly input: CommandInput<'updateTask'>
      readonly before: Change
    }

function commandFor({ item, task, day }: WeekEntry, change: Change): Planned {
  const before: Change = {
    ...(change.due_on !== undefined && { due_on: day }),
    ...(change.assigned_to !== undefined && { assigned_to: task.assigned_to }),
  }
  if (item === null) return { name: 'updateTask', input: { id: task.id, ...change }, before }
  const input = { id: item.chore.id, slot: item.slot, ...change }
  return { name: 'updateOccurrence', input, before }
}

function titleOf({ due_on, assigned_to }: Change, household: Household): string {
  if (due_on !== undefined) return toasts.moved(shortDay(due_on))
  if (assigned_to === undefined || assigned_to === null) return toasts.free
  return toasts.given(otherName(household, assigned_to) ?? firstName(household.me))
}
