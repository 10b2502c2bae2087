/** The commands on task templates. `createTask` creates tasks from them, like any others. */
import * as z from 'zod/mini'
import { CommandError } from '#domain/command-error.ts'
import { defineCommand, givenOf, HOLD_MS } from '#domain/command.ts'
import { id } from '#domain/id.ts'
import { requireFeature } from '#domain/require-feature.ts'
import { newTaskFields, taskFields } from '#domain/tasks/task-fields.ts'
import type { Template } from '#domain/templates/template.ts'
import type { Tx } from '#domain/tx.ts'

export const templateCommands = {
  createTemplate: defineCommand({
    version: 1,
    rest: { method: 'POST', path: '/api/templates' },
    summary: 'Keep the details of a task as a template',
    failure: 'Failed to save template',
    input: z.object({ id, ...newTaskFields }),
    serverDefaults: (make) => ({ id: make.id() }),
    answer: { name: 'template', table: 'templates', created: true },
    run(tx, input, { actor, at }) {
      requireFeature(tx, actor, 'templates')
      if (tx.get('templates', input.id) !== null)
        throw new CommandError('id_conflict', 'A template with this id exists already')
      tx.put('templates', { ...input, user_id: actor, created_at: at })
    },
  }),

  updateTemplate: defineCommand({
    version: 1,
    rest: { method: 'PATCH', path: '/api/templates/:id' },
    summary: 'Change fields of a template; tasks made from it stay as they are',
    failure: 'Failed to save template',
    input: z.object({ id, ...z.partial(z.object(taskFields)).shape }),
    answer: { name: 'template', table: 'templates' },
    run(tx, { id: wanted, ...changed }, { actor }) {
      const template = ownTemplate(tx, wanted, actor)
      requireFeature(tx, actor, 'templates')
      tx.put('templates', { ...template, ...givenOf(changed) })
    },
  }),

  deleteTemplate: defineCommand({
    version: 1,
    holdMs: HOLD_MS,
    rest: { method: 'DELETE', path: '/api/templates/:id' },
    summary: 'Delete a template, on whatever plan',
    failure: 'Failed to delete template',
    input: z.object({ id }),
    silentRefusals: ['not_found'],
    run(tx, input, { actor }) {
      tx.delete('templates', ownTemplate(tx, input.id, actor).id)
    },
  }),
}

function ownTemplate(tx: Tx, wanted: string, actor: string): Template {
  const template = tx.get('templates', wanted)
  if (template?.user_id !== actor) throw new CommandError('not_found', 'Template not found')
  return template
}
