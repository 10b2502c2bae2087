/** The columns that name people, and rows with one of them: what holds for all must hold for the next one. */
import type { AnyRow, TableName } from '#domain/tables.ts'
import { tableNames, tableOf } from '#domain/tables.ts'
import { concernsPartners } from '#domain/visibility.ts'
import { idOf, monday } from './make.ts'

type Place = readonly [table: TableName, column: string]

/** In the tables that partners see. Columns called `_id` name rows, or the people a row is about. */
export const personColumns: readonly Place[] = tableNames
  .filter(concernsPartners)
  .flatMap((table) =>
    Object.entries(tableOf(table).columns)
      .filter(([name, { kind }]) => kind === 'id' && !/^id$|_id$/.test(name))
      .map(([name]): Place => [table, name]),
  )

/** Rows of an owner that name a person in one column: with all other values or the fewest, and all flags or none. */
export function rowsNaming(person: string, [table, column]: Place, owner: string): AnyRow[] {
  return [true, false].flatMap((isFull) =>
    [true, false].map((flag) => {
      const values = { id: idOf(owner), moment: monday, whole: 1, text: '', flag, choice: '' }
      const fields = Object.entries(tableOf(table).columns).map(([name, each]) => {
        const value = each.kind === 'choice' ? each.options?.[0] : values[each.kind]
        return [name, each.isOptional && !isFull ? null : value]
      })
      return Object.fromEntries([...fields, [column, idOf(person)]]) as AnyRow
    }),
  )
}
