/** Gives one day of a repeating task to a person; the order goes on as planned (C14). */
import type { User } from '#domain/users/user.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { GiveDialog } from './give-dialog.tsx'
import type { OccurrenceDialogProps } from './pause-chore-dialog.tsx'
import { choreTexts } from './texts.ts'
import { useChoreActions } from './use-chore-actions.ts'

export type GiveTurnDialogProps = OccurrenceDialogProps & { readonly household: Household }

export function GiveTurnDialog({ line, item, household, ...dialog }: GiveTurnDialogProps) {
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

/** The owner and their partners, of whom this person knows their own partners and those who have a place in the order. */
function helpersOf(
  { chore, series }: OccurrenceDialogProps['line'],
  { me, partners, people }: Household,
): readonly User[] {
  if (chore.user_id === me.id) return [me, ...partners]
  const ids = new Set([me.id, chore.user_id, ...series.seats.map(({ person }) => person)])
  return [...ids].flatMap((id) => (id === me.id ? me : (people.get(id) ?? [])))
}
