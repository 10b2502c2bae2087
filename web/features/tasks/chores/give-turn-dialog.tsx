/** Gives one day of a repeating task to a person; the order goes on as planned (C14). */
import type { User } from '#domain/users/user.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Name } from '#web/ui/name.tsx'
import { usePending } from '#web/ui/use-pending.ts'
import type { OccurrenceDialogProps } from './pause-chore-dialog.tsx'
import { PeopleChoice } from './people-choice.tsx'
import { choreTexts } from './texts.ts'
import { useChoreActions } from './use-chore-actions.ts'

export type GiveTurnDialogProps = OccurrenceDialogProps & { readonly household: Household }

export function GiveTurnDialog({ line, item, household, open, onClose }: GiveTurnDialogProps) {
  const actions = useChoreActions()
  const [isPending, once] = usePending()
  const give = ({ id }: User) =>
    void once(async () => {
      const isGiven = await actions.give(item, id)
      if (isGiven) onClose()
      return isGiven
    })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={choreTexts.give}
      description={<Name>{item.row?.name ?? line.chore.name}</Name>}
      closeLabel={choreTexts.close}
    >
      <PeopleChoice
        people={helpersOf(line, household).filter(({ id }) => id !== item.person)}
        household={household}
        disabled={isPending}
        onChoose={give}
      />
    </Dialog>
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
