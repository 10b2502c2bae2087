/** Saves a task as a template. */
import { v7 } from 'uuid'
import type { TaskDetails } from '#domain/templates/template.ts'
import type { OpenAccount } from '#web/data/account.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { templateTexts } from './texts.ts'

export async function saveTemplate({ run }: OpenAccount, details: TaskDetails): Promise<boolean> {
  const isSaved = await run('createTemplate', { id: v7(), ...detailsOf(details) })
  if (isSaved) showToast({ title: templateTexts.saved, description: details.name })
  return isSaved
}

/** Only the typed fields, nothing else of the row. */
export function detailsOf(row: TaskDetails): TaskDetails {
  const { name, description, time_minutes, effort_level, image_url, is_shared } = row
  return { name, description, time_minutes, effort_level, image_url, is_shared }
}
