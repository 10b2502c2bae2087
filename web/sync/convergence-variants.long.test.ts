/** Proves that the convergence test detects defects: it must notice each variant within a number of runs. */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { runPlan } from './testing/run-plan.ts'
import { plan } from './testing/steps.ts'
import { variants } from './testing/variants.ts'
import { Violation } from './testing/violation.ts'

const MAX_RUNS = Number(process.env['CONVERGENCE_VARIANT_RUNS'] ?? 400)
const seed = Number(process.env['CONVERGENCE_SEED'] ?? 20_260_302)
const only = process.env['CONVERGENCE_VARIANT']

test(
  'every broken variant of the engine and the server is caught',
  { timeout: 30 * 60_000 },
  async () => {
    const sampled = fc.sample(plan, { seed, numRuns: MAX_RUNS })
    const missed: string[] = []
    const lines: string[] = []
    for (const variant of variants) {
      if (only !== undefined && !variant.name.includes(only)) continue
      let caught: string | null = null
      let runs = 0
      const plans = [variant.plan ?? [], sampled].flat()
      if (variant.plan) await runPlan(variant.plan)
      while (caught === null && runs < plans.length) {
        const given = plans[runs]
        runs += 1
        if (given) caught = await runPlan(given, { variant }).then(() => null, reasonOf)
      }
      lines.push(
        `${variant.name.padEnd(64)} ${caught === null ? 'missed' : String(runs).padStart(4)}  ${caught ?? ''}`,
      )
      if (caught === null) missed.push(variant.name)
    }
    process.stdout.write(`${lines.join('\n')}\n`)
    expect(missed).toEqual([])
  },
)

function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return `${error instanceof Violation ? '' : '(thrown) '}${text.split('\n')[0] ?? ''}`
}
