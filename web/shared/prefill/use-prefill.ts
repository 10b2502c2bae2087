/** Initial values for the form of a new task or reward that was filled in elsewhere. */
import { useLocation } from 'react-router-dom'
import * as z from 'zod/mini'
import { givenOf } from '#domain/command.ts'

export type Prefill<Fields> = {
  readonly fields: Fields
  /** Refused changes that count as decided once the row is created. */
  readonly settles: readonly string[]
}

/**
 * Kept beside the address: in the address it would stay when the dialog closes, and fill the next form. Its key is in the
 * history of browsers, from which a page that is reloaded for an update reads it.
 */
export type PrefillState = { readonly begun: Prefill<object> }

type Given<Fields> = z.ZodMiniType<{ readonly [Name in keyof Fields]?: Fields[Name] | undefined }>

/** The fields of an empty form, overridden by those that were filled in elsewhere. */
export function usePrefill<Fields extends object>(
  empty: Fields,
  given: Given<Fields>,
): Prefill<Fields> {
  const { state } = useLocation() as { readonly state: unknown }
  const schema = z.object({ begun: z.object({ fields: given, settles: z.array(z.string()) }) })
  const prefill = schema.safeParse(state).data?.begun
  if (!prefill) return { fields: empty, settles: [] }
  return { fields: { ...empty, ...givenOf(prefill.fields) }, settles: prefill.settles }
}
