/** Saves a task as a template. */
import { v7 } from 'uuid'
import type { TaskDetails } from '#domain/tasks/task.ts'
import { detailsOf } from '#domain/tasks/task.ts'
import type { TemplateRule } from '#domain/templates/template.ts'
import { noRule } from '#domain/templates/template.ts'
import type { OpenAccount } from '#web/data/account.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { templateTexts } from './texts.ts'

/** `rule`: how it repeats, if it does (C4). */
export async function saveTemplate(
  { run }: OpenAccount,
  details: TaskDetails,
  rule: TemplateRule = noRule,
): Promise<void> {
  const input = { id: v7(), ...detailsOf(details), ...rule }
  if (await run('createTemplate', input))
    showToast({ title: templateTexts.saved, description: details.name })
}
