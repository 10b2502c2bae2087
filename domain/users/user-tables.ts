/** The tables about a person: the profile, which partners see, and what only the person sees. */
import { defineTable, seenByOwner } from '#domain/table.ts'
import { accountColumns, usageColumns, userColumns } from '#domain/users/user.ts'

export const users = defineTable({
  entity: 'User',
  columns: userColumns,
  people: ['id'],
  audience: 'partners',
  project: (user, { id, partners, inviters }) =>
    user.id === id || partners.has(user.id) || inviters.has(user.id) ? user : null,
})

export const accounts = defineTable({
  entity: 'Account',
  columns: accountColumns,
  people: ['id'],
  audience: 'owner',
  project: (account, viewer) =>
    account.id === viewer.id ? { ...account, username_key: '', email_key: '' } : null,
})

export const usages = defineTable({
  entity: 'Usage',
  columns: usageColumns,
  ...seenByOwner('user_id'),
})
