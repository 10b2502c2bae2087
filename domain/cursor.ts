/** Cursors: a device's position in its feed, and when a page may be applied to it. */
import type { Page } from '#domain/sync-protocol.ts'

export type Cursor = {
  /** Changes whenever the server may have lost history: after a restore (R13). */
  readonly epoch: string
  readonly version: number
  /** During a first sync: history up to this version is still to come, newest first. */
  readonly position: number | null
}

export function parseCursor(text: string | null): Cursor | null {
  const [, epoch, version, position] = /^([0-9a-z]+)\.(\d+)(?:\.(\d+))?$/.exec(text ?? '') ?? []
  if (epoch === undefined || version === undefined) return null
  return {
    epoch,
    version: Number(version),
    position: position === undefined ? null : Number(position),
  }
}

export function formatCursor({ epoch, version, position }: Cursor): string {
  return position === null ? `${epoch}.${version}` : `${epoch}.${version}.${position}`
}

/**
 * Compare and set (R11): a page applies at the cursor it was requested from, and anywhere within its own range of the
 * feed, because it holds the present state of every row that changed there. Any other page is dropped and requested
 * again.
 */
export function fits(
  { base, cursor, reset }: Pick<Page, 'base' | 'cursor' | 'reset'>,
  stored: string | null,
): boolean {
  if (stored === base) return true
  const [from, to, at] = [parseCursor(base), parseCursor(cursor), parseCursor(stored)]
  if (reset || !from || !to || !at) return false
  const isPlain = from.position === null && to.position === null && at.position === null
  const isSameEpoch = from.epoch === to.epoch && to.epoch === at.epoch
  return isPlain && isSameEpoch && from.version <= at.version && at.version <= to.version
}
