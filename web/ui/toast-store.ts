/** The current toast; a newer one replaces it. */
import type { LucideIcon } from 'lucide-react'
import { createExternalStore } from './external-store.ts'

export interface ToastAction {
  readonly label: string
  readonly icon?: LucideIcon
  readonly onPress: () => void
  /** For changes that can be taken back: the toast shows how much time is left. */
  readonly countdown?: {
    readonly ms: number
    /** Called from time to time while a finger, a pointer or the focus holds the toast. */
    readonly onHeld: () => void
  }
}

export interface Toast {
  readonly title: string
  readonly description?: string | undefined
  /** `bad` is announced at once and stays until it is closed or replaced. */
  readonly tone?: 'plain' | 'bad'
  /** Shows the sewing button instead of an icon: points came in. */
  readonly points?: boolean
  readonly icon?: LucideIcon
  readonly action?: ToastAction | undefined
  /** Says that the account is gone: it stays when the account closes. */
  readonly outlives?: boolean
}

export interface ShownToast extends Toast {
  readonly id: number
}

const current = createExternalStore<ShownToast | null>(null)
export const { get: currentToast, subscribe: subscribeToToast } = current
let lastId = 0

/** Shows a toast; the number it returns identifies it. */
export function showToast(toast: Toast): number {
  lastId += 1
  current.set({ ...toast, id: lastId })
  return lastId
}

/** Gives a toast its button, or removes it, unless the toast was already replaced. */
export function setToastAction(id: number, action: ToastAction | undefined): void {
  const toast = current.get()
  if (toast?.id === id) current.set({ ...toast, action })
}

/** Removes a toast, unless it was already replaced. */
export function dismissToast(id: number): void {
  if (current.get()?.id === id) current.set(null)
}
