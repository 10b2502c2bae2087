/** The statistics that summarize a measurement. */

export type Spread = { readonly min: number; readonly median: number; readonly max: number }

/** The value below which a share of the samples lies; `share` is in [0, 1]. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}

export function spreadOf(runs: readonly number[]): Spread {
  return { min: Math.min(...runs), median: percentile(runs, 0.5), max: Math.max(...runs) }
}
