/** Everybody signed in on this device, and a way off it for each. */
import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { signOut } from '#web/app/session/session-actions.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import type { PersonHere } from './people-here.ts'
import { PeopleList, PersonFacts, PersonRow } from './person-row.tsx'
import { texts } from './texts.ts'

export interface ManageAccountsProps {
  readonly people: readonly PersonHere[]
  readonly onClose: () => void
}

export function ManageAccounts({ people, onClose }: ManageAccountsProps) {
  const [leaving, setLeaving] = useState<PersonHere | null>(null)
  if (leaving) return <SignOutQuestion person={leaving} onClose={onClose} />
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.manage.title}
      description={texts.manage.text}
      closeLabel={texts.add.close}
    >
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

type SignOutQuestionProps = { readonly person: PersonHere; readonly onClose: () => void }

/** Whoever answers may not be that person: so nothing that waits is given up here (decision A5). */
function SignOutQuestion({ person, onClose }: SignOutQuestionProps) {
  const { id, name, waiting } = person
  const [isBusy, setBusy] = useState(false)

  async function confirm() {
    setBusy(true)
    try {
      await signOut(id, { discard: false })
      showToast({ title: texts.manage.done(name) })
    } catch (error) {
      showToast({ title: texts.manage.failed, description: texts.manage.failedText, tone: 'bad' })
      if (!isAnswer(error)) reportError(error)
    }
    onClose()
  }

  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={confirm}
      title={texts.manage.question(name)}
      description={waiting === 0 ? texts.manage.again : texts.manage.kept(waiting)}
      confirmLabel={texts.manage.signOut}
      cancelLabel={texts.add.cancel}
      icon={LogOut}
      busy={isBusy}
    />
  )
}

function isAnswer(error: unknown): boolean {
  return error instanceof Error && error.name === 'HttpError'
}
