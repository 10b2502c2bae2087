/** Two adults who share a household, Maya and Theo, as the rows of a test. */
import type { AnyRow, TableName } from '#domain/tables.ts'
import { makePartnership, makeUser } from '#domain/testing/make.ts'

export type Row = readonly [TableName, AnyRow]
export type Rows = readonly Row[]

export const pair: Rows = [
  ['users', makeUser('Maya')],
  ['users', makeUser('Theo')],
  ['partnerships', makePartnership('Maya', 'Theo')],
]
