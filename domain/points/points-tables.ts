/** The tables of points: the ledger and its totals. Only their owner sees them. */
import { balanceColumns, entryColumns } from '#domain/points/points.ts'
import { defineTable, seenByOwner } from '#domain/table.ts'

export const balances = defineTable({
  entity: 'Balance',
  columns: balanceColumns,
  ...seenByOwner('id'),
})

export const entries = defineTable({
  entity: 'Entry',
  columns: entryColumns,
  ...seenByOwner('user_id'),
  orderedBy: 'created_at',
  indexes: ['created_at'],
})
