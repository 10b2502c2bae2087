/**
 * The dialogs of repeating tasks, opened by the address: ?chore=ID, ?editChore=ID, ?pauseChore=ID, ?handOver=ID and
 * ?deleteChore=ID; for one day ?editChore=ID DAY, ?ahead=ID DAY, ?moveOccurrence=ID DAY and ?giveTurn=ID DAY.
 */
import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { AgendaItem } from '#domain/chores/agenda.ts'
import { moveBounds } from '#domain/chores/settle.ts'
import type { User } from '#domain/users/user.ts'
import { useAccount } from '#web/data/account.ts'
import { readTaskKey } from '#web/features/tasks/task-key.ts'
import { useOnline } from '#web/shared/connection/use-online.ts'
import { Kept } from '#web/shared/overlay/kept.tsx'
import { OverlaySlot } from '#web/shared/overlay/overlay-slot.tsx'
import type { Household } from '#web/shared/people/use-household.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Sentence } from '#web/ui/name.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { AheadDialog } from './ahead-dialog.tsx'
import { EditChoreDialog } from './edit-chore-dialog.tsx'
import { GiveDialog } from './give-dialog.tsx'
import { ChorePage } from './history/chore-page.tsx'
import { MoveDialog } from './move-dialog.tsx'
import type { ChoreDialogProps, OccurrenceDialogProps } from './pause-chore-dialog.tsx'
import { PauseChoreDialog } from './pause-chore-dialog.tsx'
import { choreTexts } from './texts.ts'
import { useChoreActions } from './use-chore-actions.ts'
import type { ChoreLine, FindLine } from './use-chores.ts'

type Finding = { readonly findLine: FindLine }

export function ChoreDialogs(props: Finding & { readonly household: Household }) {
  const { findLine, household } = props
  return (
    <>
      {/* The page shows the present state of the task; the dialogs change it as it was when they opened. */}
      <LineSlot parameter="chore" findLine={findLine}>
        {({ line, ...dialog }) => (
          <ChorePage {...{ ...dialog, household }} line={findLine(line.chore.id) ?? line} />
        )}
      </LineSlot>
      <LineSlot parameter="editChore" findLine={findLine}>
        {({ value, ...found }) => (
          <EditChoreDialog
            {...found}
            item={itemOf(found.line, value)}
            isChild={household.me.is_child}
          />
        )}
      </LineSlot>
      <LineSlot parameter="pauseChore" findLine={findLine}>
        {(found) => <PauseChoreDialog {...found} />}
      </LineSlot>
      <ItemSlot parameter="ahead" findLine={findLine}>
        {(found) => <AheadDialog {...found} household={household} />}
      </ItemSlot>
      <ItemSlot parameter="moveOccurrence" findLine={findLine}>
        {(found) => <MoveOccurrenceDialog {...found} />}
      </ItemSlot>
      <ItemSlot parameter="giveTurn" findLine={findLine}>
        {(found) => <GiveTurnDialog {...found} household={household} />}
      </ItemSlot>
      <LineSlot parameter="handOver" findLine={findLine}>
        {(found) => <HandOverDialog {...found} household={household} />}
      </LineSlot>
      <LineSlot parameter="deleteChore" findLine={findLine}>
        {(found) => <DeleteChoreDialog {...found} />}
      </LineSlot>
    </>
  )
}

type SlotProps<Found> = Finding & {
  readonly parameter: string
  readonly children: (found: Found) => ReactNode
}

function LineSlot({
  parameter,
  findLine,
  children,
}: SlotProps<ChoreDialogProps & { readonly value: string }>) {
  return (
    <OverlaySlot parameter={parameter}>
      {(shown) => (
        // The task may be gone before the dialog has closed.
        <Kept of={findLine(readTaskKey(shown.value).id)}>
          {(line) => children({ ...shown, line })}
        </Kept>
      )}
    </OverlaySlot>
  )
}

/** For one day of the task. */
function ItemSlot({ children, ...slot }: SlotProps<OccurrenceDialogProps>) {
  return (
    <LineSlot {...slot}>
      {({ value, ...found }) => {
        const item = itemOf(found.line, value)
        return item ? children({ ...found, item }) : null
      }}
    </LineSlot>
  )
}

function itemOf(line: ChoreLine, key: string): AgendaItem | undefined {
  const { slot } = readTaskKey(key)
  return slot === null ? undefined : line.itemOn(slot)
}

/** Moves one day of a repeating task to another day; the days after it stay (C16). */
function MoveOccurrenceDialog({ line, item, ...dialog }: OccurrenceDialogProps) {
  const actions = useChoreActions()
  const { chore, series, today } = line
  return (
    <MoveDialog
      {...dialog}
      {...moveBounds(series, { slot: item.slot, today })}
      name={item.row?.name ?? chore.name}
      tooLate={choreTexts.moveBlocked[chore.repeats === 'after_done' ? 'after_done' : 'other']}
      onMove={(day) => actions.moveDay(item, day)}
    />
  )
}

/** Asks before a repeating task is deleted (C18). */
function DeleteChoreDialog({ line: { chore }, open, onClose }: ChoreDialogProps) {
  const actions = useChoreActions()
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => actions.remove(chore)}
      icon={Trash2}
      title={choreTexts.deleteTitle}
      description={<Sentence name={chore.name}>{choreTexts.deleteAll(chore.name)}</Sentence>}
      confirmLabel={choreTexts.delete}
    />
  )
}

type GiveTurnDialogProps = OccurrenceDialogProps & { readonly household: Household }

/** Gives one day of a repeating task to a person; the order continues as planned (C14). */
function GiveTurnDialog({ line, item, household, ...dialog }: GiveTurnDialogProps) {
  const actions = useChoreActions()
  return (
    <GiveDialog
      {...{ ...dialog, household }}
      title={choreTexts.give}
      name={item.row?.name ?? line.chore.name}
      people={helpersOf(line, household).filter(({ id }) => id !== item.person)}
      onGive={(person) => actions.give(item, person)}
    />
  )
}

/** The owner and their partners, as far as this person knows them: their own partners, and people who have a seat. */
function helpersOf(
  { chore, series }: OccurrenceDialogProps['line'],
  { me, partners, people }: Household,
): readonly User[] {
  if (chore.user_id === me.id) return [me, ...partners]
  const ids = new Set([me.id, chore.user_id, ...series.seats.map(({ person }) => person)])
  return [...ids].flatMap((id) => (id === me.id ? me : (people.get(id) ?? [])))
}

type HandOverDialogProps = ChoreDialogProps & { readonly household: Household }

/** Hands a repeating task over to an adult partner, who is its owner from then on; needs a connection (C20). */
function HandOverDialog({ line, household, ...dialog }: HandOverDialogProps) {
  const account = useAccount()
  const isOnline = useOnline()
  const { id, name } = line.chore
  return (
    <GiveDialog
      {...{ ...dialog, household, name }}
      title={choreTexts.handOver}
      note={choreTexts.handOverNote}
      people={household.partners.filter(({ is_child }) => !is_child)}
      blocked={!isOnline}
      onGive={async (to) => {
        const isDone = await account.run('giveChore', { id, to })
        if (isDone) showToast({ title: choreTexts.toasts.updated, description: name })
        return isDone
      }}
    />
  )
}
