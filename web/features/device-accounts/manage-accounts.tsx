/** Lists everybody who is signed in on this device, with a button to sign each out. */
import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import type { PersonHere } from './people-here.ts'
import { PeopleList, PersonFacts, PersonRow } from './person-row.tsx'
import { SignOutQuestion, SignOutWithPin } from './sign-out-questions.tsx'
import { texts } from './texts.ts'

export interface ManageAccountsProps {
  readonly people: readonly PersonHere[]
  readonly onClose: () => void
}

export function ManageAccounts({ people, onClose }: ManageAccountsProps) {
  const [leaving, setLeaving] = useState<PersonHere | null>(null)
  if (leaving?.pin) return <SignOutWithPin person={leaving} onClose={onClose} />
  if (leaving) return <SignOutQuestion person={leaving} onClose={onClose} />
  return (
    <Dialog open onClose={onClose} title={texts.manage.title} description={texts.manage.text}>
      <PeopleList aria-label={texts.people}>
        {people.map((person) => (
          <li key={person.id}>
            <PersonRow>
              <PersonFacts person={person} />
              <Button
                tone="outline"
                size="small"
                icon={LogOut}
                aria-label={texts.manage.signOutOf(person.name)}
                onClick={() => setLeaving(person)}
              >
                {texts.manage.signOut}
              </Button>
            </PersonRow>
          </li>
        ))}
      </PeopleList>
    </Dialog>
  )
}
