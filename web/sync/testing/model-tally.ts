/** Counts what happened in the runs of the model, to prove that they covered enough. */
import type { Fault } from './steps.ts'

export type Tally = ReturnType<typeof createTally>

export function createTally() {
  const counts = new Map<string, number>()
  const faultCounts = new Map<string, number>()
  const add = (to: Map<string, number>, what: string) => void to.set(what, (to.get(what) ?? 0) + 1)
  const of = (what: string) => counts.get(what) ?? 0
  return {
    count: (what: string) => add(counts, what),
    fault: (fault: Fault) => add(faultCounts, fault),
    tapped: (isAccepted: boolean) => add(counts, isAccepted ? 'queued' : 'refusedHere'),
    lines: (): readonly string[] => [
      [...counts].map(([what, n]) => `${what} ${n}`).join(', '),
      [...faultCounts].map(([fault, n]) => `${fault} ${n}`).join(', '),
      `rejected by the server: ${share(of('rejected'), of('rejected') + of('applied by the server'))}`,
    ],
  }
}

function share(part: number, whole: number): string {
  return `${part} of ${whole} (${whole === 0 ? 0 : Math.round((100 * part) / whole)} %)`
}
