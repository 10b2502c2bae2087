/** The points that a refused change lacks, by today's balance. */
import type { RejectedItem } from '#web/data/device-store.ts'

type Refusal = Pick<RejectedItem, 'code' | 'details'>

/** 0 if there are enough by now, and for refusals that are not about points. */
export function missingIn({ code, details }: Refusal, balance: number): number {
  if (code !== 'insufficient_points') return 0
  const need = details?.['need']
  // Borrowing needs a balance that is not below zero (P3).
  return Math.max((typeof need === 'number' ? need : 0) - balance, 0)
}

/** Whether it was refused for lack of points, and they are there by now. */
export function hasEnoughNow(refusal: Refusal, balance: number): boolean {
  return refusal.code === 'insufficient_points' && missingIn(refusal, balance) === 0
}
