/** Saves a file that was made on the device. */
import { showToast } from '#web/ui/toast-store.ts'
import { fileTexts } from './texts.ts'

/** Long enough for a browser that asks where to save it. */
const KEPT_MS = 60_000

type SavedAs = { readonly name: string; readonly type: string }

export function saveFile(content: string, { name, type }: SavedAs): void {
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS)
}

type Making = () => string | Promise<string>

/** Makes a file and saves it; a failure is told. */
export async function saveMade(file: SavedAs, make: Making): Promise<void> {
  try {
    saveFile(await make(), file)
  } catch {
    showToast({ title: fileTexts.failed, tone: 'bad' })
  }
}

export function saveCsv(name: string, make: Making): Promise<void> {
  return saveMade({ name, type: 'text/csv' }, make)
}
