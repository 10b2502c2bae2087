/**
 * Reads what the commands of a batch will ask for, before they run: rows whose ids contain one of their inputs. Which they read is
 * learnt from what the same command read before. So a queue of a hundred costs as many trips to a database on another
 * machine as a single change. It changes no result: what is missing is read when it is asked for.
 */
import type { Rows } from '#domain/rows.ts'
import type { Mutation } from '#domain/sync-protocol.ts'
import type { TableName } from '#domain/tables.ts'
import type { Read } from '#domain/tx.ts'
import type { RowStore } from '#server/store/row-store.ts'

/** After so many runs of a command no more is learnt. */
const LESSONS = 8
/** Shorter texts are no ids. */
const ID_LENGTH = 36

/** An id of a row, with what stands before and behind the value of the input. */
type Pattern = {
  readonly field: string
  readonly table: TableName
  readonly around: readonly [string, string]
}
type Learnt = { lessons: number; readonly patterns: Map<string, Pattern> }

type Place = { readonly table: TableName; readonly id: string }

export type Foresight = {
  /** Loads what a batch will read into its rows. */
  fill(rows: Rows, mutations: readonly Mutation[]): void
  /** Notes the reads of a command; undefined once enough is known. */
  learning(name: string, input: unknown): ((read: Read) => void) | undefined
}

// oxlint-disable-next-line max-lines-per-function -- a factory: what it returns shares what was learnt
export function createForesight(store: RowStore): Foresight {
  const learnt = new Map<string, Learnt>()

  function placesOf({ name, input }: Mutation): readonly Place[] {
    return [...(learnt.get(name)?.patterns.values() ?? [])].flatMap(({ field, table, around }) => {
      const value = valueIn(input, field)
      return value === null ? [] : [{ table, id: around.join(value) }]
    })
  }

  function idsByTable(mutations: readonly Mutation[]): Map<TableName, Set<string>> {
    const ids = new Map<TableName, Set<string>>()
    for (const { table, id } of mutations.flatMap(placesOf))
      ids.set(table, (ids.get(table) ?? new Set()).add(id))
    return ids
  }

  return {
    fill(rows, mutations) {
      if (mutations.length < 2) return
      for (const [table, ids] of idsByTable(mutations)) {
        const found = new Map(store.some(table, [...ids]).map((row) => [row.id, row]))
        for (const id of ids) {
          const row = found.get(id)
          // oxlint-disable-next-line no-array-fill-with-reference-type -- these are rows of a store
          rows.fill({ table, id }, row === undefined ? [] : [row])
        }
      }
    },
    learning(name, input) {
      const known = learnt.get(name) ?? { lessons: 0, patterns: new Map() }
      learnt.set(name, known)
      if (known.lessons >= LESSONS) return undefined
      known.lessons += 1
      const fields = Object.keys(Object(input))
      return ({ table, id }) => {
        for (const field of id === undefined ? [] : fields) {
          const value = valueIn(input, field)
          const [before, behind, ...more] = value === null ? [] : (id?.split(value) ?? [])
          if (before === undefined || behind === undefined || more.length > 0) continue
          const pattern = { field, table, around: [before, behind] as const }
          known.patterns.set(JSON.stringify(pattern), pattern)
        }
      }
    },
  }
}

/** As it is stored: in lower case. */
function valueIn(input: unknown, field: string): string | null {
  const value: unknown = Reflect.get(Object(input), field)
  return typeof value === 'string' && value.length >= ID_LENGTH ? value.toLowerCase() : null
}
