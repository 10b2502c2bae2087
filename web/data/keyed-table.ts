/** A table with rows of several kinds, each under its own key. */
import type { PromiseExtended, Table } from 'dexie'

export type KeyedTable<Row extends { readonly key: string }> = {
  get<Key extends Row['key']>(
    key: Key,
  ): PromiseExtended<Extract<Row, { readonly key: Key }> | undefined>
} & Table<Row, Row['key']>
