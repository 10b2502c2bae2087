/** Asks to whom a task is given: one tap on a person, and it is theirs (C14, T12). */
import { Users } from 'lucide-react'
import { styled } from 'styled-components'
import { mayGive, replan } from '#domain/chores/replan.ts'
import type { User } from '#domain/users/user.ts'
import { firstName } from '#domain/users/user.ts'
import { toneOf } from '#web/shared/people/person-tone.ts'
import { PersonAvatar } from '#web/shared/photos/person-avatar.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Name, Sentence } from '#web/ui/name.tsx'
import { theme } from '#web/ui/theme.ts'
import { usePending } from '#web/ui/use-pending.ts'
import type { ReplanDialogProps } from './move-dialog.tsx'
import { replanTexts } from './texts.ts'

export function GiveDialog({ entry, household, at, apply, onClose }: ReplanDialogProps) {
  const { me, partners } = household
  const [, once] = usePending()
  const { name } = entry.task
  const people = [me, ...partners].filter(({ id }) => mayGive(entry, id, me))
  const isForAnyone = entry.item === null || entry.item.chore.who === 'anyone'
  const give = (person: string | null) =>
    once(async () => {
      const planned = replan(entry, { day: entry.day, person }, { me, at })
      if ('change' in planned && (await apply(entry, planned.change))) onClose()
    })
  return (
    <Dialog
      open
      onClose={onClose}
      title={<Sentence name={name}>{replanTexts.giveTitle(name)}</Sentence>}
      closeLabel={replanTexts.close}
    >
      <List aria-label={replanTexts.people}>
        {people.map((person) => (
          <li key={person.id}>
            <Choice
              type="button"
              aria-disabled={person.id === entry.person || undefined}
              onClick={() => person.id !== entry.person && give(person.id)}
            >
              <PersonAvatar person={person} tone={toneOf(person, household)} size={44} />
              <Said person={person} me={me} />
              {person.id === entry.person && <small>{replanTexts.asPlanned}</small>}
            </Choice>
          </li>
        ))}
        {isForAnyone && entry.person !== null && (
          <li>
            <Choice type="button" onClick={() => give(null)}>
              <Anyone>
                <Users size={20} aria-hidden="true" />
              </Anyone>
              <b>{replanTexts.anyone}</b>
            </Choice>
          </li>
        )}
      </List>
    </Dialog>
  )
}

function Said({ person, me }: { readonly person: User; readonly me: User }) {
  const name = firstName(person)
  return (
    <b>
      {person.id === me.id ? (
        <Sentence name={name}>{replanTexts.me(name)}</Sentence>
      ) : (
        <Name>{name}</Name>
      )}
    </b>
  )
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space(2)};
`

const Choice = styled.button`
  display: flex;
  align-items: center;
  gap: ${theme.space(3)};
  width: 100%;
  min-height: 64px;
  padding: 8px 16px 8px 10px;
  border: 1.5px solid ${theme.line.strong};
  border-radius: ${theme.radius.inner};
  background: ${theme.surface.card};
  color: ${theme.text.main};
  font: ${theme.font.label};
  text-align: start;
  cursor: pointer;
  > b {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  > small {
    color: ${theme.text.muted};
    font: ${theme.font.small};
  }
  &[aria-disabled='true'] {
    border-style: dashed;
    background: none;
    cursor: default;
  }
`

const Anyone = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 44px;
  height: 44px;
  border-radius: 50%;
  background: ${theme.surface.chip};
  color: ${theme.text.muted};
`
