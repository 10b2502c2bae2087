/** The goals, each a ratio within one run. Other products are not run here; their recorded ratio to floor-batch is used. */
import type { Figure, Results, Side } from './results.ts'

type Ask = { readonly figure: Figure; readonly side: Side; readonly pick?: 'median' | 'max' }
type Goal = {
  readonly goal: string
  readonly what: string
  readonly of: Ask
  readonly over: Ask | number
  readonly limit: number
  readonly isAtLeast?: boolean
}

/** Replicache's first screen took 361 ms beside the floor's 968; its handler did 5,960 mutations a second beside 10,803. */
const REPLICACHE_FIRST_SCREEN = 361 / 968
const REPLICACHE_THROUGHPUT = 5960 / 10_803
const RXDB_THROUGHPUT = 4709 / 10_803
/** RxDB reconnected in 365 ms beside the floor's 47. */
const RXDB_RECONNECT = 365 / 47

const goals: readonly Goal[] = [
  vsFloor('G1', 'tap p50 of floor-batch', figure('W1', 'tap p50 ms', 1000), 1.5),
  vsFloor('G1', 'tap p95 of floor-batch', figure('W1', 'tap p95 ms', 1000), 2),
  vsFloor('G1', 'tap p50 of floor-batch, 10k', figure('W1', 'tap p50 ms', 10_000), 1.5),
  vsFloor('G1', 'tap p95 of floor-batch, 10k', figure('W1', 'tap p95 ms', 10_000), 2),
  growth('G1', figure('W1', 'tap p50 ms', 10_000), 1.3),
  vsFull('G3', '1,000 durable and known', figure('W2', 'durable and known ms', 1000), 2),
  vsFull('G3', 'CPU of 1,000, warm process', figure('W2', 'server CPU ms', 1000), 1.5),
  vsFull('G3', 'CPU of 1,000, new process', figure('W2', 'server CPU ms, new process', 1000), 2),
  vsFloor(
    'G3',
    'a quarter of RxDB',
    figure('W2', 'durable and known ms', 1000),
    RXDB_RECONNECT / 4,
  ),
  vsFull('G4', '10,000 durable and known', figure('W2', 'durable and known ms', 10_000), 1.3),
  growth('G4', figure('W2', 'durable and known ms', 10_000), 10),
  {
    goal: 'G4',
    what: 'longest main-thread task, ms',
    of: { figure: figure('W2', 'longest task ms', 10_000), side: 'mitten', pick: 'max' },
    over: 1,
    limit: 50,
  },
  vsFloor(
    'G6',
    'half of Replicache to the first screen',
    figure('W3', 'first screen ms', 10_000),
    REPLICACHE_FIRST_SCREEN / 2,
  ),
  vsFloor('G6', 'all stored', figure('W3', 'all stored ms', 10_000), 1),
  vsFloor('G6', 'bytes on the wire', figure('W3', 'wire kB', 10_000), 0.2),
  vsFull('G7', 'A to B p50', figure('W4', 'A to B p50 ms', 10_000), 1),
  {
    goal: 'G7',
    what: 'A to B p95 over its p50',
    of: { figure: figure('W4', 'A to B p95 ms', 10_000), side: 'mitten' },
    over: { figure: figure('W4', 'A to B p50 ms', 10_000), side: 'mitten' },
    limit: 2,
  },
  growth('G7', figure('W4', 'A to B p50 ms', 100_000), 1.3),
  vsFull('G8', 'CPU of a mutation', figure('W5', 'server CPU us/mutation', 200), 1.5),
  {
    ...vsFloor(
      'G8',
      'throughput: 1.3 x Replicache, 2 x RxDB',
      figure('W5', 'mutations/s', 200),
      Math.max(1.3 * REPLICACHE_THROUGHPUT, 2 * RXDB_THROUGHPUT),
    ),
    isAtLeast: true,
  },
  {
    goal: 'G8',
    what: 'FULL over NORMAL, throughput',
    of: { figure: figure('W5', 'mutations/s', 200), side: 'mitten' },
    over: { figure: figure('W5', 'mutations/s', 200), side: 'mitten NORMAL' },
    limit: 0.9,
    isAtLeast: true,
  },
  growth('G9', figure('W6', 'first 3 active p50 ms', 100_000), 1.5),
  growth('G9', figure('W6', 'points p50 ms', 100_000), 1.5),
  {
    goal: 'G9',
    what: 'points, ms at 100k',
    of: { figure: figure('W6', 'points p50 ms', 100_000), side: 'mitten' },
    over: 1,
    limit: 1,
  },
]

export function evaluateGoals(results: Results) {
  const valueOf = ({ figure, side, pick = 'median' }: Ask) => results.get(figure, side)?.[pick]
  return goals.flatMap(({ goal, what, of, over, limit, isAtLeast = false }) => {
    const upper = valueOf(of)
    const lower = typeof over === 'number' ? over : valueOf(over)
    if (upper === undefined || lower === undefined) return []
    const value = upper / lower
    return [{ goal, what, value, limit, isMet: isAtLeast ? value >= limit : value <= limit }]
  })
}

function figure(workload: Figure['workload'], metric: string, rows: number): Figure {
  return { workload, metric, rows }
}

/** Compared with the floor that does the same work. */
function vsFull(goal: string, what: string, figure: Figure, limit: number): Goal {
  const over = { figure, side: 'floor-full' } as const
  return { goal, what: `${what}, of floor-full`, of: { figure, side: 'mitten' }, over, limit }
}

function vsFloor(goal: string, what: string, figure: Figure, limit: number): Goal {
  return {
    goal,
    what,
    of: { figure, side: 'mitten' },
    over: { figure, side: 'floor-batch' },
    limit,
  }
}

/** Relative to the same figure with a thousand rows. */
function growth(goal: string, figure: Figure, limit: number): Goal {
  const small = { ...figure, rows: 1000 }
  const what = `${figure.metric}, ${figure.rows} rows over 1,000`
  return {
    goal,
    what,
    of: { figure, side: 'mitten' },
    over: { figure: small, side: 'mitten' },
    limit,
  }
}
