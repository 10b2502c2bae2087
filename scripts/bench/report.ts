/** Prints the table and the goals met. Only ratios are meaningful: milliseconds depend on this machine and moment. */
import { evaluateGoals } from './goals.ts'
import type { Results, Side } from './results.ts'
import { sides } from './results.ts'
import type { Spread } from './statistics.ts'

export function printReport(results: Results): void {
  const figures = results.figures()
  const measured = sides.filter((side) => figures.some((figure) => results.get(figure, side)))
  const head = ['', 'rows', ...measured, 'x full', 'x batch', 'PostgreSQL x SQLite']
  const body = [...figures]
    .sort((a, b) => (a.workload < b.workload ? -1 : a.workload > b.workload ? 1 : 0))
    .map((figure) => {
      const of = (side: Side) => results.get(figure, side)
      const mitten = of('mitten')
      return [
        `${figure.workload} ${figure.metric}`,
        figure.rows.toLocaleString('en'),
        ...measured.map((side) => shown(of(side))),
        ratio(mitten, of('floor-full')),
        ratio(mitten, of('floor-batch')),
        ratio(of('mitten PostgreSQL'), mitten),
      ]
    })
  console.log(`\nmin / median / max of the runs\n${table([head, ...body])}`)
  const verdicts = evaluateGoals(results).map(({ goal, what, value, limit, isMet }) => [
    goal,
    what,
    brief(value),
    brief(limit),
    isMet ? 'met' : 'MISSED',
  ])
  if (verdicts.length > 0) console.log(`\n${table([['goal', '', 'is', 'limit', ''], ...verdicts])}`)
}

function shown(spread: Spread | null | undefined): string {
  if (!spread) return ''
  const { min, median, max } = spread
  return min === max ? brief(median) : `${brief(min)} / ${brief(median)} / ${brief(max)}`
}

function ratio(one: Spread | null | undefined, other: Spread | null | undefined): string {
  return one && other ? (one.median / other.median).toFixed(2) : ''
}

function brief(value: number): string {
  if (Number.isNaN(value)) return '-'
  return Math.abs(value) >= 100 ? Math.round(value).toString() : value.toPrecision(3)
}

function table(lines: readonly (readonly string[])[]): string {
  const widths = (lines[0] ?? []).map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  )
  return lines
    .map((line) =>
      line
        .map((cell, column) =>
          column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n')
}
