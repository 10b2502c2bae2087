/** Saves a file that was made on the device. */
import { showToast } from '#web/ui/toast-store.ts'
import { fileTexts } from './texts.ts'

/** Long enough for a browser that asks where to save it. */
const KEPT_MS = 60_000

export function saveFile(
  content: string,
  { name, type }: { readonly name: string; readonly type: string },
): void {
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS)
}

/** Makes a table and saves it; a failure is told. */
export async function saveCsv(name: string, make: () => Promise<string>): Promise<void> {
  try {
    saveFile(await make(), { name, type: 'text/csv' })
  } catch {
    showToast({ title: fileTexts.failed, tone: 'bad' })
  }
}
