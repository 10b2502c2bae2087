/** Saves a task as a template. */
import { v7 } from 'uuid'
import type { TaskDetails, TemplateRule } from '#domain/templates/template.ts'
import { noRule } from '#domain/templates/template.ts'
import type { OpenAccount } from '#web/data/account.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { templateTexts } from './texts.ts'

/** `rule`: how it repeats, if it does (C4). */
export async function saveTemplate(
  { run }: OpenAccount,
  details: TaskDetails,
  rule: TemplateRule = noRule,
): Promise<boolean> {
  const isSaved = await run('createTemplate', { id: v7(), ...detailsOf(details), ...rule })
  if (isSaved) showToast({ title: templateTexts.saved, description: details.name })
  return isSaved
}

/** Only the typed fields, nothing else of the row. */
export function detailsOf(row: TaskDetails): TaskDetails {
  const { name, description, time_minutes, effort_level, image_url, is_shared } = row
  const { checklist, all_steps, needs_photo } = row
  const texts = { name, description, checklist }
  return { ...texts, time_minutes, effort_level, image_url, is_shared, all_steps, needs_photo }
}
