/** Gives a task or an occurrence to a person. */
import type { User } from '#domain/users/user.ts'
import { firstName } from '#domain/users/user.ts'
import { toneOf } from '#web/shared/people/person-tone.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { PersonAvatar } from '#web/shared/photos/person-avatar.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Name } from '#web/ui/name.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { usePending } from '#web/ui/use-pending.ts'
import { ChoiceRow } from './choice-row.tsx'
import { planTexts } from './texts.ts'

export type GiveDialogProps = {
  readonly title: string
  /** The name of the task. */
  readonly name: string
  /** The consequences. */
  readonly note?: string
  /** The people it can be given to. */
  readonly people: readonly User[]
  readonly household: Household
  /** It cannot be given now. */
  readonly blocked?: boolean
  readonly onGive: (person: string) => Promise<boolean>
  readonly open: boolean
  readonly onClose: () => void
}

export function GiveDialog(props: GiveDialogProps) {
  const { title, name, note, people, household, blocked = false, onGive, open, onClose } = props
  const [, once] = usePending()
  const give = ({ id }: User) =>
    void once(async () => {
      if (await onGive(id)) onClose()
    })
  return (
    <Dialog open={open} onClose={onClose} title={title} description={<Name>{name}</Name>}>
      <Stack $gap={3}>
        {note !== undefined && <p>{note}</p>}
        <Stack as="ul" $gap={2}>
          {people.map((person) => (
            <li key={person.id}>
              <ChoiceRow disabled={blocked} onClick={() => give(person)}>
                <PersonAvatar person={person} tone={toneOf(person, household)} size={36} />
                <Name>
                  {person === household.me ? planTexts.me(firstName(person)) : firstName(person)}
                </Name>
              </ChoiceRow>
            </li>
          ))}
        </Stack>
      </Stack>
    </Dialog>
  )
}
