/** Collects the results: every figure of every side, at every size, run by run. */
import type { Spread } from './statistics.ts'
import { spreadOf } from './statistics.ts'

/** The sides that are compared; plain `mitten` runs on SQLite, with every commit on disk. */
export const sides = [
  'mitten',
  'mitten NORMAL',
  'mitten PostgreSQL',
  'floor-full',
  'floor-batch',
] as const
export type Side = (typeof sides)[number]

export type Figure = {
  readonly workload: 'W1' | 'W2' | 'W3' | 'W4' | 'W5' | 'W6' | 'W13'
  readonly metric: string
  /** Rows in the database, mutations in the queue, or files that the worker keeps. */
  readonly rows: number
}

export type Results = {
  add(figure: Figure, side: Side, value: number): void
  get(figure: Figure, side: Side): Spread | null
  figures(): readonly Figure[]
}

export function createResults(): Results {
  const runs = new Map<string, number[]>()
  const figures = new Map<string, Figure>()
  const keyOf = ({ workload, rows, metric }: Figure) => `${workload} ${metric} ${rows}`
  return {
    add(figure, side, value) {
      const key = keyOf(figure)
      figures.set(key, figure)
      runs.set(`${key} ${side}`, [...(runs.get(`${key} ${side}`) ?? []), value])
    },
    get(figure, side) {
      const found = runs.get(`${keyOf(figure)} ${side}`)
      return found ? spreadOf(found) : null
    },
    figures: () => [...figures.values()],
  }
}
