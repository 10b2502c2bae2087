/** What somebody typed stays theirs when the device asks who is here: it is kept, and comes back with them. */
import { useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import { useAccount } from '#web/data/account.ts'
import { leaveDraft, takeDraft } from './stored-drafts.ts'

/** For a form whose address opens it again. `isOpen`: what is typed there is not saved and not given up. */
export function useDraft<Fields extends FieldValues>(
  { getValues, reset, formState }: UseFormReturn<Fields>,
  isOpen: boolean,
): void {
  const { id } = useAccount()
  const { pathname, search } = useLocation()
  const [address] = useState(pathname + search)
  const { isDirty } = formState
  const typed = useRef<() => Fields | null>(() => null)
  useEffect(() => {
    typed.current = () => (isOpen && isDirty ? getValues() : null)
  }, [isOpen, isDirty, getValues])
  useEffect(() => {
    void takeDraft(id, address).then((values) => {
      if (values !== null) reset(values as Fields, { keepDefaultValues: true })
    })
    return () => {
      const values = typed.current()
      if (values !== null) void leaveDraft({ account: id, address, values })
    }
  }, [id, address, reset])
}
