/** The commands on task templates. `createTask` creates tasks from them, like any others. */
import * as z from 'zod/mini'
import { requireWholeRule } from '#domain/chores/chore-fields.ts'
import { usualIfMissed } from '#domain/chores/chore.ts'
import { defineCommand, givenOf, HOLD_MS } from '#domain/command.ts'
import { id } from '#domain/id.ts'
import { newFields } from '#domain/new-fields.ts'
import { requireFeature } from '#domain/require-feature.ts'
import { inRoom } from '#domain/rooms/in-room.ts'
import { ownRow, requireNewId } from '#domain/shared-row.ts'
import { newTaskFields, taskFields } from '#domain/tasks/task-fields.ts'
import { templateRuleFields } from '#domain/templates/template-fields.ts'
import type { Template, TemplateRule } from '#domain/templates/template.ts'
import { templateRuleColumns } from '#domain/templates/template.ts'

const newRule = {
  ...newFields(templateRuleFields, templateRuleColumns),
  if_missed: z.optional(templateRuleFields.if_missed),
}

export const templateCommands = {
  createTemplate: defineCommand({
    version: 5,
    rest: { method: 'POST', path: '/api/templates' },
    input: z.object({ id, ...newTaskFields, ...newRule }),
    serverDefaults: (make) => ({ id: make.id() }),
    answer: { name: 'template', table: 'templates', created: true },
    run(tx, input, context) {
      const { actor, at } = context
      requireFeature(tx, actor, 'templates')
      requireNewId(tx, 'templates', input.id)
      requireRule(input)
      const if_missed = input.if_missed ?? usualIfMissed(input.repeats)
      const template = { ...input, if_missed, user_id: actor, created_at: at }
      tx.put('templates', inRoom(tx, template, context))
    },
  }),

  updateTemplate: defineCommand({
    version: 5,
    upcast: withMissed,
    rest: { method: 'PATCH', path: '/api/templates/:id' },
    input: z.object({ id, ...z.partial(z.object({ ...taskFields, ...templateRuleFields })).shape }),
    answer: { name: 'template', table: 'templates' },
    run(tx, { id: wanted, ...changed }, context) {
      const { actor } = context
      const before = ownRow(tx, 'templates', { id: wanted, actor })
      requireFeature(tx, actor, 'templates')
      const template = { ...before, ...givenOf(changed) }
      requireRule(template)
      tx.put('templates', inRoom(tx, template, context))
    },
  }),

  deleteTemplate: defineCommand({
    version: 1,
    holdMs: HOLD_MS,
    rest: { method: 'DELETE', path: '/api/templates/:id' },
    input: z.object({ id }),
    silentRefusals: ['not_found'],
    run(tx, input, { actor }) {
      tx.delete('templates', ownRow(tx, 'templates', { id: input.id, actor }).id)
    },
  }),
}

/** Before version 4, an update that changed the rule also decided what happens when an occurrence is missed. */
function withMissed(input: unknown): unknown {
  const { repeats } = input as { readonly repeats?: Template['repeats'] }
  return repeats ? { if_missed: usualIfMissed(repeats), ...(input as object) } : input
}

/** The fields of a rule that are checked. */
type Ruled = Pick<TemplateRule, 'repeats' | 'every' | 'weekdays' | 'month_day' | 'month_week'>

/** Throws `invalid_args`, naming the field, unless the rule is complete (C4). */
function requireRule(rule: Ruled): void {
  requireWholeRule({ ...rule, starts_on: '', ends_on: null })
}
