/** Keeps what a person typed in a form: it survives a reload, an update and a switch to another account. */
import { useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import { languageTag } from '#domain/language/texts.ts'
import { useAccount } from '#web/data/account.ts'
import { fitting, keepDraft, leaveDraft, readDraft, typedIn } from './stored-drafts.ts'

export type DraftOptions = {
  /** The form is neither saved nor discarded. */
  readonly isOpen: boolean
  /** The address that opens the form again; by default, the current one. */
  readonly address?: string
}

export function useDraft<Fields extends FieldValues, Parsed>(
  { getValues, reset, subscribe }: UseFormReturn<Fields, unknown, Parsed>,
  { isOpen, address: said }: DraftOptions,
): void {
  const { id: account } = useAccount()
  const { pathname, search } = useLocation()
  const [address] = useState(said ?? pathname + search)
  useEffect(() => {
    const language = languageTag()
    const initial = getValues()
    void readDraft(account, address).then((typed) => {
      // A person who started typing at once continues with that.
      if (typed.length === 0 || typedIn(getValues(), initial).length > 0) return
      reset({ ...initial, ...fitting(typed, initial) }, { keepDefaultValues: true })
    })
    return () => {
      // In another language the page is rendered again, and the form continues.
      if (languageTag() === language) void leaveDraft(account, address)
    }
  }, [account, address, getValues, reset])
  useEffect(() => {
    if (!isOpen) return void keepDraft({ account, address, typed: [] })
    return subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues = {} }) =>
        void keepDraft({ account, address, typed: typedIn(values, defaultValues) }),
    })
  }, [account, address, isOpen, subscribe])
}
