/** Gives what is due to a person. */
import type { User } from '#domain/users/user.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Name } from '#web/ui/name.tsx'
import { usePending } from '#web/ui/use-pending.ts'
import { PeopleChoice } from './people-choice.tsx'

export type GiveDialogProps = {
  readonly title: string
  /** Of the task. */
  readonly name: string
  /** Those who can be given it. */
  readonly people: readonly User[]
  readonly household: Household
  readonly onGive: (person: string) => Promise<boolean>
  readonly open: boolean
  readonly onClose: () => void
}

export function GiveDialog(props: GiveDialogProps) {
  const { title, name, people, household, onGive, open, onClose } = props
  const [isPending, once] = usePending()
  const give = ({ id }: User) =>
    void once(async () => {
      const isGiven = await onGive(id)
      if (isGiven) onClose()
      return isGiven
    })
  return (
    <Dialog open={open} onClose={onClose} title={title} description={<Name>{name}</Name>}>
      <PeopleChoice people={people} household={household} disabled={isPending} onChoose={give} />
    </Dialog>
  )
}
