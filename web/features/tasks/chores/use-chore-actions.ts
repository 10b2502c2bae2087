/** Actions on a repeating task as a whole, with the messages. */
import { Trash2 } from 'lucide-react'
import type { AgendaItem } from '#domain/chores/agenda.ts'
import { startOf } from '#domain/chores/change-rule.ts'
import type { Chore } from '#domain/chores/chore.ts'
import type { CommandInput, CommandName } from '#domain/commands.ts'
import { addDays } from '#domain/days.ts'
import { shortDay } from '#domain/language/format.ts'
import { useAccount } from '#web/data/account.ts'
import type { TaskFormFields } from '#web/features/tasks/task-form-fields.ts'
import { changesOf } from '#web/features/tasks/task-form-fields.ts'
import { pauseTexts } from '#web/shared/pauses/texts.ts'
import type { UndoableCommand } from '#web/shared/undo/undoable-toast.ts'
import { runUndoable } from '#web/shared/undo/undoable-toast.ts'
import type { Toast } from '#web/ui/toast-store.ts'
import { choreTexts } from './texts.ts'
import type { ChoreLine } from './use-chores.ts'

/** The first and last day of a pause; without a last one it lasts until somebody ends it. */
export type PauseDays = { readonly from_on: string; readonly until_on: string | null }

export type ChoreActions = {
  skip(chore: Chore, slot: string): Promise<boolean>
  /** To another day, yyyy-MM-dd. */
  moveDay(item: AgendaItem, day: string): Promise<boolean>
  /** One day alone. */
  changeOne(item: AgendaItem, texts: Partial<TaskFormFields>): Promise<boolean>
  /** To a person, by their id. */
  give(item: AgendaItem, person: string): Promise<boolean>
  /** `to` is the person who gets the turn. */
  pass(chore: Chore, slot: string, to: string): Promise<boolean>
  pause(chore: Chore, days: PauseDays): Promise<boolean>
  resume(chore: Chore): Promise<boolean>
  /** `texts` are changed with it. */
  end(line: ChoreLine, texts?: Partial<TaskFormFields>): Promise<boolean>
  remove(chore: Chore): Promise<boolean>
  change(chore: Chore, fields: Omit<CommandInput<'updateChore'>, 'id'>): Promise<boolean>
}

type Change<Name extends CommandName> = UndoableCommand<Name> & { readonly toast: Toast }

type DayFields = Omit<CommandInput<'updateTask'>, 'id' | 'slot'>
/** Changes a single day; `from` is its previous state. */
type ChangeDay = (
  item: AgendaItem,
  to: DayFields,
  before: { readonly from: DayFields; readonly title?: string },
) => Promise<boolean>

const { toasts } = choreTexts

export function useChoreActions(): ChoreActions {
  const account = useAccount()
  const run = <Name extends CommandName>({ toast, ...change }: Change<Name>): Promise<boolean> =>
    runUndoable(account, change, toast)
  const changeDay: ChangeDay = ({ chore, slot, row }, to, { from, title = toasts.updated }) => {
    const target = { id: chore.id, slot }
    return run({
      name: 'updateTask',
      input: { ...target, ...to },
      toast: { title, description: to.name ?? row?.name ?? chore.name },
      isHeld: true,
      reverse: () => account.run('updateTask', { ...target, ...from }),
    })
  }
  return {
    pass: ({ id, name }, slot, to) =>
      run({
        name: 'passTurn',
        input: { id, slot },
        toast: { title: toasts.passedOn(to), description: name },
      }),
    moveDay: (item, due_on) =>
      changeDay(
        item,
        { due_on },
        {
          from: { due_on: item.row?.due_on ?? null },
          title: toasts.moved(shortDay(due_on)),
        },
      ),
    changeOne: (item, { is_shared: _, ...texts }) =>
      changeDay(item, texts, {
        from: changesOf({ ...item.chore, ...texts }, item.row ?? item.chore),
      }),
    give: (item, assigned_to) =>
      changeDay(item, { assigned_to }, { from: { assigned_to: item.row?.assigned_to ?? null } }),
    skip: ({ id, name }, slot) =>
      run({
        name: 'skipOccurrence',
        input: { id, slot },
        toast: { title: toasts.skipped, description: name },
        isHeld: true,
        reverse: () => account.run('unskipOccurrence', { id, slot }),
      }),
    pause: ({ id, name }, days) =>
      run({
        name: 'pauseChore',
        input: { id, ...days },
        toast: { title: pausedTitle(days), description: name },
        reverse: () => account.run('resumeChore', { id }),
      }),
    resume: ({ id, name, paused_from: from_on, paused_until: until_on }) =>
      run({
        name: 'resumeChore',
        input: { id },
        toast: { title: pauseTexts.toasts.resumed, description: name },
        reverse: async () =>
          from_on !== null && account.run('pauseChore', { id, from_on, until_on }),
      }),
    end: ({ chore: { id, name }, series, today }, texts) =>
      run({
        name: 'updateChore',
        input: { id, ...texts, ends_on: addDays(startOf(series, null, today), -1) },
        toast: { title: toasts.updated, description: name },
        isHeld: true,
      }),
    change: ({ id, name }, fields) =>
      run({
        name: 'updateChore',
        input: { id, ...fields },
        toast: { title: toasts.updated, description: name },
      }),
    remove: ({ id, name }) =>
      run({
        name: 'deleteChore',
        input: { id },
        toast: { title: toasts.deleted, description: name, icon: Trash2 },
      }),
  }
}

function pausedTitle({ until_on }: PauseDays): string {
  const { paused, pausedUntil } = pauseTexts.toasts
  return until_on === null ? paused : pausedUntil(shortDay(until_on))
}
