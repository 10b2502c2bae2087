/** "Who's here?" as a sheet over the page: switches to another person of this device with a tap. */
import { Check, Lock } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAccount } from '#web/data/account.ts'
import { useOnline } from '#web/shared/connection/use-online.ts'
import { toneOf } from '#web/shared/people/person-tone.ts'
import type { Household } from '#web/shared/people/use-household.ts'
import { useHousehold } from '#web/shared/people/use-household.ts'
import type { AvatarTone } from '#web/ui/avatar.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { lazyComponent } from '#web/ui/lazy-component.ts'
import { Text } from '#web/ui/text.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { askForPin, openPerson, showNotOpened } from './open-person.ts'
import type { PersonHere } from './people-here.ts'
import { usePeopleHere } from './people-here.ts'
import { PeopleList, PersonFacts, PersonRow, PlaceToAdd } from './person-row.tsx'
import { texts } from './texts.ts'

const AddPerson = lazyComponent(() => import('./add-person.tsx'), 'AddPerson')

export function SwitchSheet({ onClose }: { readonly onClose: () => void }) {
  const { id } = useAccount()
  const household = useHousehold()
  const people = usePeopleHere()
  const navigate = useNavigate()
  const isOnline = useOnline()
  const [isAdding, setAdding] = useState(false)

  async function choose(person: PersonHere) {
    onClose()
    if (person.id === id) return
    if (person.pin) return askForPin(person.id)
    const address = await openPerson(person.id)
    if (address !== null) void navigate(address, { replace: true })
  }

  if (isAdding)
    return (
      <Suspense fallback={null}>
        <AddPerson onClose={onClose} />
      </Suspense>
    )
  return (
    <Dialog open={people !== undefined} onClose={onClose} title={texts.title}>
      <PeopleList aria-label={texts.people}>
        {people?.map((person) => (
          <li key={person.id}>
            <PersonChoice
              person={person}
              isActive={person.id === id}
              tone={household ? toneIn(household, person.id) : person.tone}
              onChoose={() => void choose(person).catch(showNotOpened)}
            />
          </li>
        ))}
        <li>
          <PersonRow
            as="button"
            type="button"
            aria-disabled={!isOnline || undefined}
            onClick={() => isOnline && setAdding(true)}
          >
            <PlaceToAdd
              title={texts.add.title}
              note={isOnline ? null : texts.add.needsConnection}
            />
          </PersonRow>
        </li>
      </PeopleList>
      <Text>{texts.apart}</Text>
    </Dialog>
  )
}

/** A person without a partnership with the active account is a stranger to it. */
function toneIn(household: Household, id: string): AvatarTone {
  const user = household.people.get(id) ?? { id, is_child: false }
  return toneOf(user, household)
}

type PersonChoiceProps = {
  readonly person: PersonHere
  readonly isActive: boolean
  readonly tone: AvatarTone
  readonly onChoose: () => void
}

function PersonChoice({ person, isActive, tone, onChoose }: PersonChoiceProps) {
  return (
    <PersonRow
      as="button"
      type="button"
      $isOn={isActive}
      aria-current={isActive || undefined}
      onClick={onChoose}
    >
      <PersonFacts person={person} tone={tone} />
      {isActive && <Check size={24} aria-hidden="true" />}
      {!isActive && person.pin && (
        <>
          <Lock size={20} aria-hidden="true" />
          <VisuallyHidden>{texts.hasPin}</VisuallyHidden>
        </>
      )}
    </PersonRow>
  )
}
