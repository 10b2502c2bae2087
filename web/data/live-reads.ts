/**
 * Tells live queries of everything a write may change. Dexie alone misses some: a query with offset or limit is not
 * notified when a row before its range leaves the index, nor one for the keys of a table with auto-incremented keys.
 */
import type { Middleware, DBCore } from 'dexie'
import { RangeSet } from 'dexie'

/** Above the level at which Dexie notes what changed (0), so that it adds to what stands here. */
const LEVEL = 1

export const tellAllReads: Middleware<DBCore> = {
  stack: 'dbcore',
  name: 'tellAllReads',
  level: LEVEL,
  create: (core) => ({
    ...core,
    table(name) {
      const table = core.table(name)
      const everything = new RangeSet(-Infinity, [[]])
      const parts = Object.fromEntries(
        [':dels', ...table.schema.indexes.map((index) => index.name ?? '')].map((part) => [
          `idb://${core.schema.name}/${name}/${part}`,
          everything,
        ]),
      )
      return {
        ...table,
        mutate: (request) =>
          table.mutate({
            ...request,
            mutatedParts: { ...parts },
          }),
      }
    },
  }),
}
