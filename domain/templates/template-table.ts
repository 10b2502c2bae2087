/** The table of templates: only the owner sees them. */
import { defineTable, seenByOwner } from '#domain/table.ts'
import { templateColumns } from '#domain/templates/template.ts'

export const templates = defineTable({
  entity: 'Template',
  columns: templateColumns,
  ...seenByOwner('user_id'),
  orderedBy: 'created_at',
  first: { own: {} },
  keepsId: () => true,
  indexes: ['created_at', 'image_url'],
})
