/** A tap at the wall, until the person's account is active and the tap is recorded in their name (A19). */
import type { WeekEntry } from '#domain/chores/week.ts'

/** Alone, together with others who are still to be named, or by a child of theirs (T22, T23). */
export type DoneHow = 'alone' | 'together' | { readonly child: string }

export type WallTurn = {
  readonly account: string
  readonly entry: WeekEntry
  readonly how: DoneHow
}

let done: WallTurn | null = null

export function rememberDone(turn: WallTurn): void {
  done = turn
}

/** The task that this person did at the wall, until it is forgotten. */
export function doneBy(account: string): WallTurn | null {
  return done?.account === account ? done : null
}

export function forgetDone(): void {
  done = null
}
