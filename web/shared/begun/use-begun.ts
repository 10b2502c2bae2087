/** Initial values for the form of a new task or reward, when another place has filled it in. */
import { useLocation } from 'react-router-dom'
import * as z from 'zod/mini'
import { givenOf } from '#domain/command.ts'

export type Begun<Fields> = {
  readonly fields: Fields
  /** Refused changes that are decided once it is created. */
  readonly settles: readonly string[]
}

/** Travels beside the address: in it, it would stay when the dialog closes, and fill the next one. */
export type BegunState = { readonly begun: Begun<object> }

type Given<Fields> = z.ZodMiniType<{ readonly [Name in keyof Fields]?: Fields[Name] | undefined }>

/** The fields of an empty form, over them those that another place has filled in. */
export function useBegun<Fields extends object>(
  empty: Fields,
  given: Given<Fields>,
): Begun<Fields> {
  const { state } = useLocation() as { readonly state: unknown }
  const schema = z.object({ begun: z.object({ fields: given, settles: z.array(z.string()) }) })
  const begun = schema.safeParse(state).data?.begun
  if (!begun) return { fields: empty, settles: [] }
  return { fields: { ...empty, ...givenOf(begun.fields) }, settles: begun.settles }
}
