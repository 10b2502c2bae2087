/** Closes the sheet with an invitation's link once it was answered, and says who joined. */
import { useEffect, useRef } from 'react'
import { otherOf } from '#domain/partnerships/partnership.ts'
import { firstName } from '#domain/users/user.ts'
import { useHousehold } from '#web/shared/people/use-household.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { partnersTexts } from './texts.ts'

const { toasts } = partnersTexts

export function useAnswer(id: string, onClose: () => void): void {
  const household = useHousehold()
  const invitation = household?.partnerships.find((each) => each.id === id)
  const other = household?.people.get((invitation && otherOf(invitation, household.me.id)) ?? '')
  const title = titleOf(invitation?.status, other && firstName(other))
  const isTold = useRef(false)
  useEffect(() => {
    if (title === null || isTold.current) return
    isTold.current = true
    showToast({ title })
    onClose()
  }, [title, onClose])
}

/** Null while there is nothing to tell: not answered, or the person has not arrived yet. */
function titleOf(status: string | undefined, name: string | undefined): string | null {
  if (status === 'rejected') return toasts.refused
  return status === 'accepted' && name !== undefined ? toasts.joined(name) : null
}
