/** Splits many items into calls, each with as many items as a call may have. */
import type { Call } from '#domain/commands.ts'
import type { ImportInput } from './import-fields.ts'
import { MAX_IMPORT_CALL } from './import.ts'

/** In the order of the items: the item at index n is in call n / `MAX_IMPORT_CALL`. */
export function importCalls(items: readonly ImportInput[]): readonly Call[] {
  return Array.from({ length: Math.ceil(items.length / MAX_IMPORT_CALL) }, (_, call) => {
    const start = call * MAX_IMPORT_CALL
    return {
      name: 'importItems',
      input: { items: items.slice(start, start + MAX_IMPORT_CALL) },
    } as const
  })
}
