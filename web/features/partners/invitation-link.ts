/** The token of an invitation, and its link. */
import { copyText } from '#web/ui/copy-text.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { partnersTexts } from './texts.ts'

/** 32 random bytes as base64url, as the command requires. */
export function makeToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

export function linkOf(token: string): string {
  return `${location.origin}/invite/${token}`
}

export function copyLink(token: string): Promise<void> {
  const link = linkOf(token)
  const { copied, notCopied } = partnersTexts.toasts
  return copyText(link, { copied, notCopied, notCopiedText: link })
}

/** Not every browser shares, and none does on a plain http address. */
export function canShare(): boolean {
  return 'share' in navigator
}

export async function shareLink(token: string): Promise<void> {
  try {
    await navigator.share({ text: partnersTexts.shareText, url: linkOf(token) })
  } catch (error) {
    // The person cancelled.
    if (error instanceof DOMException && error.name === 'AbortError') return
    showToast({ title: partnersTexts.toasts.notShared, description: linkOf(token), tone: 'bad' })
  }
}
