/** Copies a text, and says whether that worked: on a plain http address of the home network there is no clipboard. */
import { showToast } from './toast-store.ts'

export type CopyTexts = {
  readonly copied: string
  readonly notCopied: string
  readonly notCopiedText: string
}

export async function copyText(text: string, texts: CopyTexts): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast({ title: texts.copied })
  } catch {
    showToast({ title: texts.notCopied, description: texts.notCopiedText, tone: 'bad' })
  }
}
