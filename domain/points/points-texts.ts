/** The texts about points. Separate from the points themselves, which every screen shows. */
import type { CommandError } from '#domain/command-error.ts'
import { refusal } from '#domain/command-error.ts'

/** Why a person with so many points cannot spend so many; null if they can. */
export function pointsRefusal(
  have: number,
  { need, to }: { readonly need: number; readonly to: 'redeem' | 'repay' },
): CommandError | null {
  if (have >= need) return null
  return refusal('insufficient_points', `to_${to}`, { need, have })
}

export function spokenPoints(points: number): string {
  return points === 1 ? '1 point' : `${points} points`
}
