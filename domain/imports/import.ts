/** Imports: where tasks come from, how many at once, and the ids they get (IM2). */
import { derivedId } from '#domain/derived-id.ts'

/** Programs whose files are read; `csv` is our own, `ready` are ready-made chores (T30), `lines` pasted lines (T28). */
export const importSources = ['donetick', 'todoist', 'csv', 'ready', 'lines'] as const
export type ImportSource = (typeof importSources)[number]

/** How many items a call may have, and how many rows and bytes a file. */
export const MAX_IMPORT_CALL = 50
export const MAX_IMPORT_ROWS = 500
export const MAX_IMPORT_BYTES = 2_000_000
/** The longest id of a source, in characters. */
export const MAX_SOURCE_ID = 200

export type Origin = { readonly source: ImportSource; readonly source_id: string }

/** The id of an imported row, derived from the account, the source, and its id there. */
export function importedId(account: string, { source, source_id }: Origin): string {
  return derivedId('import', account, source, source_id)
}

type Dated = { readonly due_on: string | null; readonly repeats: string | null }

/** Whether it becomes a task without a day: lists show these newest first, all others by day and then oldest first. */
export function isUndated({ due_on, repeats }: Dated): boolean {
  return due_on === null && repeats === null
}
