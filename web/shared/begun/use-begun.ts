/** Initial values for the dialog that creates a task or a reward. */
import { useLocation } from 'react-router-dom'
import * as z from 'zod/mini'
import { givenOf } from '#domain/command.ts'
import type { Begun } from './begun.ts'

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
