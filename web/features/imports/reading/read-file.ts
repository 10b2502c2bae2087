/** Reads a file of tasks from another program, or from this one: on the device, without the network (IM1). */
import type { ImportSource } from '#domain/imports/import.ts'
import { MAX_IMPORT_ROWS } from '#domain/imports/import.ts'
import type { Draft, Found, Reader } from './draft.ts'
import { draftOf } from './draft.ts'
import { decode, FileError } from './problem.ts'
import { readCsv } from './read-csv.ts'
import { readDonetick } from './read-donetick.ts'
import { readJson } from './read-json.ts'
import { isOwnCsv, readOwnCsv } from './read-own-csv.ts'
import { isTodoist, readTodoist } from './read-todoist.ts'

export type ReadFile = {
  readonly source: ImportSource
  readonly drafts: readonly Draft[]
  /** How many have no name, or cannot be read. */
  readonly leftOut: number
}

/** Throws FileError. */
export function readFile(bytes: Uint8Array<ArrayBuffer>, reader: Reader): ReadFile {
  const [source, found] = readText(decode(bytes), reader)
  if (found.length === 0) throw new FileError({ is: 'empty' })
  if (found.length > MAX_IMPORT_ROWS) throw new FileError({ is: 'many' })
  const drafts = found.flatMap((each) => draftOf(each, reader) ?? [])
  if (drafts.length === 0) throw new FileError({ is: 'empty' })
  return { source, drafts, leftOut: found.length - drafts.length }
}

function readText(text: string, reader: Reader): readonly [ImportSource, readonly Found[]] {
  if (/^\s*[[{]/.test(text)) return ['donetick', readDonetick(readJson(text), reader)]
  const table = readCsv(text)
  if (isTodoist(table)) return ['todoist', readTodoist(table, reader)]
  if (isOwnCsv(table)) return ['csv', readOwnCsv(table, reader)]
  throw new FileError({ is: 'unknown' })
}
