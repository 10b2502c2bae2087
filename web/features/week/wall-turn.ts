/** What somebody did at the wall, until they have come to the front and it is said in their name (A19). */
import type { WeekEntry } from '#domain/chores/week.ts'

export type WallTurn = { readonly account: string; readonly entry: WeekEntry }

let done: WallTurn | null = null

export function rememberDone(turn: WallTurn): void {
  done = turn
}

/** Once, and to nobody else. */
export function takeDone(account: string): WeekEntry | null {
  const taken = done
  done = null
  return taken?.account === account ? taken.entry : null
}
