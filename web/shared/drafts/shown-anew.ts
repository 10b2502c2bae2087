/** Keeps the input of a form without a draft while another language renders the page again: in memory, never stored. */
import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

const noted = new Map<string, FieldValues>()

/** The name is the form's own. */
export function useShownAnew<Fields extends FieldValues, Parsed>(
  name: string,
  { getValues, reset }: UseFormReturn<Fields, unknown, Parsed>,
): void {
  useEffect(() => {
    const typed = noted.get(name) as Fields | undefined
    if (typed) reset(typed, { keepDefaultValues: true })
    return () => {
      noted.set(name, getValues())
      // The form that replaces it is there before that; no other form may find a password.
      queueMicrotask(() => noted.delete(name))
    }
  }, [name, getValues, reset])
}
